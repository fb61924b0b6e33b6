import { points } from './judged.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const luckOf = (n: number): string =>
  Math.abs(n) < 0.5 ? 'Luck: as much as anybody' : `${n > 0 ? 'Luck' : 'Bad luck'}: ${points(Math.abs(n))} points`;

/** How each of them played, in a few figures. */
export const summaries = {
  summary: 'How it was played',
  found: (share: number): string => `Found ${percent(share)}`,
  nothingToFind: 'nothing to find',
  lostAll: (n: number): string => `${points(n)} points lost`,
  /** With the figure at the end of the line: a picture puts it at its edge. */
  bestWord: (word: string, n: number): string => `Best word: ${word}, ${points(n)} points`,
  missed: (word: string, n: number): string => `Missed: ${word}, about ${points(n)} more`,
  /** Worth sending to somebody. */
  sentence: (name: string, found: number, best: string | null, missed: string | null, luck: number | null): string =>
    [
      `${name} found ${percent(found)} of what there was`,
      best === null ? '' : `, wrote ${best}`,
      missed === null ? ' and missed nothing.' : ` and missed ${missed}.`,
      luck === null || Math.abs(luck) < 0.5 ? '' : ` ${luckOf(luck)}.`,
    ].join(''),
  luck: (n: number): string => luckOf(n),
  luckText:
    'Luck: how much more there was to find at all decisions of a player than at as many decisions of the same kinds in this game on average, by the best answers the judge knows of. What was made of it is not in it. Worth: the points it brings, and what it leads to, so it may be more or less than what was written down for it.',
  picture: (name: string): string => `Save how ${name} played as a picture`,
  saved: 'Saved',
  share: (name: string): string => `Share how ${name} played`,
  copied: 'Copied',
} as const;
