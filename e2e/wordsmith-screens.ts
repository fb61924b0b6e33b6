import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import {
  claim,
  confirm,
  handOver,
  isClaimed,
  playTurn,
  ranking,
  square,
  toHandOver,
  typeAt,
} from './wordsmith-player.ts';
import { LAST_ROUND, STANDING, stage } from './wordsmith-stage.ts';

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
  { name: 'wordsmith-turn', open: turn },
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
    // NOVA forges a goblet, which writes the T of THEREIN.
    name: 'wordsmith-forged',
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
  { name: 'wordsmith-between', open: between },
  {
    name: 'wordsmith-sheets',
    open: async (page, url) => {
      await between(page, url);
      await handOver(page, 'Anna');
      await page.getByRole('button', { name: 'Look at Beth’s sheet' }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wordsmith-end',
    open: async (page, url) => {
      await stage(page, url, LAST_ROUND);
      await playTurn(page);
      await ranking(page).waitFor();
    },
  },
];
