import type { AnswerMove, Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import { askJudge } from '../../hoard/judge.ts';
import { lookAt } from '../../hoard/task-session.ts';
import type { Session } from '../../net/session.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { useFocusOutside } from '../../ui/use-focus-outside.ts';
import { useZoom } from '../../ui/viewport.ts';

interface AnswerBoardProps {
  readonly task: Task;
  readonly move: AnswerMove;
}

/** The task's own board with an answer on it, to be looked at only. */
export function AnswerBoard({ task, move }: AnswerBoardProps): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  const [missing, setMissing] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const zoom = useZoom(place);
  useFocusOutside(place);
  useEffect(() => {
    let current = true;
    void askJudge('show', { task, move }).then((shown) => {
      if (!current) return;
      if ('refusal' in shown) return setMissing(true);
      setSession(lookAt(task, shown.seen, { me: strings.you, bot: strings.bot }));
    });
    return () => {
      current = false;
    };
  }, []);
  return (
    <div ref={place} class="answer-board" aria-busy={!session && !missing}>
      {missing && <p class="dim">{strings.noBoard}</p>}
      {session && (
        <div style={{ zoom }}>
          <MatchAtTable session={session} ending={NO_ENDING} />
        </div>
      )}
    </div>
  );
}
