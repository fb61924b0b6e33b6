import type { SealedRecord } from '@wordhoard/kernel';
import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { review as strings } from '#strings/review.ts';
import type { MomentRequest } from '../../review/messages.ts';
import type { OpenReview } from '../../review/open-review.ts';
import { ReplayedSession } from '../../review/replay-line.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
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
      setFailed('refusal' in update);
      if ('refusal' in update) return;
      const before = latest.current;
      const goesOn = before !== null && before.instead === null && before.replayed.goTo(update);
      const replayed = goesOn ? before.replayed : new ReplayedSession(record, update);
      latest.current = { n: (before?.n ?? 0) + (goesOn ? 0 : 1), replayed, instead };
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
