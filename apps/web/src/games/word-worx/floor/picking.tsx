import { wordWorx } from '../strings/play.ts';
import { type Doing, digitsFor, type Playing, WAITING } from '../table/doing.ts';

/** [WX-5] A card off the line; and a second one, or not. */
export function picking({ situation, answer }: Playing, nth: 1 | 2): Doing {
  const pick = (card: string | null): void => answer({ card });
  return {
    ...WAITING,
    onPick: pick,
    buttons: nth === 2 && (
      <button type="button" class="btn big" onClick={() => pick(null)}>
        {wordWorx.pick.enough}
      </button>
    ),
    digits: { ...digitsFor(situation.view.line, pick), ...(nth === 2 ? { 0: () => pick(null) } : {}) },
  };
}
