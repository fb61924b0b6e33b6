import { bitCount, LETTER_MASK, WORD_END } from '../graph.ts';

// Layout of a state's record in `Memory.states`: first its mask, then these. A state's number is the place of its
// record.

/** The symbols that lead straight to a word. */
export const STATE_WORDS = 1;
/** States after `*` and `?`. */
export const STAR_OF = 2;
export const ANY_OF = 3;
/** Its nodes: of a single node its rank; the place of a list; or, of a star, the complement of the state it was taken of. */
export const NODES_OF = 4;
/** Of a state with a list the hash of that set. */
export const HASH = 5;
/**
 * Start of its edges, two numbers for each letter of its mask, in order: the state that the letter leads to and that
 * state's mask; or, until that state exists, the complement of what is known of it, and its word mask. An odd number is
 * not a state but a list: see `listAt`.
 */
export const EDGES = 6;

/** Length of the record of a state with this mask. Always even, so that states are even numbers. */
export const recordLength = (mask: number): number => EDGES + 2 * bitCount(mask & LETTER_MASK);

/** The place of the edge for a letter's bit in the record of a state with that mask. */
export const edgeAt = (state: number, mask: number, bit: number): number =>
  state + EDGES + 2 * bitCount(mask & (bit - 1));

/** Small sets that a search goes through quickly are kept as lists at their edge, and are no states. */
export const isList = (edge: number): boolean => (edge & 1) === 1;
export const listAt = (edge: number): number => edge >>> 1;
export const edgeOfList = (place: number): number => (place << 1) | 1;

/**
 * In place of a state, a negative number stands for one not made yet: the complement of what is known of it. That is
 * the lower bits of its future mask (PREVIEW; without the wildcards' bits, which are set wherever a letter's is), none
 * while unknown, and the number of times `check` has wanted it (WANTED).
 */
export const UNMADE: number = ~0;
export const PREVIEW: number = LETTER_MASK | WORD_END;
export const WANTED: number = 7 << 27;
export const WANTED_ONCE: number = 1 << 27;

/**
 * In a mask: no search but the one that made the state has come here. It is the sign, so that testing for it costs next
 * to nothing; no symbol has that bit.
 */
export const FRESH: number = 1 << 31;
