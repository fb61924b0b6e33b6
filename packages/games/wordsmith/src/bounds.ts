/** The highest values a variant may have, where answers, positions and notations depend on them. */

/** Prices have one digit in the notation of a turn. */
export const MAX_PRICE = 9;
export const MAX_ROUNDS = 30;
/** Drawn in rows of up to 24 on the page. */
export const MAX_COINS = 48;
export const MAX_CROWNS = 40;
/** Points of anything that scores. */
export const MAX_POINTS = 50;
/** Cards turned up in a round: as many as a phone shows side by side. */
export const MAX_OFFER = 4;
/** The same for the letters of all these cards. */
export const MAX_OFFERED_LETTERS = 12;
/**
 * The bots look for words that lack one or two letters, and add a third letter where it helps most. With four letters a
 * turn would make words of its own on vacant squares, which they never look for.
 */
export const MAX_LETTERS_PER_TURN = 3;
/** A turn has at most 200 steps, and each goblet and sword may bring more words to claim. */
export const MAX_TOOLS = 10;
