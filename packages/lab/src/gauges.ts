import type { FinishedLine } from './line.ts';
import { sumsOf } from './statistics.ts';

/** Something a game is measured by: a number, or null where the game does not tell. */
export interface Gauge {
  readonly name: string;
  of(line: FinishedLine): number | null;
}

/** The winner's lead over the next; null for a single player. */
export function marginOf({ scores, places }: FinishedLine): number | null {
  const [first, second] = scores.toSorted((a, b) => b - a);
  return second === undefined ? null : places[0]!.length > 1 ? 0 : first! - second;
}

export const GAUGES: readonly Gauge[] = [
  { name: 'turns', of: ({ turns }) => turns },
  { name: 'decisions', of: ({ decisions }) => decisions },
  { name: 'minutes', of: ({ ms }) => ms / 60_000 },
  { name: 'score', of: ({ scores }) => sumsOf(scores).mean },
  { name: 'best score', of: ({ scores }) => Math.max(...scores) },
  { name: 'margin', of: marginOf },
  { name: 'lead changes', of: ({ leads }) => leads },
  { name: 'winner was behind', of: ({ behind }) => behind },
  { name: 'settled after', of: ({ settled }) => settled },
  {
    name: 'one choice',
    of: ({ forced, decisions }) => (forced === null || decisions === 0 ? null : forced / decisions),
  },
  { name: 'time-outs', of: ({ timeouts }) => timeouts },
  { name: 'free moves', of: ({ free }) => free },
  { name: 'shared win', of: ({ places }) => (places[0]!.length > 1 ? 1 : 0) },
];
