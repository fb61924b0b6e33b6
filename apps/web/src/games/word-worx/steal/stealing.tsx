import { faceOf } from '@wordhoard/word-worx';
import { arrangingOf, touchHeld } from '../bench/arranging.ts';
import { wordWorx } from '../strings/play.ts';
import { type TurnControls, type TurnSituation, WAITING } from '../table/doing.ts';
import { theftOf } from './plan.ts';
import { preyOf } from './prey.ts';
import { Steal } from './steal.tsx';

/**
 * [WX-6] A card out of another player's word, or none. Once it is chosen, the player's own words are rearranged with
 * it.
 */
export function stealing(playing: TurnSituation): TurnControls {
  const { situation, turn, loot, answer } = playing;
  const { bench, draft, plan } = turn;
  const steal = (): void => turn.whenLaid(() => answer({ steal: plan && theftOf(plan, draft, bench) }));
  const leave = (): void => answer({ steal: null });
  return {
    ...WAITING,
    prey: preyOf(playing),
    arranging: plan && arrangingOf(playing, null, steal),
    open: true,
    held: plan && touchHeld(turn),
    digits: { 0: leave },
    asked: (
      <>
        {!plan && loot === undefined && <p class="dim small">{wordWorx.steal.waiting}</p>}
        {loot === null && <p class="dim small">{wordWorx.steal.unsure}</p>}
        {loot?.length === 0 && <p class="dim small">{wordWorx.steal.none}</p>}
        {plan && <Steal {...{ bench, plan, draft }} view={situation.view} onPlan={turn.steal} onDraft={turn.build} />}
      </>
    ),
    buttons: (
      <>
        {plan && (
          <button type="button" class="btn" onClick={turn.reset}>
            {wordWorx.build.reset}
          </button>
        )}
        <button type="button" class="btn big" onClick={leave}>
          {wordWorx.steal.leave}
        </button>
        {plan && (
          <button type="button" class="btn big go" onClick={steal}>
            {wordWorx.steal.go(faceOf(plan.loot.card))}
          </button>
        )}
      </>
    ),
  };
}
