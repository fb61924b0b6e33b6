import { wordWorx } from '../strings/play.ts';
import { type TurnControls, type TurnSituation, WAITING } from '../table/doing.ts';
import { arrangingOf, touchHeld } from './arranging.ts';
import { builtOf, sealsOf } from './draft.ts';

/** [WX-7] [WX-10] A build of all the player's words; `last`: the pile is out. */
export function building(playing: TurnSituation, last: boolean): TurnControls {
  const { turn, answer } = playing;
  const build = (): void => turn.whenLaid(() => answer(builtOf(turn.bench, turn.draft)));
  return {
    ...WAITING,
    arranging: arrangingOf(playing, sealsOf(turn.draft), build),
    open: true,
    held: touchHeld(turn),
    buttons: (
      <>
        <button type="button" class="btn" onClick={turn.reset}>
          {wordWorx.build.reset}
        </button>
        <button type="button" class="btn big go" onClick={build}>
          {last ? wordWorx.build.doneLast : wordWorx.build.done}
        </button>
      </>
    ),
  };
}
