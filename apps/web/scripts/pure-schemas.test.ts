import { expect, test } from 'vitest';
import { markSchemas } from './pure-schemas.ts';

const MODULE = "import * as v from 'valibot';\n";

test('calls that make a schema are marked, and those that use one are not', () => {
  expect(markSchemas(`${MODULE}const a = v.pipe(v.string(), v.minLength(1));`)).toBe(
    `${MODULE}const a = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1));`,
  );
  for (const code of ['v.parse(name, text);', 'v.assert(name, text);', 'kept.v.set(1);', 'div.map(it);'])
    expect(markSchemas(`${MODULE}${code}`)).toBe(`${MODULE}${code}`);
});

test('other modules are left alone, whatever v is there', () => {
  expect(markSchemas('const v = new Map(); v.set(1, 2);')).toBeUndefined();
});
