/**
 * Checks that the rulebooks in docs/rules and the tests agree: every game has a rulebook; its rules are numbered without
 * gaps, in any order, and say whether they are printed or ours; a test cites every rule (`[XX-1]` in a title); and no file cites a rule
 * that does not exist. A word table next to a rulebook, typed separately from the code, must be read by a test of that
 * game. The check fails if it finds no rule, no citation or no table: then it has understood nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path/posix';
import { parseSync, Visitor } from 'oxc-parser';
import { findFiles } from './system/files.ts';

const RULE = /^- \*\*([A-Z]{2})-(\d+)\*\*(?: \((printed|ours|printed, in part ours)\) \S)?/gm;
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const faults: string[] = [];
/** Number → the game whose book defines it. */
const defined = new Map<string, string>();
const prefixes = new Set<string>();

function readBook(game: string): void {
  const book = `docs/rules/${game}.md`;
  if (!existsSync(book)) return void faults.push(`${game}: there is no ${book}; write down its rules there`);
  const text = readFileSync(book, 'utf8');
  const rules = [...text.matchAll(RULE)];
  for (const [line, prefix, digits, origin] of rules) {
    const rule = `${prefix}-${digits}`;
    if (origin === undefined)
      faults.push(`${book}: ${rule} does not say whether it is printed or ours; add (printed) or (ours): ${line}`);
    if (origin === 'printed, in part ours' && !/\bours:/i.test(paragraph(text, line)))
      faults.push(
        `${book}: ${rule} is in part ours, but does not say which part; add a sentence that begins with "Ours:"`,
      );
    if (defined.has(rule)) faults.push(`${book}: ${rule} is defined twice`);
    if (Number(digits) < 1 || Number(digits) > rules.length)
      faults.push(
        `${book}: ${rule} leaves a gap; ${rules.length} rules have the numbers 1 to ${rules.length}, and a new one has the last`,
      );
    defined.set(rule, game);
    prefixes.add(prefix!);
  }
  if (rules.length === 0) faults.push(`${book}: found no rule`);
}

/** The text from this line to the next rule or heading. */
const paragraph = (text: string, start: string): string => text.slice(text.indexOf(start)).split(/\n(?=- \*\*|#)/)[0]!;

const games = findFiles('packages/games/*/package.json').map((file) => file.split('/')[2]!);
for (const game of games.sort()) readBook(game);

/** Collects the strings of a test file: a rule number in a comment is not a citation. */
function stringsOf(file: string, text: string): string {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const strings: string[] = [];
  new Visitor({
    Literal: (node) => void (typeof node.value === 'string' && strings.push(node.value)),
    TemplateElement: (node) => void strings.push(node.value.cooked ?? ''),
  }).visit(program);
  return strings.join('\n');
}

const cited = new Map<string, number>();
const tests = new Map<string, string>();
let citations = 0;
const files = findFiles(['{packages,apps,e2e,bench,scripts,docs,examples}/**/*.{ts,tsx,css,md,txt}', '*.md']);
// The template's numbers belong to no book yet; the other file is about numbers that are wrong.
const isOurs = (file: string): boolean =>
  file !== 'scripts/rules.test.ts' && !file.startsWith('scripts/new-game/template/');
const numbers = new RegExp(`(?<![A-Za-z-])(${[...prefixes].join('|') || 'none'})-(\\d+)\\b`, 'g');
for (const file of files.filter(isOurs)) {
  const text = readFileSync(file, 'utf8');
  for (const [rule] of text.matchAll(numbers)) {
    if (!defined.has(rule)) faults.push(`${file} cites ${rule}, which is defined nowhere`);
    if (!file.startsWith('docs/rules/')) citations += 1;
  }
  if (!isTest(file)) continue;
  tests.set(file, text);
  for (const [, rule] of stringsOf(file, text).matchAll(/\[([A-Z]{2}-\d+)\]/g)) {
    cited.set(rule!, (cited.get(rule!) ?? 0) + 1);
    if (!prefixes.has(rule!.slice(0, 2))) faults.push(`${file} cites ${rule}, and no book has such numbers`);
  }
}
for (const rule of defined.keys()) if (!cited.has(rule)) faults.push(`no test cites [${rule}]`);

let typed = 0;
for (const table of findFiles('docs/rules/*.txt')) {
  const game = games.find((it) => basename(table).startsWith(`${it}-`));
  const readers = [...tests].filter(
    ([file, text]) => file.startsWith(`packages/games/${game}/`) && text.includes(basename(table)),
  );
  if (readers.length === 0) faults.push(`${table}: no test in packages/games/${game} reads it`);
  const lines = readFileSync(table, 'utf8').split('\n');
  typed += lines.flatMap((line) => line.replace(/#.*/, '').match(/\b[A-Z]{2,}\b/g) ?? []).length;
}

if (defined.size === 0 || cited.size === 0) faults.push('found no rule or no citation, so nothing was checked');
if (typed === 0) faults.push('found no word table next to a rulebook, so none was checked');
for (const fault of faults) console.error(fault);
const inTests = [...cited.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${defined.size} rules in ${games.length} rulebooks, cited ${citations} times, ${inTests} of them by tests; ` +
    `${typed} words in tables; ${faults.length} errors`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
