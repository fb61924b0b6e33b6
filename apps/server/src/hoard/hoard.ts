import {
  type AnswerReply,
  type AnswerRequest,
  addDays,
  type Day,
  type DaySeed,
  type DayTasks,
  dayOf,
  daysBetween,
  type FirstAnswer,
  type HoardCalendar,
  type HoardDay,
  isDay,
  rankOf,
  startOfDay,
} from '@wordhoard/hoard';
import type { AnyRefusal } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Waiter } from '../fair-queue.ts';
import { parseJson } from '../json.ts';
import type { Logger } from '../logger.ts';
import type { NetworkLimiter } from '../networks.ts';
import type { Storage } from '../storage/storage.ts';
import { isPlayable } from './version.ts';
import type { TaskWorkerPool } from './worker-pool.ts';

export interface HoardServices {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Logger;
  readonly taskWorkers: TaskWorkerPool;
  /** Guests of one address whose answers count. */
  readonly countedGuests: NetworkLimiter;
  /** The seed of a day. */
  seedOf(day: Day): DaySeed;
  /** Version of the rules, words and scoring that tasks are made of; tasks of another version are remade. */
  taskVersion(): Promise<string>;
}

/** Days for which commitments are published in advance. */
const COMMITMENTS_AHEAD = 30;
/** Days of tasks kept in memory. */
const DAYS_IN_MEMORY = 40;

type StoredTold = Pick<FirstAnswer, 'move' | 'result'>;

/** The server's daily tasks: the tasks of each day, and all guests' answers. */
export class Hoard {
  readonly #services: HoardServices;
  readonly #days = new Map<Day, Promise<HoardDay>>();
  #since: Promise<Day> | undefined;
  #isClosed = false;
  #cancelTimer = (): void => {};

  constructor(services: HoardServices) {
    this.#services = services;
  }

