import {
  entryAt,
  forSeat,
  type Match,
  type MatchResult,
  type SearchNotes,
  type Seat,
  type Shape,
  type ValueWeights,
} from '@wordhoard/kernel';

/** What a seat can expect of a match: its chance to win, and its points more than the best of the others. */
export interface Expectation {
  readonly win: number;
  readonly margin: number;
}

/** What the result says, or an estimate for a match that isn't over. */
export function expectationFor<S extends Shape>(
  notes: SearchNotes<S>,
  match: Match<S>,
  seat: Seat,
  env: S['env'],
): Expectation {
  if (match.over) return expectationAtEnd(match.over, seat);
  const progress = notes.progress(match.state);
  const features = match.seats.map((each) => notes.features(match, each, env));
  const strengths = features.map((facts) => strengthOf(notes.weights, facts, progress));
  const points = features.map((facts) => expectedPoints(notes.weights.points, facts));
  return { win: winChance(strengths, seat), margin: marginOf(points, seat) };
}

/** A shared win counts as a part of one. */
export function expectationAtEnd({ places, scores }: MatchResult, seat: Seat): Expectation {
  const winners = entryAt(places, 0);
  const win = winners.includes(seat) ? 1 / winners.length : 0;
  return { win, margin: marginOf(scores, seat) };
}

export const strengthOf = ({ early, late }: ValueWeights, facts: readonly number[], progress: number): number =>
  facts.reduce((sum, fact, i) => sum + fact * ((1 - progress) * entryAt(early, i) + progress * entryAt(late, i)), 0);

/** The chance of each seat is proportional to the exponential of its strength. */
export function winChance(strengths: readonly number[], seat: Seat): number {
  const highest = Math.max(...strengths);
  const odds = strengths.map((strength) => Math.exp(strength - highest));
  return forSeat(odds, seat) / odds.reduce((sum, each) => sum + each, 0);
}

/** The first weight is a constant. */
const expectedPoints = (weights: readonly number[], facts: readonly number[]): number =>
  facts.reduce((sum, fact, i) => sum + fact * entryAt(weights, i + 1), entryAt(weights, 0));

/** With one player, the points themselves. */
export function marginOf(points: readonly number[], seat: Seat): number {
  const others = points.filter((_, other) => other !== seat);
  return forSeat(points, seat) - (others.length > 0 ? Math.max(...others) : 0);
}
