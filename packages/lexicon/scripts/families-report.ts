/**
 * Prints how accurate the families are, and their size:
 *
 *   npx node packages/lexicon/scripts/families-report.ts
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { FAMILIES_SECTION, type FamilyLexicon, isInflection, isSameFamily } from '../src/families/families.ts';
import { readArtefact } from './artefact.ts';
import { type JudgedPair, parsePairs } from './families-pairs.ts';

export const readPairs = (set: 'dev' | 'own'): JudgedPair[] =>
  parsePairs(readFileSync(new URL(`../src/families/families.${set}.txt`, import.meta.url), 'utf8'));

export interface Score {
  readonly right: number;
  readonly asked: number;
  /** The pairs judged wrongly, as `first second`. */
  readonly missed: readonly string[];
}

const score = (asked: readonly JudgedPair[], isRight: (pair: JudgedPair) => boolean): Score => {
  const missed = asked.filter((pair) => !isRight(pair)).map(({ first, second }) => `${first} ${second}`);
  return { right: asked.length - missed.length, asked: asked.length, missed };
};

export const scoreClashes = (lexicon: FamilyLexicon, pairs: readonly JudgedPair[]): Score =>
  score(pairs, ({ first, second, clash }) => isSameFamily(lexicon, first, second) === clash);

export const scoreInflections = (lexicon: FamilyLexicon, pairs: readonly JudgedPair[]): Score =>
  score(
    pairs.filter(({ inflection }) => inflection !== undefined),
    ({ first, second, inflection }) => isInflection(lexicon, first, second) === inflection,
  );

if (import.meta.main) {
  const lexicon = readArtefact();
  const families = lexicon.section(FAMILIES_SECTION)!;
  const say = (rule: string, { right, asked, missed }: Score): string =>
    `  ${rule}  ${right}/${asked} = ${((100 * right) / asked).toFixed(2)} %${missed.length ? `  missed: ${missed.join(', ')}` : ''}\n`;
  for (const set of ['dev', 'own'] as const) {
    const pairs = readPairs(set);
    process.stdout.write(`families.${set}.txt\n`);
    process.stdout.write(say('WY-10', scoreClashes(lexicon, pairs)) + say('WS-12', scoreInflections(lexicon, pairs)));
  }
  process.stdout.write(`${families.length} bytes, ${brotliCompressSync(families).length} compressed\n`);
}
