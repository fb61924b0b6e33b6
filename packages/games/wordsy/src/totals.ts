import { entryAt, forSeat, type MatchResult } from '@wordhoard/kernel';
import type { Box } from './bonuses.ts';
import type { Components } from './components.ts';

/** What became of a word. 'mended': changed to a word that was offered [WY-24]. 'none': no word was written. */
export const STATUSES = ['stands', 'proven', 'mended', 'struck', 'none'] as const;
export type Status = (typeof STATUSES)[number];

/** Whether it counts as a word, for bonuses and against later cheapies. */
export const countsAsWord = (status: Status): boolean => status !== 'struck' && status !== 'none';

/** One round on a player's score sheet. */
export interface RoundLine {
  readonly word: string;
  readonly status: Status;
  /** Without the bonus. */
  readonly points: number;
  readonly box: Box | null;
  readonly bonus: number;
}

export interface ScoreSheet {
  readonly lines: readonly RoundLine[];
  /** [WY-14] Failed challenges; in solo, penalties [WY-20]. Each costs points at the end. */
  readonly tallies: number;
}

/** [WY-17] Indexes of the rounds whose words count, best first. Ties go to the earlier round. */
export const countedRounds = ({ countedWords }: Components, lines: readonly RoundLine[]): number[] =>
  lines
    .map((_, i) => i)
    .sort((a, b) => entryAt(lines, b).points - entryAt(lines, a).points || a - b)
    .slice(0, countedWords);

/** [WY-17] The best words and all bonuses, including those of dropped rounds, less the cost of the tallies. */
export function sheetTotal(components: Components, { lines, tallies }: ScoreSheet): number {
  const words = countedRounds(components, lines).reduce((sum, i) => sum + entryAt(lines, i).points, 0);
  return lines.reduce((sum, { bonus }) => sum + bonus, words) - components.tallyCost * tallies;
}

/** [WY-18] Compares by total, then by the best word without its bonus, then by the second best, and so on. */
export function compareSheets(components: Components, a: ScoreSheet, b: ScoreSheet): number {
  const keyOf = (sheet: ScoreSheet): number[] => [
    sheetTotal(components, sheet),
    ...countedRounds(components, sheet.lines).map((i) => entryAt(sheet.lines, i).points),
  ];
  const mine = keyOf(a);
  return (
    keyOf(b)
      .map((theirs, i) => theirs - (mine[i] ?? 0))
      .find((gap) => gap !== 0) ?? 0
  );
}

/** [WY-17] [WY-18] The final result. Players who are still tied share a place. */
export function rankSheets(components: Components, sheets: readonly ScoreSheet[]): MatchResult {
  const places: number[][] = [];
  const compare = (a: number, b: number): number => compareSheets(components, forSeat(sheets, a), forSeat(sheets, b));
  const seats = sheets.map((_, seat) => seat).sort((a, b) => compare(a, b) || a - b);
  for (const seat of seats) {
    const sharedPlace = places.at(-1);
    if (sharedPlace && compare(entryAt(sharedPlace, 0), seat) === 0) sharedPlace.push(seat);
    else places.push([seat]);
  }
  return { scores: sheets.map((sheet) => sheetTotal(components, sheet)), places };
}
