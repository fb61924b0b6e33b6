import { addDays, type Day, daysBetween, type HoardCalendar } from '@wordhoard/hoard';
import type { JSX } from 'preact';
import { today as strings } from '#strings/today.ts';
import { keptDay, keptDays, scoreOf } from '../../hoard/kept.ts';

/** Days listed. */
const MOST = 30;

interface PastProps {
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
export function Past({ calendar, shown }: PastProps): JSX.Element | null {
  const all = daysOf(calendar);
  const days = all.filter((day) => day !== shown);
  if (all.length > 0 && days.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past">{strings.past}</h2>
      {days.length === 0 && <p class="dim">{strings.noPast}</p>}
      <ul class="plain days">
        {days.map((day) => {
          const score = scoreOf(keptDay(day));
          return (
            <li key={day}>
              <a href={`/today/${day}`}>
                <span>{strings.shortDate(day)} </span>
                <span class="dim">{score ? strings.points(score.points) : strings.notPlayed}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
