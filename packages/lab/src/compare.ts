import { entryAt, forSeat } from '@wordhoard/kernel';
import { botIndexOf, type Experiment, keyText } from './experiment.ts';
import type { FileFault, LabFile } from './file.ts';
import { type FinishedLine, winShare } from './game-line.ts';
import { GAUGES } from './gauges.ts';
import type { Figure } from './item-figures.ts';
import { type PairedDifference, pairedDifference } from './statistics.ts';
import { finishedGames } from './summary.ts';

export interface ComparedMeasure {
  readonly name: string;
  readonly paired: PairedDifference;
}

/** The part of the wins, or the points, of one of the bots. */
export interface ComparedBot extends ComparedMeasure {
  /** Its place among the bots as listed, from 0; bots change seats. */
  readonly slot: number;
  /** Its names in the two experiments. */
  readonly was: string;
  readonly is: string;
  readonly what: 'wins' | 'points';
}

/** The share of wins of a seat. */
export interface ComparedSeat extends ComparedMeasure {
  readonly what: 'wins';
}

/** Two experiments with so many players, game by game on the same deal. */
export interface Comparison {
  readonly players: number;
  /** Games that both have finished. */
  readonly pairs: number;
  readonly measures: readonly ComparedMeasure[];
  readonly bots: readonly ComparedBot[];
  readonly seats: readonly ComparedSeat[];
  /** The figures that were asked for besides. */
  readonly items: readonly ComparedMeasure[];
}

/** True if two experiments can be compared game by game. */
const hasSameDeals = (a: Experiment, b: Experiment): boolean => a.game === b.game && a.seed === b.seed;

export function compareFiles(a: LabFile, b: LabFile, items: readonly Figure[] = []): Comparison[] | FileFault {
  if (!hasSameDeals(a.experiment, b.experiment))
    return { fault: 'only the same game from the same seed can be compared' };
  const seats = a.experiment.seats.filter((players) => b.experiment.seats.includes(players));
  if (seats.length === 0) return { fault: 'they have no number of players in common' };
  return seats.map((players) => {
    const others = new Map(finishedGames(b, players).map((line) => [keyText(line), line]));
    const pairs = finishedGames(a, players).flatMap((line): [FinishedLine, FinishedLine][] => {
      const other = others.get(keyText(line));
      return other ? [[line, other]] : [];
    });
    return {
      players,
      pairs: pairs.length,
      measures: compareFigures(pairs, GAUGES),
      bots: compareBots(pairs, players, a, b),
      seats: compareSeats(pairs, players),
      items: compareFigures(pairs, items),
    };
  });
}

type Pairs = readonly (readonly [FinishedLine, FinishedLine])[];

function compareFigures(pairs: Pairs, figures: readonly Figure[]): ComparedMeasure[] {
  return figures.flatMap(({ name, valueOf: of }) => {
    const values = pairs.flatMap(([a, b]): [number, number][] => {
      const [before, after] = [of(a), of(b)];
      return before === null || after === null ? [] : [[before, after]];
    });
    return values.length === 0 ? [] : [{ name, paired: pairedDifference(values) }];
  });
}

const compareSeats = (pairs: Pairs, players: number): ComparedSeat[] =>
  Array.from({ length: players }, (_, seat) => ({
    name: `seat ${seat + 1}, wins`,
    what: 'wins',
    paired: pairedDifference(pairs.map(([a, b]) => [winShare(a, seat), winShare(b, seat)])),
  }));

function compareBots(pairs: Pairs, players: number, a: LabFile, b: LabFile): ComparedBot[] {
  const nameIn = ({ experiment: { bots } }: LabFile, slot: number): string => entryAt(bots, slot % bots.length);
  return Array.from({ length: players }, (_, slot) => slot).flatMap((slot) => {
    const [was, is] = [nameIn(a, slot), nameIn(b, slot)];
    const who = `bot ${slot + 1}: ${was === is ? was : `${was} → ${is}`}`;
    const seatIn = (line: FinishedLine): number => line.bots.findIndex((_, seat) => botIndexOf(seat, line) === slot);
    const of = (value: (line: FinishedLine, seat: number) => number): PairedDifference =>
      pairedDifference(pairs.map(([one, other]) => [value(one, seatIn(one)), value(other, seatIn(other))]));
    return [
      { name: `${who}, wins`, slot, was, is, what: 'wins', paired: of(winShare) },
      {
        name: `${who}, points`,
        slot,
        was,
        is,
        what: 'points',
        paired: of(({ scores }, seat) => forSeat(scores, seat)),
      },
    ];
  });
}
