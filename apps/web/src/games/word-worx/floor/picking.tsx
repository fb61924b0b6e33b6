import { dragTile } from '../../../table-kit/drag-and-drop.ts';
import { dropAt } from '../bench/dropping.ts';
import { wordWorx } from '../strings/play.ts';
import { digitsFor, type TurnControls, type TurnSituation, WAITING } from '../table/doing.ts';

const handAt: typeof dropAt = (x, y) => {
  const under = dropAt(x, y);
  return under?.where === 'hand' ? under : null;
};

/** [WX-5] A card off the line; and a second one, or not. */
export function picking({ situation, answer }: TurnSituation, nth: 1 | 2): TurnControls {
  const pick = (card: string | null): void => answer({ card });
  return {
    ...WAITING,
    line: {
      onCard: pick,
      // Off the line it goes into the hand, and nowhere else.
      onGrab: (event, card) =>
        dragTile(event, handAt, (to) => {
          if (to !== null) pick(card);
        }),
    },
    buttons: nth === 2 && (
      <button type="button" class="btn big" onClick={() => pick(null)}>
        {wordWorx.pick.enough}
      </button>
    ),
    digits: { ...digitsFor(situation.view.line, pick), ...(nth === 2 ? { 0: () => pick(null) } : {}) },
  };
}
