/** What the table says to a legal move that the lesson is not about, and to any after it was learnt. */
export const NOT_THIS = 'not-this';
export const LEARNT = 'learnt';
