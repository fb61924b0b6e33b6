// Layout of a node's record in `RankedGraph.records`: first its mask, then these.

/** The symbols that lead straight to a word. */
export const WORDS = 1;
/** The masks of all strict descendants together, which is the mask of what `*` leads to. */
export const BELOW = 2;
/** Start of its rows in `Closures`; 0 until they are made. */
export const ROWS = 3;
/** Start of its children's ranks, in the order of their letters. */
export const CHILDREN = 4;
