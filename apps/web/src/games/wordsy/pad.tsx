import type { AnyRefusal } from '@wordhoard/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import { Ring } from '../../shell/table/ring.tsx';
import { SandTimer } from './timer.tsx';
import './pad.css';

/** What tells the time: the sand, a ring, or nothing. */
export type Telling =
  | { readonly by: 'sand'; readonly left: number | null; readonly share: number; readonly running: boolean }
  | { readonly by: 'ring'; readonly left: number; readonly of: number }
  | { readonly by: 'nothing' };

interface PadProps {
  readonly prompt: string;
  /** Why not, in words; takes the prompt's place until something else is done. */
  readonly refusal: { readonly code: AnyRefusal['code']; readonly text: string } | null;
  readonly telling: Telling;
  readonly children: ComponentChildren;
}

/** The paper pad under the board: the sentence, the time, and the one thing to do now. */
export const Pad = ({ prompt, refusal, telling, children }: PadProps): JSX.Element => (
  <section class={`pad by-${telling.by}`}>
    {telling.by === 'sand' && <SandTimer left={telling.left} share={telling.share} running={telling.running} />}
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
