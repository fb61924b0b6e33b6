import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const openShare = async (page: Page): Promise<void> => page.getByRole('button', { name: 'Share', exact: true }).click();
const allowance = (page: Page) => page.getByRole('checkbox', { name: /^Let anyone with the link see this game/ });
const sent = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a finished game is public while all its players allow it', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  await anna.page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  const code = await makeTableOf('wildwords', anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^No clocks/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, beth]) await page.locator('[data-play="wildwords"] .table').waitFor();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  const menu = anna.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await menu.getByRole('button', { name: 'Yes, resign' }).click();
  await anna.page.getByRole('heading', { name: 'You resigned, so Beth won' }).waitFor();

  // Off until a player wants it; then the others are asked.
  await openShare(anna.page);
  expect(await allowance(anna.page).isChecked()).toBe(false);
  await allowance(anna.page).check();
  await anna.page.getByText('Waiting for Beth to allow it too.').waitFor();
  const request = beth.page.getByRole('region', { name: 'A link to this game' });
  await request.getByText('Anna would like to share this game with a link.').waitFor();
  await request.getByRole('button', { name: 'Allow', exact: true }).click();
  await anna.page.getByText('Everyone has allowed it').waitFor();
  await anna.page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await anna.page.getByText('Link copied.').waitFor();
  const link = await sent(anna.page);
  expect(link).not.toContain(code);

  const cid = await visit(PHONE);
  const html = await (await cid.page.request.get(link)).text();
  expect(html).toContain('<meta property="og:title" content="Anna and Beth played WildWords"');
  expect(html).toContain('Anna resigned.');
  await cid.page.goto(link);
  await cid.page.getByRole('heading', { name: 'Anna resigned, so Beth won' }).waitFor();
  await cid.page.getByRole('grid', { name: 'Board' }).waitFor();
  expect(await axeFaults(cid.page)).toEqual([]);
  await cid.page.getByRole('button', { name: 'Review the game' }).click();
  await cid.page.locator('.review-board .table').waitFor();

  await openShare(beth.page);
  await allowance(beth.page).uncheck();
  await allowance(beth.page).and(beth.page.locator(':not(:checked)')).waitFor();
  await expect.poll(async () => (await cid.page.request.get(link.replace('/game/', '/api/games/'))).status()).toBe(403);
  const later = await visit(DESKTOP);
  await later.page.goto(link);
  await later.page.getByText('The players aren’t sharing this game').waitFor();
  for (const { faults } of [anna, beth]) expect(faults).toEqual([]);

  // In Anna's list it is lost, in Beth's won; and its board is there to be looked at.
  for (const [{ page }, outcome] of [
    [anna, 'Lost'],
    [beth, 'Won'],
  ] as const) {
    await page.goto(`${server.url}/games`);
    await page.getByRole('link', { name: new RegExp(`^Review: WildWords, ${outcome}`) }).click();
    await page.locator('.review-board').getByRole('grid', { name: 'Board' }).waitFor();
  }
});

test('the link to a game resigned on a device shows its end', async () => {
  const { page, faults } = await visit(PHONE);
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await page.goto(`${server.url}/play/wildwords`);
  await page.locator('[data-play="wildwords"] .table').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign' }).click();
  await openShare(page);
  await page.getByLabel('Show it as').fill('Dora');
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await page.getByText('Link copied.').waitFor();

  const { page: friend, faults: theirs } = await visit(PHONE);
  await friend.goto(await sent(page));
  await friend.getByRole('heading', { name: 'Dora resigned, so Ada won' }).waitFor();
  expect([...faults, ...theirs]).toEqual([]);
});

test('the link to a game on a device contains it, with a name instead of "You"', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await openSavedGame(page, server.url, await finishedGame('wordsmith'), [], 'You');
  await openShare(page);
  await page.getByText('You can’t take it back once it’s sent.').waitFor();
  await page.getByLabel('Show it as').fill('Dora');
  await page.getByRole('button', { name: 'Copy a link to this game' }).click();
  await page.getByText('Link copied.').waitFor();
  const link = await sent(page);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByRole('status').getByText('Copied', { exact: true }).waitFor({ state: 'attached' });
  expect(await sent(page)).toMatch(/^1 Dora \d+$/m);
  expect(await sent(page)).not.toContain('You');

  const { page: friend, faults: theirs } = await visit(PHONE);
  await friend.goto(link);
  await friend.getByRole('heading', { name: /^Dora won by \d+ points$/ }).waitFor();
  await friend.getByRole('button', { name: 'Play Wordsmith yourself' }).waitFor();
  // A truncated link.
  const { page: another } = await visit(PHONE);
  await another.goto(link.slice(0, -40));
  await another.getByText('The link is incomplete.').waitFor();
  expect([...faults, ...theirs]).toEqual([]);
});
