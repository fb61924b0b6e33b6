import { titleOf } from '@wordhoard/catalog';
import { addDays, type Day, daysBetween, type HoardCalendar, startOfDay, type Task } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { SQUARES, squaresFor, today as strings } from '#strings/today.ts';
import type { PageProps } from '../../app/router.ts';
import { historyOf, type KeptDay, keptDay, keptDays, playedDays, scoreOf } from '../../hoard/stored-days.ts';
import { Bar, useHead } from '../../ui/page.tsx';
import { taskText } from './task-text.ts';
import './today.css';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
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
        <p class="muted">{strings.date(day)}</p>
        <p>{strings.lead(kept?.tasks?.length ?? null)}</p>
        {history && <p class="history">{history}</p>}
        {isToday && <NextTasks day={day} />}
        {missing && <MissingDay why={missing} />}
        {!kept?.tasks && !missing && <p class="muted">{strings.fetching}</p>}
        {kept?.tasks && <Tasks day={day} kept={kept} tasks={kept.tasks} />}
        {kept?.tasks && <DayResult day={day} kept={kept} games={kept.tasks.map(({ game }) => game)} />}
        {!isToday && (
          <p>
            <a href="/today">{strings.toToday}</a>
          </p>
        )}
        <PastDays calendar={calendar} shown={day} />
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
  return left > 0 ? <p class="muted">{strings.nextAt(new Date(at), Math.round(left / HOUR_MS))}</p> : null;
}

const LACKING: Readonly<Record<DayUnavailable, string>> = {
  offline: strings.offline,
  'not-yet': strings.notYet,
  'no-such-day': strings.noSuchDay,
};

const MissingDay = ({ why }: { readonly why: DayUnavailable }): JSX.Element => (
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
                class={answer ? 'btn' : 'btn primary'}
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

interface DayResultProps {
  readonly day: string;
  readonly kept: KeptDay;
  readonly games: readonly string[];
}

/** Once all are answered: what they came to together, where that stands, and how to tell others. */
function DayResult({ day, kept, games }: DayResultProps): JSX.Element | null {
  const [copied, setCopied] = useState(false);
  const answers = games.flatMap((game) => kept.answers[game] ?? []);
  if (answers.length < games.length) return null;
  const scores = answers.map(({ result }) => result.score);
  const rows = games.map((game, at) => ({ title: titleOf(game), score: scores[at] ?? 0 }));
  const text = strings.shared(day, rows, `${location.origin}/today/${day}`);
  const share = async (): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Cancelled by the player.
    }
  };
  const points = scores.reduce((sum, score) => sum + score, 0);
  return (
    <section class="panel found" aria-label={strings.result}>
      <p class="muted">{strings.all(points, games.length)}</p>
      <p class="total">{strings.total(points, games.length)}</p>
      <ul class="plain rows" aria-hidden="true">
        {rows.map(({ title, score }) => (
          <li key={title}>
            <span class="squares">
              {Array.from({ length: SQUARES }, (_, at) => (
                <i key={at} data-full={at < squaresFor(score) || undefined} />
              ))}
            </span>
            {title}
          </li>
        ))}
      </ul>
      <p class="rank">{kept.total ? strings.standing(kept.total.better, kept.total.others) : strings.notSent}</p>
      <div class="row">
        <Button class="primary" text={strings.share} onClick={() => void share()} />
        <span role="status">{copied ? strings.copied : ''}</span>
      </div>
      <details>
        <summary>{strings.sharing}</summary>
        <pre class="shared">{text}</pre>
      </details>
    </section>
  );
}

/** Days listed. */
const MOST = 30;

interface PastDaysProps {
  readonly calendar: HoardCalendar | null;
  /** The day the page is about. */
  readonly shown: Day;
}

/** Without a network those that were played here; they can still be looked at. */
function daysOf(calendar: HoardCalendar | null): Day[] {
  if (!calendar) return keptDays().slice(0, MOST);
  const { today, since } = calendar;
  return Array.from({ length: Math.min(MOST, daysBetween(since, today)) }, (_, i) => addDays(today, -1 - i));
}

/** The days before today, to be played at any time; nothing where the only one is the day on the page. */
function PastDays({ calendar, shown }: PastDaysProps): JSX.Element | null {
  const all = daysOf(calendar);
  const days = all.filter((day) => day !== shown);
  if (all.length > 0 && days.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past">{strings.past}</h2>
      {days.length === 0 && <p class="muted">{strings.noPast}</p>}
      <ul class="plain days">
        {days.map((day) => {
          const score = scoreOf(keptDay(day));
          return (
            <li key={day}>
              <a href={`/today/${day}`}>
                <span>{strings.shortDate(day)} </span>
                <span class="muted">{score ? strings.points(score.points) : strings.notPlayed}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
