import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordSchemaText, SCHEMA_FILE } from './record-schema/text.ts';

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
}

test('the documented schema is up to date; to rewrite it: npx node scripts/record-schema.ts', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(recordSchemaText());
});

test('everything in a record is explained, and nothing that is not in it', () => {
  const { properties }: ObjectSchema = JSON.parse(recordSchemaText());
  const table = properties['table'] as ObjectSchema; // an object in itself, by the schema above
  const fields = [...Object.keys(properties), ...Object.keys(table.properties).map((name) => `table.${name}`)];
  const explained = [...readFileSync('docs/record.md', 'utf8').matchAll(/^\| `([\w.]+)` /gm)].map(([, name]) => name);
  expect(explained.sort()).toEqual(fields.sort());
});
