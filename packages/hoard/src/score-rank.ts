/** Number of people with each score. */
export interface ScoreCount {
  readonly score: number;
  readonly people: number;
}

/** Rank of one score among those of the others. */
export interface ScoreRank {
  /** Number of others. */
  readonly others: number;
  /** Percentage of them that scored less, rounded down; 0 without others. */
  readonly better: number;
}

/**
 * @param counts all people's scores, including the player's own
 */
export function rankOf(counts: readonly ScoreCount[], mine: number): ScoreRank {
  const people = counts.reduce((sum, count) => sum + count.people, 0);
  const others = Math.max(0, people - 1);
  const less = counts.reduce((sum, count) => sum + (count.score < mine ? count.people : 0), 0);
  return { others, better: others === 0 ? 0 : Math.floor((100 * less) / others) };
}
