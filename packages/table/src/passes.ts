import {
  type AnyGame,
  type AnyObservation,
  chanceFrom,
  type Move,
  type Seat,
  type Shape,
  type Time,
} from '@wordhoard/kernel';
import type { PassWish } from '@wordhoard/protocol';
import { isAwaited } from './bots.ts';

/** As it is kept: since which question. */
export interface KeptWish extends PassWish {
  readonly since: number;
}

/** A pass to be made for a seat, and its time. */
interface Pass {
  readonly seat: Seat;
  readonly move: Move<Shape>;
  readonly at: Time;
}

const MINUTE = 60_000;
const STEPS = 1000;

interface Span {
  readonly soonest: number;
  readonly latest: number;
}
/**
 * Milliseconds a reaction window stays open before auto-pass closes it: about as long as a person takes who looks in
 * now and then, or who sits at the table and passes. Passing at once would tell the others that no person looked.
 */
const LOOKING_IN: Span = { soonest: 2 * MINUTE, latest: 180 * MINUTE };
const AT_THE_TABLE: Span = { soonest: 700, latest: 5000 };

/**
 * Milliseconds where timing can give nothing away: all players share one device, or all see who has answered anyway.
 */
const UNHIDDEN = { sealed: 500, shown: 3000 } as const;

const drawnFrom = ({ soonest, latest }: Span, lot: string): number =>
  Math.round(soonest * (latest / soonest) ** (chanceFrom(lot).below(STEPS) / STEPS));

/**
 * By lot, as often in the lower half of the span (on a scale of ratios) as in the upper; never later than half the time
 * there is. It goes by nothing but the lot: not by the hand, nor by what the seat has said, nor by when it said so.
 */
export const passDelay = (lot: string, time: number | null, byDay: boolean): number =>
  inTime(drawnFrom(byDay ? LOOKING_IN : AT_THE_TABLE, lot), time);

const inTime = (delay: number, time: number | null): number =>
  time === null ? delay : Math.min(delay, Math.floor(time / 2));

/** Facts about how the people at a table play. */
export interface PassManner {
  /** A correspondence game: people look in now and then. */
  readonly byDay: boolean;
  /** All players share one device. */
  readonly oneDevice: boolean;
}

/**
 * Which windows are let pass for whom, and when: those in which a seat has nothing to choose, and those that its player
 * wants passed. All of it is played again from the log.
 */
export class Passes {
  readonly #game: AnyGame;
  readonly #seed: string;
  #wishes: ReadonlyMap<Seat, KeptWish | null> = new Map();
  #manner: PassManner = { byDay: true, oneDevice: false };
  /** The question with which each seat's last turn began: it was asked something that was no window, perhaps several times. */
  readonly #turns = new Map<Seat, number>();
  readonly #inTurn = new Set<Seat>();
  /** Questions to which a pass was refused, so that it is not tried again. */
  readonly #refused = new Map<Seat, number>();
  /** Each seat's observation when it was asked in the last reaction window, and in the one before. */
  readonly #windows = new Map<Seat, { readonly last: AnyObservation; readonly before: AnyObservation | null }>();

  constructor(game: AnyGame, seed: string) {
    this.#game = game;
    this.#seed = seed;
  }

  /** Windows are let pass for these seats only: as they wish, or (null) only where they have nothing to choose. */
  keep(wishes: ReadonlyMap<Seat, KeptWish | null>, manner?: PassManner): void {
    this.#wishes = wishes;
    if (manner) this.#manner = manner;
  }

  /** The seat sees this now. */
  note(seat: Seat, seen: AnyObservation): void {
    const { question } = seen;
    const isWindow = question !== null && this.#isWindow(question.step.type);
    if (isWindow) this.#noteWindow(seat, seen);
    if (!question || !isAwaited(seen, seat) || isWindow) this.#inTurn.delete(seat);
    else if (!this.#inTurn.has(seat)) {
      this.#inTurn.add(seat);
      this.#turns.set(seat, question.id);
    }
  }
  #noteWindow(seat: Seat, seen: AnyObservation): void {
    const known = this.#windows.get(seat);
    if (known?.last.question?.id === seen.question?.id || !isAwaited(seen, seat)) return;
    this.#windows.set(seat, { last: seen, before: known?.last ?? null });
  }
  #isWindow(step: string): boolean {
    const rules = this.#game.rules.steps[step];
    return rules !== undefined && 'reactionWindow' in rules;
  }

  /** The seat's auto-pass choice, if it still holds. */
  wishOf(seat: Seat): PassWish | null {
    const wish = this.#wishes.get(seat);
    if (!wish || (wish.until === 'turn' && (this.#turns.get(seat) ?? 0) > wish.since)) return null;
    const { until, unless } = wish;
    return { until, unless };
  }

  /** The pass that will be made for this seat; null if none. A player who has put a draft forward is present. */
  of(seat: Seat, seen: AnyObservation, askedAt: Time): Pass | null {
    const { question } = seen;
    if (!this.#wishes.has(seat) || !question || question.mine || this.#refused.get(seat) === question.id) return null;
    const pass = this.#game.passOption(seen, seat, this.#windows.get(seat)?.before);
    if (!pass) return null;
    const wish = this.wishOf(seat);
    const wanted = wish !== null && !pass.reasons.some((reason) => wish.unless.includes(reason));
    return pass.hasNoChoice || wanted
      ? { seat, move: pass.move, at: askedAt + this.#delay(seat, question, askedAt) }
      : null;
  }

  #delay(seat: Seat, { id, until, waiting }: NonNullable<AnyObservation['question']>, askedAt: Time): number {
    const { byDay, oneDevice } = this.#manner;
    const time = until === null ? null : until - askedAt;
    const isHidden = byDay || (waiting === null && !oneDevice);
    if (isHidden) return passDelay(`${this.#seed}/pass/${seat}/${id}`, time, byDay);
    return inTime(waiting === null ? UNHIDDEN.sealed : UNHIDDEN.shown, time);
  }

  refused({ seat, move }: Pass): void {
    if ('to' in move) this.#refused.set(seat, move.to);
  }
}
