import { forSeat } from '@wordhoard/kernel';
import { type FinishedLine, winShare } from './game-line.ts';
import type { GamePart, GameResamples } from './game-resamples.ts';
import { type Interval, meanOf, proportion } from './statistics.ts';

/** Statistics of one item (a card, square, letter or kind of event): how often it came up, and how its seats did. */
export interface ItemStatistics {
  readonly kind: string;
  readonly name: string;
  /** Share of the games in which it came up. */
  readonly games: Interval;
  /** Times per game, on average over all games. */
  readonly times: number;
  /**
   * Wins of the seats that had it, against the 1 / players of an even game; null for items that belong to no seat. It
   * is a correlation, not a cause: the leader may simply have more of everything.
   */
  readonly wins: Interval | null;
  /** Points of the seats that had it, against the mean of their table. */
  readonly points: Interval | null;
}

interface ItemCount {
  games: number;
  times: number;
  /** Of the games in which seats had it: what those seats won. */
  readonly wins: GamePart[];
  /** The same for their points against the mean of their table. */
  readonly points: GamePart[];
}

/** Statistics of everything that came up in games with the same number of players. */
export function itemStatistics(lines: readonly FinishedLine[], resamples: GameResamples): ItemStatistics[] {
  const counts = new Map<string, ItemCount>();
  const countFor = (key: string): ItemCount => {
    const count = counts.get(key) ?? { games: 0, times: 0, wins: [], points: [] };
    counts.set(key, count);
    return count;
  };
  for (const [game, line] of lines.entries()) {
    const table = meanOf(line.scores).mean;
    for (const [key, times] of Object.entries(line.things)) {
      const count = countFor(key);
      const had = times.flatMap((n, seat) => (n === 0 ? [] : [seat]));
      count.games += 1;
      count.times += times.reduce((sum, n) => sum + n, 0);
      if (had.length === 0) continue;
      const part = (of: (seat: number) => number): GamePart => ({
        game,
        sum: had.reduce((sum, seat) => sum + of(seat), 0),
        seats: had.length,
      });
      count.wins.push(part((seat) => winShare(line, seat)));
      count.points.push(part((seat) => forSeat(line.scores, seat) - table));
    }
    for (const [key, n] of Object.entries(line.common)) {
      const count = countFor(key);
      count.times += n;
      // An item that belongs to a seat in one event and to none in another counts as one item of one game.
      if (!(key in line.things)) count.games += 1;
    }
  }
  const players = lines[0]?.scores.length ?? 0;
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { games, times, wins, points }]) => {
      const cut = key.indexOf('/');
      return {
        kind: key.slice(0, cut),
        name: key.slice(cut + 1),
        games: proportion(games, lines.length),
        times: times / lines.length,
        wins: wins.length === 0 ? null : resamples.winsInterval(wins, players),
        points: points.length === 0 ? null : resamples.meanInterval(points),
      };
    });
}
