import { addDays, type Day } from '@wordhoard/hoard';

/** A day on which anything was answered. */
export interface PlayedDay {
  readonly day: Day;
  readonly points: number;
}

export interface PlayHistory {
  /** Days played without a gap, up to today or, if today isn't played yet, yesterday. */
  readonly inARow: number;
  /** Points of the best day before today; null without one. */
  readonly best: number | null;
  /** Yesterday's points; null if it wasn't played. */
  readonly yesterday: number | null;
}

export function historyOf(played: readonly PlayedDay[], today: Day): PlayHistory {
  const points = new Map(played.map((it) => [it.day, it.points]));
  const yesterday = addDays(today, -1);
  let inARow = 0;
  for (let day = points.has(today) ? today : yesterday; points.has(day); day = addDays(day, -1)) inARow += 1;
  const earlier = played.filter(({ day }) => day < today).map((it) => it.points);
  return {
    inARow,
    best: earlier.length === 0 ? null : Math.max(...earlier),
    yesterday: points.get(yesterday) ?? null,
  };
}
