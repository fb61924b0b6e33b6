import type { Seat } from '@wordhoard/kernel';
import { boxValue, checkBoxes } from '../bonuses.ts';
import { type Components, componentsOf } from '../components.ts';
import { countsAsWord, type RoundLine, sheetTotal } from '../totals.ts';
import type { RevealedWord, View } from '../types.ts';

/** [WY-17] How much a word of these points adds to the total: nothing if enough words of the sheet are better. */
function gainInTotal(components: Components, lines: readonly RoundLine[], points: number): number {
  const word: RoundLine = { word: '', status: 'stands', points, box: null, bonus: 0 };
  const totalOf = (counted: readonly RoundLine[]): number => sheetTotal(components, { lines: counted, tallies: 0 });
  return totalOf([...lines, word]) - totalOf(lines);
}

/**
 * A seat's lead in this round, once all words are revealed: the points of its word and box, less the others' average. So
 * points taken from one of several opponents count only in part.
 */
export function roundLead(
  { config, lead, round, sheets }: Pick<View, 'config' | 'lead' | 'round' | 'sheets'>,
  entered: readonly RevealedWord[],
  seat: Seat,
): number {
  const components = componentsOf(config);
  const boxes = checkBoxes(
    components,
    entered.map(({ seat, points, status }) => ({ seat, points, eligible: countsAsWord(status) })),
    lead,
  );
  let margin = 0;
  for (const { seat: owner, points } of entered) {
    const box = boxes.get(owner);
    const bonus = box === undefined ? 0 : boxValue(components, box, round);
    const gain = gainInTotal(components, sheets[owner]?.lines ?? [], points) + bonus;
    margin += owner === seat ? gain : -gain / (entered.length - 1);
  }
  return margin;
}

/** The words of the round with one of them changed. */
export const withEntry = (
  entered: readonly RevealedWord[],
  seat: Seat,
  change: Pick<RevealedWord, 'points' | 'status'>,
): RevealedWord[] => entered.map((entry) => (entry.seat === seat ? { ...entry, ...change } : entry));

/** [WY-14] */
export const STRUCK: Pick<RevealedWord, 'points' | 'status'> = { points: 0, status: 'struck' };
