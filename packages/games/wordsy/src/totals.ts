import { entryAt, forSeat, type MatchResult } from '@wordhoard/kernel';
import type { Box } from './bonuses.ts';

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
  /** [WY-14] Failed challenges; in solo, penalties [WY-20]. Each costs 2 points at the end. */
  readonly tallies: number;
}

/** [WY-17] How many words count; in a shorter game all of them do [WY-21]. */
export const COUNTED_WORDS = 5;
/** [WY-14] Points deducted for each tally. */
export const TALLY_COST = 2;

/** [WY-17] Indexes of the rounds whose words count, best first. Ties go to the earlier round. */
export const countedRounds = (lines: readonly RoundLine[]): number[] =>
  lines
    .map((_, i) => i)
    .sort((a, b) => entryAt(lines, b).points - entryAt(lines, a).points || a - b)
    .slice(0, COUNTED_WORDS);

/** [WY-17] The best five words and all bonuses, including those of dropped rounds, less 2 for each tally. */
export function sheetTotal({ lines, tallies }: ScoreSheet): number {
  const words = countedRounds(lines).reduce((sum, i) => sum + entryAt(lines, i).points, 0);
  return lines.reduce((sum, { bonus }) => sum + bonus, words) - TALLY_COST * tallies;
}

/** [WY-18] Compares by total, then by the best word without its bonus, then by the second best, and so on. */
export function compareSheets(a: ScoreSheet, b: ScoreSheet): number {
  const keyOf = (sheet: ScoreSheet): number[] => [
    sheetTotal(sheet),
    ...countedRounds(sheet.lines).map((i) => entryAt(sheet.lines, i).points),
  ];
  const mine = keyOf(a);
  return (
    keyOf(b)
      .map((theirs, i) => theirs - (mine[i] ?? 0))
      .find((gap) => gap !== 0) ?? 0
  );
}

/** [WY-17] [WY-18] The final result. Players who are still tied share a place. */
export function rankSheets(sheets: readonly ScoreSheet[]): MatchResult {
  const places: number[][] = [];
  const seats = sheets
    .map((_, seat) => seat)
    .sort((a, b) => compareSheets(forSeat(sheets, a), forSeat(sheets, b)) || a - b);
  for (const seat of seats) {
    const sharedPlace = places.at(-1);
    if (sharedPlace && compareSheets(entryAt(sheets, entryAt(sharedPlace, 0)), forSeat(sheets, seat)) === 0)
      sharedPlace.push(seat);
    else places.push([seat]);
  }
  return { scores: sheets.map(sheetTotal), places };
}
