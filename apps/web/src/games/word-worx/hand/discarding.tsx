import { wordWorx } from '../strings/play.ts';
import { digitsFor, type TurnControls, type TurnSituation, WAITING } from '../table/doing.ts';

/** [WX-9] So many cards of the hand have to go. */
export const discarding = ({ turn, answer }: TurnSituation, count: number): TurnControls => ({
  ...WAITING,
  held: { onCard: turn.choose, onGrab: () => undefined },
  digits: digitsFor(turn.bench.hand, turn.choose),
  buttons: (
    <button type="button" class="btn big go" onClick={() => answer({ cards: turn.chosen })}>
      {wordWorx.discard.go(count)}
    </button>
  ),
});
