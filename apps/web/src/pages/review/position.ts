import type { Viewer } from '@wordhoard/kernel';
import type { Contents } from '../../review/messages.ts';

/**
 * Whose eyes one looks through: somebody's all the time, or at each decision those of whoever decides; 'open': theirs,
 * and what all the others held is told beside it.
 */
export type Eyes = Viewer | 'decider' | 'open';

/** Whose view is drawn after so many lines: for 'decider' and 'open' theirs who decide next, at the end theirs who did last. */
export function viewerAt({ decisions }: Contents, eyes: Eyes, lines: number): Viewer {
  if (eyes !== 'decider' && eyes !== 'open') return eyes;
  const next = decisions.find(({ line }) => line >= lines) ?? decisions.at(-1);
  return next?.seat ?? 'audience';
}

/** The stop at this line, or the last before it. */
export const stopAt = ({ stops }: Pick<Contents, 'stops'>, lines: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= lines),
  );

/** What the address says after its hash: `#12` is the moment after twelve lines. */
export function linesOfHash(hash: string): number {
  const [, digits = '0'] = /^#(\d{1,6})$/.exec(hash) ?? [];
  return Number(digits);
}
