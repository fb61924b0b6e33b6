import type { View } from '@wordhoard/word-worx';
import type { JSX } from 'preact';
import type { FinalTable } from '../../../shell/table/final.tsx';
import { Ask } from '../ask/ask.tsx';
import type { Why } from '../ask/refusals.ts';
import { End } from './end.tsx';

interface OverProps extends FinalTable {
  readonly view: View;
  readonly prompt: string;
  readonly refusal: Why | null;
}

/** Instead of the table: who has won, and how. */
export const Over = ({ prompt, refusal, ...end }: OverProps): JSX.Element => (
  <div class="result">
    <Ask {...{ prompt, refusal }} time={null}>
      <End {...end} />
    </Ask>
  </div>
);
