/** One line, as on the box. In a file of its own, because the start page loads nothing else. */
export const pitch = 'One gem, one bid each. If you tie, the quickest beak wins.';
