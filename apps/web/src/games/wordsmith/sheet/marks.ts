import { forSeat, type Seat } from '@wordhoard/kernel';
import type { Sheet, StepReward, Wordsmith } from '@wordhoard/wordsmith';
import type { SeatObservation } from '../../../net/session.ts';
import { lastRound } from '../others/last-round.ts';

/** The drawn part of a sheet. */
export type Marks = Pick<Sheet, 'letters' | 'circled' | 'forged'>;

/** A sheet before these steps, so that another player's turn shows its additions like the player's own. */
export function marksBefore({ letters, circled, forged }: Marks, earned: readonly StepReward[]): Marks {
  const written = new Set(earned.flatMap(({ step }) => ('letter' in step ? [step.at] : [])));
  const ringed = new Set(earned.flatMap((it) => it.circled));
  const made = new Set(earned.flatMap((it) => it.forged));
  return {
    letters: letters.map((letter, square) => (written.has(square) ? null : letter)),
    circled: circled.map((is, square) => is && !ringed.has(square)),
    forged: forged.filter((name) => !made.has(name)),
  };
}

/** [WS-5] A sheet as it was when all last saw it, and what was on it a round before. */
export function lastSeen(
  sight: SeatObservation<Wordsmith>,
  seat: Seat,
): { readonly sheet: Sheet; readonly before: Marks } {
  const sheet = forSeat(sight.seen.view.sheets, seat);
  return {
    sheet,
    before: marksBefore(sheet, lastRound(sight).find(({ turned }) => turned.seat === seat)?.turned.earned ?? []),
  };
}
