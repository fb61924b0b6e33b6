import { forSeat, type Seat } from '@wordhoard/kernel';
import { type Config, totalSoFar, type View, type Wordsmith } from '@wordhoard/wordsmith';
import { readText, writeText } from '../../../device/storage.ts';
import type { SeatState } from '../../../table-kit/player-list.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { wordsmith } from '../strings/play.ts';

/** The line under a player's name. */
export function seatState({ step, view, waiting }: Situation<Wordsmith>, seat: Seat): SeatState {
  const score = scoreShown(view, seat, step === null);
  if (step === null) return { text: '', icon: null, score };
  return waiting.includes(seat)
    ? { text: wordsmith.status.writing, icon: 'pencil', score }
    : { text: wordsmith.status.done, icon: 'check', good: true, score };
}

/** [WS-15] The points shown beside a name: the points for most crowns are added only at the end of the game. */
export function scoreShown(view: Pick<View, 'tallies'>, seat: Seat, over: boolean): number {
  const tally = forSeat(view.tallies, seat);
  return over ? tally.total : totalSoFar(tally);
}

/** Points of different games can't be compared, so each variant has a record of its own, by its name. */
const recordKey = ({ variant }: Config): string =>
  variant ? `wordhoard.wordsmith.record.${variant.name}` : 'wordhoard.wordsmith.record';

/** [WS-16] The most points of a solo game on this device; null before the first, or where nothing can be stored. */
export function readRecord(config: Config): number | null {
  const stored = readText(recordKey(config));
  const points = stored === null ? Number.NaN : Number(stored);
  return Number.isInteger(points) ? points : null;
}

export const writeRecord = (config: Config, points: number): void => void writeText(recordKey(config), String(points));
