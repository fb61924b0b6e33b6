import { titleOf } from '@wordhoard/catalog';
import type { AnswerMove, Day, Task } from '@wordhoard/hoard';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { today as strings } from '#strings/today.ts';
import type { PageProps } from '../../app/router.ts';
import { hasAnswered, type KeptDay, keepDay, keptDay } from '../../hoard/stored-days.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice, Shuffling, useHead } from '../../ui/page.tsx';
import NotFound from '../not-found.tsx';
import { ResultView } from './result.tsx';
import { symbolsOn, taskHelp, taskText } from './task-text.ts';
import './today.css';
import { keepTaken, sendAnswer } from '../../hoard/api.ts';
import { askJudge } from '../../hoard/judge.ts';
import { TaskSession } from '../../hoard/task-session.ts';
import { loadDescribeMove } from '../../review/describe-move.ts';
import { EXERCISE } from '../../table/end/ending.ts';
import { MatchAtTable } from '../../table/match.tsx';
import { announce } from '../../ui/announcer.tsx';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { todayHere, useDay } from './use-day.ts';

/** One of a day's tasks, on the page of its game; once it is answered, what that came to. */
export default function TaskPage({ params }: PageProps): JSX.Element {
  const { day = '', game = '' } = params;
  const { kept, missing, reload } = useDay(day);
  useHead(titleOf(game), game);
  const tasks = kept?.tasks ?? [];
  const at = tasks.findIndex((task) => task.game === game);
  const task = tasks[at];
  if (missing || (kept?.tasks && !task)) return missing === 'offline' ? <NotHere /> : <NotFound />;
  if (!kept || !task) return <Shuffling text={strings.fetching} />;
  const answer = kept.answers[game];
  return (
    <div class="hoard-task">
      <TaskBar day={day} task={task} nth={strings.nth(at + 1, tasks.length)}>
        {taskText(game)}
      </TaskBar>
      {answer ? (
        <ResultView task={task} answer={answer} next={nextAfter(day, kept, tasks, game)} />
      ) : (
        <Begin key={game} day={day} kept={kept} task={task} onAnswered={reload} />
      )}
    </div>
  );
}

/** The next that is not answered yet, or the day. */
function nextAfter(
  day: Day,
  kept: KeptDay,
  tasks: readonly Task[],
  game: string,
): { readonly href: string; readonly label: string } {
  const at = tasks.findIndex((task) => task.game === game);
  const order = [...tasks.slice(at + 1), ...tasks.slice(0, at)];
  const next = order.find((task) => !kept.answers[task.game]);
  return next
    ? { href: `/today/${day}/${next.game}`, label: strings.next(titleOf(next.game)) }
    : { href: `/today/${day}`, label: day === todayHere() ? strings.toTasks : strings.toDay };
}

interface TaskBarProps {
  readonly day: Day;
  readonly task: Task;
  readonly nth: string;
  readonly children: ComponentChildren;
}

function TaskBar({ day, task, nth, children }: TaskBarProps): JSX.Element {
  const { game } = task;
  const [explained, explain] = useState(false);
  return (
    <header class="bar">
      <a class="icon-btn" href={`/today/${day}`} aria-label={strings.back}>
        <Icon name="back" />
      </a>
      <h1 tabIndex={-1}>{titleOf(game)}</h1>
      <span class="sub">{nth}</span>
      <IconButton icon="question" label={strings.help} onClick={() => explain(true)} />
      <Dialog title={strings.help} open={explained} onClose={() => explain(false)}>
        <Explanation task={task} />
        <p>
          <a href={`/rules/${game}`}>{strings.rules(titleOf(game))}</a>
        </p>
      </Dialog>
      <p class="asked">{children}</p>
    </header>
  );
}

/** What to do, what counts, and the symbols on this board. */
function Explanation({ task }: { readonly task: Task }): JSX.Element {
  const { game, seen } = task;
  const symbols = symbolsOn(game, seen);
  return (
    <>
      {taskHelp(game).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {symbols.length > 0 && (
        <section class="on-board" aria-label={strings.onThisBoard}>
          <h2>{strings.onThisBoard}</h2>
          <dl>
            {symbols.map(({ mark, meaning }) => (
              <div key={mark}>
                <dt>{mark}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

interface BeginProps {
  readonly day: Day;
  readonly kept: KeptDay;
  readonly task: Task;
  readonly onAnswered: () => void;
}

/** Tells a newcomer to this game's tasks what to do and what counts. A time limit begins when the player is ready. */
function Begin({ day, kept, task, onAnswered }: BeginProps): JSX.Element {
  const { game, seconds } = task;
  const [begun, begin] = useState(game in kept.begun || (seconds === null && hasAnswered(game)));
  if (begun) return <Playing day={day} task={task} onAnswered={onAnswered} />;
  return (
    <main class="prose today-ready" id="main">
      <Explanation task={task} />
      {seconds !== null && <p>{strings.ready(seconds)}</p>}
      <Button class="big primary" text={strings.start} onClick={() => begin(true)} />
    </main>
  );
}

const NotHere = (): JSX.Element => (
  <Notice title={strings.title}>
    <p>{strings.offline}</p>
    <LinkButton class="primary" text={strings.toToday} href="/today" />
  </Notice>
);

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
function Playing({ day, task, onAnswered }: PlayingProps): JSX.Element {
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
        <Button class="primary" text={strings.reload} onClick={() => location.reload()} />
      </Notice>
    );
  return (
    <>
      {opened && <MatchAtTable session={opened.session} ending={EXERCISE} />}
      <div class="link-state" role="status">
        {stage === 'judging' && <p>{strings.judging}</p>}
      </div>
    </>
  );
}
