import type { Square, View } from '@wordhoard/wildwords';
import type { Laying, Worth } from '../turn/laying.ts';

/** Points shown over a square. */
export interface Badge {
  readonly square: Square;
  readonly points: number;
}

/** What is shown over the first tile: of the player's own try, or of the play being looked at. */
export function badgeOf({ pending }: View, { laid }: Laying, worth: Worth): Badge | null {
  if (worth && 'score' in worth)
    return { square: Math.min(...laid.map(({ square }) => square)), points: worth.score.score };
  return pending && { square: Math.min(...pending.squares), points: pending.points };
}
