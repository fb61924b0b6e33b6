import type { Page } from 'playwright-core';
import { NARROW } from './browser.ts';
import type { Screen } from './screens.ts';
import { done, lineCards, planTheft, ranking, typed } from './word-worx-player.ts';
import { LAST, SIX, stage, staged, THREE } from './word-worx-stage.ts';

const at =
  (path: string, heading: string) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path);
    await page.getByText(heading).first().waitFor();
  };

/** Anna about to steal, the S of STAR in her hand and SHADE in her mind. */
async function stealing(page: Page, url: string): Promise<void> {
  await stage(page, url, staged(THREE).pick('or', null), true);
  await page.getByText('Looking at what can be stolen').waitFor({ state: 'hidden' });
  await planTheft(page, 'star', 0, 'art', 'shade');
}

async function building(page: Page, url: string): Promise<void> {
  const play = staged(THREE).pick('or', null);
  await stage(page, url, play.answer(0, { steal: play.theft('star', 's', 'art', 'shade', 'head') }), true);
  await typed(page).fill('shade lover rice floor');
  await page.getByRole('status').filter({ hasText: 'Stands, and counts' }).waitFor();
}

export const WORD_WORX_SCREENS: readonly Screen[] = [
  { name: 'word-worx-make', open: at('/new/word-worx', 'Rules and words') },
  { name: 'word-worx-rules', open: at('/rules/word-worx', 'Stealing') },
  {
    name: 'word-worx-line',
    open: async (page, url) => {
      await stage(page, url, staged(THREE), true);
      await lineCards(page).first().waitFor();
    },
  },
  { name: 'word-worx-steal', open: stealing },
  { name: 'word-worx-build', open: building },
  {
    // On a wide screen it is there all the time.
    name: 'word-worx-manifest',
    open: async (page, url) => {
      await building(page, url);
      const peek = page.getByRole('button', { name: /^Manifest/ });
      if (await peek.isVisible()) await peek.click();
      await page.getByText('set 2 pays double').filter({ visible: true }).waitFor();
    },
  },
  {
    name: 'word-worx-discard',
    open: async (page, url) => {
      const play = staged(THREE).pick('or', 'g').answer(0, { steal: null });
      await stage(page, url, play.build(['head', 'l-o-v-er', 'rice']), true);
      await page.getByRole('button', { name: /^Discard 2/ }).waitFor();
    },
  },
  {
    // The narrowest phone and the fullest table.
    name: 'word-worx-six',
    open: async (page, url) => {
      if (page.viewportSize()!.width < 900) await page.setViewportSize(NARROW.viewport!);
      await stage(page, url, staged(SIX), true);
      await lineCards(page).first().waitFor();
    },
  },
  {
    name: 'word-worx-last',
    open: async (page, url) => {
      await stage(page, url, staged(LAST), true);
      await done(page).waitFor();
    },
  },
  {
    name: 'word-worx-end',
    open: async (page, url) => {
      await stage(page, url, staged(LAST), true);
      await done(page).click();
      for (const name of ['Beth', 'Caro']) {
        await page.getByRole('button', { name: `I am ${name}` }).click();
        await done(page).click();
      }
      await ranking(page).waitFor();
    },
  },
];
