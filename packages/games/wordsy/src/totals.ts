import type { MatchResult } from '@wordhoard/kernel';
import type { Box } from './bonuses.ts';

/** Fates of a word. 'mended' was changed to the word plainly meant [WY-24]; 'none' means no word was written. */
export const STATUSES = ['stands', 'proven', 'mended', 'struck', 'none'] as const;
export type Status = (typeof STATUSES)[number];

/** Does it count as a word: for a bonus, and against cheapies? */
export const isWord = (status: Status): boolean => status !== 'struck' && status !== 'none';

/** One round on a player's score sheet. */
export interface RoundLine {
  readonly word: string;
  readonly status: Status;
  /** Of the word alone. */
  readonly points: number;
  readonly box: Box | null;
  readonly bonus: number;
}

export interface ScoreSheet {
  readonly lines: readonly RoundLine[];
  /** [WY-14] Challenges that failed; in solo, penalties [WY-20]. Each costs 2 at the end. */
  readonly tallies: number;
}

/** [WY-17] How many words count; of a shorter game all [WY-21]. */
export const COUNTED = 5;
/** [WY-14] What each tally takes off. */
export const TALLY = 2;

/** [WY-17] The rounds whose words count, best first; of equal words the earlier. */
export const countedRounds = (lines: readonly RoundLine[]): number[] =>
  lines
    .map((_, i) => i)
    .sort((a, b) => lines[b]!.points - lines[a]!.points || a - b)
    .slice(0, COUNTED);

/** [WY-17] Best five words, all bonuses (also of the rounds dropped), less 2 for each tally. */
export function total({ lines, tallies }: ScoreSheet): number {
  const words = countedRounds(lines).reduce((sum, i) => sum + lines[i]!.points, 0);
  return lines.reduce((sum, { bonus }) => sum + bonus, words) - TALLY * tallies;
}

/** [WY-18] Who is ahead: by total, then by the best word without its bonus, then the second best … of the five. */
export function compareSheets(a: ScoreSheet, b: ScoreSheet): number {
  const key = (sheet: ScoreSheet): number[] => [
    total(sheet),
    ...countedRounds(sheet.lines).map((i) => sheet.lines[i]!.points),
  ];
  const mine = key(a);
  return (
    key(b)
      .map((theirs, i) => theirs - (mine[i] ?? 0))
      .find((gap) => gap !== 0) ?? 0
  );
}

/** [WY-17] [WY-18] The end of the game; players who can't be told apart share a place. */
export function ranking(sheets: readonly ScoreSheet[]): MatchResult {
  const places: number[][] = [];
  const seats = sheets.map((_, seat) => seat).sort((a, b) => compareSheets(sheets[a]!, sheets[b]!) || a - b);
  for (const seat of seats) {
    const level = places.at(-1);
    if (level && compareSheets(sheets[level[0]!]!, sheets[seat]!) === 0) level.push(seat);
    else places.push([seat]);
  }
  return { scores: sheets.map(total), places };
}
