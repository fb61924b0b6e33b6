import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';
import { type Ask, button, hotSeat, playHotSeat } from './word-nerds-player.ts';

const at =
  (path: string, shows: (page: Page) => Promise<void>) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path);
    await shows(page);
  };

/** Two people at one device, as far as this question. */
const to =
  (ask: Ask) =>
  async (page: Page, url: string): Promise<void> => {
    await hotSeat(page, url);
    await playHotSeat(page, ask);
  };

export const WORD_NERDS_SCREENS: readonly Screen[] = [
  { name: 'word-nerds-make', open: at('/new/word-nerds', (page) => page.getByText('Rules and words').click()) },
  {
    name: 'word-nerds-rules',
    open: at('/rules/word-nerds', (page) => page.getByText('Fifty-four action cards').waitFor()),
  },
  {
    name: 'word-nerds-bid',
    open: async (page, url) => {
      await to('bid')(page, url);
      await page.getByRole('button', { name: 'Token 3' }).click();
      await button(page, /^Bid the 3$/).waitFor();
    },
  },
  { name: 'word-nerds-select', open: to('select') },
  { name: 'word-nerds-declare', open: to('declare') },
  { name: 'word-nerds-purchase', open: to('purchase') },
];
