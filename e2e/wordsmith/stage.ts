import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { type Config, type Goal, game, type Position, type PositionSheet, type Wordsmith } from '@wordhoard/wordsmith';
import type { Page } from 'playwright-core';
import { openSavedGame } from '../saved-game.ts';

type SheetRun = `r${number}c${number}-r${number}c${number}`;

/**
 * A sheet in writing: its rows one after the other, and the words claimed on it with their rounds, in the order they
 * were. What is not said is as on an untouched sheet.
 */
const sheet = (
  grid: string,
  words: Readonly<Record<SheetRun, number>> = {},
  rest: Partial<PositionSheet> = {},
): PositionSheet => ({
  grid: grid.split(' '),
  words: Object.entries(words).map(([run, round]) => ({ run, round })),
  spent: 0,
  gained: 0,
  crowns: 0,
  goals: [0, 0],
  ...rest,
});

/** Four coins, and an axe with a goblet: in which round each was first reached, if it was. */
const goals = (coins: number | null, axe: number | null): { goal: Goal; first: number | null }[] => [
  { goal: '5b', first: coins },
  { goal: '4b', first: axe },
];

const UNTOUCHED = sheet('........ ........ ........ ........ ........ ........ ........ ........');

const ANNA = sheet(
  '*....... ....N... ....I... .H.vE... SERAR... .R..E... .O..H... .B......',
  {
    'r5c5-r5c2': 2,
    'r5c1-r5c4': 3,
    'r4c2-r7c2': 4,
    'r8c2-r5c2': 4,
    'r7c5-r4c5': 6,
    'r7c5-r2c5': 7,
  },
  { spent: 6, gained: 8, crowns: 1, goals: [8, 0] },
);
const SECOND = sheet(
  '........ ........ ...T.... ...R.... SERAHS.. ..UP.... ..EEt... ..SD....',
  { 'r5c1-r5c4': 2, 'r5c6-r5c1': 3, 'r3c4-r6c4': 5, 'r8c4-r3c4': 5, 'r5c3-r8c3': 7 },
  { spent: 4, crowns: 4, goals: [0, 8] },
);
const THIRD = sheet(
  '........ HT.H.... ORES.... UE.A.... REAR.... .S...... ........ ........',
  {
    'r5c1-r5c4': 2,
    'r5c4-r2c4': 5,
    'r2c2-r5c2': 5,
    'r2c2-r6c2': 5,
    'r3c1-r3c4': 6,
    'r2c1-r5c1': 7,
  },
  { spent: 3, gained: 3, crowns: 2, goals: [0, 8] },
);

/** The last third of a game of three, as computer players left it: two goals reached, and a chain in the air. */
export const STANDING: Position = {
  round: 8,
  offer: ['dn', 'ocf', 'af'],
  goals: goals(7, 7),
  sheets: [ANNA, SECOND, THIRD],
};

/** The same with all but the last round behind it. */
export const LAST_ROUND: Position = { ...STANDING, round: 12 };

/** The same for six. */
export const SIX: Position = { ...STANDING, sheets: [...STANDING.sheets, ...STANDING.sheets] };

/** The last round of a solo player. */
export const ALONE: Position = { ...LAST_ROUND, goals: goals(7, null), sheets: [ANNA] };

/** Alone with two rounds left: a chain that reaches the second goal, two goblets and a sword; and the end soon after. */
export const CHAIN: Position = {
  ...ALONE,
  round: 11,
  goals: [goals(7, null)[0]!, { goal: '3b', first: null }],
};

/** Two who have written nothing, and two rounds left: every stage of a round, and the end soon after. */
export const TWO_LEFT: Position = {
  ...STANDING,
  round: 11,
  goals: goals(null, null),
  sheets: [UNTOUCHED, UNTOUCHED],
};

/** Alone, in debt, with a goblet that BRAIN would forge; and an unclaimed PAPER. */
export const BRAIN: Position = {
  round: 9,
  offer: ['kn', 'os', 'af'],
  goals: goals(null, null),
  sheets: [sheet('........ ........ paper... ........ brai.... .*...... .*...... ........', {}, { spent: 3 })],
};

/** Alone, with a LONDO that an N makes a name of. */
export const LONDON: Position = {
  ...BRAIN,
  sheets: [sheet('........ ........ londo... ........ brai.... .*...... .*...... ........', {}, { spent: 3 })],
};

/** Opens the page on a saved game in this position: Anna at this device, with others or bots. */
export function stage(
  page: Page,
  url: string,
  position: Position,
  others: readonly string[] = [],
  options: Partial<Config> = {},
): Promise<void> {
  const players = position.sheets.length;
  const limits = limitsFor<Wordsmith>(game.rules, 'relaxed');
  const config = { ...game.defaults, ...options };
  const table = { config, players, seed: seedFrom('stage'), limits, bank: null, position };
  const { id: name, version } = game.rules;
  return openSavedGame<Wordsmith>(page, url, { name, version, table, entries: [] }, others);
}
