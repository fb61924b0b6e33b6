import {
  entryAt,
  type JudgedMove,
  type JudgeInput,
  type Judgement,
  judgementOf,
  lastEntry,
  MAX_BEST_MOVES,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { type KnownWords, vocabularyOf } from '../bot/vocabulary.ts';
import { fitsPattern } from '../spelling.ts';
import type { WildWords } from '../types.ts';

/**
 * [WW-15] A valid spelling saves the play's points, any other answer is worth nothing. Lists what each asterisk could
 * have meant, best-known words first.
 */
export function* judgeSpelling(
  { env, seen: { view } }: JudgeInput<WildWords>,
  to: number,
  patterns: readonly string[],
  spelt: readonly string[] | null,
): Iterable<Judgement<WildWords>> {
  const table = vocabularyOf(env, view.config.words);
  const isValid = (words: readonly string[]): boolean =>
    words.every((word, i) => fitsPattern(entryAt(patterns, i), word) && table.knows(word));
  const choiceOf = (words: readonly string[] | null): JudgedMove<WildWords> => ({
    move: { to, answer: { words: words && [...words] } },
    worth: words && isValid(words) ? (view.pending?.points ?? 0) : 0,
    points: null,
    text: words?.map((word) => (word === '' ? '-' : word.toUpperCase())).join(' ') || 'nothing',
    word: words?.[0] || null,
  });
  const found = [...jointReadings(table, patterns), null].map(choiceOf);
  const [known] = jointReadings(vocabularyOf(env, view.config.words, COMMON_TIER), patterns);
  yield judgementOf({ yours: choiceOf(spelt), found, common: known && choiceOf(known) });
}

/** Ways to read all patterns at once: the n-th best-known word of each, or its last. */
function jointReadings(words: KnownWords, patterns: readonly string[]): string[][] {
  const each = patterns.map((pattern) => words.readings(pattern, MAX_BEST_MOVES));
  if (each.some(({ length }) => length === 0)) return [];
  const ways = Math.max(...each.map(({ length }) => length));
  return Array.from({ length: ways }, (_, n) => each.map((read) => read[n] ?? lastEntry(read)));
}
