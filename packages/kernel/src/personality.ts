import { chanceFrom } from './chance.ts';

/**
 * Traits that make bots of one level differ: how they bid, bluff, doubt and spend, and whether they are among the
 * better of their level. Each trait ranges from −1 to 1; 0 is the middle of the level.
 */
export interface BotPersonality {
  /** Bids high, bluffs and takes risks. */
  readonly bold: number;
  /** Challenges what others say. */
  readonly doubting: number;
  /** Keeps what it has for later: cards, tokens, tiles. */
  readonly thrifty: number;
  /** Overlooks less than others of its level. */
  readonly keen: number;
}

export const EVEN_TEMPER: BotPersonality = { bold: 0, doubting: 0, thrifty: 0, keen: 0 };

/** The same text gives the same temper: a bot keeps it for the whole match. */
export function temperFrom(nature: string): BotPersonality {
  const chance = chanceFrom(nature, 'temper');
  const trait = (): number => (chance.below(201) - 100) / 100;
  return { bold: trait(), doubting: trait(), thrifty: trait(), keen: trait() };
}

/** A number of a level as this trait makes it: up to `by` of it more, or less. */
export const tempered = (value: number, trait: number, by: number): number => value * (1 + by * trait);
