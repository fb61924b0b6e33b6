import type { Viewer } from '@wordhoard/kernel';
import type { Contents } from '../../review/messages.ts';

/**
 * The point of view: one viewer's all the time, or at each decision the decider's; 'open': the decider's, with the
 * others' hidden cards listed beside it.
 */
export type Eyes = Viewer | 'decider' | 'open';

/** The viewer after a number of entries: for 'decider' and 'open' the next to decide, at the end the last who did. */
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

/** The entry count in an address's hash: `#12` is the moment after twelve entries. */
export function linesOfHash(hash: string): number {
  const [, digits = '0'] = /^#(\d{1,6})$/.exec(hash) ?? [];
  return Number(digits);
}
