import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

/** A module loaded by its path, in a worker thread or on demand; a template path stands for every file it matches. */
const MODULE = /new URL\((['`])(\.[^'`]+\.ts)\1,\s*import\.meta\.url\)/g;
/** A JSON file that is read by its path; a template path stands for every file it matches. */
const JSON_FILE = /new URL\(`(\.[^`]+\.json)`,\s*import\.meta\.url\)/g;
/** A data file of one of our packages. */
const DATA = /import\.meta\.resolve\('(@wordhoard\/[^']+)'\)/g;
/** A folder of built files. */
const FOLDER = /new URL\('((?:\.\.\/)+[^']+\/dist)',\s*import\.meta\.url\)/g;

/**
 * Rewrites paths relative to a source file, so that the bundle finds the same modules, data files and folders. All of them
 * end up in one folder. `pack.ts` copies the folders, each under the name of its package.
 */
export function relocatePaths(root: string): Plugin {
  const flatName = (path: string): string => relative(root, path).replaceAll(/[/\\]/g, '.').replace(/ts$/, 'js');
  const filesAt = (id: string, path: string): string[] =>
    globSync(join(dirname(id), path.replaceAll(/\$\{[^}]*\}/g, '*')));
  return {
    name: 'relocate-paths',
    // Before TypeScript is compiled.
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(normalizePath(root)) || id.includes('node_modules')) return null;
      const placed = code
        .replaceAll(MODULE, (_, quote: string, path: string) => {
          for (const file of filesAt(id, path).filter((it) => !it.endsWith('.test.ts')))
            this.emitFile({ type: 'chunk', id: file, fileName: flatName(file) });
          return `new URL(${quote}./${flatName(join(dirname(id), path))}${quote}, import.meta.url)`;
        })
        .replaceAll(JSON_FILE, (_, path: string) => {
          for (const file of filesAt(id, path))
            this.emitFile({ type: 'asset', fileName: flatName(file), source: readFileSync(file) });
          return `new URL(\`./${flatName(join(dirname(id), path))}\`, import.meta.url)`;
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
          this.error(
            `${name} still refers to a source file by its path; extend the patterns in scripts/relocate-paths.ts`,
          );
    },
  };
}
