/** What a bot thinks with: its seat's view, its strength, its luck, and the words it knows. */
import type { Chance, Seat, Step } from '@wordhoard/kernel';
import { accepts, type Lexicon } from '@wordhoard/lexicon';
import { bestWords, type Find } from '../best-words.ts';
import { type LetterId, letterOf } from '../cards.ts';
import type { View, WordNerds } from '../types.ts';

export type Level = 1 | 2 | 3 | 4 | 5;

export interface Skill {
  /** The rarest words it knows: a tier of the lexicon. */
  readonly tier: number;
  /** How it values letters: by what is printed on them, by the best word now, or also by the best word soon. */
  readonly sees: 'print' | 'now' | 'soon';
  /** Holds its words until one is worth this (until the hand is full). */
  readonly patience: number;
  /** Uses its action cards on purpose, and looks at what a word leaves it with. */
  readonly plans: boolean;
  /** Buys action cards with the tokens it has beyond so many; null for never. */
  readonly keeps: number | null;
  /** One word in so many it overlooks; 0 for none. */
  readonly overlooks: number;
}

export const SKILLS: Readonly<Record<Level, Skill>> = {
  1: { tier: 35, sees: 'print', patience: 0, plans: false, keeps: null, overlooks: 2 },
  2: { tier: 50, sees: 'now', patience: 11, plans: true, keeps: null, overlooks: 3 },
  3: { tier: 55, sees: 'now', patience: 13, plans: true, keeps: 4, overlooks: 4 },
  4: { tier: 60, sees: 'soon', patience: 16, plans: true, keeps: 3, overlooks: 0 },
  5: { tier: 80, sees: 'soon', patience: 22, plans: true, keeps: 2, overlooks: 0 },
};

export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly step: Step<WordNerds>;
  readonly skill: Skill;
  readonly chance: Chance;
  readonly env: Lexicon;
}

export const lettersOf = (cards: readonly LetterId[]): string => cards.map(letterOf).join('');
export const handOf = ({ view }: Mind): readonly LetterId[] => view.hand?.letters ?? [];

/** The best words it can think of that are worth more than `above`, most valuable first. */
export function bestOf(mind: Mind, hand: string, pool: string, top: number, above = 0): Find[] {
  const { env, skill, view, chance } = mind;
  const { words } = view.config;
  const found = bestWords(env, {
    hand,
    pool,
    top,
    above,
    tier: skill.tier,
    accepts: (word) => accepts(env, words, word),
  });
  return skill.overlooks === 0 ? found : found.filter(() => chance.below(skill.overlooks) > 0);
}

/** Whoever overlooks the best word may think of the second. */
const bestValue = (mind: Mind, hand: string, pool: string): number =>
  bestOf(mind, hand, pool, mind.skill.overlooks === 0 ? 1 : 3)[0]?.value ?? 0;

/** What a hand is worth to it: its best word, and, looking ahead, its best word with a letter yet to come. */
export function prospect(mind: Mind, cards: readonly LetterId[], pool: readonly LetterId[] = mind.view.pool): number {
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
