import type { ComponentChildren, JSX } from 'preact';
import { Typed } from '../bench/typed.tsx';
import { Hand } from '../hand/hand.tsx';
import { type TurnControls, type TurnSituation, WAITING } from '../table/doing.ts';
import { Ask } from './ask.tsx';

interface FootProps {
  readonly playing: TurnSituation;
  readonly doing: TurnControls;
  readonly prompt: string;
  readonly time: { readonly left: number; readonly of: number } | null;
  /** Below everything else. */
  readonly children: ComponentChildren;
}

/** The prompt, the hand and the buttons. */
export function Foot({ playing, doing, prompt, time, children }: FootProps): JSX.Element {
  const { turn, standing } = playing;
  const { bench, chosen, refusal } = turn;
  return (
    <div class="foot" data-doing={doing === WAITING ? undefined : ''}>
      <Ask {...{ prompt, refusal, time }}>
        {doing.asked}
        {doing.arranging && <Typed {...playing} onEnter={doing.arranging.onEnter} />}
      </Ask>
      {standing && (
        <Hand
          cards={standing.loose}
          places={bench.hand}
          owed={standing.loose.filter((card) => !bench.hand.includes(card))}
          stolen={bench.stolen ?? null}
          chosen={chosen}
          touch={doing.held}
          toggles={!doing.arranging}
        />
      )}
      <div class="do">{doing.buttons}</div>
      {children}
    </div>
  );
}
