import {
  bind,
  type CoachNotes,
  type CoachResult,
  canonicalJson,
  entryAt,
  type Game,
  type GamePackage,
  type Leakproof,
  type Move,
  type MoveCost,
  type Observation,
  type Rules,
  type Seat,
  type Shape,
} from '@wordhoard/kernel';
import { intervalOf } from './interval.ts';
import { type GuessPosition, makeWorld, playOn, type RolledOut, type World } from './rollout.ts';
import { type Expectation, expectationAtEnd, marginOf, winChance } from './value.ts';

/** A decision to be looked at, and what else could have been done. */
export interface CoachRequest<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  readonly env: S['env'];
  readonly move: Move<S>;
  /** Lists of alternatives. Each list is compared by its own best move; all are played in the same worlds. */
  readonly lists: readonly (readonly Move<S>[])[];
  /** The same text gives the same worlds. */
  readonly luck: string;
}

const POINT_DIGITS = 3;
const CHANCE_DIGITS = 4;

/**
 * What a move cost, compared with alternatives in guessed matches that agree with what the seat saw. The best alternative
 * is chosen in a third of the worlds and measured in the others: the best of many noisy means looks better than it is, so a
 * cost measured where it was chosen would be too high. Yields after every match, so that the caller can stop. Returns
 * null where the game has no coach, or nothing can be compared.
 */
export function* costsOf<S extends Shape>(
  pack: GamePackage<S>,
  { seen, seat, env, move, lists, luck }: CoachRequest<S>,
): Generator<undefined, CoachResult<S> | null> {
  const { coach: notes, guess, rules } = pack;
  if (!notes || !guess || !notes.compares(seen, move)) return null;
  // `bind` asks for rules that can't leak, which the game's own module has proved.
  const game = bind<S>(rules as Rules<S> & Leakproof<S>, env);
  const comparison = new Comparison<S>(notes, game, { env, guess, seen, seat, luck });
  const playable = (other: Move<S>): boolean => notes.compares(seen, other) && !game.check(seen, seat, other);
  const mine = comparison.add(move);
  const numbered = lists.map((list) =>
    list
      .filter(playable)
      .map((other) => ({ number: comparison.add(other), move: other }))
      .filter(({ number }) => number !== mine),
  );
  const alternatives = [...new Set(numbered.flat().map(({ number }) => number))];
  if (alternatives.length === 0) return { costs: lists.map(() => null), steps: 0 };

  const choosing = Math.floor(notes.worlds / 3);
  for (let number = 0; number < choosing; number++) {
    yield* comparison.playWorld(number, [mine, ...alternatives]);
  }
  const chosen = numbered.map((list) => comparison.bestOf(list, mine));
  comparison.forget();
  const measured = [...new Set(chosen.flatMap((it) => (it ? [it.number] : [])))];
  if (measured.length > 0)
    for (let number = choosing; number < notes.worlds; number++) {
      yield* comparison.playWorld(number, [mine, ...measured]);
    }
  const costs = chosen.map((better) => (better === null ? null : comparison.costOf(mine, better)));
  return { costs, steps: comparison.steps };
}

/** Worlds in which both moves must have been played, to choose an alternative and to measure its cost. */
const MIN_TO_CHOOSE = 4;
const MIN_TO_MEASURE = 8;

interface Candidate<S extends Shape> {
  readonly move: Move<S>;
  /** By world; null where the move was refused or not played. */
  readonly outcomes: ((RolledOut<S> & Expectation) | null)[];
}

/** A move of a list, and its number. */
interface NumberedMove<S extends Shape> {
  readonly number: number;
  readonly move: Move<S>;
}

/** Moves played in the same worlds. They are called by their number, from 0. */
class Comparison<S extends Shape> {
  readonly #notes: CoachNotes<S>;
  readonly #game: Game<S>;
  readonly #position: Omit<GuessPosition<S>, 'game' | 'policy'>;
  readonly #candidates: Candidate<S>[] = [];
  steps = 0;

  constructor(notes: CoachNotes<S>, game: Game<S>, position: Omit<GuessPosition<S>, 'game' | 'policy'>) {
    this.#notes = notes;
    this.#game = game;
    this.#position = position;
  }

  /** The number of a move. Moves that are played alike have the same. */
  add(move: Move<S>): number {
    const played = this.#played(move);
    const known = this.#candidates.findIndex((it) => canonicalJson(this.#played(it.move)) === canonicalJson(played));
    return known >= 0 ? known : this.#candidates.push({ move, outcomes: [] }) - 1;
  }

  #played(move: Move<S>): Move<S> {
    return this.#notes.toPlay?.(move) ?? move;
  }

  *playWorld(number: number, moves: readonly number[]): Generator<undefined, void> {
    const position = { ...this.#position, game: this.#game, policy: this.#notes.policy };
    const world = makeWorld<S>(position, number);
    for (const move of moves) {
      const { outcomes, move: answer } = entryAt(this.#candidates, move);
      outcomes.push(this.#outcomeOf(position, world, this.#played(answer)));
      yield;
    }
  }

  #outcomeOf(position: GuessPosition<S>, world: World<S>, move: Move<S>): (RolledOut<S> & Expectation) | null {
    const played = playOn(position, world, move, (now) => this.#notes.isFarEnough(world.match, now));
    this.steps += played?.steps ?? 1;
    if (!played) return null;
    return { ...played, ...this.#expectation(played) };
  }

  #expectation({ match }: RolledOut<S>): Expectation {
    const { seat, env } = this.#position;
    if (match.over) return expectationAtEnd(match.over, seat);
    const points = match.seats.map((each) => this.#notes.points(match, each, env));
    const swing = this.#notes.swing(match.state);
    const strengths = points.map((each) => each / swing);
    return { win: winChance(strengths, seat), margin: marginOf(points, seat) };
  }

  /** The worlds in which both moves could be played. */
  #both(mine: number, other: number) {
    const theirs = entryAt(this.#candidates, other).outcomes;
    return entryAt(this.#candidates, mine).outcomes.flatMap((yours, at) => {
      const better = theirs[at];
      return yours && better ? [{ yours, better }] : [];
    });
  }

  /** The alternative with the best mean, if it is better than the player's move. */
  bestOf(moves: readonly NumberedMove<S>[], mine: number): NumberedMove<S> | null {
    let best: NumberedMove<S> | null = null;
    let most = 0;
    for (const move of moves) {
      const worlds = this.#both(mine, move.number);
      if (worlds.length < MIN_TO_CHOOSE) continue;
      const gain = worlds.reduce((sum, { yours, better }) => sum + better.margin - yours.margin, 0) / worlds.length;
      if (gain > most) [best, most] = [move, gain];
    }
    return best;
  }

  /** Drops the outcomes so far. */
  forget(): void {
    for (const { outcomes } of this.#candidates) outcomes.length = 0;
  }

  costOf(mine: number, { number: other, move: better }: NumberedMove<S>): MoveCost<S> | null {
    const worlds = this.#both(mine, other);
    if (worlds.length < MIN_TO_MEASURE) return null;
    const lost = worlds.map(({ yours, better }) => better.margin - yours.margin);
    const chances = worlds.map(({ yours, better }) => better.win - yours.win);
    const points = intervalOf(lost, POINT_DIGITS);
    const { seen, seat, env } = this.#position;
    const yours = entryAt(this.#candidates, mine).move;
    const facts = points.low > 0 ? this.#notes.facts({ seen, seat, env, yours, better, worlds }) : [];
    return { better, points, win: intervalOf(chances, CHANCE_DIGITS), worlds: worlds.length, facts };
  }
}
