import { faceOf, type Theft } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import { wordWorx } from '#strings/word-worx.ts';
import type { Scene } from './scene.ts';
import { type Plan, theftOf } from './stealing.ts';

interface ActsProps {
  readonly scene: Scene;
  readonly plan: Plan | null;
  readonly onEnough: () => void;
  readonly onSteal: (theft: Theft | null) => void;
  readonly onReset: () => void;
  readonly onBuild: () => void;
  readonly onDiscard: () => void;
}

/** The buttons: what a player can do now besides touching cards. */
export function Acts(props: ActsProps): JSX.Element | null {
  const { scene, plan } = props;
  if (scene.is === 'over' || !scene.mine) return null;
  switch (scene.is) {
    case 'pick':
      return scene.nth === 2 ? (
        <button type="button" class="btn big" onClick={props.onEnough}>
          {wordWorx.pick.enough}
        </button>
      ) : null;
    case 'steal': {
      const theft = plan && theftOf(plan);
      return (
        <>
          <button type="button" class="btn big" onClick={() => props.onSteal(null)}>
            {wordWorx.steal.leave}
          </button>
          {plan && (
            <button type="button" class="btn big go" disabled={!theft} onClick={() => props.onSteal(theft)}>
              {wordWorx.steal.go(faceOf(plan.loot.card))}
            </button>
          )}
        </>
      );
    }
    case 'build':
      return (
        <>
          <button type="button" class="btn" onClick={props.onReset}>
            {wordWorx.build.reset}
          </button>
          <button type="button" class="btn big go" onClick={props.onBuild}>
            {scene.last ? wordWorx.build.doneLast : wordWorx.build.done}
          </button>
        </>
      );
    case 'discard':
      return (
        <button type="button" class="btn big go" onClick={props.onDiscard}>
          {wordWorx.discard.go(scene.count)}
        </button>
      );
  }
}
