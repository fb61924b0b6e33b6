import type { Wordsy } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { play } from '../../../device/sound.ts';
import type { GameTableProps } from '../../../table-kit/game-page.ts';
import { Prompt, TimerRing, useTimeLeft } from '../../../table-kit/prompt.tsx';
import type { Situation } from '../../../table-kit/situation.ts';
import { Hourglass } from '../../../table-kit/tiles/hourglass.tsx';
import { announce } from '../../../ui/announcer.tsx';
import { timeLeft } from '../../../ui/format.ts';
import { useReveal } from '../board/words.tsx';
import { decides, type Preview, wroteNothing } from '../hand/draft.ts';
import type { WordDraft } from '../hand/use-draft.ts';
import { WordField } from '../hand/word-field.tsx';
import { wordsy } from '../strings/play.ts';
import { decidingHere, forAllHere, promptOf, type Sand, timerDisplay } from './prompt-text.ts';
import { Challenge, LookBack, Mend, Ready } from './questions.tsx';
import { inWords } from './refusals.ts';
import './prompt.css';

interface PadProps extends GameTableProps<Wordsy> {
  readonly situation: Situation<Wordsy>;
  readonly draft: WordDraft;
  /** What the draft would score. */
  readonly preview: Preview;
  /** Goes on from the last round, which is still shown, to the new board; null if the new board is shown. */
  readonly goOn: (() => void) | null;
}

/** The paper pad under the board: the sentence, the time, and what the player can do now. */
export function Pad(props: PadProps): JSX.Element {
  const { session, table, names, situation, draft, goOn } = props;
  const { view, step, until } = situation;
  const timer = timerDisplay(situation, useTimeLeft(session, until), table.options.limits);
  const deciding = decidingHere(props);
  const prompt = promptOf(forAllHere(situation, deciding), names, deciding);
  return (
    <section class={`pad by-${timer.by}`} data-doing>
      {timer.by === 'sand' && <SandTimer {...timer} />}
      <Prompt
        text={goOn ? wordsy.prompt.lastRound(view.round - 1) : prompt}
        // While words are written, events say what matters; the prompt would talk over the typing.
        spoken={step?.type === 'write' ? '' : prompt}
        refusal={draft.refusal && { ...draft.refusal, text: inWords(draft.refusal, names) }}
        timer={timer.by === 'ring' && <TimerRing {...timer} />}
      />
      <Question {...props} deciding={deciding} />
    </section>
  );
}

interface QuestionProps extends PadProps {
  /** One for every seat at this device that may still decide. */
  readonly deciding: readonly Situation<Wordsy>[];
}

function Question(props: QuestionProps): JSX.Element | null {
  const { situation, deciding, draft, preview, goOn } = props;
  const { view, me, step } = situation;
  const open = useReveal(view.round, view.entered.length);
  switch (step?.type) {
    case 'ready':
      return <Ready {...props} open={open} round={step.round} />;
    case 'write':
      if (goOn) return <LookBack {...props} onDone={goOn} />;
      if (me === null || wroteNothing(situation)) return null;
      return <WordField draft={draft} preview={preview} mine={decides(situation)} />;
    case 'challenge':
      return <Challenge {...props} open={open} />;
    case 'mend':
      return <Mend situation={forAllHere(situation, deciding)} step={step} move={props.move} />;
    case undefined:
      return null;
  }
}

/** Seconds announced while the sand runs. */
const SPOKEN = [20, 10, 5];

/** Stands beside the pad with all its sand below; flipped when a player locks a word. */
function SandTimer({ left, share, running, out }: Sand): JSX.Element {
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

/** Sounds and announcements of the running timer; null while it stands. */
function useCountdown(seconds: number | null): void {
  const said = useRef<number | null>(null);
  useEffect(() => {
    if (seconds !== null && said.current === null) play('flip');
    else if (seconds !== null && said.current !== seconds && seconds > 0) {
      if (SPOKEN.includes(seconds)) announce(wordsy.event.secondsLeft(seconds), { mine: true, urgent: seconds <= 5 });
      if (seconds <= 5) play('low');
    }
    said.current = seconds;
  }, [seconds]);
}
