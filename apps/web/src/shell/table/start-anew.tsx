import type { JSX } from 'preact';
import { table as strings } from '#strings/table.ts';

interface StartAnewProps {
  /** The game that would be lost: 'Wordsy, round 4 of 7'. */
  readonly running: string;
  readonly onGoOn: () => void;
  readonly onAnew: () => void;
  /** Where going on with it leads away: a way to stay and decide nothing. */
  readonly onCancel?: () => void;
}

/** Inside a sheet: one game of each kind is kept on a device, and a new one would take the place of this. */
export const StartAnew = ({ running, onGoOn, onAnew, onCancel }: StartAnewProps): JSX.Element => (
  <div class="choose">
    <p>{strings.anew.text(running)}</p>
    <button type="button" class="btn go" onClick={onGoOn}>
      {strings.anew.goOn}
    </button>
    <button type="button" class="btn" onClick={onAnew}>
      {strings.anew.start}
    </button>
    {onCancel && (
      <button type="button" class="btn quiet" onClick={onCancel}>
        {strings.anew.cancel}
      </button>
    )}
  </div>
);
