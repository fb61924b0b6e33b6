/** A bot's information: its seat's view, its skill, its luck, and the words it knows. */
import type { BotPersonality, Chance, Seat, Step } from '@wordhoard/kernel';
import { isAccepted, type Lexicon, wordChance } from '@wordhoard/lexicon';
import { bestWords, type Find } from '../best-words.ts';
import { type LetterId, letterOf } from '../cards.ts';
import type { View, WordNerds } from '../types.ts';
import type { WordNerdsSkill } from './skills.ts';

export interface BotContext {
  readonly view: View;
  readonly seat: Seat;
  readonly step: Step<WordNerds>;
  readonly skill: WordNerdsSkill;
  readonly personality: BotPersonality;
  readonly chance: Chance;
  /** Which words come to its mind at this question. */
  readonly luck: number;
  readonly env: Lexicon;
}

export const lettersOf = (cards: readonly LetterId[]): string => cards.map(letterOf).join('');
export const handOf = ({ view }: BotContext): readonly LetterId[] => view.hand?.letters ?? [];

/** The best words it can think of that are worth more than `above`, most valuable first. */
export function bestOf(mind: BotContext, hand: string, pool: string, top: number, above = 0): Find[] {
  const { env, skill, view, luck } = mind;
  const { words } = view.config;
  return bestWords(env, {
    hand,
    pool,
    top,
    above,
    tier: skill.tier,
    accepts: (word) =>
      word.length <= skill.longest && 100 * wordChance(word, luck) >= skill.overlooks && isAccepted(env, words, word),
  });
}

const bestValue = (mind: BotContext, hand: string, pool: string): number => bestOf(mind, hand, pool, 1)[0]?.value ?? 0;

/** Value of a hand to the bot: its best word, and, looking ahead, its best word with a letter yet to come. */
export function prospect(
  mind: BotContext,
  cards: readonly LetterId[],
  pool: readonly LetterId[] = mind.view.pool,
): number {
  const [hand, community] = [lettersOf(cards), lettersOf(pool)];
  const now = bestValue(mind, hand, community);
  return mind.skill.sees === 'soon' ? (now + 2 * bestValue(mind, `${hand}?`, community)) / 3 : now;
}

export const without = (cards: readonly LetterId[], card: LetterId): LetterId[] => cards.filter((one) => one !== card);

/** Of these, the one with which the result is best; the first of equals. */
export function bestBy<T>(items: readonly T[], rate: (item: T) => number): T | undefined {
  let best: T | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const rating = rate(item);
    if (rating > top) [best, top] = [item, rating];
  }
  return best;
}
