import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sidewaysScroll } from './axe.ts';
import { DESKTOP, launch, PHONE, visit } from './browser.ts';
import { House } from './house.ts';
import { choose } from './keyboard.ts';
import {
  answer,
  asked,
  bestWord,
  button,
  fillWithBots,
  isWord,
  joinTable,
  line,
  makeTable,
  playUntil,
  ranking,
  shuffledLetters,
} from './word-nerds-player.ts';

let browser: Browser;
const house = new House();
beforeAll(async () => {
  await house.open();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

async function shortGame(form: Page): Promise<void> {
  const rest = form.getByText('Rules and words');
  if (!(await form.getByRole('radio', { name: /^30/ }).isVisible())) await rest.click();
  await form.getByRole('radio', { name: /^30/ }).check();
}

async function withBots(page: Page, places: number): Promise<void> {
  await makeTable(page, house.url, async (form) => {
    await form.getByLabel('Places', { exact: true }).selectOption({ label: `${places} places` });
    await shortGame(form);
  });
  await fillWithBots(page, places - 1);
}

test('a whole game against two bots on a phone', async () => {
  const { page, faults } = await visit(browser, PHONE);
  await withBots(page, 3);
  const asks = new Set<string>();
  await playUntil(page, 'over', async (ask) => {
    asks.add(ask);
  });
  expect(await ranking(page).getByRole('listitem').count()).toBe(3);
  expect(asks).toContain('bid');
  expect(asks).toContain('declare');
  expect(faults).toEqual([]);
  await page.context().close();
});

describe('three browsers without clocks', () => {
  /** Everybody's page, in the order of their seats. */
  async function sitDown(): Promise<{ pages: readonly [Page, Page, Page]; faults: string[][] }> {
    const all = await Promise.all([visit(browser, DESKTOP), visit(browser, PHONE), visit(browser, DESKTOP)]);
    const [anna, beth, caro] = [all[0]!.page, all[1]!.page, all[2]!.page];
    const code = await makeTable(anna, house.url, async (form) => {
      await form.getByLabel('Places', { exact: true }).selectOption({ label: '3 places' });
      await form.getByRole('radio', { name: /^No clocks/ }).check();
    });
    await joinTable(beth, house.url, code, 'Beth');
    await joinTable(caro, house.url, code, 'Caro');
    await anna.getByText('Caro').first().waitFor();
    await anna.getByRole('button', { name: /^(Start the game|Start with 3)$/ }).click();
    return { pages: [anna, beth, caro], faults: all.map((it) => it.faults) };
  }

  /** All of them up to the declaration, bidding their tokens in turn. */
  const toDeclaring = (pages: readonly Page[]): Promise<unknown> =>
    Promise.all(pages.map((page) => playUntil(page, 'declare')));

  const pass = (page: Page): Promise<void> => button(page, /^Pass$/).click();

  test('a struck word, a trump battle, a challenge that fails, and a purchase', async () => {
    const { pages, faults } = await sitDown();
    const [anna, beth, caro] = pages;

    // [WN-15] Anna lays what is no word; Beth challenges, Caro joins; both get ten.
    await toDeclaring(pages);
    const nonsense = await shuffledLetters(anna, 4);
    expect(isWord(nonsense)).toBe(false);
    await line(anna).fill(nonsense);
    await button(anna, /^Word Nerd!/).click();
    await Promise.all([pass(beth), pass(caro)]);
    await button(beth, /^Challenge/).click();
    await Promise.all([pass(anna), pass(caro)]);
    await button(caro, /^Join the challenge$/).click();
    await caro.getByText('No word scores.').first().waitFor();
    for (const page of [beth, caro])
      await page.locator('.seat.me').getByText('10').first().waitFor({ state: 'attached' });

    // [WN-20] Anna, who may be asked first or last, buys an action card with her first unspent token.
    await Promise.all(
      pages.map(async (page) => {
        await playUntil(page, page === anna ? 'purchase' : 'bid');
        if (page !== anna) return;
        await page.locator('.screen button').first().click();
        await button(page, /^Buy a card$/).click();
      }),
    );
    await toDeclaring(pages);
    await anna.locator('.actions .action').nth(1).waitFor();

    // [WN-14] Beth lays four letters, Caro trumps with more; all pass, and the battle is decided.
    const low = await shuffledLetters(beth, 4);
    await line(beth).fill(low);
    await button(beth, /^Word Nerd!/).click();
    await Promise.all([pass(anna), pass(caro)]);
    await line(caro).fill(await shuffledLetters(caro, 9));
    await button(caro, /^Trump: /).click();
    await Promise.all([pass(anna), pass(beth)]);
    await anna.getByText('trumped by').waitFor();
    expect(await anna.locator('.laid').count()).toBe(2);
    for (const page of pages) await pass(page);
    await anna.getByRole('list', { name: 'laid before' }).getByText('beaten: scores half').waitFor();
    for (const page of pages) await pass(page);

    // [WN-15] Whoever can lays a real word; another challenges it and loses ten.
    for (;;) {
      await toDeclaring(pages);
      const words = await Promise.all(pages.map(bestWord));
      const by = words.findIndex((found) => found !== undefined);
      if (by < 0) {
        await Promise.all(pages.map(pass));
        continue;
      }
      const owner = pages[by]!;
      const rivals = pages.filter((page) => page !== owner);
      await line(owner).fill(words[by]!.word);
      await button(owner, /^Word Nerd!/).click();
      await Promise.all(rivals.map(pass));
      await button(rivals[0]!, /^Challenge/).click();
      await Promise.all([pass(owner), pass(rivals[1]!)]);
      await button(rivals[1]!, /^Stay out$/).click();
      await owner.getByText('in the dictionary').first().waitFor();
      break;
    }
    expect(faults).toEqual([[], [], []]);
    for (const page of pages) await page.context().close();
  });
});

test('a turn by keyboard alone', async () => {
  const { page, faults } = await visit(browser, DESKTOP);
  await withBots(page, 2);
  await button(page, /^Choose a token$/).waitFor();
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  // Whatever comes until a word may be declared: the first button that answers.
  for (let ask = await asked(page); ask !== 'declare'; ask = await asked(page)) {
    if (ask === 'pass') {
      await choose(page, /^Pass$/);
    } else if (ask === 'select') {
      await page.locator('.market button').first().focus();
      await page.keyboard.press('Enter');
    } else await answer(page, ask);
  }
  // The line for the word has the focus already: typing goes there.
  const letters = await shuffledLetters(page, 4);
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  // Taken: a word that could not be laid would be refused, and the button stay.
  await button(page, /^Word Nerd!/).waitFor({ state: 'hidden' });
  expect(await page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test('a table of six fits a phone', async () => {
  const { page, faults } = await visit(browser, PHONE);
  await withBots(page, 6);
  await playUntil(page, 'declare');
  expect(await page.locator('.seat').count()).toBe(6);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});
