import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { bluffAtStart, board, challengeNow, passNow, playWritten, ranking, spell, trayOf } from './wildwords-player.ts';

/** Two people at one device: no clocks, every stage by the same page. */
async function hotSeat(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/new/wildwords`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: 'Several of us at this device' }).check();
  await page.getByLabel('Name of person 2').fill('Beth');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
}

async function turn(page: Page, url: string): Promise<void> {
  await hotSeat(page, url);
  await page.getByRole('button', { name: /^I am / }).click();
  await board(page).waitFor();
}

/** On a phone the field for coordinates is in the sheet of plays. */
async function bluff(page: Page, url: string): Promise<void> {
  await turn(page, url);
  const text = bluffAtStart(await trayOf(page));
  const peek = page.getByRole('button', { name: /^Plays/ });
  if (await peek.isVisible()) await peek.click();
  await playWritten(page, text);
  await page.getByRole('button', { name: /^(Accept|Nobody here challenges)$/ }).waitFor();
}

export const WILDWORDS_SCREENS: readonly Screen[] = [
  {
    name: 'wildwords-make',
    open: async (page, url) => {
      await page.goto(`${url}/new/wildwords`);
      await page.getByLabel('On each chess clock').waitFor();
    },
  },
  {
    name: 'wildwords-rules',
    open: async (page, url) => {
      await page.goto(`${url}/rules/wildwords`);
      await page.getByRole('heading', { name: 'Three plays' }).waitFor();
    },
  },
  { name: 'wildwords-turn', open: turn },
  {
    name: 'wildwords-laid',
    open: async (page, url) => {
      await turn(page, url);
      await page.locator('[data-square="107"]').click();
      for (let i = 0; i < 4; i++) await page.locator('.rack [data-tile]').first().click();
      await page
        .getByRole('button', { name: /^Play( for|$)/ })
        .first()
        .waitFor();
    },
  },
  { name: 'wildwords-challenge', open: bluff },
  {
    name: 'wildwords-spell',
    open: async (page, url) => {
      await bluff(page, url);
      await challengeNow(page);
      await spell(page).waitFor();
    },
  },
  {
    name: 'wildwords-verdict',
    open: async (page, url) => {
      await bluff(page, url);
      await challengeNow(page);
      await spell(page).click();
      await page
        .getByText('The play falls')
        .or(page.getByText(/^Pass the device/))
        .first()
        .waitFor();
      await page.getByRole('button', { name: /^I am / }).click();
      await page.getByText('The play falls').first().waitFor();
    },
  },
  {
    name: 'wildwords-plays',
    open: async (page, url) => {
      await bluff(page, url);
      const peek = page.getByRole('button', { name: /^Plays/ });
      if (await peek.isVisible()) await peek.click();
      await page.getByText('The board in words').filter({ visible: true }).click();
    },
  },
  {
    name: 'wildwords-end',
    open: async (page, url) => {
      await bluff(page, url);
      await page.getByRole('button', { name: /^(Accept|Nobody here challenges)$/ }).click();
      for (let i = 0; i < 4; i++) {
        await page.getByRole('button', { name: /^I am / }).click();
        await passNow(page);
      }
      await ranking(page).waitFor();
    },
  },
];
