import { type Chance, chanceFrom } from '@wordhoard/kernel';
import { type Interval, isExact, meanOf, proportion, quantile } from './statistics.ts';

/** One game's part of a figure: a sum over some of its seats. */
export interface GamePart {
  /** Place of the game among all games of the summary, from 0. */
  readonly game: number;
  readonly sum: number;
  /** Number of seats summed. */
  readonly seats: number;
}

const RESAMPLES = 1000;
/** Fewer games are too few to be drawn from. */
const MIN_GAMES = 10;

/**
 * Intervals of figures to which one game contributes several seats. What happens to the seats of one game is not
 * independent (if one wins, the others don't), so whole games are drawn again and again, with replacement, and the figure
 * is computed from each draw: a bootstrap whose clusters are the games. The same seed draws the same games.
 */
export class GameResamples {
  readonly #games: number;
  readonly #chance: Chance;
  /** For each resample, how often each game was drawn. */
  #draws: readonly Uint16Array[] | undefined;

  constructor(games: number, seed: string) {
    this.#games = games;
    this.#chance = chanceFrom(`resamples ${seed}`);
  }

  /** Mean share of the wins per seat; `players` is the number of seats in every game. */
  winsInterval(parts: readonly GamePart[], players: number): Interval {
    const mean = ratioOf(parts);
    // All seats of a game share one win, whatever happens.
    const isFixed = parts.every(({ seats }) => seats === players);
    return isFixed ? { n: parts.length, mean, low: mean, high: mean } : this.shareInterval(parts);
  }

  /** Mean of a number from 0 to 1 per seat. */
  shareInterval(parts: readonly GamePart[]): Interval {
    const mean = ratioOf(parts);
    const isSingle = parts.every(({ seats }) => seats === 1);
    const spread = isSingle || parts.length < MIN_GAMES ? undefined : this.#interval(parts, mean);
    return spread && !isExact(spread) ? spread : proportion(mean * parts.length, parts.length);
  }

  /** Mean of a number per seat. */
  meanInterval(parts: readonly GamePart[]): Interval {
    const isSingle = parts.every(({ seats }) => seats === 1);
    if (isSingle || parts.length < MIN_GAMES)
      return { ...meanOf(parts.map(({ sum, seats }) => sum / seats)).interval, mean: ratioOf(parts) };
    return this.#interval(parts, ratioOf(parts));
  }

  #interval(parts: readonly GamePart[], mean: number): Interval {
    this.#draws ??= this.#drawGames();
    const means: number[] = [];
    for (const drawn of this.#draws) {
      let sum = 0;
      let seats = 0;
      for (const part of parts) {
        // Every game has its count.
        const times = drawn[part.game]!;
        sum += times * part.sum;
        seats += times * part.seats;
      }
      if (seats > 0) means.push(sum / seats);
    }
    means.sort((a, b) => a - b);
    return { n: parts.length, mean, low: quantile(means, 0.025), high: quantile(means, 0.975) };
  }

  #drawGames(): Uint16Array[] {
    return Array.from({ length: RESAMPLES }, () => {
      const drawn = new Uint16Array(this.#games);
      for (let i = 0; i < this.#games; i++) drawn[this.#chance.below(this.#games)]! += 1;
      return drawn;
    });
  }
}

function ratioOf(parts: readonly GamePart[]): number {
  const sum = parts.reduce((total, part) => total + part.sum, 0);
  const seats = parts.reduce((total, part) => total + part.seats, 0);
  return sum / seats;
}
