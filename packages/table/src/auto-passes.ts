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

/** A player's auto-pass choice as the table stores it, with the number of the question after which it was made. */
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
 * Draws a delay, evenly on a logarithmic scale and at most half of the time limit. It depends on nothing but the seed:
 * neither the hand nor the player's choice, nor when they made it, may show in the time of a pass.
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
 * Decides for whom reaction windows are passed, and when: where a seat has nothing to choose, and where its player wants
 * them passed. A replay of the log gives the same passes.
 */
export class AutoPasses {
  readonly #game: AnyGame;
  readonly #seed: string;
  #choices: ReadonlyMap<Seat, StoredAutoPass | null> = new Map();
  #timing: PassTiming = { isCorrespondence: true, isOneDevice: false };
  /** Number of the question with which each seat's last turn began. A turn is a run of questions that are no windows. */
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

  /** Sets the seats to pass for: as their player chose, or (null) only where they have nothing to choose. */
  configure(choices: ReadonlyMap<Seat, StoredAutoPass | null>, timing?: PassTiming): void {
    this.#choices = choices;
    if (timing) this.#timing = timing;
  }

  /** Takes note of what the seat sees now. */
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

  /** The pass planned for this seat; null if there is none. A player who has written a draft is there, so none is made. */
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
