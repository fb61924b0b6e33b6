import type { GameKey } from './experiment.ts';
import type { BrokenLine, FinishedLine } from './game-line.ts';
import { marginOf } from './gauges.ts';

/** Reasons why a game is worth looking at. */
export const OUTLIER_KINDS = ['longest', 'shortest', 'margin', 'comeback'] as const;

/** A game that stands out among those with as many players. */
export interface Outlier extends GameKey {
  readonly what: (typeof OUTLIER_KINDS)[number] | 'fault';
  /** The game itself, to say what it came to. */
  readonly line: FinishedLine | BrokenLine;
}

/** Compares games by turns, then decisions, then match time. */
const compareLength = (a: FinishedLine, b: FinishedLine): number =>
  (a.turns ?? 0) - (b.turns ?? 0) || a.decisions - b.decisions || a.ms - b.ms;
const compareBy =
  (of: (line: FinishedLine) => number | null) =>
  (a: FinishedLine, b: FinishedLine): number =>
    (of(a) ?? 0) - (of(b) ?? 0);

/** The greatest by this order; of equals the first. */
const topBy = (lines: readonly FinishedLine[], compare: (a: FinishedLine, b: FinishedLine) => number): FinishedLine =>
  lines.reduce((best, line) => (compare(line, best) > 0 ? line : best));

/** The games that stand out, those that broke the contract first; what no game has (a margin, a comeback) is left out. */
export function outliersOf(lines: readonly FinishedLine[], broken: readonly BrokenLine[]): Outlier[] {
  const found: Outlier[] = broken.map((line) => ({ what: 'fault', players: line.players, game: line.game, line }));
  if (lines.length === 0) return found;
  const orders: Readonly<Record<(typeof OUTLIER_KINDS)[number], (a: FinishedLine, b: FinishedLine) => number>> = {
    longest: compareLength,
    shortest: (a, b) => compareLength(b, a),
    margin: compareBy(marginOf),
    comeback: compareBy(({ behind }) => behind),
  };
  for (const what of OUTLIER_KINDS) {
    const line = topBy(lines, orders[what]);
    if (what === 'margin' && !marginOf(line)) continue;
    if (what === 'comeback' && !line.behind) continue;
    found.push({ what, players: line.players, game: line.game, line });
  }
  return found;
}
