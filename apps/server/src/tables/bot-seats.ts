import type { Seat, Time } from '@wordhoard/kernel';
import type { Level } from '@wordhoard/protocol';
import type { AnySeen, AnyThought } from './game.ts';

/** All a bot is told. What it is told of is a view: it never gets a state. */
export interface ThinkRequest {
  readonly game: string;
  readonly level: Level;
  readonly seen: AnySeen;
  readonly seat: Seat;
  /** The same text gives the same luck. */
  readonly luck: string;
}
/** Null: the bot has nothing to say now. */
export type Think = (request: ThinkRequest) => Promise<AnyThought | null>;

/** A worker may have been lost through no fault of this thought. */
const TRIES = 3;

interface Mind {
  readonly level: Level;
  readonly seen: AnySeen;
  /** When the question was put: a person would count the time to think from then. */
  readonly askedAt: Time;
  plan: { readonly move: AnyThought['move']; readonly at: Time } | null;
}

interface Parts {
  readonly game: string;
  readonly seed: string;
  readonly think: Think;
  /** A plan was made: the table must look when to carry it out. */
  planned(): void;
  failed(error: unknown): void;
}

/** The bots at a table, and the people bots stand in for: what each means to do, and when. */
export class BotSeats {
  readonly #parts: Parts;
  readonly #minds = new Map<Seat, Mind>();
  /** One thought at a time for each seat; whatever changes meanwhile is thought about afterwards. */
  readonly #thinking = new Set<Seat>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The seat sees this, and was asked at that time. Null: a person plays it. */
  refresh(seat: Seat, level: Level | null, seen: AnySeen, askedAt: Time): void {
    const mind = this.#minds.get(seat);
    if (level === null) this.#minds.delete(seat);
    else if (mind?.seen !== seen || mind.level !== level) {
      this.#minds.set(seat, { level, seen, askedAt, plan: null });
      if (mayMove(seen, seat)) void this.#think(seat);
    }
  }

  /** When the next plan is to be carried out. */
  next(): Time | null {
    let soonest: Time | null = null;
    for (const { plan } of this.#minds.values()) if (plan && (soonest === null || plan.at < soonest)) soonest = plan.at;
    return soonest;
  }

  /** A plan whose time has come, once. */
  due(now: Time): { seat: Seat; move: AnyThought['move'] } | undefined {
    for (const [seat, mind] of this.#minds) {
      if (!mind.plan || mind.plan.at > now) continue;
      const { move } = mind.plan;
      mind.plan = null;
      return { seat, move };
    }
    return undefined;
  }

  async #think(seat: Seat): Promise<void> {
    if (this.#thinking.has(seat)) return;
    this.#thinking.add(seat);
    for (let mind = this.#minds.get(seat); mind; ) {
      const thought = await this.#ask(seat, mind);
      const now = this.#minds.get(seat);
      if (now === mind) {
        mind.plan = thought && { move: thought.move, at: mind.askedAt + Math.round(thought.wait ?? 0) };
        this.#parts.planned();
        break;
      }
      mind = now;
    }
    this.#thinking.delete(seat);
  }

  async #ask(seat: Seat, { level, seen }: Mind): Promise<AnyThought | null> {
    if (!mayMove(seen, seat)) return null;
    const { game, seed, think, failed } = this.#parts;
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        return await think({ game, level, seen, seat, luck: `${seed}/${seat}/${seen.question?.id}` });
      } catch (error) {
        failed(error);
      }
    }
    return null;
  }
}

/** Is the seat waited for, or free to do something nobody waits for? */
function mayMove({ question, free, over }: AnySeen, seat: Seat): boolean {
  if (over || !question) return false;
  return free.length > 0 || (question.asked.includes(seat) && !question.mine?.done);
}
