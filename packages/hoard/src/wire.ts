/** What a page and a server say to each other about a day's tasks. */
import type { Schema } from '@wordhoard/kernel';
import * as v from 'valibot';
import type { Day } from './day.ts';
import type { AnswerMove, Result } from './score.ts';
import type { DaySeed } from './seed.ts';
import type { Standing } from './standing.ts';
import type { Task } from './task.ts';

/** GET /api/hoard: which days there are, and what is promised of those to come. */
export interface HoardCalendar {
  readonly today: Day;
  /** The first day of this house. */
  readonly since: Day;
  /** From tomorrow on: whoever keeps them can see afterwards that nothing was changed. */
  readonly ahead: readonly { readonly day: Day; readonly commitment: string }[];
}

/** What one's first answer came to: the one that counts. */
export interface Counted {
  readonly move: AnswerMove;
  readonly result: Result;
  readonly standing: Standing;
}

/** GET /api/hoard/:day */
export interface DayShown {
  readonly day: Day;
  readonly tasks: readonly Task[];
  readonly commitment: string;
  /** Once the day is over. */
  readonly reveal: Pick<DaySeed, 'seed' | 'nonce'> | null;
  /** What the asker has answered, by game. */
  readonly mine: Readonly<Record<string, Counted>>;
  /** Where all tasks together stand; null before all are answered. */
  readonly total: Standing | null;
}

/** POST /api/hoard/:day/:game */
export interface AnswerRequest {
  readonly move: unknown;
  /** What the sender's own judge says; not believed, but where it is wrong the answer is refused. */
  readonly score?: number;
}
export const answerRequest: Schema<AnswerRequest> = v.strictObject({
  move: v.unknown(),
  score: v.exactOptional(v.number()),
});

/** What it is answered with. `first`: it counts; otherwise this is what the first answer came to. */
export interface AnswerTaken extends Counted {
  readonly first: boolean;
  readonly total: Standing | null;
}
