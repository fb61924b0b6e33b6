/**
 * Looks up every word of documents, comments and screen texts in our own dictionary, and finds doubled words:
 *
 *   npm run spelling
 *
 * Words that the dictionary lacks, such as technical terms, are in spelling-words.txt. Code, names with a capital and words
 * in capitals are not checked.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Lexicon, nearestWords, openLexicon } from '@wordhoard/lexicon';
import { parseSync, Visitor } from 'oxc-parser';
import { findFiles } from './system/files.ts';

/** A piece of text and the line it begins in. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

export interface SpellingFault {
  /** From the start of the passage, from 0. */
  readonly line: number;
  readonly word: string;
  readonly isDoubled: boolean;
}

/** Rarer words than this look more like a slip: `fo`, `thi`. */
const RAREST_TIER = 70;
/** Code, links and placeholders; blanks of the same number of lines take their place. */
const NOT_PROSE =
  /```[\s\S]*?```|`[^`]*`|(?<!\w)'[^'\n]+'(?!\w)|\]\([^)\s]*\)|<[^>\s]*>|https?:\S+|\$\{[^}]*\}|@param \w+|@\w+/g;
/** A word that is no part of a path, an identifier or a number. */
const WORD = /(?<![\p{L}\w./@#~:$%&…’'-])[A-Za-z][a-z]*(?:['’][a-z]+)?(?![\p{L}\w/(…-]|\.[a-z]|:\/\/)/gu;
const ENDING = /(?:n['’]t|['’](?:s|re|ve|ll|d|m))$/;
/** Words that may rightly come twice. */
const DOUBLES = ['had', 'million', 'that', 'very'];

/** The passages of a file that people read: all of a document; the comments of source, and the sentences in `strings`. */
export function passagesOf(path: string, text: string): readonly Passage[] {
  if (path.endsWith('.md')) return [{ line: 1, text }];
  const { program, comments } = parseSync(path, text);
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  const passages = comments.map(({ start, value }) => ({
    line: lineAt(start),
    // Deeper lines are commands.
    text: value.replace(/^[ \t]*\*/gm, '').replace(/^ {3}.*/gm, ''),
  }));
  if (!/\bstrings\b/.test(path)) return passages;
  const add = (start: number, sentence: string): void =>
    void (sentence.includes(' ') && passages.push({ line: lineAt(start), text: sentence }));
  new Visitor({
    Literal: ({ start, value }) => void (typeof value === 'string' && add(start, value)),
    TemplateElement: ({ start, value }) => add(start, value.cooked ?? ''),
  }).visit(program);
  return passages;
}

/** Words of a passage that `isKnown` doesn't know, and words that come twice in a row. */
export function misspellingsIn(text: string, isKnown: (word: string) => boolean): readonly SpellingFault[] {
  const prose = text.replace(NOT_PROSE, (code) => ` _ ${code.replace(/[^\n]/g, '')} _ `);
  const found: SpellingFault[] = [];
  let last = { word: '', end: 0 };
  for (const { 0: written, index } of prose.matchAll(WORD)) {
    const word = written
      .replace(/^[Cc]an['’]t$/, 'can')
      .replace(ENDING, '')
      .toLowerCase();
    const line = prose.slice(0, index).split('\n').length - 1;
    const isDoubled =
      word === last.word && /^[ \t]*\n?[ \t]*$/.test(prose.slice(last.end, index)) && !DOUBLES.includes(word);
    if (isDoubled) found.push({ line, word, isDoubled });
    else if (word.length > 1 && !isName(prose, written, index) && !isKnown(word)) found.push({ line, word, isDoubled });
    last = { word, end: index + written.length };
  }
  return found;
}

/** True for a word with a capital that doesn't begin a sentence. */
const isName = (prose: string, written: string, index: number): boolean =>
  /[A-Z]/.test(written) && !/(?:^|[.!?]\s+)$/.test(prose.slice(Math.max(0, index - 3), index));

function main(): void {
  const ours = readFileSync(fileURLToPath(new URL('spelling-words.txt', import.meta.url)), 'utf8');
  const known = new Set(ours.trim().split('\n'));
  const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
  const isKnown = (word: string): boolean =>
    known.has(word) || (lexicon.tier(word) ?? Number.POSITIVE_INFINITY) <= RAREST_TIER;
  const exclude = ['**/node_modules/**', '**/dist/**', '**/LICENCES.md'];
  const paths = findFiles('**/*.{ts,tsx,md}', exclude);
  if (paths.length === 0) throw new Error('No file was found: run this in the root of the project.');
  const faults = paths.flatMap((path) =>
    passagesOf(path, readFileSync(path, 'utf8')).flatMap((passage) =>
      misspellingsIn(passage.text, isKnown).map((it) => `${path}:${passage.line + it.line}: ${described(it, lexicon)}`),
    ),
  );
  console.log(`spelling: ${paths.length} files, ${known.size} words of our own, ${faults.length} errors`);
  if (faults.length === 0) return;
  console.error(
    `${faults.join('\n')}\nCorrect the word, put code in backticks, or add it to scripts/spelling-words.txt.`,
  );
  process.exitCode = 1;
}

function described({ word, isDoubled }: SpellingFault, lexicon: Lexicon): string {
  if (isDoubled) return `"${word}" comes twice`;
  const [nearest] = nearestWords(lexicon, word, { limit: 1 });
  return `"${word}" is not in the dictionary${nearest ? `; did you mean "${nearest.word}"?` : ''}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
