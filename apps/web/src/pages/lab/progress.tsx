import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { lab as strings } from '#strings/lab.ts';
import { lab, type RunningExperiment } from '../../lab/lab-session.ts';

/** Progress, remaining time, and a way to stop. */
export function Progress({ running: { done, of, elapsed } }: { readonly running: RunningExperiment }): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  // In the place of the button that started it.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="lab-progress">
      <progress value={done} max={of} aria-label={strings.progressLabel} />
      <p>
        {done === 0 ? strings.getting : strings.progress(done, of)}
        {done > 0 && done < of && strings.left((elapsed / done) * (of - done))}
      </p>
      <button ref={button} type="button" class="btn" onClick={() => lab.stop()}>
        {strings.stop}
        <span class="sr-only">. {strings.stopHint}</span>
      </button>
    </div>
  );
}
