import type { AnswerMove, Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import { askJudge } from '../../hoard/judge.ts';
import { lookAt } from '../../hoard/task-session.ts';
import type { Session } from '../../net/session.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { mute } from '../../ui/announcer.tsx';

interface AnswerBoardProps {
  readonly task: Task;
  readonly move: AnswerMove;
  /** Name of the seat that gave this answer. */
  readonly name: string;
}

/** The task's own board with an answer on it, to be looked at only. */
export function AnswerBoard({ task, move, name }: AnswerBoardProps): JSX.Element {
  const [session, setSession] = useState<Session | null>(null);
  const [missing, setMissing] = useState(false);
  // A game's page announces whose turn it is, and here it is nobody's.
  useEffect(mute, []);
  useEffect(() => {
    let current = true;
    void askJudge('show', { task, move }).then((shown) => {
      if (!current) return;
      if ('refusal' in shown) return setMissing(true);
      setSession(lookAt(task, shown.seen, { me: name, bot: strings.bot }));
    });
    return () => {
      current = false;
    };
  }, []);
  return (
    <div class="answer-board" inert={session !== null} aria-busy={!session && !missing}>
      {missing && <p class="dim">{strings.noBoard}</p>}
      {session && <MatchAtTable session={session} ending={NO_ENDING} />}
    </div>
  );
}
