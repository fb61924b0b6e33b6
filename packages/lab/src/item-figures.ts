/** Figures of items (cards, letters, events …), to compare experiments by. */
import type { FileFault, LabFile } from './file.ts';
import { type FinishedLine, isBroken } from './game-line.ts';

/** A number that each finished game has, or null if it lacks it. */
export interface Figure {
  readonly name: string;
  valueOf(line: FinishedLine): number | null;
}

export interface ItemChoice {
  /** Kinds (`card`) or single items (`card/FREE BID`). */
  readonly items: readonly string[];
  /** `game`, `turn`, or the item to divide by: `laid/points` per `laid/word` are the points of a word. */
  readonly per: string;
}

/** How often an item came up in a game, for all players together. */
const countOf = ({ things, common }: FinishedLine, item: string): number =>
  (things[item] ?? []).reduce((sum, n) => sum + n, 0) + (common[item] ?? 0);

function divisorOf(per: string): (line: FinishedLine) => number | null {
  if (per === 'game') return () => 1;
  if (per === 'turn') return ({ turns }) => turns;
  return (line) => countOf(line, per);
}

/** A figure for each item that was asked for and came up in any of the files, in the order of the choice. */
export function itemFigures(files: readonly LabFile[], { items, per }: ItemChoice): Figure[] | FileFault {
  const names = new Set<string>();
  for (const { games } of files)
    for (const { line } of games)
      if (!isBroken(line))
        for (const name of [...Object.keys(line.things), ...Object.keys(line.common)]) names.add(name);
  // Numbers by size: a word of 9 letters comes before one of 10.
  const sorted = [...names].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const kinds = [...new Set(sorted.map(kindOf))];
  const unknown = items.find((wanted) => !names.has(wanted) && !kinds.includes(wanted));
  if (unknown !== undefined) return { fault: `there is no item "${unknown}"; the kinds are ${kinds.join(', ')}` };
  if (per !== 'game' && per !== 'turn' && !names.has(per))
    return { fault: `items can be counted per game, per turn, or per item like ${sorted[0]}, not per "${per}"` };
  const divisor = divisorOf(per);
  return items
    .flatMap((wanted) => sorted.filter((name) => name === wanted || kindOf(name) === wanted))
    .map((name) => ({
      name,
      valueOf(line) {
        const parts = divisor(line);
        return parts ? countOf(line, name) / parts : null;
      },
    }));
}

const kindOf = (item: string): string => item.slice(0, item.indexOf('/'));
