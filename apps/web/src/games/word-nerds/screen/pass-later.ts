import type { Seat } from '@wordhoard/kernel';
import type { PassNow } from '@wordhoard/word-nerds';
import type { Session } from '../../../shell/session.ts';

/** How long an automatic pass waits, in ms: drawn by lot, so that its quickness tells nothing of the hand. */
const WAITS = { least: 500, most: 2000 };

interface PassLater {
  readonly session: Session;
  readonly seat: Seat;
  readonly pass: PassNow;
  /** Answers the question the pass was decided for, and no other. */
  readonly answer: (answer: PassNow['answer']) => void;
}

/**
 * Passes after a while; not if the seat is asked something else by then, or has answered. What is returned calls it off:
 * but news may have come that nothing has been drawn of yet.
 */
export function passLater({ session, seat, pass, answer }: PassLater): () => void {
  const wait = WAITS.least + Math.random() * (WAITS.most - WAITS.least);
  const timer = setTimeout(() => {
    const now = session.sights.peek().get(seat)?.seen.question;
    if (now?.id === pass.to && !now.mine?.done) answer(pass.answer);
  }, wait);
  return () => clearTimeout(timer);
}
