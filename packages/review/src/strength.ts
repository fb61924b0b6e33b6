import {
  type BySeat,
  entryAt,
  type KindModel,
  type LevelOdds,
  STRENGTH_FACTS,
  type StrengthModel,
} from '@wordhoard/kernel';
import type { DecisionFinding } from './judge-decisions.ts';
import { type Evidence, evidenceOf, type TierOf } from './strength-evidence.ts';

/** A player's strength on the scale of the bots' levels, 1 to 5. */
export interface Strength {
  readonly level: number;
  /** The level is probably between these. */
  readonly low: number;
  readonly high: number;
  /** Number of decisions that were looked at. */
  readonly decisions: number;
}

/** With fewer decisions an estimate would say more about luck than about the player. */
export const MIN_STRENGTH_DECISIONS = 12;
/** And so many of them have to be of kinds that tell levels apart. */
const MIN_TELLING = 6;

/** Share of the probability that the interval leaves out at each end. */
const TAIL = 0.1;

/** Each player's strength in a game of so many seats. */
export const strengthsOf = (
  findings: readonly DecisionFinding[],
  seats: number,
  model: StrengthModel,
  tierOf: TierOf,
): BySeat<Strength | null> =>
  Array.from({ length: seats }, (_, seat) =>
    estimateStrength(
      evidenceOf(
        findings.filter((finding) => finding.seat === seat),
        tierOf,
      ),
      model,
    ),
  );

/** Estimates a player's strength from their decisions in one or more games; null if there are too few. */
export function estimateStrength(evidence: readonly Evidence[], { kinds, caution }: StrengthModel): Strength | null {
  const odds = evidence.flatMap((it) => {
    const kind = kinds[it.kind];
    return kind ? [oddsOf(it, kind)] : [];
  });
  if (evidence.length < MIN_STRENGTH_DECISIONS || odds.length < MIN_TELLING) return null;
  return { ...strengthFrom(addOdds(odds), caution), decisions: evidence.length };
}

/** The estimate if these are the sums of all decisions' odds. */
export function strengthFrom(odds: LevelOdds, caution: number): Omit<Strength, 'decisions'> {
  const level = meanLevel(levelChances(odds));
  const wary = levelChances(odds.map((it) => it * caution));
  return {
    level,
    low: Math.min(level, levelBelow(wary, TAIL)),
    high: Math.max(level, levelBelow(wary, 1 - TAIL)),
  };
}

/** How much a decision speaks for each level against the one below. */
function oddsOf(evidence: Evidence, { base, word, rungs }: KindModel): LevelOdds {
  const reached = STRENGTH_FACTS.flatMap((fact) => {
    const value = evidence[fact];
    return value === null ? [] : rungs[fact].filter(({ from }) => value >= from).map(({ odds }) => odds);
  });
  return addOdds([base, ...(evidence.tier === null ? [] : [word]), ...reached]);
}

const addOdds = (all: readonly LevelOdds[]): LevelOdds =>
  all.reduce((sum, odds) => sum.map((it, step) => it + entryAt(odds, step)));

/** The chance of each level, from level 1, if all were equally likely before. */
export function levelChances(odds: LevelOdds): number[] {
  const logs = [0];
  for (const step of odds) logs.push((logs.at(-1) ?? 0) + step);
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

const meanLevel = (chances: readonly number[]): number => chances.reduce((sum, chance, i) => sum + chance * (i + 1), 0);

/**
 * The level below which a player is with this chance. The chance of a level is spread evenly over half a level to both
 * sides, because people are not made in five sizes.
 */
function levelBelow(chances: readonly number[], share: number): number {
  let left = share;
  for (const [i, chance] of chances.entries()) {
    if (left <= chance) return Math.min(chances.length, Math.max(1, i + 0.5 + left / chance));
    left -= chance;
  }
  return chances.length;
}
