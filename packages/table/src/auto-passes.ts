import {
  type AnyGame,
  type AnyObservation,
  chanceFrom,
  type Move,
  type Seat,
  type Shape,
  type Time,
} from '@wordhoard/kernel';
import type { AutoPassChoice } from '@wordhoard/protocol';
import { isAwaited } from './bots.ts';

/** As it is kept: since which question. */
export interface StoredAutoPass extends AutoPassChoice {
  readonly since: number;
}

/** A pass to be made for a seat, and its time. */
interface Pass {
  readonly seat: Seat;
  readonly move: Move<Shape>;
  readonly at: Time;
}

const MINUTE = 60_000;
const DELAY_STEPS = 1000;

interface DelayRange {
  readonly soonest: number;
  readonly latest: number;
}
/**
 * Milliseconds a reaction window stays open before auto-pass closes it: about as long as a person takes who looks in
 * now and then, or who sits at the table and passes. Passing at once would tell the others that no person looked.
 */
const CORRESPONDENCE_DELAY: DelayRange = { soonest: 2 * MINUTE, latest: 180 * MINUTE };
const LIVE_DELAY: DelayRange = { soonest: 700, latest: 5000 };

/**
 * Milliseconds where timing can give nothing away: all players share one device, or all see who has answered anyway.
 */
const OPEN_DELAY_MS = { sealed: 500, shown: 3000 } as const;

const drawDelay = ({ soonest, latest }: DelayRange, seed: string): number =>
  Math.round(soonest * (latest / soonest) ** (chanceFrom(seed).below(DELAY_STEPS) / DELAY_STEPS));

/**
 * By lot, as often in the lower half of the span (on a scale of ratios) as in the upper; never later than half the time
 * there is. It goes by nothing but the lot: not by the hand, nor by what the seat has said, nor by when it said so.
 */
export const passDelay = (seed: string, time: number | null, isCorrespondence: boolean): number =>
  limitDelay(drawDelay(isCorrespondence ? CORRESPONDENCE_DELAY : LIVE_DELAY, seed), time);

const limitDelay = (delay: number, time: number | null): number =>
  time === null ? delay : Math.min(delay, Math.floor(time / 2));

/** Facts about how the people at a table play. */
export interface PassTiming {
  /** A correspondence game: people look in now and then. */
  readonly isCorrespondence: boolean;
  /** All players share one device. */
  readonly isOneDevice: boolean;
}

/**
 * Which windows are let pass for whom, and when: those in which a seat has nothing to choose, and those that its player
 * wants passed. All of it is played again from the log.
 */
export class AutoPasses {
  readonly #game: AnyGame;
  readonly #seed: string;
  #choices: ReadonlyMap<Seat, StoredAutoPass | null> = new Map();
  #timing: PassTiming = { isCorrespondence: true, isOneDevice: false };
  /** The question with which each seat's last turn began: it was asked something that was no window, perhaps several times. */
  readonly #turnStarts = new Map<Seat, number>();
  readonly #inTurn = new Set<Seat>();
  /** Questions to which a pass was refused, so that it is not tried again. */
  readonly #refusedQuestions = new Map<Seat, number>();
  /** Each seat's observation when it was asked in the last reaction window, and in the one before. */
  readonly #windows = new Map<Seat, { readonly last: AnyObservation; readonly before: AnyObservation | null }>();

  constructor(game: AnyGame, seed: string) {
    this.#game = game;
    this.#seed = seed;
  }

  /** Windows are let pass for these seats only: as they wish, or (null) only where they have nothing to choose. */
  configure(choices: ReadonlyMap<Seat, StoredAutoPass | null>, timing?: PassTiming): void {
    this.#choices = choices;
    if (timing) this.#timing = timing;
  }

  /** The seat sees this now. */
  observe(seat: Seat, seen: AnyObservation): void {
    const { question } = seen;
    const isWindow = question !== null && this.#isWindow(question.step.type);
    if (isWindow) this.#noteWindow(seat, seen);
    if (!question || !isAwaited(seen, seat) || isWindow) this.#inTurn.delete(seat);
    else if (!this.#inTurn.has(seat)) {
      this.#inTurn.add(seat);
      this.#turnStarts.set(seat, question.id);
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
  choiceOf(seat: Seat): AutoPassChoice | null {
    const choice = this.#choices.get(seat);
    if (!choice || (choice.until === 'turn' && (this.#turnStarts.get(seat) ?? 0) > choice.since)) return null;
    const { until, unless } = choice;
    return { until, unless };
  }

  /** The pass that will be made for this seat; null if none. A player who has put a draft forward is present. */
  passFor(seat: Seat, seen: AnyObservation, askedAt: Time): Pass | null {
    const { question } = seen;
    if (!this.#choices.has(seat) || !question || question.mine || this.#refusedQuestions.get(seat) === question.id)
      return null;
    const pass = this.#game.passOption(seen, seat, this.#windows.get(seat)?.before);
    if (!pass) return null;
    const choice = this.choiceOf(seat);
    const isWanted = choice !== null && !pass.reasons.some((reason) => choice.unless.includes(reason));
    return pass.hasNoChoice || isWanted
      ? { seat, move: pass.move, at: askedAt + this.#delay(seat, question, askedAt) }
      : null;
  }

  #delay(seat: Seat, { id, until, waiting }: NonNullable<AnyObservation['question']>, askedAt: Time): number {
    const { isCorrespondence: byDay, isOneDevice } = this.#timing;
    const time = until === null ? null : until - askedAt;
    const isHidden = byDay || (waiting === null && !isOneDevice);
    if (isHidden) return passDelay(`${this.#seed}/pass/${seat}/${id}`, time, byDay);
    return limitDelay(waiting === null ? OPEN_DELAY_MS.sealed : OPEN_DELAY_MS.shown, time);
  }

  markRefused({ seat, move }: Pass): void {
    if ('to' in move) this.#refusedQuestions.set(seat, move.to);
  }
}
