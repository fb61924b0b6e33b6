import { forSeat, type Seat } from '@wordhoard/kernel';
import {
  columnOf,
  type Event,
  itemAt,
  rowOf,
  type Sheet,
  SIZE,
  type Square,
  type StepReward,
  type TurnSoFar,
  type Wordsmith,
} from '@wordhoard/wordsmith';
import { useEffect, useState } from 'preact/hooks';
import type { SeatObservation } from '../../../net/session.ts';
import { wordsmith } from '../strings/play.ts';
import type { ItemMap } from './drawing.tsx';

/** The drawn part of a sheet. */
export type Marks = Pick<Sheet, 'letters' | 'circled' | 'forged'>;

export interface ShownSheet {
  readonly seat: Seat;
  readonly sheet: Sheet;
  /** Additions since then are marked. */
  readonly before: Marks;
  choose(seat: Seat): void;
}

interface ShownSheetInput {
  readonly observation: SeatObservation<Wordsmith>;
  readonly me: Seat | null;
  /** The seat whose sheet is shown first, and always while it is written on. */
  readonly own: Seat;
  readonly writing: boolean;
  /** The player's own turn as they are writing it, or left it. */
  readonly turn: TurnSoFar;
}

/** A player with nothing to write can look at any sheet: their own as they left it, the others' as last revealed. */
export function useShownSheet({ observation, me, own, writing, turn }: ShownSheetInput): ShownSheet {
  const [chosen, choose] = useState(own);
  useEffect(() => {
    if (writing) choose(own);
  }, [writing]);
  const seat = writing ? own : chosen;
  const { sheet, before } = seat === me && observation.seen.over === null ? turn : lastSeen(observation, seat);
  return { seat, sheet, before, choose };
}

/** [WS-5] A sheet as of the last confirmed round, and what was on it a round before. */
export function lastSeen(observation: SeatObservation<Wordsmith>, seat: Seat): Pick<ShownSheet, 'sheet' | 'before'> {
  const sheet = forSeat(observation.seen.view.sheets, seat);
  return { sheet, before: marksBefore(sheet, lastTurnOf(observation, seat)?.earned ?? []) };
}

/** A sheet before these steps, so that another player's turn shows its additions like the player's own. */
export function marksBefore({ letters, circled, forged }: Marks, earned: readonly StepReward[]): Marks {
  const written = new Set(earned.flatMap(({ step }) => ('letter' in step ? [step.at] : [])));
  const newCircles = new Set(earned.flatMap((it) => it.circled));
  const newItems = new Set(earned.flatMap((it) => it.forged));
  return {
    letters: letters.map((letter, square) => (written.has(square) ? null : letter)),
    circled: circled.map((is, square) => is && !newCircles.has(square)),
    forged: forged.filter((name) => !newItems.has(name)),
  };
}

/** A player's actions in a round, and the goals they reached. */
export interface RoundActions {
  readonly turned: Extract<Event, { type: 'turned' }>;
  readonly reached: readonly Extract<Event, { type: 'goal' }>[];
}

/** [WS-5] All players' actions in the last confirmed round; empty before the first. */
export function lastRound({ events }: SeatObservation<Wordsmith>): readonly RoundActions[] {
  const turned = events.flatMap((event) => (event.type === 'turned' ? [event] : []));
  const last = turned.at(-1);
  // The events of goals follow those of all turns of their round.
  const goals = last ? events.slice(events.lastIndexOf(last)).flatMap((it) => (it.type === 'goal' ? [it] : [])) : [];
  return turned
    .filter(({ round }) => round === last?.round)
    .map((it) => ({ turned: it, reached: goals.filter(({ seat }) => seat === it.seat) }));
}

export const lastTurnOf = (observation: SeatObservation<Wordsmith>, seat: Seat): RoundActions['turned'] | undefined =>
  lastRound(observation).find(({ turned }) => turned.seat === seat)?.turned;

/** One square for screen readers: where it is, what is drawn, written and circled there. */
export function squareInWords(items: ItemMap, sheet: Sheet, square: Square): string {
  const { name, kind, squares } = itemAt(items, square);
  const { text } = wordsmith;
  return [
    text.at(rowOf(square) + 1, columnOf(square) + 1),
    contents(sheet, square),
    sheet.forged.includes(name) ? text.forgedItem(kind) : text.itemPart(kind, squares.length),
  ].join(', ');
}

/** Only what is written or circled: 'Row 5: column 1 B circled, column 2 U'. */
export function rowInWords(sheet: Sheet, row: number): string {
  const marked = Array.from({ length: SIZE }, (_, column) => row * SIZE + column).filter(
    (square) => sheet.letters[square] !== null || sheet.circled[square],
  );
  const told = marked.map((square) => wordsmith.text.inRow(columnOf(square) + 1, contents(sheet, square)));
  return wordsmith.text.row(row + 1, told);
}

function contents({ letters, circled }: Sheet, square: Square): string {
  const written = letters[square]?.toUpperCase() ?? wordsmith.text.vacant;
  return circled[square] ? wordsmith.text.circled(written) : written;
}
