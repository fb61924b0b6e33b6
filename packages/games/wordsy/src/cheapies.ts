import { clashingWord, type Lexicon } from '@wordhoard/lexicon';
import type { Refusal, UsedWord } from './types.ts';

/** [WY-10] The word of an earlier round that belongs to the same family, if there is one. */
export function earlierOfFamily(env: Lexicon, used: readonly UsedWord[], word: string): UsedWord | undefined {
  if (word === '') return undefined;
  const words = used.map((usedWord) => usedWord.word);
  const clashing = clashingWord(env, word, words);
  return clashing === undefined ? undefined : used[words.indexOf(clashing)];
}

/** [WY-10] Refuses a cheapie, and names the earlier word. */
export function refuseCheapie(env: Lexicon, used: readonly UsedWord[], word: string): Refusal | undefined {
  const earlier = earlierOfFamily(env, used, word);
  return earlier && { code: 'cheapie', word, earlier: earlier.word, round: earlier.round, seat: earlier.seat };
}
