import { bind, limitsFor, seedFrom } from '@wordhoard/kernel';
import { game, type Position, type PositionSheet, type Wordsmith } from '@wordhoard/wordsmith';
import type { Page } from 'playwright-core';
import { lexicon } from './word-nerds-stage.ts';

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
export async function stage(
  page: Page,
  url: string,
  position: Position,
  others: readonly string[] = [],
): Promise<void> {
  const players = position.sheets.length;
  const limits = limitsFor<Wordsmith>(game.rules, 'relaxed');
  const table = { config: game.defaults, players, seed: seedFrom('stage'), limits, bank: null, position };
  const bots = Array.from({ length: players - 1 - others.length }, () => 1);
  const options = {
    game: 'wordsmith',
    config: game.defaults,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: players,
  };
  const wanted = { options, name: 'Anna', others, bots, start: true };
  const { version: rules } = bind(game.rules, lexicon);
  const kept = { wanted, table, nonce: '00', luck: '00', rules, words: lexicon.id, entries: [] };
  // Only where nothing is kept yet: after a reload it is what has been played since.
  await page.addInitScript(
    (text) =>
      localStorage.getItem('wordhoard.game.wordsmith') ?? localStorage.setItem('wordhoard.game.wordsmith', text),
    JSON.stringify(kept),
  );
  await page.goto(`${url}/play/wordsmith`);
}
