/** This device's memory of the days: their tasks, and the answers. */
import {
  type AnswerMove,
  addDays,
  type Day,
  type DayTasks,
  type FirstAnswer,
  type ScoreRank,
  type TaskResult,
} from '@wordhoard/hoard';
import { keysWith, readJson, writeJson } from '../device/storage.ts';

export interface KeptAnswer {
  readonly move: AnswerMove;
  readonly result: TaskResult;
  /** Null until the server has said. */
  readonly standing: ScoreRank | null;
  /** The server has it. */
  readonly sent: boolean;
}

/** A task under way. */
interface StartedTask {
  /** Time it was first shown, in ms since 1970: the sand runs on even if the player looks away. */
  readonly at: number;
  readonly draft: AnswerMove | null;
}

export interface KeptDay {
  /** Null once they are old and can be fetched again. */
  readonly tasks: DayTasks['tasks'] | null;
  readonly commitment: string;
  readonly answers: Readonly<Record<string, KeptAnswer>>;
  readonly begun: Readonly<Record<string, StartedTask>>;
  readonly total: ScoreRank | null;
}

const PREFIX = 'wordhoard.hoard.';
const keyOf = (day: Day): string => `${PREFIX}${day}`;
/** Days kept with their tasks; of earlier ones only the answers are. */
const WITH_TASKS = 7;

// Only this file writes it.
export const keptDay = (day: Day): KeptDay | null => readJson(keyOf(day)) as KeptDay | null;

export function keepDay(day: Day, kept: KeptDay): void {
  writeJson(keyOf(day), kept);
  for (const old of keptDays().slice(WITH_TASKS)) {
    const before = keptDay(old);
    if (before?.tasks) writeJson(keyOf(old), { ...before, tasks: null });
  }
}

/** The latest first. */
export const keptDays = (): Day[] =>
  keysWith(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .sort((a, b) => (a < b ? 1 : -1));

/**
 * Merges the server's data of a day into the local one: the server's takes precedence, and answers it doesn't know
 * stay.
 */
export function withShown(kept: KeptDay | null, { tasks, commitment, mine, total }: DayTasks): KeptDay {
  const heard = Object.entries(mine).map(([game, counted]): [string, KeptAnswer] => [game, fromServer(counted)]);
  return {
    tasks,
    commitment,
    answers: { ...kept?.answers, ...Object.fromEntries(heard) },
    begun: kept?.begun ?? {},
    total: total ?? kept?.total ?? null,
  };
}

export const fromServer = ({ move, result, standing }: FirstAnswer): KeptAnswer => ({
  move,
  result,
  standing,
  sent: true,
});

/** Points and number of answered tasks; null without an answer. */
export function scoreOf(kept: KeptDay | null): { readonly done: number; readonly points: number } | null {
  const answers = Object.values(kept?.answers ?? {});
  if (answers.length === 0) return null;
  return { done: answers.length, points: answers.reduce((sum, { result }) => sum + result.score, 0) };
}

/** The days on which anything was answered, with their points; the latest first. */
export const playedDays = (): readonly PlayedDay[] =>
  keptDays().flatMap((day) => {
    const score = scoreOf(keptDay(day));
    return score ? [{ day, points: score.points }] : [];
  });

/** Has a task of this game ever been answered here? */
export const hasAnswered = (game: string): boolean => keptDays().some((day) => game in (keptDay(day)?.answers ?? {}));

/** A day on which anything was answered. */
interface PlayedDay {
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
