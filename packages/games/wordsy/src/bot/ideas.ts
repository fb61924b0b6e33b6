import type { BotInput } from '@wordhoard/kernel';
import {
  type BestWord,
  DICTIONARIES,
  isAccepted,
  type Lexicon,
  LUCK_COUNT,
  makeClashTest,
  TIERS,
  wordChance,
} from '@wordhoard/lexicon';
import { bestWords } from '../best-words.ts';
import { handicapOf } from '../components.ts';
import type { View, Wordsy } from '../types.ts';
import type { WordsySkill } from './skills.ts';

/** A word that scores more than every word the bot thought of before it. */
export interface Idea {
  readonly word: string;
  readonly points: number;
  /** The fraction of its patience after which the bot thinks of it, 0 to 1. */
  readonly patienceUsed: number;
}

/** For a first look at the board, and for each letter written. */
const LOOK_MS = 6000;
const LETTER_MS = 180;
/** When a word is written, in ms since the board appeared. */
export const writingTime = ({ patience }: WordsySkill, word: string, patienceUsed: number): number =>
  Math.round(LOOK_MS + patienceUsed * patience + LETTER_MS * word.length);

/** How many of the best words that come to mind are considered. */
const MAX_IDEAS = 16;

/**
 * A bot's ideas for a board, each better than the one before. A hash of the word and the bot's luck decides when the
 * word comes to mind, if ever. So a bot that is asked again has the same ideas and keeps to its plan.
 */
export function findIdeas(skill: WordsySkill, { seen: { view }, seat, chance, env }: BotInput<Wordsy>): Idea[] {
  const luck = chance.below(LUCK_COUNT);
  const isUsable = usableWordTest(env, view);
  const patienceFor = (word: string): number => wordChance(word, luck) * skill.overlookFactor;
  const search = (top: number, skip: (word: string) => boolean): BestWord[] =>
    bestWords(env, view.board, {
      top,
      maxTier: TIERS.findLast((tier) => tier <= Math.min(skill.vocabulary, dictionaryTier(view)))!,
      handicap: handicapOf(view.config, seat),
      skip: (word) => word.length > skill.longest || skip(word) || !isUsable(word),
    });
  const found = search(MAX_IDEAS, (word) => patienceFor(word) > 1);
  // Rare: no word came to mind, so it writes the best word it knows when its patience ends.
  if (found.length === 0) return search(1, () => false).map(({ word, points }) => ({ word, points, patienceUsed: 1 }));
  const ideas = found.map(({ word, points }): Idea => ({ word, points, patienceUsed: patienceFor(word) }));
  return keepImproving(ideas.sort((a, b) => a.patienceUsed - b.patienceUsed));
}

function keepImproving(ideas: readonly Idea[]): Idea[] {
  let best = -1;
  return ideas.filter(({ points }) => {
    if (points <= best) return false;
    best = points;
    return true;
  });
}

const dictionaryTier = ({ config }: View): number => DICTIONARIES[config.words.dictionary];

/** Tests whether a bot may write a word: the table accepts it, it is not offensive, and no cheapie [WY-10]. */
export function usableWordTest(env: Lexicon, { config, used }: View): (word: string) => boolean {
  const isCheapie = makeClashTest(
    env,
    used.map(({ word }) => word),
  );
  return (word) => !env.isOffensive(word) && isAccepted(env, config.words, word) && !isCheapie(word);
}
