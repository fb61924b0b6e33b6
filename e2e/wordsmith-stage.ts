import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { game, type Position, type PositionSheet, type Wordsmith } from '@wordhoard/wordsmith';
import type { Page } from 'playwright-core';
import { openKept } from './kept-game.ts';

/** The last third of a game of three, as computer players left it: two goals reached, and a chain in the air. */
export const STANDING: Position = {
  round: 8,
  offer: ['dn', 'ocf', 'af'],
  goals: [
    { goal: '5b', first: 7 },
    { goal: '4b', first: 7 },
  ],
  sheets: [
    {
      grid: ['*.......', '....N...', '....I...', '.H.vE...', 'SERAR...', '.R..E...', '.O..H...', '.B......'],
      words: [
        { run: 'r5c5-r5c2', round: 2 },
        { run: 'r5c1-r5c4', round: 3 },
        { run: 'r4c2-r7c2', round: 4 },
        { run: 'r8c2-r5c2', round: 4 },
        { run: 'r7c5-r4c5', round: 6 },
        { run: 'r7c5-r2c5', round: 7 },
      ],
      spent: 6,
      gained: 8,
      crowns: 1,
      goals: [8, 0],
    },
    {
      grid: ['........', '........', '...T....', '...R....', 'SERAHS..', '..UP....', '..EEt...', '..SD....'],
      words: [
        { run: 'r5c1-r5c4', round: 2 },
        { run: 'r5c6-r5c1', round: 3 },
        { run: 'r3c4-r6c4', round: 5 },
        { run: 'r8c4-r3c4', round: 5 },
        { run: 'r5c3-r8c3', round: 7 },
      ],
      spent: 4,
      gained: 0,
      crowns: 4,
      goals: [0, 8],
    },
    {
      grid: ['........', 'HT.H....', 'ORES....', 'UE.A....', 'REAR....', '.S......', '........', '........'],
      words: [
        { run: 'r5c1-r5c4', round: 2 },
        { run: 'r5c4-r2c4', round: 5 },
        { run: 'r2c2-r5c2', round: 5 },
        { run: 'r2c2-r6c2', round: 5 },
        { run: 'r3c1-r3c4', round: 6 },
        { run: 'r2c1-r5c1', round: 7 },
      ],
      spent: 3,
      gained: 3,
      crowns: 2,
      goals: [0, 8],
    },
  ],
};

/** The same with all but the last round behind it. */
export const LAST_ROUND: Position = { ...STANDING, round: 12 };

/** The last round of somebody who plays alone. */
export const ALONE: Position = {
  ...LAST_ROUND,
  goals: [
    { goal: '5b', first: 7 },
    { goal: '4b', first: null },
  ],
  sheets: STANDING.sheets.slice(0, 1),
};

const UNTOUCHED: PositionSheet = {
  grid: Array.from({ length: 8 }, () => '........'),
  words: [],
  spent: 0,
  gained: 0,
  crowns: 0,
  goals: [0, 0],
};

/** Two who have written nothing, and two rounds left: every stage of a round, and the end soon after. */
export const TWO_LEFT: Position = {
  round: 11,
  offer: STANDING.offer,
  goals: STANDING.goals.map(({ goal }) => ({ goal, first: null })),
  sheets: [UNTOUCHED, UNTOUCHED],
};

/** Anna at this device, with others or with bots: opens the page on a game that was kept there in this position. */
export function stage(page: Page, url: string, position: Position, others: readonly string[] = []): Promise<void> {
  const players = position.sheets.length;
  const limits = limitsFor<Wordsmith>(game.rules, 'relaxed');
  const table = { config: game.defaults, players, seed: seedFrom('stage'), limits, bank: null, position };
  const { id: name, version } = game.rules;
  return openKept<Wordsmith>(page, url, { name, version, table, entries: [] }, others);
}
