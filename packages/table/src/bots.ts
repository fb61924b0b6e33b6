import {
  type AnyObservation,
  type AnyThought,
  type Level,
  personalityFrom,
  type Seat,
  type Time,
} from '@wordhoard/kernel';
import { type BotTiming, hurriedTime, NATURAL_TIMING, unhurriedTime, visibleMs } from './bot-timing.ts';
import type { Think } from './think.ts';

/** A bot is asked again this often if its worker fails, which need not be the bot's fault. */
const MAX_TRIES = 3;

interface BotTurn {
  readonly level: Level;
  readonly seen: AnyObservation;
  /** When the question was put; a person's time to think would count from then. */
  readonly askedAt: Time;
  plan: PlannedMove | null;
}

interface PlannedMove {
  readonly move: AnyThought['move'];
  /** Milliseconds a person would take. */
  readonly wait: number;
  readonly size: AnyThought['size'];
}

interface NextMove {
  readonly seat: Seat;
  readonly turn: BotTurn;
  readonly plan: PlannedMove;
  readonly at: Time;
  /** True for a move that takes as long as people need to follow it; it is never hurried. */
  readonly isVisible: boolean;
}

export interface BotsOptions {
  readonly game: string;
  readonly seed: string;
  readonly think: Think;
  /** Multiplies all the time they take; 1 by default. */
  readonly timeFactor?: number;
  /** Called when a move was planned, because the next scheduled event may have changed. */
  onPlanned(): void;
  onFailed(error: unknown): void;
}

/** The planned moves of the bots at a table, stand-ins included, with their times. */
export class Bots {
  readonly #options: BotsOptions;
  readonly #turns = new Map<Seat, BotTurn>();
  /** Seats whose bots are thinking. Each thinks about one observation at a time; a newer one waits. */
  readonly #thinkingSeats = new Set<Seat>();
  #timing: BotTiming = NATURAL_TIMING;
  /** Time since when only bots have to answer; null while a person is awaited. */
  #aloneSince: Time | null = null;
  #lastMoveAt: Time = 0;

  constructor(options: BotsOptions) {
    this.#options = options;
  }

  get isThinking(): boolean {
    return this.#thinkingSeats.size > 0;
  }

  /** Tells a bot what its seat sees now and when it was asked; `level` is null if a person plays the seat. */
  refresh(seat: Seat, level: Level | null, seen: AnyObservation, askedAt: Time): void {
    const turn = this.#turns.get(seat);
    if (level === null) this.#turns.delete(seat);
    else if (turn?.seen !== seen || turn.level !== level) {
      this.#turns.set(seat, { level, seen, askedAt, plan: null });
      if (canMove(seen, seat)) void this.#think(seat);
    }
  }

  /** Sets the bots' timing from now on, and the time since when they alone are awaited, if they are. */
  setTiming(timing: BotTiming, aloneSince: Time | null): void {
    this.#timing = timing;
    this.#aloneSince = aloneSince;
  }

  /** Time of the next planned move. */
  nextTime(): Time | null {
    return this.#firstMove()?.at ?? null;
  }

  /** The planned move that is due. It is returned again until `done` is called, even after a refusal. */
  dueMove(now: Time): { seat: Seat; move: AnyThought['move']; done(): void } | undefined {
    const first = this.#firstMove();
    if (!first || first.at > now) return undefined;
    const { seat, turn, plan } = first;
    const done = (): void => {
      turn.plan = null;
      this.#lastMoveAt = now;
    };
    return { seat, move: plan.move, done };
  }

  /** The next bot to move, and when. Bots keep their order even when hurried: a race between them depends on it. */
  #firstMove(): NextMove | null {
    const { speed, isOneDevice } = this.#timing;
    let first: NextMove | null = null;
    for (const [seat, turn] of this.#turns) {
      const { plan, askedAt, seen } = turn;
      if (!plan) continue;
      const visible = this.#visibleMs(turn, plan);
      const wait = (visible ?? plan.wait) * (this.#options.timeFactor ?? 1);
      const at = unhurriedTime({ askedAt, until: seen.question?.until ?? null, wait }, speed);
      if (!first || at < first.at) first = { seat, turn, plan, at, isVisible: visible !== null };
    }
    if (!first || first.isVisible || !isOneDevice || this.#aloneSince === null) return first;
    return {
      ...first,
      at: Math.min(first.at, hurriedTime(first.turn.askedAt, speed, this.#aloneSince, this.#lastMoveAt)),
    };
  }

  /**
   * Null where several seats are asked at once: the time each takes must then tell nothing about its answer. Null, too,
   * for a free move in another player's turn.
   */
  #visibleMs({ seen: { question } }: BotTurn, { move, size }: PlannedMove): number | null {
    if (!size || !('to' in move) || question?.asked.length !== 1) return null;
    return visibleMs(size, this.#timing.speed);
  }

  async #think(seat: Seat): Promise<void> {
    if (this.#thinkingSeats.has(seat)) return;
    this.#thinkingSeats.add(seat);
    for (let turn = this.#turns.get(seat); turn; ) {
      const thought = await this.#ask(seat, turn);
      const current = this.#turns.get(seat);
      if (current === turn) {
        turn.plan = thought && { move: thought.move, wait: thought.wait ?? 0, size: thought.size };
        this.#options.onPlanned();
        break;
      }
      turn = current;
    }
    this.#thinkingSeats.delete(seat);
  }

  async #ask(seat: Seat, { level, seen }: BotTurn): Promise<AnyThought | null> {
    if (!canMove(seen, seat)) return null;
    const { game, seed, think, onFailed } = this.#options;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      try {
        const luck = `${seed}/${seat}/${seen.question?.id}`;
        return await think({ game, level, seen, seat, luck, personality: personalityFrom(`${seed}/${seat}`) });
      } catch (error) {
        onFailed(error);
      }
    }
    return null;
  }
}

/** True if the question waits for this seat. */
export const isAwaited = ({ question, over }: AnyObservation, seat: Seat): boolean =>
  !over && question !== null && question.asked.includes(seat) && !question.mine?.done;

/** True if the seat is awaited or may make a free move. */
function canMove(seen: AnyObservation, seat: Seat): boolean {
  if (seen.over || !seen.question) return false;
  return seen.free.length > 0 || isAwaited(seen, seat);
}
