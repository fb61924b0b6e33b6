import type { JSX } from 'preact';
import { table } from '#strings/table.ts';
import { timeLeft } from '../ui/format.ts';

/** Time left as a closing ring with the seconds in it. Its size never changes, so nothing moves when it ticks. */
export function Ring({ left, of }: { readonly left: number; readonly of: number }): JSX.Element {
  const text = timeLeft(left);
  // Two lines where one would not fit: '2 days'. Of seconds the figure is enough.
  const [figure, unit = 's'] = text.split(' ');
  const share = Math.min(1, left / of) * 100;
  return (
    <span class="ring" role="timer" aria-label={table.timeLeft(text)} style={{ '--p': share.toFixed(1) }}>
      <span aria-hidden="true">
        {figure}
        {unit !== 's' && <small>{unit}</small>}
      </span>
    </span>
  );
}
