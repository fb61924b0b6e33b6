import {
  type AnyObservation,
  type AnyThought,
  type Level,
  personalityFrom,
  type Seat,
  type Time,
} from '@wordhoard/kernel';
import { type BotTiming, NATURAL, ownTime, promptTime, visibleTime } from './bot-timing.ts';
import type { Think } from './think.ts';

/** A worker may have been lost through no fault of this thought. */
const TRIES = 3;

interface BotTurn {
  readonly level: Level;
  readonly seen: AnyObservation;
  /** When the question was put: a person would count the time to think from then. */
  readonly askedAt: Time;
  plan: PlannedMove | null;
}

interface PlannedMove {
  readonly move: AnyThought['move'];
  /** Milliseconds a person would take. */
  readonly wait: number;
  readonly size: AnyThought['size'];
}

interface InLine {
  readonly seat: Seat;
  readonly mind: BotTurn;
  readonly plan: PlannedMove;
  readonly at: Time;
  /** Takes as long as people need to follow it, and is not hurried. */
  readonly visible: boolean;
}

export interface BotsOptions {
  readonly game: string;
  readonly seed: string;
  readonly think: Think;
  /** Multiplies all the time they take; 1 by default. */
  readonly pace?: number;
  /** A plan was made: the table must look when to carry it out. */
  planned(): void;
  failed(error: unknown): void;
}

/** The bots at a table, and the people bots stand in for: what each means to do, and when. */
export class Bots {
  readonly #options: BotsOptions;
  readonly #minds = new Map<Seat, BotTurn>();
  /** One thought at a time for each seat; whatever changes meanwhile is thought about afterwards. */
  readonly #thinking = new Set<Seat>();
  #manner: BotTiming = NATURAL;
  /** Time since when only bots have to answer; null while a person is awaited. */
  #left: Time | null = null;
  #lastDone: Time = 0;

  constructor(options: BotsOptions) {
    this.#options = options;
  }

  get thinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** The seat sees this, and was asked at that time. Null: a person plays it. */
  refresh(seat: Seat, level: Level | null, seen: AnyObservation, askedAt: Time): void {
    const mind = this.#minds.get(seat);
    if (level === null) this.#minds.delete(seat);
    else if (mind?.seen !== seen || mind.level !== level) {
      this.#minds.set(seat, { level, seen, askedAt, plan: null });
      if (mayMove(seen, seat)) void this.#think(seat);
    }
  }

  /** Sets the bots' timing from now on, and the time since when they alone are awaited, if they are. */
  pace(manner: BotTiming, left: Time | null): void {
    this.#manner = manner;
    this.#left = left;
  }

  /** When the next plan is to be carried out. */
  next(): Time | null {
    return this.#first()?.at ?? null;
  }

  /** A plan whose time has come; it comes again until it is `done`, be it that it was refused. */
  due(now: Time): { seat: Seat; move: AnyThought['move']; done(): void } | undefined {
    const first = this.#first();
    if (!first || first.at > now) return undefined;
    const { seat, mind, plan } = first;
    const done = (): void => {
      mind.plan = null;
      this.#lastDone = now;
    };
    return { seat, move: plan.move, done };
  }

  /** The next bot to move, and when. Bots keep their order even when hurried: a race between them depends on it. */
  #first(): InLine | null {
    const { speed, oneDevice } = this.#manner;
    let first: InLine | null = null;
    for (const [seat, mind] of this.#minds) {
      const { plan, askedAt, seen } = mind;
      if (!plan) continue;
      const visible = this.#visibleTime(mind, plan);
      const wait = (visible ?? plan.wait) * (this.#options.pace ?? 1);
      const at = ownTime({ askedAt, until: seen.question?.until ?? null, wait }, speed);
      if (!first || at < first.at) first = { seat, mind, plan, at, visible: visible !== null };
    }
    if (!first || first.visible || !oneDevice || this.#left === null) return first;
    return { ...first, at: Math.min(first.at, promptTime(first.mind.askedAt, speed, this.#left, this.#lastDone)) };
  }

  /**
   * Null where several seats are asked at once: the time each takes must then tell nothing about its answer. Null, too,
   * for a free move in another player's turn.
   */
  #visibleTime({ seen: { question } }: BotTurn, { move, size }: PlannedMove): number | null {
    if (!size || !('to' in move) || question?.asked.length !== 1) return null;
    return visibleTime(size, this.#manner.speed);
  }

  async #think(seat: Seat): Promise<void> {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    for (let mind = this.#minds.get(seat); mind; ) {
      const thought = await this.#ask(seat, mind);
      const now = this.#minds.get(seat);
      if (now === mind) {
        mind.plan = thought && { move: thought.move, wait: thought.wait ?? 0, size: thought.size };
        this.#options.planned();
        break;
      }
      mind = now;
    }
    this.#thinking.delete(seat);
  }

  async #ask(seat: Seat, { level, seen }: BotTurn): Promise<AnyThought | null> {
    if (!mayMove(seen, seat)) return null;
    const { game, seed, think, failed } = this.#options;
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const luck = `${seed}/${seat}/${seen.question?.id}`;
        return await think({ game, level, seen, seat, luck, personality: personalityFrom(`${seed}/${seat}`) });
      } catch (error) {
        failed(error);
      }
    }
    return null;
  }
}

/** Is the seat waited for? */
export const isAwaited = ({ question, over }: AnyObservation, seat: Seat): boolean =>
  !over && question !== null && question.asked.includes(seat) && !question.mine?.done;

/** True if the seat is awaited or may make a free move. */
function mayMove(seen: AnyObservation, seat: Seat): boolean {
  if (seen.over || !seen.question) return false;
  return seen.free.length > 0 || isAwaited(seen, seat);
}
