import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A module named by its place, for a thread or to be loaded later; a hole in it stands for every file it can be. */
const MODULE = /new URL\((['`])(\.[^'`]+\.ts)\1,\s*import\.meta\.url\)/g;
/** A data file of a room of ours. */
const DATA = /import\.meta\.resolve\('(@wordhoard\/[^']+)'\)/g;
/** A folder that was built. */
const FOLDER = /new URL\('((?:\.\.\/)+[^']+\/dist)',\s*import\.meta\.url\)/g;

/**
 * What the program finds by where its source lies, it must find as well when it is packed: all of it lies in one folder
 * then, beside whatever module asks. Folders are for whoever packs to copy, under the name their room has.
 */
export function beside(root: string): Plugin {
  const flat = (path: string): string => relative(root, path).replaceAll('/', '.').replace(/ts$/, 'js');
  return {
    name: 'beside',
    // As it was written.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules')) return null;
      const placed = code
        .replaceAll(MODULE, (_, quote: string, path: string) => {
          const files = globSync(join(dirname(id), path.replaceAll(/\$\{[^}]*\}/g, '*')));
          for (const file of files.filter((it) => !it.endsWith('.test.ts')))
            this.emitFile({ type: 'chunk', id: file, fileName: flat(file) });
          return `new URL(${quote}./${flat(join(dirname(id), path))}${quote}, import.meta.url)`;
        })
        .replaceAll(DATA, (_, specifier: string) => {
          const file = fileURLToPath(import.meta.resolve(specifier));
          this.emitFile({ type: 'asset', fileName: basename(file), source: readFileSync(file) });
          return `new URL('./${basename(file)}', import.meta.url).href`;
        })
        .replaceAll(FOLDER, (_, path: string) => `new URL('./${basename(dirname(path))}', import.meta.url)`);
      return placed === code ? null : { code: placed, map: null };
    },
    generateBundle(_, bundle) {
      for (const [name, output] of Object.entries(bundle))
        if (output.type === 'chunk' && /(\.ts|\/dist)['"`],\s*import\.meta\.url/.test(output.code))
          this.error(`${name} still looks for a source file`);
    },
  };
}
