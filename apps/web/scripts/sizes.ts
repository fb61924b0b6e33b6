/**
 * Prints the downloads a visitor needs before a page can be used, from the build in dist/, gzip-compressed:
 *
 *   npx node apps/web/scripts/sizes.ts
 *
 * Fails over budget, and when a file asks for one that is missing. Every page is counted with everything it imports at
 * once; later downloads (the worker with rules, bots and dictionary) must not be among it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@wordhoard/catalog';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = new URL('../dist/', import.meta.url);
const read = (file: string): Buffer => readFileSync(new URL(file, dist));
const manifest: Readonly<Record<string, Chunk>> = JSON.parse(read('.vite/manifest.json').toString());
const html = read('index.html').toString();

const KB = 1000;
const zipped = (bytes: Buffer | string): number => gzipSync(bytes, { level: 9 }).length;
const gzipped = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + zipped(read(file)), 0);

/** The shared styles aren't in a file but in the page itself. */
const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1];
if (styles === undefined) throw new Error('the page has no styles in it: this script looks in the wrong place');

const SHELL = 'index.html';

/** Files of these entries and of all that they import at once. */
function needed(entries: readonly string[]): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    if (name !== SHELL) for (const file of chunk.css ?? []) css.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const entry of entries) visit(entry);
  return { js, css };
}

interface Page {
  readonly name: string;
  readonly entries: readonly string[];
  readonly js: number;
}

/** A game is reached at an online table, or offline in the page. */
const pagesOf = (game: string): readonly Page[] =>
  Object.entries({ 'at a table': 'table', offline: 'practice' }).map(([where, page]) => ({
    name: `${game}, ${where}`,
    entries: [SHELL, `src/pages/${page}.tsx`, `src/games/${game}/page.tsx`],
    js: 60,
  }));
/** Looked at again a game has its own page and what is said of it; rules and judge are in a worker. */
const reviewOf = (game: string): Page => ({
  name: `${game}, review`,
  entries: [SHELL, 'src/pages/review/review.tsx', `src/games/${game}/page.tsx`],
  js: 70,
});
const PAGES: readonly Page[] = [
  { name: 'landing', entries: [SHELL, 'src/pages/landing/landing.tsx'], js: 35 },
  // Rules and bots are in workers.
  { name: 'lab', entries: [SHELL, 'src/pages/lab/lab.tsx'], js: 50 },
  ...GAME_IDS.flatMap(pagesOf),
  ...GAME_IDS.map(reviewOf),
];
const CSS_BUDGET = 15;
const FONT_BUDGET = 40;

let failed = false;
const lines: string[] = [];
function report(what: string, bytes: number, budget: number): void {
  const over = bytes > budget * KB;
  failed ||= over;
  const figures = `${(bytes / KB).toFixed(1).padStart(6)} kB of ${String(budget).padStart(2)} kB`;
  lines.push(`${what.padEnd(28)}${figures}${over ? '   OVER BUDGET' : ''}`);
}

for (const { name, entries, js } of PAGES) {
  const files = needed(entries);
  report(`${name}: JS`, gzipped(files.js), js);
  report(`${name}: CSS`, zipped(styles) + gzipped(files.css), CSS_BUDGET);
}
// Fonts are compressed already; those the page asks for at once are the ones it preloads.
const fonts = [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file]) => file!);
if (fonts.length === 0) throw new Error('the page preloads no fonts: this script looks in the wrong place');
report(
  'fonts before first paint',
  fonts.reduce((sum, file) => sum + read(file).length, 0),
  FONT_BUDGET,
);
/** Styles are inlined and files merged: nothing may still refer to a removed file. */
const built = readdirSync(dist, { recursive: true, encoding: 'utf8' });
for (const file of built.filter((it) => /\.(js|html)$/.test(it)))
  for (const [asked] of read(file)
    .toString()
    .matchAll(/assets\/[\w.-]+\.(?:css|js)\b/g))
    if (!built.includes(asked)) {
      failed = true;
      lines.push(`${file} asks for ${asked}, which is not there`);
    }
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
