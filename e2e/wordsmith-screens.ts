import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import {
  alone,
  chain,
  claim,
  confirm,
  handOver,
  hotSeat,
  isClaimed,
  playToTheEnd,
  roundIs,
  typeAt,
  writeOne,
} from './wordsmith-player.ts';

/** BURP on row 5, as in the printed example: written over two rounds, and offered in the second. */
async function burp(page: Page, url: string): Promise<void> {
  await alone(page, url);
  await confirm(page).waitFor();
  await typeAt(page, 32, 'b');
  await typeAt(page, 35, 'p');
  await confirm(page).click();
  await roundIs(page, 2);
  await typeAt(page, 33, 'u');
  await typeAt(page, 34, 'r');
  await page.getByRole('button', { name: /^Claim burp/i }).waitFor();
}

/** Two people at one device, as far as the hand-over after the first round. */
async function between(page: Page, url: string): Promise<void> {
  await hotSeat(page, url);
  for (const name of ['Anna', 'Beth']) {
    await handOver(page, name);
    await writeOne(page);
    await writeOne(page);
    await confirm(page).click();
  }
  await page.getByRole('button', { name: 'I am Anna' }).waitFor();
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
  { name: 'wordsmith-offered', open: burp },
  {
    name: 'wordsmith-claimed',
    open: async (page, url) => {
      await burp(page, url);
      await claim(page, 'burp');
      await isClaimed(page, 'burp');
    },
  },
  {
    name: 'wordsmith-any',
    open: async (page, url) => {
      await alone(page, url);
      await page.getByRole('button', { name: /any letter/ }).click();
      await page.getByRole('group', { name: 'Which letter?' }).waitFor();
    },
  },
  {
    name: 'wordsmith-chain',
    open: async (page, url) => {
      await alone(page, url);
      await chain(page);
    },
  },
  { name: 'wordsmith-between', open: between },
  {
    name: 'wordsmith-sheets',
    open: async (page, url) => {
      await between(page, url);
      await handOver(page, 'Anna');
      await page.getByRole('button', { name: 'Everybody’s sheets' }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'wordsmith-end',
    open: async (page, url) => {
      await alone(page, url);
      await playToTheEnd(page);
    },
  },
];
