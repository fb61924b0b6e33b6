import type { Plugin } from 'vite';

const IMPORT = "import * as v from 'valibot'";

/** A call that makes a schema or a part of one. These others use a schema, and may throw. */
const MAKES_SCHEMA = /(?<![\w.$])v\.(?!(?:parse|assert|parser|safeParser)\b)\w+\(/g;

/** The module with all calls that make schemas marked as pure; undefined if it makes none. */
export const markSchemas = (code: string): string | undefined =>
  code.includes(IMPORT) ? code.replaceAll(MAKES_SCHEMA, '/* @__PURE__ */ $&') : undefined;

/**
 * Lets the build leave out schemas that a page doesn't use, and valibot with them. The build doesn't see valibot's own
 * marks through `v.`, so it would keep every schema of a module of which a page uses anything.
 */
export const pureSchemas = (): Plugin => ({
  name: 'pure-schemas',
  apply: 'build',
  enforce: 'pre',
  transform(code) {
    const marked = markSchemas(code);
    return marked === undefined ? undefined : { code: marked, map: null };
  },
});
