import type { AnswerMove, Day, Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import { askJudge } from '../../hoard/judge.ts';
import { keepDay, keptDay } from '../../hoard/kept.ts';
import { keepTaken, sendAnswer } from '../../hoard/send.ts';
import { TaskSession } from '../../hoard/task-session.ts';
import { loadDescribeMove } from '../../review/describe-move.ts';
import { NO_ENDING } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Milliseconds after the sand timer in which the last typed letters may still arrive. */
const LAST_WORDS_MS = 300;

interface PlayingProps {
  readonly day: Day;
  readonly task: Task;
  readonly onAnswered: () => void;
}

/** Remembers that a task was begun, and what was put forward. */
function remember(day: Day, game: string, draft: AnswerMove | null): { readonly at: number } {
  const kept = keptDay(day);
  const at = kept?.begun[game]?.at ?? Date.now();
  if (kept) keepDay(day, { ...kept, begun: { ...kept.begun, [game]: { at, draft } } });
  return { at };
}

/** The server judges; without a connection this device does, and the server later. */
async function settle(day: Day, task: Task, move: AnswerMove): Promise<string | null> {
  const { game } = task;
  const taken = await sendAnswer(day, game, { move, result: null });
  if (taken.ok) {
    keepTaken(day, game, taken.value);
    return null;
  }
  const judged = await askJudge('judge', { task, move });
  if ('refusal' in judged) return judged.refusal.code;
  const kept = keptDay(day);
  const answer = { move, result: judged.result, standing: null, sent: false };
  if (kept) keepDay(day, { ...kept, answers: { ...kept.answers, [game]: answer } });
  return null;
}

/** The very page of the game, with one question on it. */
export function Playing({ day, task, onAnswered }: PlayingProps): JSX.Element {
  const [opened, setOpened] = useState<TaskSession | null>(null);
  const [stage, setStage] = useState<'playing' | 'judging' | 'failed'>('playing');
  useEffect(() => {
    // For the result, which may come when there is no network any more.
    loadDescribeMove(task.game).catch(() => {});
    const draft = keptDay(day)?.begun[task.game]?.draft ?? null;
    const { at } = remember(day, task.game, draft);
    const gone = Math.max(0, Date.now() - at);
    const answer = async (move: AnswerMove): Promise<void> => {
      setStage('judging');
      announce(strings.judging, { mine: true });
      if ((await settle(day, task, move)) === null) onAnswered();
      else setStage('failed');
    };
    const table = new TaskSession(task, {
      names: { me: strings.you, bot: strings.bot },
      seated: true,
      gone: task.seconds === null ? 0 : gone,
      draft,
      read: (move) => askJudge('read', { task, move }),
      put: (put) => void remember(day, task.game, put),
      answer: (move) => void answer(move),
    });
    setOpened(table);
    const left = task.seconds === null ? null : Math.max(0, task.seconds * 1000 - gone) + LAST_WORDS_MS;
    const timer = left === null ? undefined : setTimeout(() => void table.end(), left);
    return () => clearTimeout(timer);
  }, []);
  if (stage === 'failed')
    return (
      <Notice title={strings.title}>
        <p>{strings.otherVersion}</p>
        <button type="button" class="btn go" onClick={() => location.reload()}>
          {strings.reload}
        </button>
      </Notice>
    );
  return (
    <>
      {opened && <MatchAtTable session={opened.session} ending={NO_ENDING} />}
      <div class="link-state" role="status">
        {stage === 'judging' && <p>{strings.judging}</p>}
      </div>
    </>
  );
}
