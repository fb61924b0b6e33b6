import { type AnyGame, type AnySeen, chanceFrom, type Move, type Seat, type Shape, type Time } from '@wordhoard/kernel';
import type { PassWish } from '@wordhoard/protocol';
import { isAwaited } from './bots.ts';

/** As it is kept: since which question. */
export interface KeptWish extends PassWish {
  readonly since: number;
}

/** What is to be let pass for somebody, and when. */
interface Pass {
  readonly seat: Seat;
  readonly move: Move<Shape>;
  readonly at: Time;
}

const MINUTE = 60_000;
/**
 * How long a window is left open before it is let pass for somebody, in ms: about as long as a person is who looks in now
 * and then. At once would tell everybody that nobody looked.
 */
const SOONEST = 2 * MINUTE;
const LATEST = 180 * MINUTE;
const STEPS = 1000;

/**
 * By lot, as often up to twenty minutes as more; never later than half the time there is. It goes by nothing but the lot:
 * not by the hand, nor by what the seat has said, nor by when it said so.
 */
export function passDelay(lot: string, time: number | null): number {
  const share = chanceFrom(lot).below(STEPS) / STEPS;
  const delay = Math.round(SOONEST * (LATEST / SOONEST) ** share);
  return time === null ? delay : Math.min(delay, Math.floor(time / 2));
}

/** What seats have said ahead about windows, and what follows from it. All of it is played again from the log. */
export class Passes {
  readonly #game: AnyGame;
  readonly #seed: string;
  #wishes: ReadonlyMap<Seat, KeptWish> = new Map();
  /** The question with which each seat's last turn began: it was asked something that was no window, perhaps several times. */
  readonly #turns = new Map<Seat, number>();
  readonly #inTurn = new Set<Seat>();
  /** Questions to which a pass was refused, so that it is not tried again. */
  readonly #refused = new Map<Seat, number>();

  constructor(game: AnyGame, seed: string) {
    this.#game = game;
    this.#seed = seed;
  }

  keep(wishes: ReadonlyMap<Seat, KeptWish>): void {
    this.#wishes = wishes;
  }

  /** The seat sees this now. */
  note(seat: Seat, seen: AnySeen): void {
    const { question } = seen;
    if (!question || !isAwaited(seen, seat) || this.#isWindow(question.step.type)) this.#inTurn.delete(seat);
    else if (!this.#inTurn.has(seat)) {
      this.#inTurn.add(seat);
      this.#turns.set(seat, question.id);
    }
  }
  #isWindow(step: string): boolean {
    const rules = this.#game.rules.steps[step];
    return rules !== undefined && 'window' in rules;
  }

  /** What the seat has said, if it still holds. */
  wishOf(seat: Seat): PassWish | null {
    const wish = this.#wishes.get(seat);
    if (!wish || (wish.until === 'turn' && (this.#turns.get(seat) ?? 0) > wish.since)) return null;
    const { until, unless } = wish;
    return { until, unless };
  }

  /** What this seat is asked will be let pass for it; null if not. Whoever has put something forward is there. */
  of(seat: Seat, seen: AnySeen, askedAt: Time): Pass | null {
    const wish = this.wishOf(seat);
    const { question } = seen;
    if (!wish || !question || question.mine || this.#refused.get(seat) === question.id) return null;
    const pass = this.#game.letPass(seen, seat);
    if (!pass || pass.reasons.some((reason) => wish.unless.includes(reason))) return null;
    const time = question.until === null ? null : question.until - askedAt;
    return { seat, move: pass.move, at: askedAt + passDelay(`${this.#seed}/pass/${seat}/${question.id}`, time) };
  }

  refused({ seat, move }: Pass): void {
    if ('to' in move) this.#refused.set(seat, move.to);
  }
}
