import type { ComponentChildren, JSX } from 'preact';
import { Prompt, type ShownRefusal, TimerRing } from '../../../table-kit/prompt.tsx';
import type { TimerDisplay } from './telling.ts';
import { SandTimer } from './timer.tsx';
import './pad.css';

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
