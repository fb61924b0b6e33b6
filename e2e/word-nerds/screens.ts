import type { QuestionKind } from '@wordhoard/kernel';
import type { WordNerds } from '@wordhoard/word-nerds';
import type { Page } from 'playwright-core';
import type { Screen } from '../screens.ts';
import { button, line, ranking } from './player.ts';
import { show, showTogether, staged, WIDE } from './stage.ts';

type OpenScreen = Screen['open'];

const at =
  (path: string, shows: (page: Page) => Promise<void>): OpenScreen =>
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
const turned = (): ReturnType<typeof staged> =>
  TOKENS.reduce((play, token, seat) => play.answer(seat, { token }), six());

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
    .answer(0, { type: 'pass' });

/** [WN-14] The printed example, in the middle of its battle. */
const battle = (): ReturnType<typeof staged> =>
  answering()
    .trump(1, 'wreck')
    .card(0, '+2 WORD VALUE', { word: 0 })
    .card(2, '-3 WORD VALUE', { word: 1 })
    .answer(0, { type: 'pass' });

/** All kinds that may be laid with a word, and one that may not. */
const VALUE_CARDS = ['+2 WORD VALUE', '-3 WORD VALUE', 'DOUBLE LETTER', 'NO LENGTH BONUS', 'FULL CREDIT'];

/** [WN-14] More cards than a player is likely to lay with one word. */
const FIVE = ['+2 WORD VALUE', '+3 WORD VALUE', '-3 WORD VALUE', 'DOUBLE LETTER', 'NO LENGTH BONUS'];

/** Opens a screen after the device was handed to the player who is asked. */
const shows =
  (stage: () => ReturnType<typeof staged>, then: (page: Page) => Promise<void>): OpenScreen =>
  async (page, url) => {
    await show(page, url, stage());
    await then(page);
  };

/** Every question the game can ask, on a screen: a new one without a screen does not compile. */
const ASKED: Readonly<Record<QuestionKind<WordNerds>, Screen>> = {
  bid: {
    name: 'word-nerds-bid',
    shown: true,
    open: async (page, url) => {
      await show(page, url, six(), WIDE);
      await page.getByRole('button', { name: 'Token 3' }).click();
      await button(page, /^Bid the 3$/).waitFor();
    },
  },
  'bid-cards': {
    name: 'word-nerds-turned',
    open: shows(turned, (page) => page.getByText('picks sixth').waitFor()),
  },
  select: {
    name: 'word-nerds-select',
    open: shows(
      () => turned().pass(),
      (page) => page.locator('.market button').first().waitFor(),
    ),
  },
  declare: {
    name: 'word-nerds-declare',
    open: shows(
      () => staged({ players: ['paths?r', 'mind'], position: { pool: 'eo', turn: 5 } }),
      async (page) => {
        await line(page).fill('pastore');
        await button(page, /^Word Nerd! PASTORE/).waitFor();
      },
    ),
  },
  respond: {
    name: 'word-nerds-respond',
    open: shows(answering, async (page) => {
      await line(page).fill('wrecked');
      await button(page, /^Trump: WRECKED/).waitFor();
      await page.locator('.action:disabled').first().waitFor();
    }),
  },
  join: {
    name: 'word-nerds-join',
    open: shows(
      () => answering().answer(1, { type: 'challenge', word: 0 }).pass(),
      (page) => button(page, /^Join the challenge$/).waitFor(),
    ),
  },
  keep: {
    name: 'word-nerds-keep',
    open: shows(
      () => battle().passUntil('keep'),
      (page) => button(page, /^Keep them$/).waitFor(),
    ),
  },
  purchase: {
    name: 'word-nerds-purchase',
    open: shows(
      () => answering().passUntil('purchase'),
      async (page) => {
        await page.locator('.tokens button').first().click();
        await page.locator('.letters button').first().click();
        await button(page, /^Replace 1 letter$/).waitFor();
      },
    ),
  },
  drop: {
    name: 'word-nerds-drop',
    open: shows(
      () => {
        const play = staged({
          players: [{ letters: 'paths', actions: ['DROP LETTER'] }, 'mind'],
          position: { next: 'auction' },
        });
        return play.card(0, 'DROP LETTER', { seat: 1 });
      },
      (page) => page.getByText('Anna played DROP LETTER on you').first().waitFor(),
    ),
  },
  discard: {
    name: 'word-nerds-discard',
    open: shows(
      () => {
        const play = staged({ players: [{ letters: 'aeioutrnsl', actions: ['DRAW TWO LETTERS'] }, 'mind'] });
        return play.card(0, 'DRAW TWO LETTERS');
      },
      (page) => button(page, /^Discard \(0 of 2\)$/).waitFor(),
    ),
  },
};

