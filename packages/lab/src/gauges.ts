import { entryAt } from '@wordhoard/kernel';
import type { FinishedLine } from './game-line.ts';
import { meanOf } from './statistics.ts';

/** A measure of a finished game: a number, or null if the game lacks it. */
export interface Gauge {
  readonly name: string;
  valueOf(line: FinishedLine): number | null;
}

/** The winner's lead over the next; null for a single player. */
export function marginOf({ scores, places }: FinishedLine): number | null {
  const [first, second] = scores.toSorted((a, b) => b - a);
  return second === undefined ? null : entryAt(places, 0).length > 1 ? 0 : first! - second;
}

export const GAUGES: readonly Gauge[] = [
  { name: 'turns', valueOf: ({ turns }) => turns },
  { name: 'decisions', valueOf: ({ decisions }) => decisions },
  { name: 'minutes', valueOf: ({ ms }) => ms / 60_000 },
  { name: 'score', valueOf: ({ scores }) => meanOf(scores).mean },
  { name: 'best score', valueOf: ({ scores }) => Math.max(...scores) },
  { name: 'margin', valueOf: marginOf },
  { name: 'lead changes', valueOf: ({ leads }) => leads },
  { name: 'winner was behind', valueOf: ({ behind }) => behind },
  { name: 'settled after', valueOf: ({ settled }) => settled },
  {
    name: 'one choice',
    valueOf: ({ forced, decisions }) => (forced === null || decisions === 0 ? null : forced / decisions),
  },
  { name: 'time-outs', valueOf: ({ timeouts }) => timeouts },
  { name: 'free moves', valueOf: ({ free }) => free },
  { name: 'shared win', valueOf: ({ places }) => (entryAt(places, 0).length > 1 ? 1 : 0) },
];
