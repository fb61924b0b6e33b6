import { forSeat } from '@wordhoard/kernel';
import { type FinishedLine, winShare } from './game-line.ts';
import { type Interval, meanOf, proportion, RunningMean } from './statistics.ts';

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
  /** Seats that had it, each game for itself. */
  had: number;
  wins: number;
  readonly points: RunningMean;
}

export function itemStatistics(lines: readonly FinishedLine[]): ItemStatistics[] {
  const counts = new Map<string, ItemCount>();
  const countFor = (key: string): ItemCount => {
    const count = counts.get(key) ?? { games: 0, times: 0, had: 0, wins: 0, points: new RunningMean() };
    counts.set(key, count);
    return count;
  };
  for (const line of lines) {
    const table = meanOf(line.scores).mean;
    for (const [key, times] of Object.entries(line.things)) {
      const count = countFor(key);
      count.games += 1;
      for (const [seat, n] of times.entries()) {
        if (n === 0) continue;
        count.times += n;
        count.had += 1;
        count.wins += winShare(line, seat);
        count.points.add(forSeat(line.scores, seat) - table);
      }
    }
    for (const [key, n] of Object.entries(line.common)) {
      const count = countFor(key);
      count.times += n;
      // An item that belongs to a seat in one event and to none in another counts as one item of one game.
      if (!(key in line.things)) count.games += 1;
    }
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { games, times, had, wins, points }]) => {
      const cut = key.indexOf('/');
      return {
        kind: key.slice(0, cut),
        name: key.slice(cut + 1),
        games: proportion(games, lines.length),
        times: times / lines.length,
        wins: had === 0 ? null : proportion(wins, had),
        points: had === 0 ? null : points.interval,
      };
    });
}
