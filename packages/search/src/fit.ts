import { entryAt, type ValueWeights } from '@wordhoard/kernel';
import { strengthOf, winChance } from './value.ts';

/** One moment of a finished match, with what became of it. */
export interface FitSample {
  /** By seat. */
  readonly features: readonly (readonly number[])[];
  readonly progress: number;
  /** By seat: the share of the win, and the final score. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

const ROUNDS = 300;
/** Keeps weights of features that hardly matter near zero. */
const SHRINK = 1e-4;

/**
 * Fits the weights of the features to finished matches: the chance to win by likelihood, the points by least squares. A
 * feature is something that is good to have, so no weight of a strength is below zero: bots spend tokens when they are
 * doing well, but that doesn't make tokens bad.
 */
export function fitWeights(samples: readonly FitSample[]): ValueWeights {
  const count = samples[0]?.features[0]?.length ?? 0;
  const scale = Array.from({ length: count }, (_, i) => spreadOf(samples, i));
  const scaled = samples.map((sample) => ({
    ...sample,
    features: sample.features.map((facts) => facts.map((fact, i) => fact / entryAt(scale, i))),
  }));
  const { early, late } = fitStrength(scaled, count);
  const unscale = (weights: readonly number[]): number[] => weights.map((weight, i) => weight / entryAt(scale, i));
  const [constant = 0, ...points] = fitPoints(scaled, count + 1);
  return { early: unscale(early), late: unscale(late), points: [constant, ...unscale(points)] };
}

function spreadOf(samples: readonly FitSample[], feature: number): number {
  const all = samples.flatMap(({ features }) => features.map((facts) => entryAt(facts, feature)));
  const mean = all.reduce((sum, it) => sum + it, 0) / all.length;
  const variance = all.reduce((sum, it) => sum + (it - mean) ** 2, 0) / all.length;
  return Math.sqrt(variance) || 1;
}

/** Gradient ascent with momentum on the likelihood of the winners; it has a single peak. */
function fitStrength(samples: readonly FitSample[], count: number): Pick<ValueWeights, 'early' | 'late'> {
  const weights = new Float64Array(2 * count);
  const speed = new Float64Array(2 * count);
  const split = (): ValueWeights => ({
    early: [...weights.subarray(0, count)],
    late: [...weights.subarray(count)],
    points: [],
  });
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(2 * count);
    const now = split();
    for (const { features, progress, wins } of samples) {
      const strengths = features.map((facts) => strengthOf(now, facts, progress));
      for (const [seat, facts] of features.entries()) {
        const surprise = entryAt(wins, seat) - winChance(strengths, seat);
        for (const [i, fact] of facts.entries()) {
          slope[i]! += surprise * fact * (1 - progress);
          slope[count + i]! += surprise * fact * progress;
        }
      }
    }
    for (let i = 0; i < weights.length; i++) {
      speed[i] = 0.9 * speed[i]! + (0.5 * slope[i]!) / samples.length - SHRINK * weights[i]!;
      weights[i] = Math.max(0, weights[i]! + speed[i]!);
      if (weights[i] === 0) speed[i] = 0;
    }
  }
  return split();
}

/** Least squares for final scores, by the normal equations; the first weight is a constant. */
function fitPoints(samples: readonly FitSample[], count: number): number[] {
  const matrix = Array.from({ length: count }, () => new Float64Array(count + 1));
  for (const { features, scores } of samples)
    for (const [seat, facts] of features.entries()) {
      const terms = [1, ...facts];
      for (const [i, term] of terms.entries()) {
        const row = entryAt(matrix, i);
        for (const [j, other] of terms.entries()) row[j]! += term * other;
        row[count]! += term * entryAt(scores, seat);
      }
    }
  for (const [i, row] of matrix.entries()) row[i]! += 1e-6 * samples.length;
  return solve(matrix, count);
}

/** Gaussian elimination; the matrix is symmetric and positive, so no pivoting is needed. */
function solve(matrix: readonly Float64Array[], count: number): number[] {
  for (let i = 0; i < count; i++) {
    const pivot = entryAt(matrix, i);
    for (let k = i + 1; k < count; k++) {
      const row = entryAt(matrix, k);
      const factor = row[i]! / pivot[i]!;
      for (let j = i; j <= count; j++) row[j]! -= factor * pivot[j]!;
    }
  }
  const solution = new Array<number>(count).fill(0);
  for (let i = count - 1; i >= 0; i--) {
    const row = entryAt(matrix, i);
    let rest = row[count]!;
    for (let j = i + 1; j < count; j++) rest -= row[j]! * entryAt(solution, j);
    solution[i] = rest / row[i]!;
  }
  return solution;
}

/** Mean log-likelihood of the winners; the higher, the better. */
export function likelihood(weights: ValueWeights, samples: readonly FitSample[]): number {
  let sum = 0;
  for (const { features, progress, wins } of samples) {
    const strengths = features.map((facts) => strengthOf(weights, facts, progress));
    for (const [seat, win] of wins.entries()) if (win > 0) sum += win * Math.log(winChance(strengths, seat));
  }
  return sum / samples.length;
}
