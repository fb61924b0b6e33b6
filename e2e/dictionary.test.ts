import { GAME_IDS, GAMES } from '@wordhoard/catalog';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { line, lock, toTheBoard } from './wordsy/player.ts';

const { server, visit } = openScene();

/** Holds back requests for the dictionary until they are released, and records them. */
async function slowDictionary(page: Page): Promise<{ asked(): number; let(how: 'through' | 'fail'): Promise<void> }> {
  const waiting: Route[] = [];
  let how: 'through' | 'fail' | null = null;
  let asked = 0;
  const pass = (route: Route): Promise<void> => (how === 'fail' ? route.abort() : route.continue());
  await page.context().route('**/*.lex', (route) => {
    asked += 1;
    if (how === null) waiting.push(route);
    else void pass(route);
  });
  return {
    asked: () => asked,
    let: async (decided) => {
      how = decided;
      for (const route of waiting.splice(0)) await pass(route);
    },
  };
}

test.each(GAME_IDS)('%s is visible and usable before the dictionary has loaded', async (id) => {
  const { page, faults } = await visit(PHONE);
  const dictionary = await slowDictionary(page);
  await page.goto(server.url);
  await page.getByRole('link', { name: `Play now: ${GAMES[id].title}`, exact: true }).click();
  const control = page.locator(`[data-play="${id}"] main button:enabled:visible`).first();
  await control.waitFor();
  expect(await page.locator('.link-state').last().textContent(), 'nothing waits for it yet').toBe('');
  await dictionary.let('through');
  expect(faults).toEqual([]);
});

test('a word locked in meanwhile is judged once the dictionary has loaded', async () => {
  const { page, faults } = await visit(PHONE);
  const dictionary = await slowDictionary(page);
  await page.goto(`${server.url}/play/wordsy`);
  await toTheBoard(page);
  await line(page).fill('brandishing');
  await lock(page).click();
  await page.getByText('The dictionary is still loading.').waitFor();
  expect(dictionary.asked()).toBeGreaterThan(0);
  await dictionary.let('through');
  await page.getByText('The dictionary is still loading.').waitFor({ state: 'hidden' });
  const words = page.getByRole('list', { name: 'The words' });
  await words.getByText('brandishing', { exact: false }).first().waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('says that the dictionary can’t be fetched, and tries again', async () => {
  const { page } = await visit(PHONE);
  const dictionary = await slowDictionary(page);
  await page.goto(`${server.url}/play/wordsy`);
  await toTheBoard(page);
  await line(page).fill('brandishing');
  await lock(page).click();
  await dictionary.let('fail');
  await page.getByText('The dictionary couldn’t be loaded.').waitFor();
  await dictionary.let('through');
  await page.getByText('The dictionary couldn’t be loaded.').waitFor({ state: 'hidden' });
  const words = page.getByRole('list', { name: 'The words' });
  await words.getByText('brandishing', { exact: false }).first().waitFor({ timeout: 60_000 });
});
