import { type AdminCommand, adminPathOf, askServer, type ResultOf } from '@wordhoard/server/admin';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openOwnScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openOwnScene();

/** Carries out an operator's command, which must succeed. */
async function operate<C extends AdminCommand>(command: C): Promise<ResultOf<C>> {
  const answer = await askServer(adminPathOf(server.db)!, 'olga', command);
  if ('fault' in answer) throw new Error(answer.fault);
  return answer.value;
}

const faultsOf = async (page: Page): Promise<unknown[]> => [await axeFaults(page), await sidewaysScroll(page)];
const banner = (page: Page) => page.getByRole('complementary', { name: 'Message from this server' });
const announced = async (page: Page): Promise<string> =>
  (await page.locator('[data-announcer]').allTextContents()).join(' ');
const RESTART = 'We restart the server to update it. Your games are safe.';

test('a broadcast is shown and read out at a table and on other pages, and can be closed', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wordsy', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, beth]) await page.locator('[data-play="wordsy"] .table').waitFor();

  await operate({ command: 'broadcast', text: RESTART, inMs: 5 * 60_000 });
  for (const { page } of [anna, beth]) {
    await banner(page).getByText(RESTART).waitFor();
    await banner(page).getByText('In 5 minutes').waitFor();
    await expect.poll(() => announced(page)).toContain(`${RESTART} In 5 minutes.`);
    expect(await faultsOf(page)).toEqual([[], 0]);
  }
  // It covers nothing that is needed for a move.
  const [top, prompt] = [await banner(anna.page).boundingBox(), await anna.page.locator('.prompt').boundingBox()];
  expect(top!.y + top!.height).toBeLessThanOrEqual(prompt!.y);

  await banner(anna.page).getByRole('button', { name: 'Close this message' }).click();
  await banner(anna.page).waitFor({ state: 'hidden' });
  await anna.page.reload();
  await anna.page.locator('.table').waitFor();
  await expect.poll(() => announced(anna.page)).not.toContain(RESTART);
  expect(await banner(anna.page).count()).toBe(0);

  // Pages without a socket ask for it.
  const cleo = await visit(PHONE);
  await cleo.page.goto(`${server.url}/rules/wordsy`);
  await banner(cleo.page).getByText(RESTART).waitFor();
  expect(await faultsOf(cleo.page)).toEqual([[], 0]);

  // In the last minute it comes back to those who have closed it, and is withdrawn for everyone.
  await operate({ command: 'broadcast', text: RESTART, inMs: 50_000 });
  await banner(anna.page).getByText('In less than a minute').waitFor();
  await operate({ command: 'clear-broadcast' });
  for (const { page } of [anna, beth]) await banner(page).waitFor({ state: 'hidden' });
  expect([anna.faults, beth.faults, cleo.faults]).toEqual([[], [], []]);
});

test('a page says that its server is draining, and why no table can be made', async () => {
  const anna = await visit(PHONE);
  await makeTableOf('wordsy', anna.page, server.url);
  await operate({ command: 'drain', on: true });
  await banner(anna.page)
    .getByText(/^This server will restart soon\./)
    .waitFor();
  expect(await faultsOf(anna.page)).toEqual([[], 0]);
  const beth = await visit(DESKTOP);
  await beth.page.goto(`${server.url}/new/wordsy`);
  await beth.page.getByLabel('Your name').fill('Beth');
  await beth.page.getByRole('button', { name: /^(Make the table|Start the game)$/ }).click();
  await beth.page.locator('#main').getByText('The server is about to restart, so no new games can start.').waitFor();
  await operate({ command: 'drain', on: false });
  await banner(anna.page).waitFor({ state: 'hidden' });
  expect(anna.faults).toEqual([]);
});

test('a banned guest reads so, at a table and on other pages', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wordsy', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  const { details } = await operate({ command: 'table', code });
  const who = details?.seats.find((seat) => seat?.name === 'Beth')?.who;
  await operate({ command: 'ban', subject: who!, note: '', ms: 86_400_000 });
  await beth.page.getByText(/^The people who run this server have banned you until .*ask them\.$/).waitFor();
  expect(await faultsOf(beth.page)).toEqual([[], 0]);
  // After a reload too: the page comes in far enough to be told.
  await beth.page.reload();
  await beth.page
    .getByText(/have banned you until/)
    .first()
    .waitFor();
  await beth.page.goto(server.url);
  await banner(beth.page)
    .getByText(/have banned you until/)
    .waitFor();
  expect(await faultsOf(beth.page)).toEqual([[], 0]);
  await operate({ command: 'unban', subject: who! });
  await beth.page.goto(`${server.url}/t/${code}`);
  await beth.page.getByRole('button', { name: 'Stand up' }).waitFor();
  expect(anna.faults).toEqual([]);
});
