/** Bounds of what a variant may change [WX-14]. Schemas that don't know the variant use them, too. */

/** Ids of cards have at most three digits. */
export const MAX_CARDS = 250;
/** Searches count the cards of a face in eight bits, and tell positions apart by fewer than 61. */
export const MAX_CARDS_OF_A_FACE = 40;
export const MAX_FACE_LENGTH = 3;
export const MAX_MANIFESTS = 60;
/** Longer words could be laid in too many ways. */
export const MAX_MANIFEST_WORD = 12;
export const MAX_WORDS_IN_SET = 8;
export const MAX_HAND_SIZE = 10;
export const MAX_LINE_SIZE = 10;
export const MAX_PICKS = 3;
export const MAX_ROUNDS = 4;
export const MOST_PLAYERS = 6;
export const MAX_FACES = 100;
