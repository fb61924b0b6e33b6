import {
  entryAt,
  type LevelOdds,
  type Rung,
  SKILL_LEVELS,
  type SkillLevel,
  STRENGTH_FACTS,
  type StrengthFact,
  type StrengthModel,
} from '@wordhoard/kernel';
import { TIERS } from '@wordhoard/lexicon';
import { type Evidence, strengthFrom } from '@wordhoard/review';
import { type CountedPlayer, fitOdds, sumOdds, type TermFact } from './fit-odds.ts';

/** A player of one game: its level, and the evidence of its decisions. */
export interface Sample {
  readonly level: SkillLevel;
  readonly evidence: readonly Evidence[];
}

/** A kind of decision and the values at which its facts begin to count. */
interface KindLadder {
  readonly kind: string;
  readonly from: Readonly<Record<StrengthFact, readonly number[]>>;
}

/** The inputs of the fit. */
export interface CountedSamples {
  readonly ladders: readonly KindLadder[];
  readonly players: readonly CountedPlayer[];
}

/** Kinds with fewer decisions than this for each level say too little. */
const MIN_DECISIONS = 40;
/** Most rungs of a fact with many values. */
const MAX_RUNGS = 7;
/** A kind whose facts add less than this, over all rungs and steps, doesn't tell good answers from bad ones. */
const MIN_ODDS = 0.3;
/** The interval of a single game should contain the level this often. */
const WANTED_COVERAGE = 0.9;
const CAUTIONS = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3] as const;

/** Counts the terms of each player's decisions. */
export function countSamples(samples: readonly Sample[]): CountedSamples {
  const all = samples.flatMap(({ evidence }) => evidence);
  const ladders = [...Map.groupBy(all, ({ kind }) => kind)]
    .filter(([, alike]) => alike.length >= MIN_DECISIONS * SKILL_LEVELS.length)
    .map(([kind, alike]): KindLadder => {
      const fromOf = (fact: StrengthFact): number[] => rungsFor(alike.flatMap((it) => it[fact] ?? []));
      return { kind, from: { kept: fromOf('kept'), tier: fromOf('tier') } };
    })
    .sort((a, b) => (a.kind < b.kind ? -1 : 1));
  return { ladders, players: samples.map(({ level, evidence }) => ({ level, counts: countTerms(ladders, evidence) })) };
}

/** Every value where there are few, such as tiers; else about as many decisions lie between each two. */
function rungsFor(values: readonly number[]): number[] {
  const sorted = values.map((value) => Math.round(100 * value) / 100).sort((a, b) => a - b);
  const [lowest, ...higher] = new Set(sorted);
  if (lowest === undefined || higher.length <= TIERS.length) return higher;
  const quantiles = Array.from({ length: MAX_RUNGS }, (_, i) =>
    entryAt(sorted, Math.floor(((i + 1) * sorted.length) / (MAX_RUNGS + 1))),
  );
  return [...new Set(quantiles)].filter((value) => value > lowest);
}

/** For each kind: all its decisions, those with a word, those that reach each rung. */
const termsOf = ({ kind, from }: KindLadder): readonly { readonly kind: string; readonly fact: TermFact }[] => [
  { kind, fact: null },
  { kind, fact: null },
  ...STRENGTH_FACTS.flatMap((fact) => from[fact].map(() => ({ kind, fact: `${kind} ${fact}` }))),
];

/** In the order of `termsOf`. */
const countTerms = (ladders: readonly KindLadder[], evidence: readonly Evidence[]): number[] =>
  ladders.flatMap(({ kind, from }) => {
    const alike = evidence.filter((it) => it.kind === kind);
    const reach = (fact: StrengthFact): number[] =>
      from[fact].map((least) => alike.filter((it) => (it[fact] ?? Number.NEGATIVE_INFINITY) >= least).length);
    return [alike.length, alike.filter(({ tier }) => tier !== null).length, ...STRENGTH_FACTS.flatMap(reach)];
  });

/** Fits a model to the samples, and its caution to players whom the fit hasn't seen. */
export function fitModel(all: CountedSamples): StrengthModel {
  const { ladders, players } = withoutIdleKinds(all);
  const facts = ladders.flatMap(termsOf).map(({ fact }) => fact);
  const half = Math.floor(players.length / 2);
  const halves = [players.slice(0, half), players.slice(half)];
  const unseen = halves.flatMap((fold, i) => {
    const odds = fitOdds(facts, entryAt(halves, 1 - i));
    return fold.map(({ level, counts }) => ({ level, sums: sumOdds(odds, counts) }));
  });
  const caution = CAUTIONS.find((it) => coverage(unseen, it) >= WANTED_COVERAGE) ?? Math.min(...CAUTIONS);
  return { kinds: kindsOf(ladders, fitOdds(facts, players)), caution };
}

/** Leaves out kinds of which only the number of questions would count. */
function withoutIdleKinds({ ladders, players }: CountedSamples): CountedSamples {
  const terms = ladders.flatMap(termsOf);
  const odds = fitOdds(
    terms.map(({ fact }) => fact),
    players,
  );
  const sumOf = (wanted: string): number =>
    terms
      .flatMap(({ kind, fact }, t) => (kind === wanted && fact !== null ? entryAt(odds, t) : []))
      .reduce((sum, it) => sum + it, 0);
  const telling = ladders.filter(({ kind }) => sumOf(kind) >= MIN_ODDS);
  const isTelling = terms.map(({ kind }) => telling.some((ladder) => ladder.kind === kind));
  return {
    ladders: telling,
    players: players.map(({ level, counts }) => ({ level, counts: counts.filter((_, t) => isTelling[t]) })),
  };
}

function coverage(players: readonly { level: SkillLevel; sums: LevelOdds }[], caution: number): number {
  const inside = players.filter(({ level, sums }) => {
    const { low, high } = strengthFrom(sums, caution);
    return low <= level && level <= high;
  });
  return inside.length / players.length;
}

function kindsOf(ladders: readonly KindLadder[], fitted: readonly LevelOdds[]): StrengthModel['kinds'] {
  const odds = fitted.map((it) => it.map((value) => Math.round(100 * value) / 100 || 0)).values();
  const nextOdds = (): LevelOdds => odds.next().value ?? [];
  const rungsOf = (from: readonly number[]): Rung[] => from.map((least) => ({ from: least, odds: nextOdds() }));
  return Object.fromEntries(
    ladders.map(({ kind, from }) => {
      const [base, word] = [nextOdds(), nextOdds()];
      return [kind, { base, word, rungs: { kept: rungsOf(from.kept), tier: rungsOf(from.tier) } }];
    }),
  );
}
