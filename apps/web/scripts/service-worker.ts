import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';

/** Place for the list of files in the worker: an expression no other code contains. */
const PLACE = '__WORDHOARD_BUILD__';

/** Too big to fetch for a brief visit; cached once a game has needed it. */
const ON_DEMAND = /\.lex$/;

/** Never asked for by name: sources of the build, and the wide alphabets that few need. */
const LEFT_OUT = /(^|\/)(\.vite\/|sw\.js|index\.html)|latin/;

/** Not named by their content, so what is in them belongs to the version, as does the page itself. */
const PAGE = 'index.html';
const NAMED: Readonly<Record<string, string>> = {
  '/icon.svg': 'public/icon.svg',
  '/icon-turn.svg': 'public/icon-turn.svg',
  '/manifest.webmanifest': 'public/manifest.webmanifest',
};

/** Builds src/sw.ts to /sw.js and tells it which files make up this version of the pages. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'wordhoard-service-worker',
    // After the page has been made, with all that is written into it.
    enforce: 'post',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => !LEFT_OUT.test(file) && !ON_DEMAND.test(file))
        .map((file) => `/${file}`)
        .concat('/', Object.keys(NAMED))
        .sort();
      const version = createHash('sha256').update(files.join('\n'));
      const page = bundle[PAGE];
      if (page?.type !== 'asset') this.error('the page has not been made yet');
      version.update(page.source);
      for (const source of [...Object.values(NAMED), 'src/sw.ts']) version.update(readFileSync(`${root}/${source}`));
      const list = JSON.stringify({ version: version.digest('hex').slice(0, 12), files });
      const result = await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2024',
          rolldownOptions: { input: `${root}/src/sw.ts`, output: { entryFileNames: 'sw.js', format: 'iife' } },
        },
      });
      const outputs = (Array.isArray(result) ? result : [result]).flatMap((it) => ('output' in it ? it.output : []));
      const chunk = outputs.find((it) => it.type === 'chunk');
      if (!chunk?.code.includes(PLACE)) this.error(`sw.ts does not mention ${PLACE}`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code.replace(PLACE, list) });
    },
  };
}
