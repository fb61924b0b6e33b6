import type { AnyRefusal } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { Ring } from '../../../table-kit/timer-ring.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { TimerDisplay } from './telling.ts';
import { SandTimer } from './timer.tsx';
import './pad.css';

interface PadProps {
  readonly prompt: string;
  /** Why not, in words; takes the prompt's place until something else is done. */
  readonly refusal: { readonly code: AnyRefusal['code']; readonly text: string } | null;
  readonly telling: TimerDisplay;
  readonly children: ComponentChildren;
}

/** The paper pad under the board: the sentence, the time, and the one thing to do now. */
export const Pad = ({ prompt, refusal, telling, children }: PadProps): JSX.Element => (
  <section class={`pad by-${telling.by}`} data-doing>
    {telling.by === 'sand' && <SandTimer {...telling} />}
    <div class="prompt">
      {refusal ? (
        <p class="refusal" role="alert" data-code={refusal.code}>
          <Icon name="close" />
          {refusal.text}
        </p>
      ) : (
        <p>{prompt}</p>
      )}
      {telling.by === 'ring' && <Ring left={telling.left} of={telling.of} />}
    </div>
    {children}
  </section>
);
