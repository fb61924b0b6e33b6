import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openOwnScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openOwnScene();

test('two pages and the server contribute to the shuffle; the menu says so, and both pages verify it at the end', async () => {
  const [anna, beth] = [await visit(PHONE), await visit(DESKTOP)];
  const code = await makeTableOf('wordsmith', anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^No clocks/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const { page } of [anna, beth]) await page.locator('[data-play="wordsmith"] .table').waitFor();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  const menu = anna.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('each add a part to the shuffle, so no one can choose it').waitFor();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await menu.getByRole('button', { name: 'Yes, resign' }).click();
  for (const { page } of [anna, beth]) await page.getByText('Fair shuffle, checked').waitFor();
  expect(await axeFaults(anna.page)).toEqual([]);
  const record = await (await fetch(`${server.url}/api/tables/${code}/record`)).json();
  expect(record).toMatchObject({ shuffle: { salts: [expect.any(String), expect.any(String)] } });
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});
