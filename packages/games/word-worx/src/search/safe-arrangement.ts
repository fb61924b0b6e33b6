import { requiredCards } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import type { WordRules } from '../config.ts';
import { assignCards, faceRunOf, type PlayerCards, vocabularyOf } from './best-arrangement.ts';
import type { SearchWords } from './candidates.ts';
import { makeRobberyTest } from './robbable.ts';
import { SafeCover } from './safe-cover.ts';

export interface SafeArrangement {
  /** All open words. */
  readonly words: readonly (readonly CardId[])[];
  /** What the search tried to avoid: cards kept in the hand, and words that can be robbed. 0 is perfect. */
  readonly cost: number;
}

/** How many of the words that nobody can rob are taken apart again: none, a few, or all. */
const TAKEN_APART = [0, 3, 7, Number.POSITIVE_INFINITY];
const COSTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24];

/**
 * [WX-6] [WX-7] Open words that use as many cards of the hand as possible, and that thieves can't rob. Most words of two
 * letters are safe, because the rest would be too short. The points of such words don't matter: until the last build
 * [WX-10] everything can still be rearranged. Tries higher and higher costs, at each of them with more and more of the
 * standing words. Undefined if it finds nothing, such as no word for a stolen card.
 */
export function safeArrangement(
  playerCards: PlayerCards,
  wordRules: WordRules,
  vocabulary: SearchWords,
): SafeArrangement | undefined {
  const { hand, words: standing } = playerCards;
  const isRobbable = makeRobberyTest(vocabularyOf(wordRules));
  const runs = standing.map(({ cards }) => cards);
  const safe = runs.filter((cards) => !isRobbable(faceRunOf(cards)));
  const exposed = runs.filter((cards) => !safe.includes(cards));
  const numbers = new Set(TAKEN_APART.map((number) => Math.min(number, safe.length)));
  const trials = [...numbers].map((number) => {
    const kept = safe.slice(0, safe.length - number);
    const open = [...exposed, ...safe.slice(safe.length - number)];
    const required = requiredCards({ ...playerCards, words: standing.filter(({ cards }) => open.includes(cards)) });
    let cover: SafeCover | undefined;
    const search = (): SafeCover => {
      cover ??= new SafeCover(
        { required, hand, standing: open.map(faceRunOf), minimum: wordRules.config.minimum },
        vocabulary,
        isRobbable,
      );
      return cover;
    };
    return { kept, open, required, search };
  });
  for (const cost of COSTS)
    for (const { kept, open, required, search } of trials) {
      const found = search().find(cost);
      if (found) return { words: [...kept, ...assignCards(found, open, [...required, ...hand])], cost };
    }
  return undefined;
}
