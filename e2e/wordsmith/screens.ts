import type { QuestionKind } from '@wordhoard/kernel';
import type { Wordsmith } from '@wordhoard/wordsmith';
import type { Page } from 'playwright-core';
import { visit } from '../browser.ts';
import type { Screen } from '../screens.ts';
import { joinTable } from '../tables.ts';
import {
  addBotAndStart,
  claim,
  confirm,
  handOver,
  isClaimed,
  makeTable,
  noClocks,
  playHotSeat,
  playTurn,
  ranking,
  roundIs,
  square,
  toHandOver,
  typeAt,
} from './player.ts';
import { BRAIN, LAST_ROUND, LONDON, SIX, STANDING, stage } from './stage.ts';

/** The eighth round of three. */
async function turn(page: Page, url: string): Promise<void> {
  await stage(page, url, STANDING);
  await confirm(page).waitFor();
}

/** N and O down the fourth column: NOVA is offered. */
async function nova(page: Page, url: string): Promise<void> {
  await turn(page, url);
  await typeAt(page, 11, 'n');
  await typeAt(page, 19, 'o');
  await page.getByRole('button', { name: /^Claim nova/i }).waitFor();
}

/** Three people at one device, as far as the hand-over after a round. */
async function between(page: Page, url: string): Promise<void> {
  await stage(page, url, STANDING, ['Beth', 'Caro']);
  await playTurn(page);
  for (const name of ['Beth', 'Caro']) {
    await handOver(page, name);
    await playTurn(page);
  }
  await toHandOver(page);
}

/** A name of the maximum length, in the widest letters. */
const WIDE = Array.from('VWXYZ', (initial) => initial + 'W'.repeat(19));

/** Six at one device, which is in the hands of the second. */
async function six(page: Page, url: string): Promise<void> {
  await stage(page, url, SIX, WIDE);
  await playTurn(page);
  await handOver(page, WIDE[0]!);
}

/** Another player at another device, connected as long as the browser is open. */
const anotherPlayer = async (page: Page): Promise<Page> => (await visit(page.context().browser()!)).page;

/** One screen per question: a new question without a screen doesn't compile. */
const ASKED: Readonly<Record<QuestionKind<Wordsmith>, Screen>> = {
  turn: { name: 'wordsmith-turn', open: turn },
};

export const WORDSMITH_SCREENS: readonly Screen[] = [
  {
    name: 'wordsmith-make',
    open: async (page, url) => {
      await page.goto(`${url}/new/wordsmith`);
      await page.getByLabel('Your name').waitFor();
      await page.getByText('Balanced letters').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'wordsmith-rules',
    open: async (page, url) => {
      await page.goto(`${url}/rules/wordsmith`);
      await page.getByRole('heading', { name: 'Items' }).waitFor();
    },
  },
  ...Object.values(ASKED),
  { name: 'wordsmith-offered', open: nova },
  {
    name: 'wordsmith-any',
    open: async (page, url) => {
      await turn(page, url);
      await page.getByRole('button', { name: /any letter/ }).click();
      await page.getByRole('group', { name: 'Which letter?' }).waitFor();
    },
  },
  {
    name: 'wordsmith-letters',
    open: async (page, url) => {
      await turn(page, url);
      await page.getByRole('button', { name: 'How often each letter occurs' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    // The plural of an unclaimed word, from its first letter to its last.
    name: 'wordsmith-refused',
    open: async (page, url) => {
      await stage(page, url, BRAIN);
      await confirm(page).waitFor();
      await typeAt(page, 21, 's');
      await square(page, 16).click();
      await square(page, 21).click();
      await page.getByRole('alert').getByText('PAPERS is just another form of PAPER').waitFor();
    },
  },
  {
    // A name, and why it is no word.
    name: 'wordsmith-no-word',
    open: async (page, url) => {
      await stage(page, url, LONDON);
      await confirm(page).waitFor();
      await typeAt(page, 21, 'n');
      await square(page, 16).click();
      await square(page, 21).click();
      await page.getByRole('alert').getByText('It’s a name').waitFor();
    },
  },
  {
    // NOVA forges a goblet, which writes the T of THEREIN.
    name: 'wordsmith-forged',
    shown: true,
    open: async (page, url) => {
      await nova(page, url);
      await claim(page, 'nova');
      await page.getByRole('button', { name: 'Use the goblet' }).click();
      await page.getByRole('group', { name: 'Which letter?' }).getByRole('button', { name: 'T', exact: true }).click();
      await square(page, 60).click();
      await claim(page, 'therein');
      await isClaimed(page, 'therein');
    },
  },
  {
    // Words are not spotted: what was missed in the round before is shown.
    name: 'wordsmith-missed',
    open: async (page, url) => {
      await stage(page, url, BRAIN, [], { spotWords: false });
      await page.locator('[data-words="here"]').waitFor();
      await typeAt(page, 36, 'n');
      await typeAt(page, 0, 'k');
      await confirm(page).click();
      await roundIs(page, 10);
      await page.getByText('You could also have claimed BRAIN and RAIN.').filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'wordsmith-leaving',
    open: async (page, url) => {
      await nova(page, url);
      await confirm(page).click();
      await page.getByRole('button', { name: 'Confirm anyway' }).waitFor();
    },
  },
  {
    name: 'wordsmith-meaning',
    open: async (page, url) => {
      await turn(page, url);
      await page.getByRole('list', { name: 'Words' }).getByRole('button', { name: /HERO/ }).click();
      await page.getByRole('dialog', { name: 'HERO' }).waitFor();
    },
  },
  {
    // Confirmed, and the other is still at it.
    name: 'wordsmith-waiting',
    open: async (page, url) => {
      const code = await makeTable(page, url, noClocks);
      await joinTable(await anotherPlayer(page), url, code, WIDE[0]!);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await playTurn(page);
      await page.getByRole('main').getByText('Turn confirmed.').waitFor();
    },
  },
  {
    name: 'wordsmith-watching',
    open: async (page, url) => {
      const anna = await anotherPlayer(page);
      const code = await makeTable(anna, url, noClocks);
      await addBotAndStart(anna, 2);
      await page.goto(`${url}/t/${code}`);
      await playTurn(anna);
      await roundIs(anna, 2);
      await page.getByText(/round 2 of 12/).waitFor();
    },
  },
  { name: 'wordsmith-six', open: six },
  {
    name: 'wordsmith-six-sheets',
    open: async (page, url) => {
      await six(page, url);
      await page.getByRole('button', { name: 'See all sheets' }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wordsmith-six-end',
    open: async (page, url) => {
      await stage(page, url, { ...SIX, round: 12 }, WIDE);
      await playHotSeat(page);
    },
  },
  { name: 'wordsmith-between', open: between },
  {
    name: 'wordsmith-sheets',
    shown: true,
    open: async (page, url) => {
      await between(page, url);
      await handOver(page, 'Anna');
      await page.getByRole('button', { name: 'See Beth’s sheet' }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wordsmith-end',
    shown: true,
    open: async (page, url) => {
      await stage(page, url, LAST_ROUND);
      await playTurn(page);
      await ranking(page).waitFor();
    },
  },
];
