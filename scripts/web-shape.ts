/**
 * Prints the shape of the pages' source: how many files and lines, how long files are, how full folders are, and how
 * often six or more lines stand in two places.
 *
 *   npm run shape                    of the files here
 *   npm run shape -- --against REV   next to those of a commit
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = 'apps/web/src';
/** Lines that must be equal in a row to count as written twice. */
const WINDOW = 6;

export interface SourceText {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Rows of the table: what is counted, and its value. */
export function shapeOf(files: readonly SourceText[]): ReadonlyMap<string, number> {
  const code = files.filter(({ path }) => /\.tsx?$/.test(path));
  const styles = files.filter(({ path }) => path.endsWith('.css'));
  const lengths = code.map(linesOf).toSorted((a, b) => a - b);
  const folders = new Map<string, number>();
  for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  return new Map([
    ['files', files.length],
    ['TypeScript files', code.length],
    ['CSS files', styles.length],
    ['lines', sum(files.map(linesOf))],
    ['lines of TypeScript', sum(lengths)],
    ['lines of CSS', sum(styles.map(linesOf))],
    ['median lines of a TypeScript file', lengths[lengths.length >> 1] ?? 0],
    ['longest TypeScript file', lengths.at(-1) ?? 0],
    ['TypeScript files of 15 lines or fewer', lengths.filter((n) => n <= 15).length],
    ['most files in a folder', Math.max(0, ...folders.values())],
    ['pairs of places with six equal lines', duplicatePairs(code)],
  ]);
}

const linesOf = ({ text }: SourceText): number => text.split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Counts pairs of places that share `WINDOW` or more lines. Indentation, blank lines and imports don't count. */
export function duplicatePairs(files: readonly SourceText[]): number {
  const places = new Map<string, { readonly file: number; readonly line: number }[]>();
  for (const [file, { text }] of files.entries()) {
    const lines = significantLines(text);
    for (let line = 0; line + WINDOW <= lines.length; line++) {
      const key = lines.slice(line, line + WINDOW).join('\n');
      places.set(key, [...(places.get(key) ?? []), { file, line }]);
    }
  }
  const matches = new Set<string>();
  for (const found of places.values())
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1)) matches.add(`${a.file} ${a.line} ${b.file} ${b.line}`);
  // A longer match is found at each of its lines: only its first counts.
  return [...matches].filter((match) => {
    const [fileA = 0, lineA = 0, fileB = 0, lineB = 0] = match.split(' ').map(Number);
    return !matches.has(`${fileA} ${lineA - 1} ${fileB} ${lineB - 1}`);
  }).length;
}

const significantLines = (text: string): readonly string[] =>
  text
    .replace(/^import [\s\S]*?;$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
const isSource = (path: string): boolean => /\.(?:tsx?|css)$/.test(path);

function filesHere(): SourceText[] {
  const paths = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ROOT).split('\n');
  const gone = new Set(git('ls-files', '--deleted', ROOT).split('\n'));
  return paths
    .filter((path) => isSource(path) && !gone.has(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const filesAt = (revision: string): SourceText[] =>
  git('ls-tree', '-r', '--name-only', revision, ROOT)
    .split('\n')
    .filter(isSource)
    .map((path) => ({ path, text: git('show', `${revision}:${path}`) }));

function main(): void {
  const at = process.argv.indexOf('--against');
  const revision = at < 0 ? undefined : process.argv[at + 1];
  const now = shapeOf(filesHere());
  const before = revision === undefined ? undefined : shapeOf(filesAt(revision));
  const row = (name: string, ...cells: readonly string[]): string =>
    [name.padEnd(40), ...cells.map((cell) => cell.padStart(10))].join('');
  console.log(row(ROOT, ...(before ? ['before'] : []), 'now', ...(before ? ['share'] : [])));
  for (const [name, value] of now) {
    const was = before?.get(name);
    const share = was ? `${Math.round((100 * value) / was)} %` : '';
    console.log(row(name, ...(before ? [String(was)] : []), String(value), ...(before ? [share] : [])));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
