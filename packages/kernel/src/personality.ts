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

export const BALANCED_PERSONALITY: BotPersonality = { bold: 0, doubting: 0, thrifty: 0, keen: 0 };

/** Derives a personality from a text. The same text gives the same one, so a bot keeps it for the whole match. */
export function personalityFrom(text: string): BotPersonality {
  const chance = chanceFrom(text, 'temper');
  const trait = (): number => (chance.below(201) - 100) / 100;
  return { bold: trait(), doubting: trait(), thrifty: trait(), keen: trait() };
}

/** Raises or lowers a number of a level by up to the fraction `by`, depending on the trait. */
export const adjustByTrait = (value: number, trait: number, by: number): number => value * (1 + by * trait);
