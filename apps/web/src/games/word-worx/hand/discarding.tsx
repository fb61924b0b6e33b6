import { wordWorx } from '../strings/play.ts';
import { type Doing, digitsFor, type Playing, WAITING } from '../table/doing.ts';

/** [WX-9] So many cards of the hand have to go. */
export const discarding = ({ turn, answer }: Playing, count: number): Doing => ({
  ...WAITING,
  held: { onCard: turn.choose, onGrab: () => undefined },
  digits: digitsFor(turn.bench.hand, turn.choose),
  buttons: (
    <button type="button" class="btn big go" onClick={() => answer({ cards: turn.chosen })}>
      {wordWorx.discard.go(count)}
    </button>
  ),
});