  get today(): Day {
    return dayOf(this.#services.clock.now());
  }

  async calendar(): Promise<HoardCalendar> {
    const { today } = this;
    const ahead = Array.from({ length: COMMITMENTS_AHEAD }, (_, i) => addDays(today, i + 1));
    const promised = ahead.map((day) => ({ day, commitment: this.#services.seedOf(day).commitment }));
    return { today, since: await this.#firstDay(), ahead: promised };
  }

  /** A day's tasks, and this guest's answers. Days to come are refused. */
  async dayFor(day: Day, who: string | undefined): Promise<DayTasks | AnyRefusal> {
    const refusal = await this.#refusalFor(day);
    if (refusal) return refusal;
    const { tasks } = await this.#day(day);
    const { seed, nonce, commitment } = this.#services.seedOf(day);
    const { mine, total } = await this.#answersOf(day, who, tasks.length);
    const over = day < this.today;
    return { day, tasks, commitment, reveal: over ? { seed, nonce } : null, mine, total };
  }

  /**
   * Judges an answer by this server's rules and judge, whatever its sender claims. Only a guest's first answer counts;
   * later ones get its result.
   */
  async answer(day: Day, game: string, by: Waiter, request: AnswerRequest): Promise<AnswerReply | AnyRefusal> {
    const { who } = by;
    const { taskWorkers, storage, clock } = this.#services;
    const refusal = await this.#refusalFor(day);
    if (refusal) return refusal;
    const { tasks, yardsticks } = await this.#day(day);
    const at = tasks.findIndex((task) => task.game === game);
    const [task, yardstick] = [tasks[at], yardsticks[at]];
    if (!task || !yardstick) return refuse('no-such-game');
    const before = await this.#firstAnswer(day, game, who, false);
    if (before) return before;
    const answered = await taskWorkers.judge({ task, yardstick, move: request.move }, by);
    if ('refusal' in answered) return answered.refusal;
    const { move, result } = answered;
    if (request.score !== undefined && request.score !== result.score) return { code: 'wrong-score' };
    const told = JSON.stringify({ move, result } satisfies StoredTold);
    const counted = await this.#isCounted(day, by);
    const first = await storage.saveAnswer({ day, game, who, score: result.score, told, at: clock.now(), counted });
    return (await this.#firstAnswer(day, game, who, first)) ?? refuse('fault');
  }

  /**
   * True if a guest's answers count in the statistics of the day. A guest costs nothing and a script looks like a
   * person, so a limited number of guests per address counts: a family at once, a class one after the other. The others
   * get the same answer, and their rank among those who count. The decision for a guest's first answer of the day holds
   * for the others, so that the sum of all tasks counts, too.
   */
  async #isCounted(day: Day, { who, address }: Waiter): Promise<boolean> {
    const [before] = await this.#services.storage.answersOf(day, who);
    return before ? before.counted : this.#services.countedGuests.take(address);
  }

  /** Chooses the missing tasks of today and the next `days` days, and does so again every day. */
  async prepare(days: number): Promise<void> {
    const { today } = this;
    try {
      for (let i = 0; i <= days; i++) await this.#day(addDays(today, i));
    } catch (error) {
      if (!this.#isClosed) this.#services.log.warn({ err: error }, 'choosing daily tasks in advance failed');
    }
    if (this.#isClosed) return;
    const tomorrow = startOfDay(addDays(today, 1)) - this.#services.clock.now();
    this.#cancelTimer = this.#services.clock.setTimer(tomorrow, () => void this.prepare(days));
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelTimer();
  }

  /** The reason why a day can't be shown; undefined if it can. */
  async #refusalFor(day: Day): Promise<AnyRefusal | undefined> {
    if (!isDay(day) || daysBetween(await this.#firstDay(), day) < 0) return { code: 'no-such-day' };
    return day > this.today ? { code: 'not-yet' } : undefined;
  }

  #firstDay(): Promise<Day> {
    this.#since ??= this.#services.storage.getOrSetValue('hoard since', this.today);
    return this.#since;
  }

  #day(day: Day): Promise<HoardDay> {
    const known = this.#days.get(day);
    if (known) return known;
    const made = this.#loadOrChoose(day);
    made.catch(() => this.#days.delete(day));
    this.#days.set(day, made);
    // Drop the days that were loaded first.
    for (const old of [...this.#days.keys()].slice(0, -DAYS_IN_MEMORY)) this.#days.delete(old);
    return made;
  }

  /**
   * Loads a day's tasks, or chooses them. They are chosen once, by the first process that needs them, and never change.
   */
  async #loadOrChoose(day: Day): Promise<HoardDay> {
    const { storage, taskWorkers, seedOf, taskVersion } = this.#services;
    const name = `hoard ${day} ${await taskVersion()}`;
    const stored = await storage.getValue(name);
    if (stored !== undefined) return JSON.parse(stored);
    const published = await this.#findPublished(day);
    if (published) return published;
    const chosen = await taskWorkers.choose(seedOf(day).seed);
    const fresh: HoardDay = {
      day,
      tasks: chosen.map(({ task }) => task),
      yardsticks: chosen.map(({ baseline }) => baseline),
    };
    return JSON.parse(await storage.getOrSetValue(name, JSON.stringify(fresh)));
  }

  /** The tasks of a past day, even if chosen with other words: people have answered them. */
  async #findPublished(day: Day): Promise<HoardDay | undefined> {
    if (day > this.today) return undefined;
    for (const text of await this.#services.storage.findValues(`hoard ${day} `)) {
      // Written by `#loadOrChoose`, unless it is damaged.
      const found = parseJson(text) as HoardDay | undefined;
      if (found && (await isPlayable(found))) return found;
    }
    return undefined;
  }

  async #answersOf(day: Day, who: string | undefined, tasks: number): Promise<Pick<DayTasks, 'mine' | 'total'>> {
    const { storage } = this.#services;
    const answers = who === undefined ? [] : await storage.answersOf(day, who);
    if (answers.length === 0) return { mine: {}, total: null };
    const counts = await storage.scoresOn(day, tasks);
    const among = (game: string | null, score: number, counted: boolean): FirstAnswer['standing'] => {
      const others = counts.filter((count) => count.game === game);
      // A guest who doesn't count is compared with those who do.
      return rankOf(counted ? others : [...others, { score, people: 1 }], score);
    };
    const mine = answers.flatMap(({ game, score, told, counted }): [string, FirstAnswer][] => {
      // Written by `answer`. A damaged one isn't shown but still counts.
      const shown = parseJson(told) as StoredTold | undefined;
      return shown ? [[game, { ...shown, standing: among(game, score, counted) }]] : [];
    });
    const sum = answers.reduce((total, { score }) => total + score, 0);
    const isCounted = answers.every(({ counted }) => counted);
    return { mine: Object.fromEntries(mine), total: answers.length < tasks ? null : among(null, sum, isCounted) };
  }

  async #firstAnswer(day: Day, game: string, who: string, first: boolean): Promise<AnswerReply | undefined> {
    const { tasks } = await this.#day(day);
    const { mine, total } = await this.#answersOf(day, who, tasks.length);
    const counted = mine[game];
    return counted && { ...counted, first, total };
  }
}
