import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface StepsProps {
  /** Which stop is shown, from 0. */
  readonly at: number;
  readonly last: number;
  /** The next event, in words. */
  readonly text: string;
  readonly onGo: (stop: number) => void;
  /** Tells of the decision that is shown; null where none is, or nothing is known of it yet. */
  readonly onTell: (() => void) | null;
}

/** First, back, next, last, and everything between. */
export function Steps({ at, last, text, onGo, onTell }: StepsProps): JSX.Element {
  const button = (label: string, to: number, icon: JSX.Element, next = false): JSX.Element => (
    <button
      type="button"
      class="icon-btn"
      aria-label={label}
      // Not disabled at the ends: the pressed button would lose the focus.
      aria-disabled={to === at}
      data-next={next ? '' : undefined}
      onClick={() => onGo(to)}
    >
      {icon}
    </button>
  );
  return (
    <nav class="review-steps" aria-label={strings.steps}>
      {button(strings.first, 0, <Icon name="toFirst" />)}
      {button(strings.back, Math.max(0, at - 1), <Icon name="back" />)}
      <input
        type="range"
        aria-label={strings.slider}
        aria-valuetext={`${strings.at(at + 1, last + 1)}: ${text}`}
        min={0}
        max={last}
        value={at}
        onInput={({ currentTarget: { value } }) => onGo(Number(value))}
      />
      {button(strings.next, Math.min(last, at + 1), <Icon name="forth" />, true)}
      {button(strings.last, last, <Icon name="toLast" />)}
      <p class="review-at">
        <span class="num">{strings.at(at + 1, last + 1)}</span> {text}
      </p>
      {onTell && <Button class="quiet" text={strings.toDetails} onClick={onTell} />}
    </nav>
  );
}

const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};
/** Elements with their own use for these keys: a field, a list of choices, a board. */
const TAKES_KEYS =
  'input:not([type="checkbox"]), select, textarea, dialog, .review-stage :is(button, a, [tabindex="0"])';

/** The arrow keys, wherever the focus is; before the game's page, which has keys of its own. */
export function useStepKeys(at: number, last: number, onGo: (stop: number) => void): void {
  const latest = useRef({ at, last, onGo });
  latest.current = { at, last, onGo };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const to = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
      if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if ((target instanceof Element && target.matches(TAKES_KEYS)) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      const now = latest.current;
      now.onGo(to(now.at, now.last));
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** The judge's progress; disappears when it is done. */
export function Judging({ review }: { readonly review: OpenReview }): JSX.Element | null {
  const progress = review.progress.value;
  const on = review.judges.value;
  if (progress && progress.done === progress.of) return null;
  const { done, of } = progress ?? { done: 0, of: 1 };
  return (
    <div class="review-progress">
      <progress value={done} max={of} aria-label={strings.judging} />
      <span class="small muted">{progress ? strings.progress(done, of) : strings.judging}</span>
      <Button class="quiet" text={on ? strings.stop : strings.goOn} onClick={() => review.judge(!on)} />
    </div>
  );
}
