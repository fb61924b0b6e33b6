import { titleOf } from '@wordhoard/catalog';
import { addDays, startOfDay, type Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { today as strings } from '#strings/today.ts';
import type { PageProps } from '../../app/router.ts';
import { historyOf } from '../../hoard/history.ts';
import { type KeptDay, playedDays, scoreOf } from '../../hoard/kept.ts';
import { Bar, useHead } from '../../ui/page.tsx';
import { Found } from './found.tsx';
import { Past } from './past.tsx';
import { taskText } from './task-text.ts';
import './today.css';
import { type DayUnavailable, todayHere, useCalendar, useDay } from './use-day.ts';

/** A day's tasks: what was found, what is left, and the days before. */
export default function Today({ params }: PageProps): JSX.Element {
  const calendar = useCalendar();
  const wanted = params['day'];
  const day = wanted ?? calendar?.today ?? todayHere();
  const shown = useDay(day);
  const isToday = wanted === undefined || wanted === calendar?.today;
  const title = isToday ? strings.title : strings.titleOf(day);
  useHead(title);
  const { kept, missing, reveal } = shown;
  const history = isToday ? strings.history(historyOf(playedDays(), day)) : '';
  return (
    <>
      <Bar />
      <main class="prose today" id="main" aria-busy={!kept && !missing}>
        <h1 tabIndex={-1}>{title}</h1>
        <p class="dim">{strings.date(day)}</p>
        <p>{strings.lead(kept?.tasks?.length ?? null)}</p>
        {history && <p class="history">{history}</p>}
        {isToday && <NextTasks day={day} />}
        {missing && <Lacking why={missing} />}
        {!kept?.tasks && !missing && <p class="dim">{strings.fetching}</p>}
        {kept?.tasks && <Tasks day={day} kept={kept} tasks={kept.tasks} />}
        {kept?.tasks && <Found day={day} kept={kept} games={kept.tasks.map(({ game }) => game)} />}
        {!isToday && (
          <p>
            <a href="/today">{strings.toToday}</a>
          </p>
        )}
        <Past calendar={calendar} shown={day} />
        <details>
          <summary>{strings.fair}</summary>
          <p>{strings.fairText}</p>
          <p>{strings.scored}</p>
          {kept && (
            <p class="fine">
              {strings.commitment} <code>{kept.commitment}</code>
              {reveal && (
                <>
                  {' '}
                  {strings.seed} <code>{reveal.seed}</code> {strings.nonce} <code>{reveal.nonce}</code>
                </>
              )}
            </p>
          )}
        </details>
      </main>
    </>
  );
}

const HOUR_MS = 3_600_000;

/** Says when the next day's tasks come; nothing once they should be there. */
function NextTasks({ day }: { readonly day: string }): JSX.Element | null {
  const at = startOfDay(addDays(day, 1));
  const left = at - Date.now();
  return left > 0 ? <p class="dim">{strings.nextAt(new Date(at), Math.round(left / HOUR_MS))}</p> : null;
}

const LACKING: Readonly<Record<DayUnavailable, string>> = {
  offline: strings.offline,
  'not-yet': strings.notYet,
  'no-such-day': strings.noSuchDay,
};

const Lacking = ({ why }: { readonly why: DayUnavailable }): JSX.Element => (
  <p role="alert" class="refusal">
    {LACKING[why]}
  </p>
);

interface TasksProps {
  readonly day: string;
  readonly kept: KeptDay;
  readonly tasks: readonly Task[];
}

function Tasks({ day, kept, tasks }: TasksProps): JSX.Element {
  const score = scoreOf(kept);
  return (
    <>
      <ol class="plain tasks">
        {tasks.map(({ game }) => {
          const title = titleOf(game);
          const answer = kept.answers[game];
          const text = taskText(game);
          const begun = game in kept.begun;
          return (
            <li key={game} data-game={game}>
              <span class="swatch" />
              <span class="says">
                <b>{title}</b>
                <small>{text}</small>
              </span>
              {answer && <b class="score">{answer.result.score}</b>}
              <a
                class={answer ? 'btn' : 'btn go'}
                href={`/today/${day}/${game}`}
                aria-label={answer ? strings.seeTask(title, answer.result.score) : strings.playTask(title, text)}
              >
                {answer ? strings.see : begun ? strings.goOn : strings.play}
              </a>
            </li>
          );
        })}
      </ol>
      {/* Once all are played, the sum is below. */}
      <p role="status">
        {score?.done === tasks.length ? '' : strings.progress(score?.done ?? 0, tasks.length, score?.points ?? 0)}
      </p>
    </>
  );
}
