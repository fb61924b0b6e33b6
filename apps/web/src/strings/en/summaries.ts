import { plural } from '../../shell/format.ts';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const pointsOf = (n: number): string => plural(n, 'point', 'points');

const luckOf = (n: number): string => {
  const whole = Math.round(Math.abs(n));
  return whole === 0 ? 'Luck: as much as anybody' : `${n > 0 ? 'Luck' : 'Bad luck'}: about ${pointsOf(whole)}`;
};

/** How each of them played, in a few figures. */
export const summaries = {
  summary: 'How it was played',
  found: (share: number): string => `Found ${percent(share)} of the points there were`,
  nothingToFind: 'nothing to find',
  lostAll: (n: number): string => `${pointsOf(n)} lost`,
  /** With the figure at the end of the line: a picture puts it at its edge. */
  bestWord: (word: string, n: number): string => `Best word: ${word}, ${pointsOf(n)}`,
  missed: (word: string, n: number): string => `Missed: ${word}, about ${n} more`,
  /** Worth sending to somebody. */
  sentence: (name: string, found: number, best: string | null, missed: string | null, luck: number | null): string =>
    [
      `${name} found ${percent(found)} of the points there were`,
      best === null ? '' : `, wrote ${best}`,
      missed === null ? ' and missed nothing.' : ` and missed ${missed}.`,
      luck === null || Math.round(Math.abs(luck)) === 0 ? '' : ` ${luckOf(luck)}.`,
    ].join(''),
  luck: (n: number): string => luckOf(n),
  explained:
    'Points lost are estimates: a move counts for what it scores and for what it leads to. Luck compares what each player could have scored with the average of this game. It says nothing about how well they played.',
  picture: (name: string): string => `Save how ${name} played as a picture`,
  saved: 'Saved',
  share: (name: string): string => `Share how ${name} played`,
  copied: 'Copied',
} as const;
