import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { landing } from '#strings/landing.ts';
import { keptDay, keptDays, scoreOf } from '../../hoard/kept.ts';
import { Icon } from '../../ui/icon.tsx';

/** Something played without a network still waits to be told to the server. */
const isWaiting = (): boolean =>
  keptDays().some((day) => Object.values(keptDay(day)?.answers ?? {}).some(({ sent }) => !sent));

/** The way to today's tasks, and how far one has got with them. */
export function TodayLink(): JSX.Element {
  const kept = keptDay(new Date().toISOString().slice(0, 10));
  const score = scoreOf(kept);
  const tasks = kept?.tasks?.length ?? null;
  useEffect(() => {
    if (isWaiting()) void import('../../hoard/send.ts').then(({ sendWaiting }) => sendWaiting());
  }, []);
  return (
    <a class="today-link" href="/today">
      <Icon name="star" />
      <span>
        <b>{landing.today}</b>
        <small>{score ? landing.todayDone(score.done, tasks, score.points) : landing.todayText(tasks)}</small>
      </span>
      <Icon name="forth" />
    </a>
  );
}
