/** Refusal of a legal move that the lesson isn't about, and of any move after it was learnt. */
export const NOT_THIS = 'not-this';
export const LEARNT = 'learnt';

/** The refusal of a legal move, with the text in it that is not a word, if that is what was wrong. */
export interface NotThis {
  readonly code: typeof NOT_THIS;
  readonly nonWord: string | null;
}
