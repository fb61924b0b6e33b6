import { existsSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { finishedGame } from './finished-game.ts';
import { JUDGED_MS, openReview } from './finished-review.ts';
import { openHoard } from './hoard-day.ts';
import { openLab } from './lab-page.ts';
import { openSavedGame, recordFor } from './saved-game.ts';
import { makeTableOf } from './tables.ts';

/** A screen of the app, and how to open it in a fresh page. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, url: string) => Promise<void>;
  /** There is a picture of it in docs/screenshots. */
  readonly shown?: true;
  /** Checked only in `npm run test:all`, because another test checks the same page in `npm test`. */
  readonly sweepOnly?: true;
}

/** Until a heading of the page is there: what is fetched meanwhile has none. */
export const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };

/** In the settings: a code for another device, drawn and written. */
async function codeShown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue on your phone' }).click();
  await page.locator('.link-code .qr path[d]').waitFor();
}

/** True if the game has its own test of its review (check-review.ts). */
const hasReviewTest = (game: GameId): boolean => existsSync(new URL(`${game}/review.test.ts`, import.meta.url));

/** Screens outside the games; each game's are in its folder. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', shown: true, open: at('/', 'Wordhoard') },
  {
    name: 'landing-after',
    shown: true,
    open: async (page, url) => {
      await openSavedGame(page, url, await finishedGame('wordsy'), []);
      await page.getByRole('list', { name: 'Ranking' }).waitFor();
      await at('/', 'Wordhoard')(page, url);
    },
  },
  { name: 'settings', open: at('/settings', 'Settings') },
  { name: 'my-games-empty', open: at('/games', 'No games yet') },
  {
    name: 'my-games',
    shown: true,
    open: async (page, url) => {
      for (const game of ['wordsmith', 'wordsy'] as const) {
        await openSavedGame(page, url, await finishedGame(game), []);
        await page.getByRole('list', { name: /ranking/i }).waitFor();
      }
      await makeTableOf('wildwords', page, url);
      await page.getByRole('heading', { name: /^Table / }).waitFor();
      await at('/games', 'Statistics')(page, url);
      await page.getByText('Waiting for players').waitFor();
    },
  },
  { name: 'about', open: at('/about', 'Notices') },
  {
    name: 'short-words',
    open: async (page, url) => {
      await at('/words/wildwords', 'Short and unusual words')(page, url);
      await page.getByRole('heading', { name: 'Two letters' }).waitFor();
    },
  },
  {
    name: 'not-found',
    open: async (page, url) => {
      // Opened from within, because the browser reports a loaded 404 page as an error.
      await at('/about', 'Notices')(page, url);
      await page.evaluate(() => {
        history.pushState(null, '', '/nowhere');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    },
  },
  { name: 'learn', open: at('/learn/wildwords', 'Learn WildWords') },
  {
    name: 'lesson',
    open: async (page, url) => {
      await at('/learn/wordsmith/claim', 'A whole turn')(page, url);
      await page.getByRole('button', { name: 'Confirm turn' }).waitFor();
    },
  },
  {
    name: 'today',
    shown: true,
    open: async (page, url) => {
      await openHoard(page, url, ['wildwords', 'wordsy']);
      await page.getByText(/^2 of \d+ played/).waitFor();
    },
  },
  {
    name: 'today-found',
    shown: true,
    open: async (page, url) => {
      await openHoard(page, url, GAME_IDS);
      await page.getByText('Better than 64 % of 210 other players.').waitFor();
    },
  },
  {
    name: 'today-task',
    shown: true,
    open: async (page, url) => {
      await openHoard(page, url, [], '/word-worx');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'End your turn' }).waitFor();
    },
  },
  {
    name: 'today-timed',
    open: async (page, url) => {
      await openHoard(page, url, [], '/wordsy');
      await page.getByRole('button', { name: 'Start' }).waitFor();
    },
  },
  {
    name: 'today-result',
    shown: true,
    open: async (page, url) => {
      await openHoard(page, url, ['wildwords'], '/wildwords');
      await page.getByRole('heading', { name: /of 100/ }).waitFor();
      await page.locator('.answer-board .play').waitFor();
    },
  },
  { name: 'lab-empty', open: at('/lab', 'The lab') },
  { name: 'lab', shown: true, open: openLab },
  {
    name: 'same-deal',
    open: async (page, url) => {
      await openSavedGame(page, url, await finishedGame('wordsmith'), []);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Challenge a friend to this deal' }).click();
      await page.getByRole('link', { name: 'Or play this deal again yourself' }).click();
      await page.getByRole('heading', { name: 'The same deal of Wordsmith' }).waitFor();
    },
  },
  {
    name: 'side-by-side',
    shown: true,
    open: async (page, url) => {
      const sameAs = recordFor('Beth', await finishedGame('wordsy', { level: 3 }));
      await openSavedGame(page, url, { ...(await finishedGame('wordsy', { level: 2 })), sameAs }, []);
      await page.getByRole('link', { name: 'Compare side by side' }).click();
      await page.getByRole('columnheader', { name: 'Beth, first' }).waitFor();
    },
  },
  {
    name: 'devices',
    open: async (page, url) => {
      await page.goto(`${url}/settings`);
      await codeShown(page);
      const code = (await page.locator('.link-code .code').textContent())?.trim();
      const linked = await fetch(`${url}/api/link`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, kind: 'tablet' }),
      });
      if (!linked.ok) throw new Error(`the code ${code} was refused`);
      await page.reload();
      await page.getByRole('heading', { name: 'Your devices' }).waitFor();
      await codeShown(page);
    },
  },
  { name: 'link', open: at('/link', 'Continue here') },
  {
    name: 'pass-for-me',
    shown: true,
    open: async (page, url) => {
      await makeTableOf('word-nerds', page, url, async (form) => {
        await form.getByRole('radio', { name: /^Correspondence/ }).check();
      });
      await page.getByRole('button', { name: 'Add a bot' }).click();
      await page.getByRole('button', { name: 'Level 3' }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Auto-pass…' }).click();
      await page.getByRole('dialog').getByText('you can buy something').waitFor();
    },
  },
  { name: 'review-open', open: at('/review', 'Review a game') },
  ...GAME_IDS.map(
    (game): Screen => ({
      name: `review-${game}`,
      shown: true,
      ...(hasReviewTest(game) && { sweepOnly: true }),
      open: async (page, url) => {
        // The costliest decision comes first. The test of a game's review sees the rest.
        await openReview(page, url, game);
        await page.locator('.costly h2').waitFor({ timeout: JUDGED_MS });
      },
    }),
  ),
  { name: 'no-such-table', open: at('/t/FOX-0000', 'No such table') },
  {
    name: 'wrong-code',
    open: async (page, url) => {
      await page.goto(url);
      await page.getByLabel('Table code').fill('fox');
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByText('A table code is two or four short words and a number').waitFor();
      // The form stays at the foot of the screen, over whatever is there: at the end of the page that is nothing.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  },
  {
    name: 'waiting',
    shown: true,
    open: async (page, url) => {
      await makeTableOf('wordsy', page, url);
      await page.getByRole('button', { name: 'Add a bot' }).first().waitFor();
    },
  },
];
