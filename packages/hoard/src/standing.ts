/** How many came to each score. */
export interface Count {
  readonly score: number;
  readonly people: number;
}

/** Where one score stands among those of the others. */
export interface Standing {
  /** How many others there are. */
  readonly others: number;
  /** Percent of them that had less, in whole numbers and never too many; 0 where there is nobody. */
  readonly better: number;
}

/** @param counts everybody's, one's own among them */
export function standingOf(counts: readonly Count[], mine: number): Standing {
  const people = counts.reduce((sum, count) => sum + count.people, 0);
  const others = Math.max(0, people - 1);
  const less = counts.reduce((sum, count) => sum + (count.score < mine ? count.people : 0), 0);
  return { others, better: others === 0 ? 0 : Math.floor((100 * less) / others) };
}
