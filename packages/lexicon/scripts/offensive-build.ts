/**
 * Makes `data/offensive.txt`:
 *
 *   npx node packages/lexicon/scripts/offensive-build.ts
 *
 * from the words of `cuss` that are rated 2 and those of `naughty-words`, less and plus what the review by hand in
 * `data/offensive-review.txt` struck and added, with all their forms. It asks the artefact for words and families; the
 * artefact takes the list in when it is next built.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cuss } from 'cuss';
import naughty from 'naughty-words/en.json' with { type: 'json' };
import { basesOf } from '../src/families/families.ts';
import type { Lexicon } from '../src/lexicon.ts';
import { LISTS, readArtefact } from './artefact.ts';

const REVIEW = new URL('../data/offensive-review.txt', import.meta.url);

/** `cuss` says how sure it is that a word is meant as profanity: 0 unlikely, 1 maybe, 2 likely. */
const LIKELY = 2;

const HEADER = `# Words that bots and suggestions never use and that a table may ban; one a line.
# Made by scripts/offensive-build.ts from cuss (rating 2) and naughty-words (en) with their forms, as reviewed by hand in
# offensive-review.txt. Do not edit here.
`;

function readReview(): { struck: Set<string>; added: Set<string> } {
  const review = { struck: new Set<string>(), added: new Set<string>() };
  for (const line of readFileSync(REVIEW, 'utf8').split('\n')) {
    const [sign, ...words] = line.split(/\s+/);
    const list = sign === '-' ? review.struck : sign === '+' ? review.added : undefined;
    for (const word of words) list?.add(word);
  }
  return review;
}

const sources = (): string[] => [...Object.keys(cuss).filter((word) => cuss[word] === LIKELY), ...naughty];

/** All words that are, or go back to, one that sources and review hold to be offensive. */
export function listOffensive(lexicon: Lexicon): string[] {
  const { struck, added } = readReview();
  const seeds = new Set([...sources().filter((word) => !struck.has(word)), ...added]);
  const isOffensive = (word: string): boolean =>
    !struck.has(word) && (seeds.has(word) || basesOf(lexicon, word).some(({ base }) => isOffensive(base)));
  return [...lexicon.words()].filter(isOffensive);
}

export const makeOffensiveFile = (words: readonly string[]): string => `${HEADER}${words.join('\n')}\n`;

if (import.meta.main) {
  const words = listOffensive(readArtefact());
  writeFileSync(LISTS.offensive, makeOffensiveFile(words));
  process.stdout.write(`${words.length} words\n`);
}
