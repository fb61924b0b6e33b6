import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { choose, tabTo } from './keyboard.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const faultsOf = async (page: Page): Promise<unknown[]> => [await axeFaults(page), await sidewaysScroll(page)];
const terms = (page: Page): Promise<string[]> => page.locator('.terms li').allTextContents();
const notice = (page: Page) => page.getByRole('region', { name: 'Changed options' });

test('a host changes the options while waiting: all see it, and players are told what changed', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wordsy', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await beth.page.getByRole('button', { name: 'Stand up' }).waitFor();
  expect(await beth.page.getByRole('button', { name: 'Change the options' }).count()).toBe(0);

  await anna.page.getByRole('button', { name: 'Change the options' }).click();
  const form = anna.page.getByRole('dialog', { name: 'Table options' });
  await form.getByRole('radio', { name: /^No clocks/ }).check();
  await form.getByRole('radio', { name: '3 rounds' }).check();
  expect(await faultsOf(anna.page)).toEqual([[], 0]);
  // No player sees a change before it is saved.
  expect(await terms(beth.page)).toContain('live');
  await form.getByRole('button', { name: 'Save the changes' }).click();
  await form.waitFor({ state: 'hidden' });

  await notice(beth.page).getByText('Anna changed the options: no clocks · 3 rounds (ours).').waitFor();
  for (const { page } of [anna, beth])
    await expect.poll(() => terms(page)).toEqual(expect.arrayContaining(['no clocks', '3 rounds (ours)']));
  expect(await notice(anna.page).count()).toBe(0);
  expect(await faultsOf(beth.page)).toEqual([[], 0]);
  await notice(beth.page).getByRole('button', { name: 'Got it' }).click();
  await notice(beth.page).waitFor({ state: 'hidden' });

  // By keyboard; a player who has not looked yet when the game starts is still told.
  await tabTo(anna.page, /^Change the options$/);
  await anna.page.keyboard.press('Enter');
  await form.waitFor();
  await tabTo(anna.page, /^Spectators can watch/);
  await anna.page.keyboard.press('Space');
  await choose(anna.page, /^Save the changes$/);
  await form.waitFor({ state: 'hidden' });
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.locator('[data-play="wordsy"] .table').waitFor();
  await notice(beth.page).getByText('Anna changed the options: no spectators.').waitFor();
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});
