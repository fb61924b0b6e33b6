import { type LevelOdds, SKILL_LEVELS, type SkillLevel } from '@wordhoard/kernel';
import { levelChances } from '@wordhoard/review';

/** A player of one game: the level, and how many decisions had each term of the model. */
export interface CountedPlayer {
  readonly level: SkillLevel;
  readonly counts: readonly number[];
}

/** A term by the fact whose rung it is, such as the tiers of one kind of question; null for one of no fact. */
export type TermFact = string | null;

/** Number of odds of a term. */
const STEPS = SKILL_LEVELS.length - 1;

/** Pull to 0, and to the same odds for every step, against chance in few samples. */
const SHRINK = 0.001;
const LEVELLING = 0.01;
const ROUNDS = 500;
/** Most that one fact of a decision may say: a person who knows one rare word doesn't know them all. */
const MAX_ODDS = 1.5;

/**
 * Fits the odds of each term by gradient ascent on the chance of each player's true level. The odds of a fact's terms are
 * never below 0, and their sum never above `MAX_ODDS`.
 */
export function fitOdds(facts: readonly TermFact[], players: readonly CountedPlayer[]): LevelOdds[] {
  // Terms that count often move in small steps.
  const scales = facts.map(
    (_, t) => Math.sqrt(players.reduce((sum, { counts }) => sum + counts[t]! ** 2, 0) / players.length) || 1,
  );
  const weights = facts.map(() => new Float64Array(STEPS));
  const [first, second] = [weights.map((it) => it.slice()), weights.map((it) => it.slice())];
  const odds = (): LevelOdds[] => weights.map((own, t) => Array.from(own, (weight) => weight / scales[t]!));
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = slopesOf(odds(), players);
    const pace = 0.05 * (round < 0.6 * ROUNDS ? 1 : round < 0.85 * ROUNDS ? 0.3 : 0.1);
    for (const [t, own] of weights.entries()) {
      const middle = own.reduce((sum, weight) => sum + weight, 0) / STEPS;
      for (const [step, weight] of own.entries()) {
        const pull = SHRINK * weight + LEVELLING * (weight - middle);
        const slope = slopes[t]![step]! / players.length / scales[t]! + pull;
        // Adam (Kingma and Ba, 2015)
        const mean = 0.9 * first[t]![step]! + 0.1 * slope;
        const square = 0.999 * second[t]![step]! + 0.001 * slope ** 2;
        [first[t]![step], second[t]![step]] = [mean, square];
        own[step] = weight - (pace * mean) / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8);
        if (facts[t] !== null) own[step] = Math.max(0, own[step]!);
      }
    }
    limitFacts(facts, weights, scales);
  }
  return odds();
}

function limitFacts(facts: readonly TermFact[], weights: readonly Float64Array[], scales: readonly number[]): void {
  for (const [fact, terms] of Map.groupBy(facts.keys(), (t) => facts[t])) {
    if (fact === null) continue;
    for (let step = 0; step < STEPS; step++) {
      const sum = terms.reduce((total, t) => total + weights[t]![step]! / scales[t]!, 0);
      if (sum > MAX_ODDS) for (const t of terms) weights[t]![step]! *= MAX_ODDS / sum;
    }
  }
}

/** The sum of all terms' odds, each as often as it counts. */
export function sumOdds(odds: readonly LevelOdds[], counts: readonly number[]): number[] {
  const sums = new Array<number>(STEPS).fill(0);
  for (const [t, count] of counts.entries())
    if (count > 0) for (let step = 0; step < STEPS; step++) sums[step]! += count * odds[t]![step]!;
  return sums;
}

/** How much the fit gets worse as each odds grows. */
function slopesOf(odds: readonly LevelOdds[], players: readonly CountedPlayer[]): Float64Array[] {
  const slopes = odds.map(() => new Float64Array(STEPS));
  for (const { level, counts } of players) {
    const chances = levelChances(sumOdds(odds, counts));
    let above = 0;
    for (let step = STEPS - 1; step >= 0; step--) {
      above += chances[step + 1]!;
      const error = above - (level > step + 1 ? 1 : 0);
      for (const [t, count] of counts.entries()) if (count > 0) slopes[t]![step]! += error * count;
    }
  }
  return slopes;
}
