import { LIMITS, type Wordsy } from '@wordhoard/wordsy';
import type { Situation } from '../../../table-kit/situation.ts';

/** Display of the time: the sand, a ring, or nothing. */
export type TimerDisplay =
  | {
      readonly by: 'sand';
      readonly left: number | null;
      readonly share: number;
      readonly running: boolean;
      readonly out: boolean;
    }
  | { readonly by: 'ring'; readonly left: number; readonly of: number }
  | { readonly by: 'nothing' };

/**
 * The sand runs from the flip to its end; other windows close in a ring; days and no limit at all are in the words.
 * `changed` are the limits of this table that are not the game's own.
 */
export function telling(
  { step, view }: Situation<Wordsy>,
  left: number | null,
  changed: Readonly<Record<string, number | null>>,
): TimerDisplay {
  const full = (limit: Wordsy['limit']): number => changed[limit] ?? LIMITS[limit].ms;
  if (step?.type === 'write') {
    const running = (step.stage === 'timer' || step.stage === 'grace') && left !== null;
    const out = step.stage === 'late';
    // In the grace after it the sand lies below, and only the figures count on.
    const share = step.stage === 'timer' ? (left ?? 0) / full('timer') : 0;
    return view.mode === 'race' || running || out ? { by: 'sand', left, share, running, out } : { by: 'nothing' };
  }
  if (step === null || left === null) return { by: 'nothing' };
  return { by: 'ring', left, of: full(step.type) };
}
