import type { JSX } from 'preact';
import { Sheet } from '../../../ui/dialog.tsx';
import { daring } from '../strings/daring.ts';

interface DaringProps {
  /** The word in doubt; null when it cannot be challenged any more. */
  readonly text: string | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** [WN-15] Ten points are at stake: it is asked for again. */
export const Daring = ({ text, onYes, onNo }: DaringProps): JSX.Element => (
  <Sheet title={daring.sure(text ?? '')} open={text !== null} onClose={onNo}>
    <p>{daring.risk}</p>
    <div class="row">
      <button type="button" class="btn go" onClick={onYes}>
        {daring.yes}
      </button>
      <button type="button" class="btn" onClick={onNo}>
        {daring.no}
      </button>
    </div>
  </Sheet>
);