/** [WN-15] A word that is none, and why. */
const struck = (): ReturnType<typeof staged> =>
  staged({
    players: [{ letters: 'wierd', score: 12 }, { letters: 'wreck' }, { letters: 'moon' }],
    position: { turn: 6, pool: 'oe' },
  })
    .declare(0, 'wierd')
    .challenge(1, 0);

export const WORD_NERDS_SCREENS: readonly Screen[] = [
  ...Object.values(ASKED),
  {
    name: 'word-nerds-struck',
    open: shows(struck, (page) => page.getByText('Did you mean WEIRD, WIRED or WIELD?').waitFor()),
  },
  { name: 'word-nerds-make', open: at('/new/word-nerds', (page) => page.getByText('Rules and words').click()) },
  {
    name: 'word-nerds-rules',
    open: at('/rules/word-nerds', (page) => page.getByText('Fifty-four action cards').waitFor()),
  },
  {
    name: 'word-nerds-declare-with',
    open: shows(
      () =>
        staged({
          players: [{ letters: 'paths', actions: ['DOUBLE LETTER', '+2 WORD VALUE', '-3 WORD VALUE'] }, 'mind'],
          position: { pool: 'eo', turn: 5 },
        }),
      async (page) => {
        await line(page).fill('paths');
        await page.getByRole('checkbox', { name: '+2 WORD VALUE' }).check();
        await button(page, /^Word Nerd! PATHS, 11$/).waitFor();
      },
    ),
  },
  {
    name: 'word-nerds-declare-five',
    open: shows(
      () =>
        staged({
          players: [{ letters: 'paths', actions: FIVE }, 'mind'],
          position: { pool: 'eo', turn: 5 },
        }),
      async (page) => {
        await line(page).fill('paths');
        await page.getByRole('checkbox', { name: '+2 WORD VALUE' }).check();
        await button(page, /^Word Nerd! PATHS, 11$/).waitFor();
      },
    ),
  },
  {
    name: 'word-nerds-trump-with',
    open: shows(
      () =>
        staged({ players: ['paths', { letters: 'mindgo', actions: VALUE_CARDS }], position: { pool: 'e', turn: 5 } })
          .declare(0, 'paths')
          .answer(0, { type: 'pass' }),
      async (page) => {
        await line(page).fill('mind');
        await page.getByRole('combobox', { name: '−3 WORD VALUE' }).selectOption({ label: 'on Anna’s PATHS' });
        await page.getByRole('combobox', { name: '+2 WORD VALUE' }).selectOption({ label: 'on your new word' });
        await button(page, /^Trump: MIND, 8$/).waitFor();
      },
    ),
  },
  {
    name: 'word-nerds-aim',
    open: shows(battle, async (page) => {
      await button(page, /^RETRIEVE TWO TOKENS/).click();
      await button(page, /^Play RETRIEVE/).waitFor();
    }),
  },
  { name: 'word-nerds-battle', shown: true, open: shows(battle, (page) => page.getByText('trumped by').waitFor()) },
  {
    name: 'word-nerds-end',
    open: async (page, url) => {
      const players = [{ letters: 'zebra', score: 95 }, { letters: 'mind', score: 61 }, 'oa'];
      await show(
        page,
        url,
        staged({ players }).declare(0, 'zebra').answer(0, { type: 'pass' }).answer(1, { type: 'pass' }),
      );
      await button(page, /^Pass$/).click();
      await ranking(page).waitFor();
    },
  },
  {
    name: 'word-nerds-together',
    open: async (page, url) => {
      await showTogether(page, url, turned(), WIDE);
      await button(page, /^Everyone here passes$/).waitFor();
    },
  },
  {
    name: 'word-nerds-together-select',
    open: async (page, url) => {
      await showTogether(page, url, turned().pass(), WIDE);
      await page.locator('.market button').first().waitFor();
    },
  },
  {
    name: 'word-nerds-together-respond',
    open: async (page, url) => {
      await showTogether(page, url, answering(), WIDE);
      await button(page, /^Everyone here passes$/).waitFor();
    },
  },
  {
    name: 'word-nerds-settled',
    open: async (page, url) => {
      await showTogether(page, url, battle().passUntil('purchase'), WIDE);
      await page.locator('.scored').waitFor();
    },
  },
  {
    name: 'word-nerds-hand-over',
    open: async (page, url) => {
      await show(page, url, answering(), WIDE);
      await button(page, /^Pass$/).click();
      await page.getByRole('button', { name: `Hand to ${WIDE[1]}` }).click();
      await page.getByRole('button', { name: /^I am / }).waitFor();
    },
  },
];
