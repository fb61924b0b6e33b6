/** What a bot knows: its view, its skill, its luck, and the words it knows. */
import type { BotPersonality, Chance, Seat, Step } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, wordChance } from '@wordhoard/lexicon';
import { type BestWordsOptions, bestWords, type FoundWord } from '../best-words.ts';
import { type LetterId, WILD } from '../cards.ts';
import { type Components, componentsOf } from '../components.ts';
import type { View, WordNerds } from '../types.ts';
import type { WordNerdsSkill } from './skills.ts';
import { bestWordsCached } from './word-cache.ts';

export interface BotContext {
  readonly view: View;
  readonly seat: Seat;
  readonly step: Step<WordNerds>;
  readonly skill: WordNerdsSkill;
  readonly personality: BotPersonality;
  readonly chance: Chance;
  /** Decides which words come to mind at this question. */
  readonly luck: number;
  readonly env: Lexicon;
  readonly components: Components;
}

/** A bot's context in the position that it sees. */
export const botContextOf = (known: Omit<BotContext, 'components'>): BotContext => ({
  ...known,
  components: componentsOf(known.view.config),
});

export const handOf = ({ view }: BotContext): readonly LetterId[] => view.hand?.letters ?? [];

/**
 * The best words that come to mind and are worth more than `above`, most valuable first.
 *
 * @param hand written by `searchText`, like the pool
 */
export function bestKnownWords(context: BotContext, hand: string, pool: string, top: number, above = 0): FoundWord[] {
  const { env, components, skill, view, luck } = context;
  const { words } = view.config;
  const options: BestWordsOptions = {
    hand,
    pool,
    top,
    above,
    tier: skill.vocabulary,
    accepts: (word) =>
      word.length <= skill.longest &&
      100 * wordChance(word, luck) >= skill.overlookPercent &&
      isAccepted(env, words, word),
  };
  if (skill.overlookPercent > 0) return bestWords(env, components, options);
  const { dictionary, familyFriendly, banned, allowed } = words;
  const filter = [skill.vocabulary, skill.longest, dictionary, familyFriendly, banned, allowed].join(' ');
  return bestWordsCached(env, components, options, filter);
}

const bestValue = (context: BotContext, hand: string, pool: string): number =>
  bestKnownWords(context, hand, pool, 1)[0]?.value ?? 0;

/** Value of a hand to the bot: its best word and, for bots that look ahead, its best word with one more letter. */
export function handProspect(
  context: BotContext,
  cards: readonly LetterId[],
  pool: readonly LetterId[] = context.view.pool,
): number {
  const { searchText } = context.components.letters;
  const [hand, community] = [searchText(cards), searchText(pool)];
  const now = bestValue(context, hand, community);
  return context.skill.letterValuation === 'soon' ? (now + 2 * bestValue(context, hand + WILD, community)) / 3 : now;
}

export const without = (cards: readonly LetterId[], card: LetterId): LetterId[] => cards.filter((one) => one !== card);

/** The item with the highest rating; the first of equals. */
export function maxBy<T>(items: readonly T[], rate: (item: T) => number): T | undefined {
  let best: T | undefined;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const rating = rate(item);
    if (rating > bestRating) [best, bestRating] = [item, rating];
  }
  return best;
}
