/**
 * Tries the chosen everyday words and non-words with two artefacts and prints a table of every word that either of them
 * has wrong, and the sums:
 *
 *   git show COMMIT:packages/lexicon/data/wordhoard.lex > before.lex
 *   npx node packages/lexicon/scripts/word-table.ts before.lex [after.lex]     (default: the committed one)
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Lexicon, openLexicon } from '../src/lexicon.ts';
import { ARTEFACT } from './artefact.ts';
import { type ChosenWord, readEverydayWords, readNonWords } from './chosen-words.ts';

/** Largest tier of the everyday dictionary. */
const EVERYDAY = 60;

const judge = (lexicon: Lexicon, word: string): 'everyday' | 'wide' | 'no word' => {
  const tier = lexicon.tier(word);
  return tier === undefined ? 'no word' : tier <= EVERYDAY ? 'everyday' : 'wide';
};

const [, , beforeFile, afterFile] = process.argv;
if (beforeFile === undefined)
  throw new Error('Name the artefact to compare with: word-table.ts BEFORE.lex [AFTER.lex]');
const lexicons = [pathToFileURL(beforeFile), afterFile === undefined ? ARTEFACT : pathToFileURL(afterFile)].map((url) =>
  openLexicon(readFileSync(url)),
);

function printTable(title: string, chosen: readonly ChosenWord[], wanted: (word: ChosenWord) => string): void {
  const rows = chosen.map((word) => ({ word, is: lexicons.map((lexicon) => judge(lexicon, word.word)) }));
  const right = lexicons.map((_, i) => rows.filter(({ word, is }) => is[i] === wanted(word)).length);
  process.stdout.write(`${title}: ${chosen.length}, right before ${right[0]}, after ${right[1]}\n`);
  for (const { word, is } of rows) {
    if (is.every((verdict) => verdict === wanted(word))) continue;
    process.stdout.write(`  ${word.word.padEnd(16)} ${is.map((verdict) => verdict.padEnd(10)).join(' ')}\n`);
  }
}

printTable('Everyday words', readEverydayWords(), ({ wideOnly }) => (wideOnly ? 'wide' : 'everyday'));
printTable('Non-words', readNonWords(), () => 'no word');
