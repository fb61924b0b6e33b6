import { DatabaseSync } from 'node:sqlite';
import { limitsFor, seedFrom } from '@wordhoard/kernel';
import { game as wordsy } from '@wordhoard/wordsy';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { DESKTOP, OFFLINE, PHONE } from './browser.ts';
import { openSavedGame } from './saved-game.ts';
import { openOwnScene } from './scene.ts';
import { joinTable } from './tables.ts';
import { makeTable } from './wordsy/player.ts';

const { server, visit } = openOwnScene();

/** Makes every match look as if it began under older rules; also sets `more`. */
function ageAll(more: string): void {
  const db = new DatabaseSync(server.db);
  db.exec(`UPDATE tables SET lobby = json_set(lobby, '$.beginning.rules', ${wordsy.rules.version - 1}${more})`);
  db.close();
}

/** A table on the server with two players in a match. */
async function twoPlaying(page: Page): Promise<string> {
  const code = await makeTable(page, server.url);
  const { page: other } = await visit(PHONE);
  await joinTable(other, server.url, code, 'Beth');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('button', { name: 'I’m ready' }).waitFor();
  await server.kill();
  return code;
}

test('a match paused by new rules says so; closed by a player, it has a record', async () => {
  const { page, faults } = await visit({ ...PHONE, ...OFFLINE });
  const code = await twoPlaying(page);
  ageAll('');
  await server.open();
  await page.goto(`${server.url}/t/${code}`);
  await page.getByText('This game can’t go on here.').waitFor();
  const { version } = wordsy.rules;
  await page.getByText(`with version ${version - 1} of the rules`).waitFor();
  expect(await page.getByRole('link', { name: 'Download the record' }).count()).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close this game' }).click();
  await page.getByRole('button', { name: 'Yes, close it' }).click();
  await page.getByText('This game couldn’t continue, so the table was closed.').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  expect((await saved).suggestedFilename()).toBe(`${code}.json`);
  // While the server is down, requests fail, also those of the service worker.
  expect(faults.filter((it) => !/WebSocket|ERR_CONNECTION|fetching the script/.test(it))).toEqual([]);
});

test('a finished game keeps its result when the rules change', async () => {
  const { page } = await visit(DESKTOP);
  const code = await twoPlaying(page);
  ageAll(`, '$.status', 'over', '$.result', json('{"scores":[87,61],"places":[[0],[1]]}')`);
  await server.open();
  await page.goto(`${server.url}/t/${code}`);
  await page.getByText('This game is over. Here is how it ended.').waitFor();
  await page.getByText('Anna: 87').waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test('a game on the device under older rules says so, and offers a new one', async () => {
  const { page, faults } = await visit(PHONE);
  const { rules, defaults } = wordsy;
  const limits = limitsFor(rules, 'relaxed');
  const table = { config: defaults, players: 2, seed: seedFrom('left'), limits, bank: null, position: null };
  await openSavedGame(page, server.url, { name: 'wordsy', table, entries: [], version: rules.version - 1 }, []);
  await page.getByRole('heading', { name: 'This game can’t be continued' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start a new game' }).click();
  await page.locator('[data-play="wordsy"] .table').waitFor();
  expect(faults).toEqual([]);
});
