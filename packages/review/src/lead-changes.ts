/** Scores after a number of entries. */
export interface ScoreAfter {
  readonly lines: number;
  readonly scores: readonly number[];
}

/** The one seat ahead of all others; null while some share the lead, or one plays alone. */
function leaderOf({ scores }: ScoreAfter): number | null {
  if (scores.length < 2) return null;
  const top = Math.max(...scores);
  return scores.filter((score) => score === top).length === 1 ? scores.indexOf(top) : null;
}

/** Entries after which another seat led than before: a lead that is only drawn level is not lost yet. */
export function leadChanges(
  standings: readonly ScoreAfter[],
): readonly { readonly lines: number; readonly seat: number }[] {
  const changes: { lines: number; seat: number }[] = [];
  let ahead: number | null = null;
  for (const standing of standings) {
    const now = leaderOf(standing);
    if (now === null || now === ahead) continue;
    if (ahead !== null) changes.push({ lines: standing.lines, seat: now });
    ahead = now;
  }
  return changes;
}
