/**
 * Ways a word is formed from its base.
 *
 * `s` serves nouns and verbs alike (leaves, walks): no rule distinguishes them. `plural` is a plural without -s (mice,
 * cacti, leaves from leaf); `tense` is an irregular tense (went, seen), which WY-10 accepts and WS-12 doesn't.
 */
export const LINK_KINDS = ['s', 'ed', 'ing', 'ly', 'plural', 'tense'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface Link {
  readonly base: string;
  readonly kind: LinkKind;
}

/** WY-10: plural and singular, regular tense, -ing, -ly. */
export const isFamilyKind = (kind: LinkKind): boolean => kind !== 'tense';

/** WS-12: plural or conjugation, whether regular or not. */
export const isInflectionKind = (kind: LinkKind): boolean => kind !== 'ly';
