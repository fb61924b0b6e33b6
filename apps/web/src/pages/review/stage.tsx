import type { SealedRecord } from '@wordhoard/kernel';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import type { MomentRequest } from '../../review/messages.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { ReplayedSession } from '../../review/replay-line.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFocusOutside } from '../../ui/use-focus-outside.ts';
import { useZoom } from '../../ui/viewport.ts';

interface ShownMoment {
  readonly n: number;
  readonly replayed: ReplayedSession;
  readonly instead: MomentRequest['instead'];
}

interface OnStage {
  readonly shown: ShownMoment | null;
  readonly failed: boolean;
  /** Another moment is wanted than the one that is shown, and on its way. */
  readonly busy: boolean;
}

/** The moment that is wanted, as a session. A later one of the same eyes comes about in it; for any other there is a new one. */
function useShown(review: OpenReview, record: SealedRecord, wanted: MomentRequest): OnStage {
  const [shown, setShown] = useState<ShownMoment | null>(null);
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState<MomentRequest | null>(null);
  const latest = useRef<ShownMoment | null>(null);
  const { lines, viewer, instead } = wanted;
  useEffect(() => {
    let current = true;
    void review.show({ lines, viewer, instead }).then((update) => {
      if (!current) return;
      setAnswered({ lines, viewer, instead });
      const isRefused = 'refusal' in update;
      setFailed(isRefused);
      if (isRefused) return;
      const before = latest.current;
      const goesOn = before !== null && before.instead === null && before.replayed.goTo(update);
      // The session has gone on to the moment that is wanted.
      latest.current = goesOn
        ? { ...before, instead }
        : { n: (before?.n ?? 0) + 1, replayed: new ReplayedSession(record, update), instead };
      setShown(latest.current);
    });
    return () => {
      current = false;
    };
  }, [review, lines, viewer, instead]);
  const busy = answered?.lines !== lines || answered.viewer !== viewer || answered.instead !== instead;
  return { shown, failed, busy };
}

interface StageProps {
  readonly review: OpenReview;
  readonly wanted: MomentRequest;
  readonly onSwipe: (steps: number) => void;
}

/** The very page the game was played on, to be looked at only. Beside what is said of it, it is drawn smaller. */
export function Stage({ review, wanted, onSwipe }: StageProps): JSX.Element {
  const { shown, failed, busy } = useShown(review, review.record, wanted);
  const place = useRef<HTMLDivElement>(null);
  const zoom = useZoom(place);
  useSwipe(place, onSwipe);
  useFocusOutside(place);
  return (
    <div ref={place} class="review-stage" aria-busy={busy}>
      {failed && (
        <p class="refusal" role="alert">
          {strings.cannotShow}
        </p>
      )}
      <div class="review-board" style={{ zoom }}>
        {shown && <MatchAtTable key={shown.n} session={shown.replayed.session} ending={NO_ENDING} />}
      </div>
    </div>
  );
}

/** In px: less is a tap, and less than twice as wide as high is scrolling. */
const FAR = 60;

/** A finger that goes to the left asks for what comes next, as in a book. */
function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (steps: number) => void): void {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  useEffect(() => {
    const element = place.current;
    let from: { x: number; y: number } | null = null;
    const start = ({ touches }: TouchEvent): void => {
      from = touches.length === 1 ? { x: touches[0]!.clientX, y: touches[0]!.clientY } : null;
    };
    const end = ({ changedTouches: [touch] }: TouchEvent): void => {
      if (!from || !touch) return;
      const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) latest.current(dx < 0 ? 1 : -1);
      from = null;
    };
    element?.addEventListener('touchstart', start, { passive: true });
    element?.addEventListener('touchend', end, { passive: true });
    return () => {
      element?.removeEventListener('touchstart', start);
      element?.removeEventListener('touchend', end);
    };
  }, []);
}

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
