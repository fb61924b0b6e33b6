import { readFileSync } from 'node:fs';
import { type HtmlTagDescriptor, minify, type Plugin, type Rolldown } from 'vite';

/** Place for the files in src/first.js: an expression no other code contains. */
const PLACE = '__WORDHOARD_AHEAD__';

/** Starts of addresses, and the page behind each; of a game's table on this device, also that game's page. */
const PAGES: readonly (readonly [start: string, module: string])[] = [
  ['/', 'src/pages/landing/landing.tsx'],
  ['/t/', 'src/pages/table.tsx'],
  ['/play/', 'src/pages/practice.tsx'],
];
const GAME_PAGE = /\/src\/games\/([^/]+)\/page\.tsx$/;

type Bundle = Rolldown.OutputBundle;

/** All that a chunk needs at once, styles too, besides what the page names itself. */
function filesOf(bundle: Bundle, file: string, named: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || found.has(file) || named.has(file)) return found;
  found.add(file);
  for (const css of chunk.viteMetadata?.importedCss ?? []) if (!named.has(css)) found.add(css);
  for (const other of chunk.imports) filesOf(bundle, other, named, found);
  return found;
}

function aheadOf(bundle: Bundle, named: ReadonlySet<string>): [start: string, files: string[]][] {
  const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
  const files = (ends: string): string[] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ends));
    if (!chunk) throw new Error(`the build has no page ${ends}`);
    return [...filesOf(bundle, chunk.fileName, named)].map((file) => `/${file}`);
  };
  const pages = PAGES.map(([start, module]): [string, string[]] => [start, files(`/${module}`)]);
  const played = new Set(files('/src/pages/practice.tsx'));
  const games = chunks.flatMap(({ facadeModuleId }): [string, string[]][] => {
    const game = GAME_PAGE.exec(facadeModuleId ?? '')?.[1];
    if (game === undefined) return [];
    return [[`/play/${game}/`, files(`/src/games/${game}/page.tsx`).filter((file) => !played.has(file))]];
  });
  return [...pages, ...games];
}

/**
 * The page is drawn from its first bytes: the shared styles and src/first.js are inlined, with a table being laid
 * (index.html), and no request delays the first paint. The server allows the inlined parts by their hashes.
 */
export function firstPaint(): Plugin {
  let root = '';
  return {
    name: 'wordhoard-first-paint',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const script = readFileSync(`${root}/src/first.js`, 'utf8');
        const tag = (name: string, children: string): HtmlTagDescriptor => ({ tag: name, children, injectTo: 'head' });
        if (!bundle) return { html, tags: [tag('script', script.replace(PLACE, '[]'))] };

        const styles: string[] = [];
        const bare = html.replaceAll(/\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
          const sheet = bundle[file];
          if (sheet?.type !== 'asset') throw new Error(`the build has no ${file}`);
          styles.push(String(sheet.source).trim());
          delete bundle[file];
          // Parts that are fetched later would ask for it again.
          for (const chunk of Object.values(bundle))
            if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file);
          return '';
        });
        if (styles.length === 0) this.error('the page has no styles to be drawn with');
        const named = new Set([...html.matchAll(/ (?:src|href)="\/([^"]+)"/g)].map(([, file]) => file!));
        const ahead = JSON.stringify(aheadOf(bundle, named));
        const { code } = await minify('first.js', `{${script.replace(PLACE, ahead)}}`);
        return { html: bare, tags: [tag('style', styles.join('\n')), tag('script', code.trim())] };
      },
    },
  };
}
