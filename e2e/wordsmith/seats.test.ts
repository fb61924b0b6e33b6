import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { openOwnScene } from '../scene.ts';
import { joinTable } from '../tables.ts';
import {
  addBotAndStart,
  claimBetween,
  confirm,
  handOver,
  isClaimed,
  makeTable,
  noClocks,
  playHotSeat,
  playTurn,
  ranking,
  roundIs,
  sheet,
  square,
  toHandOver,
  typeAt,
  writeOne,
} from './player.ts';
import { stage, TWO_LEFT } from './stage.ts';

const { server, visit } = openOwnScene();

/** The first row of a sheet, as a screen reader reads it. */
const firstRow = (within: Locator, label: string): Promise<string | null> =>
  within.getByRole('list', { name: label }).getByRole('listitem').first().textContent();

const whose = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Choose a sheet' }).getByRole('button', { name, exact: true });

test('[WS-8] an unfinished turn survives a reload and a lost connection, and others don’t see it', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const moves: string[] = [];
  anna.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"move"')) moves.push(String(payload));
    }),
  );
  const code = await makeTable(anna.page, server.url, noClocks);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await confirm(anna.page).waitFor();
  await typeAt(anna.page, 0, 's');
  await typeAt(anna.page, 1, 'h');
  await confirm(anna.page).click();
  await playTurn(beth.page);

  await roundIs(anna.page, 2);
  expect(moves).toHaveLength(1);
  await typeAt(anna.page, 2, 'i');
  await typeAt(anna.page, 3, 'p');
  await claimBetween(anna.page, 0, 3);
  await anna.page.getByRole('button', { name: 'Undo' }).click();
  await anna.page.reload();
  await anna.page.getByRole('button', { name: 'Redo' }).click();
  await isClaimed(anna.page, 'ship');
  expect(moves).toHaveLength(1);

  await roundIs(beth.page, 2);
  await beth.page.getByRole('button', { name: 'See Anna’s sheet' }).filter({ visible: true }).click();
  const dialog = beth.page.getByRole('dialog');
  await expect.poll(() => firstRow(dialog, 'Anna’s sheet')).toBe('Row 1: column 1 S, column 2 H');
  await beth.page.keyboard.press('Escape');

  await server.kill();
  await anna.page.getByText('Connection lost').waitFor();
  await anna.page.getByRole('button', { name: 'Undo' }).click();
  await claimBetween(anna.page, 0, 3);
  await confirm(anna.page).click();
  await server.open();
  await playTurn(beth.page);
  await roundIs(anna.page, 3);
  await expect.poll(() => square(anna.page, 3).getAttribute('aria-label')).toMatch(/^row 1, column 4, P circled/);
  const left = (): Promise<string[]> =>
    anna.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('wordsmith.turn')));
  await expect.poll(left).toEqual([]);
});

test('[WS-5] at one device turns stay private, sheets are shown between rounds, and a reload reveals nothing', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, TWO_LEFT, ['Beth']);
  const main = page.getByRole('main');
  await confirm(page).waitFor();
  await typeAt(page, 0, 's');
  await typeAt(page, 1, 'h');
  await confirm(page).click();

  // Anna has confirmed, and Beth must not learn what.
  await page.getByRole('heading', { name: 'Pass the device to Beth' }).waitFor();
  await expect.poll(() => main.getByText('wrote').count()).toBe(0);
  await expect.poll(() => sheet(page).count()).toBe(0);
  // Nor from what was read out to Anna.
  await expect.poll(() => page.getByRole('log').textContent()).toBe('');
  await handOver(page, 'Beth');
  // And all may see whose sheet it is.
  await page.getByRole('banner').getByText('Beth', { exact: true }).waitFor();
  await expect.poll(() => firstRow(main, 'The sheet in words')).toBe('Row 1: nothing written');
  await page.getByRole('button', { name: 'See all sheets' }).filter({ visible: true }).click();
  await whose(page, 'Anna').click();
  await expect.poll(() => firstRow(page.getByRole('dialog'), 'Anna’s sheet')).toBe('Row 1: nothing written');
  await page.keyboard.press('Escape');

  // After a reload the device shows no letters before a player says who they are.
  await typeAt(page, 9, 'o');
  await page.reload();
  await page.getByRole('heading', { name: 'Pass the device to Beth' }).waitFor();
  await expect.poll(() => sheet(page).count()).toBe(0);
  await handOver(page, 'Beth');
  await expect.poll(() => square(page, 9).getAttribute('aria-label')).toMatch(/^row 2, column 2, O/);
  await writeOne(page);
  await confirm(page).click();

  // The round is over: what both have written lies open, and what Beth writes in the next does not.
  await toHandOver(page);
  await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
  await main.getByText('Anna wrote S and H').waitFor();
  await expect.poll(() => firstRow(main, 'Anna’s sheet')).toBe('Row 1: column 1 S, column 2 H');
  await whose(page, 'Beth').click();
  const beths = await main.getByRole('list', { name: 'Beth’s sheet' }).textContent();
  expect(beths!.match(/column/g)).toHaveLength(2);
  expect(beths).toContain('Row 2: column 2 O');

  await playHotSeat(page);
  await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(2);
  for (const name of ['Anna', 'Beth']) {
    await whose(page, name).click();
    await page.getByRole('grid', { name: `${name}’s sheet` }).waitFor();
  }
  expect(faults).toEqual([]);
});

test('spectators can look at any sheet, as it was after the last round', async () => {
  const anna = await visit(DESKTOP);
  const eve = await visit(PHONE);
  const code = await makeTable(anna.page, server.url, noClocks);
  await addBotAndStart(anna.page, 2);
  await eve.page.goto(`${server.url}/t/${code}`);
  await typeAt(anna.page, 0, 's');
  await typeAt(anna.page, 1, 'h');
  const watched = eve.page.getByRole('grid', { name: 'Anna’s sheet' });
  await watched.waitFor();
  await expect.poll(() => firstRow(eve.page.getByRole('main'), 'The sheet in words')).toBe('Row 1: nothing written');
  await confirm(anna.page).click();
  await roundIs(anna.page, 2);
  await watched.getByRole('gridcell', { name: /^row 1, column 2, H/ }).waitFor();
  // The bot, whatever it is called, sits second.
  const other = eve.page.getByRole('group', { name: 'Choose a sheet' }).getByRole('button').nth(1);
  const name = (await other.locator('span').last().textContent())!;
  await other.click();
  const bots = eve.page.getByRole('grid', { name: `${name}’s sheet` });
  await bots.waitFor();
  await expect
    .poll(() => bots.getByRole('gridcell', { name: /column \d, [A-Z]( circled)?,/ }).count())
    .toBeGreaterThanOrEqual(2);
  expect([...anna.faults, ...eve.faults]).toEqual([]);
});
