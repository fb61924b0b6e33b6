import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { button, line, ranking } from './word-nerds-player.ts';
import { show, staged } from './word-nerds-stage.ts';

type Open = Screen['open'];

const at =
  (path: string, shows: (page: Page) => Promise<void>): Open =>
  async (page, url) => {
    await page.goto(url + path);
    await shows(page);
  };

/** Six at one table, in the middle of a game: the most that has to fit on a phone. */
const six = (): ReturnType<typeof staged> =>
  staged({
    players: [
      { letters: 'paths', actions: ['+1 BID', 'STEAL LETTER', '+2 WORD VALUE'], spent: [7], score: 41 },
      { letters: 'wreck', actions: ['WIN TIES'], spent: [6, 7], score: 67 },
      { letters: 'moon', spent: [2, 5], score: 12 },
      { letters: 'jinx', actions: ['DRAW ONE LETTER', 'FULL CREDIT'], score: 8 },
      { letters: 'blend', spent: [1, 2, 3], score: 88 },
      { letters: 'faro', actions: ['-2 BID'], spent: [4], score: 29 },
    ],
    position: { turn: 9, first: 2, pool: 'eint', market: 'q+a?edg+t', next: 'auction' },
  });
const TOKENS = [6, 5, 7, 3, 6, 0];

/** PATHS is on the table; Beth, with cards for this moment and for others, is asked after Anna has passed. */
const answering = (): ReturnType<typeof staged> =>
  staged({
    players: [
      { letters: 'pathsilm', actions: ['+2 WORD VALUE'], spent: [1, 2, 4], score: 54 },
      {
        letters: 'wreckd',
        actions: ['-2 WORD VALUE', 'FREE BID', 'STEAL LETTER', 'FULL CREDIT', 'RETRIEVE TWO TOKENS'],
        spent: [3],
        score: 89,
      },
      { letters: 'gnu', actions: ['-3 WORD VALUE'], spent: [5], score: 31 },
    ],
    position: { turn: 6, pool: 'oe' },
  })
    .declare(0, 'paths')
    .say(0, { type: 'pass' });

/** [WN-14] The printed example, in the middle of its battle. */
const battle = (): ReturnType<typeof staged> =>
  answering()
    .trump(1, 'wreck')
    .card(0, '+2 WORD VALUE', { word: 0 })
    .card(2, '-3 WORD VALUE', { word: 1 })
    .say(0, { type: 'pass' });

/** What the page shows once the device is in the right hands. */
const shows =
  (stage: () => ReturnType<typeof staged>, then: (page: Page) => Promise<void>): Open =>
  async (page, url) => {
    await show(page, url, stage());
    await then(page);
  };

export const WORD_NERDS_SCREENS: readonly Screen[] = [
  { name: 'word-nerds-make', open: at('/new/word-nerds', (page) => page.getByText('Rules and words').click()) },
  {
    name: 'word-nerds-rules',
    open: at('/rules/word-nerds', (page) => page.getByText('Fifty-four action cards').waitFor()),
  },
  {
    name: 'word-nerds-bid',
    open: shows(six, async (page) => {
      await page.getByRole('button', { name: 'Token 3' }).click();
      await button(page, /^Bid the 3$/).waitFor();
    }),
  },
  {
    name: 'word-nerds-turned',
    open: shows(
      () => TOKENS.reduce((play, token, seat) => play.say(seat, { token }), six()),
      (page) => page.getByText('picks sixth').waitFor(),
    ),
  },
  {
    name: 'word-nerds-select',
    open: shows(
      () => TOKENS.reduce((play, token, seat) => play.say(seat, { token }), six()).pass(),
      (page) => page.locator('.market button').first().waitFor(),
    ),
  },
  {
    name: 'word-nerds-declare',
    open: shows(
      () => staged({ players: ['paths?r', 'mind'], position: { pool: 'eo', turn: 5 } }),
      async (page) => {
        await line(page).fill('pastore');
        await button(page, /^Word Nerd! PASTORE/).waitFor();
      },
    ),
  },
  {
    name: 'word-nerds-respond',
    open: shows(answering, async (page) => {
      await line(page).fill('wrecked');
      await button(page, /^Trump: WRECKED/).waitFor();
      await page.locator('.action:disabled').first().waitFor();
    }),
  },
  {
    name: 'word-nerds-aim',
    open: shows(battle, async (page) => {
      await button(page, /^RETRIEVE TWO TOKENS/).click();
      await button(page, /^Play RETRIEVE/).waitFor();
    }),
  },
  { name: 'word-nerds-battle', open: shows(battle, (page) => page.getByText('trumped by').waitFor()) },
  {
    name: 'word-nerds-join',
    open: shows(
      () => answering().say(1, { type: 'challenge', word: 0 }).pass(),
      (page) => button(page, /^Join the challenge$/).waitFor(),
    ),
  },
  {
    name: 'word-nerds-tokens',
    open: shows(
      () => answering().pass().until('tokens'),
      (page) => button(page, /^Take back/).waitFor(),
    ),
  },
  {
    name: 'word-nerds-keep',
    open: shows(
      () => battle().until('keep'),
      (page) => button(page, /^Keep them$/).waitFor(),
    ),
  },
  {
    name: 'word-nerds-purchase',
    open: shows(
      () => answering().until('purchase'),
      async (page) => {
        await page.locator('.screen button').first().click();
        await page.locator('.letters button').first().click();
        await button(page, /^Replace 1 letter$/).waitFor();
      },
    ),
  },
  {
    name: 'word-nerds-discard',
    open: shows(
      () => {
        const play = staged({ players: [{ letters: 'aeioutrnsl', actions: ['DRAW TWO LETTERS'] }, 'mind'] });
        return play.card(0, 'DRAW TWO LETTERS');
      },
      (page) => button(page, /^Discard \(0 of 2\)$/).waitFor(),
    ),
  },
  {
    name: 'word-nerds-end',
    open: async (page, url) => {
      const players = [{ letters: 'zebra', score: 95 }, { letters: 'mind', score: 61 }, 'oa'];
      await show(page, url, staged({ players }).declare(0, 'zebra').say(0, { type: 'pass' }).say(1, { type: 'pass' }));
      await button(page, /^Pass$/).click();
      await ranking(page).waitFor();
    },
  },
];
