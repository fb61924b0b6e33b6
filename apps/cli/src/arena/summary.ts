import type { Level } from '@wordhoard/kernel';
import { type Interval, meanOf, proportion } from '@wordhoard/lab';
import { interval, percentInterval } from '../lab/figures.ts';
import { tableText } from '../lab/summary-text.ts';
import type { ArenaResult } from './arena-game.ts';

export interface ArenaSummary {
  readonly against: Level;
  readonly games: number;
  readonly wins: Interval;
  /** Points ahead in a game, as the mean over deals that were played to their end with both seats. */
  readonly ahead: Interval;
  readonly faults: readonly { readonly deal: string; readonly seat: number; readonly fault: string }[];
}

/** Summarises games by level of the opponent. */
export function summariseArena(results: readonly ArenaResult[]): ArenaSummary[] {
  return [...Map.groupBy(results, ({ level }) => level)].map(([against, games]) => ({
    against,
    games: games.length,
    wins: proportion(
      games.reduce((sum, { won }) => sum + won, 0),
      games.length,
    ),
    ahead: meanOf(pairMeans(games)).interval,
    faults: games.flatMap(({ deal, seat, fault }) => (fault === null ? [] : [{ deal, seat, fault }])),
  }));
}

/** The mean of both games of a deal: the luck of the deal is then the same for both players. */
function pairMeans(games: readonly ArenaResult[]): number[] {
  return [...Map.groupBy(games, ({ deal }) => deal).values()].flatMap((pair) => {
    const leads = pair.flatMap(({ ahead }) => (ahead === null ? [] : [ahead]));
    return leads.length === 2 ? [leads.reduce((sum, lead) => sum + lead, 0) / 2] : [];
  });
}

export const arenaText = (summaries: readonly ArenaSummary[]): string =>
  tableText([
    ['against', 'games', 'won', 'points ahead', 'lost by a fault'],
    ...summaries.map(({ against, games, wins, ahead, faults }) => [
      `level ${against}`,
      String(games),
      percentInterval(wins),
      ahead.n > 1 ? interval(ahead) : '–',
      String(faults.length),
    ]),
  ]);
