import { loadGame } from '@wordhoard/catalog';
import { chooseTask, seedOf } from '@wordhoard/hoard';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lexicon } from './kept-game.ts';
import { openScene } from './scene.ts';
import { myTurn, passNow } from './wildwords/player.ts';
import { button } from './word-nerds/player.ts';
import { bestWords, done, typed } from './word-worx/player.ts';
import { confirm, writeOne } from './wordsmith/player.ts';
import { line, lock } from './wordsy/player.ts';

const DEAL = 'today’s hoard';
const { server, visit } = openScene(DEAL);

const result = (page: Page): Promise<void> => page.getByRole('heading', { name: /\d+ of 100/ }).waitFor();
/** Where it stands among the others, if there are any: the server has judged it. */
const standing = (page: Page): Promise<void> => page.getByText(/Nobody else has played it|Better than/).waitFor();
const next = (page: Page, title: string): Promise<void> => page.getByRole('link', { name: `Next: ${title}` }).click();

test('today’s hoard is played to its end: five tasks, one of them without a network, and told to others', async () => {
  const wordsy = chooseTask((await loadGame('wordsy'))!, lexicon, seedOf(DEAL, 'any day').seed);
  const { page, faults } = await visit();
  await page.goto(server.url);
  await page.getByRole('link', { name: /^Today’s hoard/ }).click();
  await page.getByText('None of 5 played yet.').waitFor();
  await page.getByRole('link', { name: /^Play WildWords/ }).click();
  await myTurn(page).waitFor();
  await passNow(page);
  await page.getByRole('heading', { name: '0 of 100' }).waitFor();
  await standing(page);

  await next(page, 'Wordsy');
  await page.getByRole('button', { name: 'Start' }).click();
  const word = wordsy.yardstick.everyday[0]!.word!;
  await line(page).fill(word);
  // What is typed is put forward; once that was read, rules and dictionary are here, and nothing more is needed.
  await page.waitForFunction((put) => JSON.stringify({ ...localStorage }).includes(put), `text\\":\\"${word}`);
  await page.context().setOffline(true);
  await lock(page).click();
  await page.getByRole('heading', { name: '100 of 100' }).waitFor();
  await page.getByText('Kept on this device').waitFor();
  await page.context().setOffline(false);
  // It is sent by itself.
  await standing(page);

  await next(page, 'Word Nerds');
  await button(page, /^Pass$/).click();
  await result(page);
  await next(page, 'Wordsmith');
  for (let letter = 0; letter < 2; letter++) await writeOne(page);
  await confirm(page).click();
  await result(page);
  await next(page, 'Word Worx');
  await done(page).waitFor();
  await typed(page).fill(await bestWords(page));
  await done(page).click();
  await result(page);

  await page.getByRole('link', { name: 'To the day' }).click();
  await page.getByText('All five are found.').waitFor();
  await page.getByText('Played on one day so far.').waitFor();
  await page.getByText('What is shared').click();
  const shared = (await page.locator('.shared').textContent())!.split('\n');
  expect(shared[0]).toMatch(/^I found \d+ of 500 points in Wordhoard’s hoard of /);
  expect(shared[1]).toMatch(/^○ ● ○ [○◔◑◕●] [○◔◑◕●]$/);
  expect(shared.join(' ').toLowerCase()).not.toContain(word);
  // Another try is not asked for: what counts is there.
  await page.goto(`${server.url}/today`);
  await page.getByRole('link', { name: /^Wordsy: 100 of 100/ }).click();
  await page.getByRole('heading', { name: '100 of 100' }).waitFor();
  const offline = /ERR_INTERNET_DISCONNECTED/;
  expect(faults.filter((fault) => !offline.test(fault))).toEqual([]);
});
