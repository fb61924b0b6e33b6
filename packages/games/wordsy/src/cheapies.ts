import { clash, type Lexicon } from '@wordhoard/lexicon';
import type { Refusal, UsedWord } from './types.ts';

/** [WY-10] The word of an earlier round whose family this one belongs to, if there is one. */
export function cheapieOf(env: Lexicon, used: readonly UsedWord[], word: string): UsedWord | undefined {
  if (word === '') return undefined;
  const words = used.map((earlier) => earlier.word);
  const found = clash(env, word, words);
  return found === undefined ? undefined : used[words.indexOf(found)];
}

/** [WY-10] The refusal names the earlier word. */
export function refuseCheapie(env: Lexicon, used: readonly UsedWord[], word: string): Refusal | undefined {
  const earlier = cheapieOf(env, used, word);
  return earlier && { code: 'cheapie', word, earlier: earlier.word, round: earlier.round, seat: earlier.seat };
}
