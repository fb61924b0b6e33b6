import type { Page } from 'playwright-core';
import { at, type Screen } from '../screens.ts';
import { gems, playToTheEnd, snatch } from './player.ts';
import { evenHands } from './stage.ts';

async function race(page: Page, url: string): Promise<void> {
  await evenHands(page, url);
  await gems(page).first().click();
  await page.getByRole('button', { name: 'I am Beth' }).click();
  await gems(page).first().click();
  await snatch(page).waitFor();
}

export const SCREENS: readonly Screen[] = [
  { name: 'magpies-make', open: at('/new/magpies', 'A table for Magpies') },
  { name: 'magpies-rules', open: at('/rules/magpies', 'A gem') },
  { name: 'magpies-bid', shown: true, open: evenHands },
  { name: 'magpies-race', open: race },
  {
    name: 'magpies-end',
    open: async (page, url) => {
      await page.goto(`${url}/play/magpies`);
      await playToTheEnd(page);
    },
  },
];
