import { advance } from './advance.ts';
import { forSeat } from './by-seat.ts';
import { type Engine, nextDeadline } from './engine.ts';
import type { Match, PlayOutcome } from './match.ts';
import type { Shape, Time } from './shape.ts';

/** Lets the deadline that is due take effect: a chess clock's flag, seats' own deadlines, or the question's. */
export function expire<S extends Shape>(engine: Engine<S>, match: Match<S>, at: Time): PlayOutcome<S> {
  if (match.over) return { ok: false, refusal: { code: 'over' } };
  const deadline = nextDeadline(match);
  if (deadline === null || at < deadline) return { ok: false, refusal: { code: 'not-due' } };
  const { rules } = engine;
  const after = advance(engine, match, at, (update) => {
    // Seats on a running clock have a clock each.
    const flagged = engine.runningClocks(update.match).find((seat) => forSeat(update.match.banks!, seat).left <= 0);
    if (flagged !== undefined) {
      if (!rules.flagged) throw new Error(`${rules.id}: a chess clock ran out, and no rule handles it`);
      return rules.flagged(update, flagged);
    }
    if (update.expireSeats()) return;
    const open = update.current();
    const verdict = engine.questionRules(open.step).expired?.(update, open.step) ?? 'close';
    if (verdict === 'close') update.close();
  });
  return { ok: true, ...after, entry: { at } };
}
