/**
 * How a word comes from its base.
 *
 * `s` serves nouns and verbs alike (leaves, walks): no rule asks which. `plural` is a plural that is not made with -s
 * (mice, cacti, leaves from leaf); `tense` is an irregular tense (went, seen), which WY-10 lets pass and WS-12 does not.
 */
export const KINDS = ['s', 'ed', 'ing', 'ly', 'plural', 'tense'] as const;
export type Kind = (typeof KINDS)[number];

export interface Link {
  readonly base: string;
  readonly kind: Kind;
}

/** WY-10: plural and singular, regular tense, -ing, -ly. */
export const bindsFamily = (kind: Kind): boolean => kind !== 'tense';

/** WS-12: plural or conjugation, whether regular or not. */
export const isInflectionKind = (kind: Kind): boolean => kind !== 'ly';
