import { entryAt, forSeat } from '@wordhoard/kernel';
import type { LabFile } from './file.ts';
import { type BrokenLine, type FinishedLine, isBroken, winShare } from './game-line.ts';
import { GAUGES } from './gauges.ts';
import { type ItemStatistics, itemStatistics } from './item-statistics.ts';
import { type Interval, proportion, RunningMean, type Spread, spreadOf } from './statistics.ts';

/** Results of a seat or a bot. */
export interface PlayerSummary {
  readonly name: string;
  /** Its part of the wins. */
  readonly wins: Interval;
  readonly score: Interval;
  /** Times per game it was kept from a forbidden action. */
  readonly held: number;
}

/** Share of tables at which one bot finishes ahead of another; a shared place counts as half. */
export interface Versus {
  readonly a: string;
  readonly b: string;
  readonly ahead: Interval;
}

/** All games with the same number of players. */
export interface Summary {
  readonly players: number;
  readonly games: number;
  readonly broken: readonly BrokenLine[];
  /** By the name of the gauge. */
  readonly measures: readonly { readonly name: string; readonly spread: Spread }[];
  readonly seats: readonly PlayerSummary[];
  readonly bots: readonly PlayerSummary[];
  readonly versus: readonly Versus[];
  readonly things: readonly ItemStatistics[];
}

/** The finished games with so many players. */
export const finishedGames = ({ games }: LabFile, players: number): FinishedLine[] =>
  games.flatMap(({ line }) => (line.players === players && !isBroken(line) ? [line] : []));

export function summarise(file: LabFile): Summary[] {
  return file.experiment.seats.map((players) => {
    const lines = finishedGames(file, players);
    return {
      players,
      games: lines.length,
      broken: file.games
        .map(({ line }) => line)
        .filter((line) => line.players === players)
        .filter(isBroken),
      measures: measuresOf(lines),
      seats: summariesBy(lines, (_, seat) => `seat ${seat + 1}`),
      bots: summariesBy(lines, ({ bots }, seat) => forSeat(bots, seat)),
      versus: versusOf(lines),
      things: itemStatistics(lines),
    };
  });
}

function measuresOf(lines: readonly FinishedLine[]): Summary['measures'] {
  return GAUGES.flatMap(({ name, valueOf: of }) => {
    const values = lines.map(of).filter((value) => value !== null);
    return values.length === 0 ? [] : [{ name, spread: spreadOf(values) }];
  });
}

function summariesBy(
  lines: readonly FinishedLine[],
  nameOf: (line: FinishedLine, seat: number) => string,
): PlayerSummary[] {
  const all = new Map<string, { wins: number; held: number; scores: RunningMean }>();
  for (const line of lines)
    for (const [seat, score] of line.scores.entries()) {
      const name = nameOf(line, seat);
      const one = all.get(name) ?? { wins: 0, held: 0, scores: new RunningMean() };
      one.wins += winShare(line, seat);
      one.held += line.held[seat] ?? 0;
      one.scores.add(score);
      all.set(name, one);
    }
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { wins, held, scores }]) => ({
      name,
      wins: proportion(wins, scores.n),
      score: scores.interval,
      held: held / scores.n,
    }));
}

function versusOf(lines: readonly FinishedLine[]): Versus[] {
  const met = new Map<string, { a: string; b: string; ahead: number; n: number }>();
  for (const { bots, places } of lines) {
    const placeOf = bots.map((_, seat) => places.findIndex((group) => group.includes(seat)));
    for (const [i, a] of bots.entries())
      for (const [j, b] of bots.entries()) {
        if (a <= b) continue;
        const one = met.get(`${a} ${b}`) ?? { a, b, ahead: 0, n: 0 };
        one.n += 1;
        one.ahead += placeOf[i] === placeOf[j] ? 0.5 : entryAt(placeOf, i) < entryAt(placeOf, j) ? 1 : 0;
        met.set(`${a} ${b}`, one);
      }
  }
  return [...met.values()].map(({ a, b, ahead, n }) => ({ a, b, ahead: proportion(ahead, n) }));
}
