import type { ComponentChildren, JSX } from 'preact';
import { Prompt, type ShownRefusal, TimerRing } from '../../../table-kit/prompt.tsx';
import { type TimerDisplay, together } from './prompt-text.ts';
import './prompt.css';
import type { Wordsy } from '@wordhoard/wordsy';
import { useEffect, useRef } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Hourglass } from '../../../table-kit/hourglass.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { announce } from '../../../ui/announcer.tsx';
import { timeLeft } from '../../../ui/format.ts';
import { useReveal } from '../board/words.tsx';
import { decides, type Preview, wroteNothing } from '../hand/draft.ts';
import type { WordDraft } from '../hand/use-draft.ts';
import { Writing } from '../hand/word-field.tsx';
import { wordsy } from '../strings/play.ts';
import { Challenge, LookBack, Mend, Ready } from './questions.tsx';

interface PadProps {
  readonly prompt: string;
  /** Takes the prompt's place until something else is done. */
  readonly refusal: ShownRefusal | null;
  readonly telling: TimerDisplay;
  readonly children: ComponentChildren;
}

/** The paper pad under the board: the sentence, the time, and the one thing to do now. */
export const Pad = ({ prompt, refusal, telling, children }: PadProps): JSX.Element => (
  <section class={`pad by-${telling.by}`} data-doing>
    {telling.by === 'sand' && <SandTimer {...telling} />}
    <Prompt text={prompt} refusal={refusal} timer={telling.by === 'ring' && <TimerRing {...telling} />} />
    {children}
  </section>
);

interface NowProps extends GameTableProps<Wordsy> {
  readonly situation: Situation<Wordsy>;
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Situation<Wordsy>[];
  readonly draft: WordDraft;
  /** Points of the draft. */
  readonly shown: Preview;
  /** Goes on to the new board; null while that is what one looks at. */
  readonly goOn: (() => void) | null;
}

/** The one thing to do now. */
export function Now({ situation, deciding, draft, shown, goOn, ...props }: NowProps): JSX.Element | null {
  const { view, me, step } = situation;
  const { names, sight, quick, move } = props;
  const open = useReveal(view.round, view.entered.length);
  switch (step?.type) {
    case 'ready':
      return <Ready {...{ situation, deciding, names, quick, move, open }} round={step.round} />;
    case 'write':
      if (goOn) return <LookBack sight={sight} names={names} onDone={goOn} />;
      if (me === null || wroteNothing(situation)) return null;
      return <Writing draft={draft} preview={shown} mine={decides(situation)} />;
    case 'challenge':
      return <Challenge {...{ deciding, view, names, open, move }} />;
    case 'mend':
      return <Mend situation={together(situation, deciding)} step={step} move={move} />;
    case undefined:
      return null;
  }
}

interface TimerProps {
  /** Milliseconds left; null while it stands. */
  readonly left: number | null;
  /** Share of the sand that is still above, 1 to 0. */
  readonly share: number;
  readonly running: boolean;
  /** [WY-19] It ran out in a round that goes on without a bonus. */
  readonly out: boolean;
}

/** Seconds announced while the sand runs. */
const SPOKEN = [20, 10, 5];

/** Stands beside the pad with all its sand below; flipped when a player locks a word. */
function SandTimer({ left, share, running, out }: TimerProps): JSX.Element {
  const seconds = left === null ? 0 : Math.ceil(left / 1000);
  useCountdown(running ? seconds : null);
  const label = running ? wordsy.timer.label(seconds) : out ? wordsy.timer.out : wordsy.timer.still;
  return (
    <div class="sand">
      <div key={running ? 'runs' : 'stands'} class={running ? 'glass flipped' : 'glass'}>
        <Hourglass left={running ? share : 0} running={running} label={label} />
      </div>
      <span class={`seconds ${running && seconds <= 5 ? 'low' : ''}`} aria-hidden="true">
        {running && left !== null ? timeLeft(left) : ''}
      </span>
      {out && <span class="no-bonus">{wordsy.timer.noBonus}</span>}
    </div>
  );
}

function useCountdown(seconds: number | null): void {
  const said = useRef<number | null>(null);
  useEffect(() => {
    if (seconds === null) {
      said.current = null;
      return;
    }
    if (said.current === null) play('flip');
    else if (said.current !== seconds && seconds > 0) {
      if (SPOKEN.includes(seconds)) announce(wordsy.event.secondsLeft(seconds), { mine: true, urgent: seconds <= 5 });
      if (seconds <= 5) play('low');
    }
    said.current = seconds;
  }, [seconds]);
}
