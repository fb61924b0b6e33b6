import type { Page } from 'playwright-core';
import { line, lock, makeTable, playToTheEnd, ranking, toTheBoard, WORDS } from './wordsy-player.ts';

/** A screen of the app: how to get there, alone, in a fresh page. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page, url: string) => Promise<void>;
}

/** Until a heading of the page is there: what is fetched meanwhile has none. */
const at =
  (path: string, heading: string | RegExp) =>
  async (page: Page, url: string): Promise<void> => {
    await page.goto(url + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
  };

const alone = (page: Page, url: string): Promise<string> =>
  makeTable(page, url, (form) => form.getByRole('radio', { name: 'I alone' }).check());

/** Two people at one device: no clocks, every stage of a round by the same page. */
async function hotSeat(page: Page, url: string): Promise<void> {
  await makeTable(page, url, async (form) => {
    await form.getByRole('radio', { name: 'Several of us at this device' }).check();
    await form.getByLabel('Name of person 2').fill('Beth');
  });
  await page.getByRole('button', { name: /^I am / }).waitFor();
}

export const SCREENS: readonly Screen[] = [
  { name: 'landing', open: at('/', 'Wordhoard') },
  { name: 'make', open: at('/new/wordsy', 'A table for Wordsy') },
  { name: 'rules', open: at('/rules/wordsy', 'The board') },
  { name: 'settings', open: at('/settings', 'Settings') },
  { name: 'about', open: at('/about', 'Notices') },
  { name: 'not-found', open: at('/nowhere', 'Nothing lies here') },
  { name: 'no-such-table', open: at('/t/FOX-0000', 'No such table') },
  {
    name: 'wrong-code',
    open: async (page, url) => {
      await page.goto(url);
      await page.getByLabel('Table code').fill('fox');
      await page.getByRole('button', { name: 'Join' }).click();
      await page.getByText('A table code is a word and a number').waitFor();
    },
  },
  {
    name: 'waiting',
    open: async (page, url) => {
      await makeTable(page, url);
      await page.getByRole('button', { name: 'Add a bot' }).first().waitFor();
    },
  },
  {
    name: 'ready',
    open: async (page, url) => {
      await alone(page, url);
      await page.getByRole('button', { name: 'I am ready' }).waitFor();
    },
  },
  {
    name: 'writing',
    open: async (page, url) => {
      await alone(page, url);
      await toTheBoard(page);
      await line(page).fill(WORDS[0]!);
    },
  },
  {
    name: 'scored',
    open: async (page, url) => {
      await alone(page, url);
      await toTheBoard(page);
      await line(page).fill(WORDS[0]!);
      await lock(page).click();
      await page.getByRole('button', { name: 'Next round' }).waitFor();
    },
  },
  { name: 'hand-over', open: hotSeat },
  {
    name: 'challenge',
    open: async (page, url) => {
      await hotSeat(page, url);
      for (const word of ['brandishing', 'zzyzzywix']) {
        await page.getByRole('button', { name: /^I am / }).click();
        await line(page).fill(word);
        await lock(page).click();
      }
      await page.getByRole('button', { name: 'Nobody here challenges' }).waitFor();
    },
  },
  {
    name: 'end',
    open: async (page, url) => {
      await alone(page, url);
      await playToTheEnd(page);
      await ranking(page).waitFor();
    },
  },
];
