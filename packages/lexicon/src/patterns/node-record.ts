// What a node's record holds in `RankedGraph.records`: first its mask, and then these.

/** The symbols that lead straight to a word. */
export const WORDS = 1;
/** The masks of all strict descendants together, which is the mask of what `*` leads to. */
export const BELOW = 2;
/** Where its rows in `Closures` begin; 0 as long as they are not made. */
export const ROWS = 3;
/** Where its children begin, in the order of their letters: their ranks. */
export const CHILDREN = 4;
