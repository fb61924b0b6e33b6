import { entryAt, forSeat } from '@wordhoard/kernel';
import type { LabFile } from './file.ts';
import { type BrokenLine, type FinishedLine, isBroken, winShare } from './game-line.ts';
import { type GamePart, GameResamples } from './game-resamples.ts';
import { GAUGES } from './gauges.ts';
import { type ItemStatistics, itemStatistics } from './item-statistics.ts';
import { type Interval, type Spread, spreadOf } from './statistics.ts';

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
    const resamples = new GameResamples(lines.length, `${file.experiment.seed} ${players}`);
    return {
      players,
      games: lines.length,
      broken: file.games
        .map(({ line }) => line)
        .filter((line) => line.players === players)
        .filter(isBroken),
      measures: measuresOf(lines),
      seats: summariesBy(lines, resamples, (_, seat) => `seat ${seat + 1}`),
      bots: summariesBy(lines, resamples, ({ bots }, seat) => forSeat(bots, seat)),
      versus: versusOf(lines, resamples),
      things: itemStatistics(lines, resamples),
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
  resamples: GameResamples,
  nameOf: (line: FinishedLine, seat: number) => string,
): PlayerSummary[] {
  const names = new Set(lines.flatMap((line) => line.scores.map((_, seat) => nameOf(line, seat))));
  return [...names].sort().map((name) => {
    const seatsOf = (line: FinishedLine): number[] =>
      line.scores.flatMap((_, seat) => (nameOf(line, seat) === name ? [seat] : []));
    const partsOf = (of: (line: FinishedLine, seat: number) => number): GamePart[] =>
      lines.flatMap((line, game) => {
        const seats = seatsOf(line);
        const sum = seats.reduce((total, seat) => total + of(line, seat), 0);
        return seats.length === 0 ? [] : [{ game, sum, seats: seats.length }];
      });
    const held = partsOf((line, seat) => line.held[seat] ?? 0);
    return {
      name,
      wins: resamples.winsInterval(partsOf(winShare), lines[0]?.scores.length ?? 0),
      score: resamples.meanInterval(partsOf(({ scores }, seat) => forSeat(scores, seat))),
      held: held.reduce((sum, part) => sum + part.sum, 0) / held.reduce((sum, { seats }) => sum + seats, 0),
    };
  });
}

function versusOf(lines: readonly FinishedLine[], resamples: GameResamples): Versus[] {
  const met = new Map<string, { a: string; b: string; parts: GamePart[] }>();
  for (const [game, { bots, places }] of lines.entries()) {
    const placeOf = bots.map((_, seat) => places.findIndex((group) => group.includes(seat)));
    const pairs = new Map<string, { a: string; b: string; sum: number; seats: number }>();
    for (const [i, a] of bots.entries())
      for (const [j, b] of bots.entries()) {
        if (a <= b) continue;
        const one = pairs.get(`${a} ${b}`) ?? { a, b, sum: 0, seats: 0 };
        one.seats += 1;
        one.sum += placeOf[i] === placeOf[j] ? 0.5 : entryAt(placeOf, i) < entryAt(placeOf, j) ? 1 : 0;
        pairs.set(`${a} ${b}`, one);
      }
    for (const [key, { a, b, sum, seats }] of pairs) {
      const one = met.get(key) ?? { a, b, parts: [] };
      one.parts.push({ game, sum, seats });
      met.set(key, one);
    }
  }
  return [...met.values()].map(({ a, b, parts }) => ({ a, b, ahead: resamples.shareInterval(parts) }));
}
