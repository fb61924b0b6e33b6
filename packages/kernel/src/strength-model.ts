/** What an estimate of a player's strength reads of a decision, besides its kind. More of each speaks for strength. */
export const STRENGTH_FACTS = ['kept', 'tier'] as const;
export type StrengthFact = (typeof STRENGTH_FACTS)[number];

/** Log odds for level 2 against 1, 3 against 2, 4 against 3 and 5 against 4. */
export type LevelOdds = readonly number[];

/** Counts for decisions in which the fact is `from` or more. */
export interface Rung {
  readonly from: number;
  /** Never below 0, so that a better move never lowers the estimate. */
  readonly odds: LevelOdds;
}

/** How decisions of one kind tell levels apart. */
export interface KindModel {
  /** Counts for every decision. */
  readonly base: LevelOdds;
  /** Counts for decisions that turn on a word. */
  readonly word: LevelOdds;
  readonly rungs: { readonly [F in StrengthFact]: readonly Rung[] };
}

/** Fitted to games of bots by `npm run fit:strength`. */
export interface StrengthModel {
  /** By the kind of question or free move; other kinds say too little about strength. */
  readonly kinds: Readonly<Record<string, KindModel>>;
  /** Factor for the odds of the interval, because decisions of one game are alike: 1 would take them as independent. */
  readonly caution: number;
}
