/** Messages between page and server about a day's tasks. */
import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { Day } from './day.ts';
import type { DaySeed } from './day-seed.ts';
import type { AnswerMove, TaskResult } from './score.ts';
import type { ScoreRank } from './score-rank.ts';
import type { Task } from './task.ts';

/** GET /api/hoard: the days that exist, and the commitments of those to come. */
export interface HoardCalendar {
  readonly today: Day;
  /** The first day on this server. */
  readonly since: Day;
  /** Commitments from tomorrow on: keep them to verify later that nothing was changed. */
  readonly ahead: readonly { readonly day: Day; readonly commitment: string }[];
}

/** Result of a guest's first answer, which is the one that counts. */
export interface FirstAnswer {
  readonly move: AnswerMove;
  readonly result: TaskResult;
  readonly standing: ScoreRank;
}

/** GET /api/hoard/:day */
export interface DayTasks {
  readonly day: Day;
  readonly tasks: readonly Task[];
  readonly commitment: string;
  /** Once the day is over. */
  readonly reveal: Pick<DaySeed, 'seed' | 'nonce'> | null;
  /** The requester's answers, by game. */
  readonly mine: Readonly<Record<string, FirstAnswer>>;
  /** Rank of all tasks together; null before all are answered. */
  readonly total: ScoreRank | null;
}

/** POST /api/hoard/:day/:game */
export interface AnswerRequest {
  readonly move: unknown;
  /** Score by the sender's own judge; not trusted, but the answer is refused if it is wrong. */
  readonly score?: number;
}
export const answerRequest: Schema<AnswerRequest> = v.strictObject({
  move: v.unknown(),
  score: v.exactOptional(v.number()),
});

/** The server's reply. `first`: it counts; otherwise this is the result of the first answer. */
export interface AnswerReply extends FirstAnswer {
  readonly first: boolean;
  readonly total: ScoreRank | null;
}
