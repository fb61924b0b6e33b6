import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const faultsOf = async (page: Page): Promise<unknown[]> => [await axeFaults(page), await sidewaysScroll(page)];
const message = (page: Page) => page.getByLabel('Message to everyone at the table');
const lines = (page: Page): Promise<string[]> => page.locator('.said li span:last-child').allTextContents();
const announcement = async (page: Page): Promise<string> =>
  (await page.locator('[data-announcer="polite"]').textContent()) ?? '';

async function annaAndBeth(isPublic: boolean): Promise<{ anna: Page; beth: Page; code: string; faults: string[][] }> {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTableOf('wordsy', anna.page, server.url, async (form) => {
    await form.getByRole('radio', { name: /^No clocks/ }).check();
    await form.getByText('The table', { exact: true }).click();
    if (isPublic) await form.getByRole('radio', { name: /^Anyone/ }).check();
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await beth.page.getByRole('button', { name: 'Stand up' }).waitFor();
  return { anna: anna.page, beth: beth.page, code, faults: [anna.faults, beth.faults] };
}
const start = async (...pages: Page[]): Promise<void> => {
  await pages[0]!.getByRole('button', { name: 'Start the game' }).click();
  for (const page of pages) await page.locator('[data-play="wordsy"] .table').waitFor();
};

test('friends chat before and during a game; markup is plain text; a tap hides the chat, another switches it off', async () => {
  const { anna, beth, code, faults } = await annaAndBeth(false);
  await message(beth).fill('<img src=x> ready?');
  await beth.keyboard.press('Enter');
  await expect.poll(() => lines(anna)).toEqual(['Beth: <img src=x> ready?']);
  await expect.poll(() => announcement(anna)).toContain('Beth: <img src=x> ready?');
  expect(await faultsOf(anna)).toEqual([[], 0]);
  await start(anna, beth);
  await anna.getByRole('button', { name: 'Chat, new' }).waitFor();
  expect((await announcement(anna)).split('ready?')).toHaveLength(2);

  // At the board: by the bar on a phone. Letters typed there are no letters of the game.
  await beth.keyboard.press('Alt+KeyC');
  await message(beth).pressSequentially('nice tiles');
  await beth.keyboard.press('Enter');
  expect(await message(beth).inputValue()).toBe('');
  await anna.getByRole('button', { name: 'Chat, new' }).click();
  await expect.poll(() => lines(anna)).toEqual(['Beth: <img src=x> ready?', 'Beth: nice tiles']);
  for (const page of [anna, beth]) expect(await faultsOf(page)).toEqual([[], 0]);

  // A returning player finds the messages; a spectator can read them, and can't write.
  await beth.reload();
  await beth.locator('.table').waitFor();
  await beth.getByRole('button', { name: /^Chat/ }).click();
  await expect.poll(() => lines(beth)).toHaveLength(2);
  const cleo = await visit();
  await cleo.page.goto(`${server.url}/t/${code}`);
  await cleo.page.getByRole('button', { name: /^Chat/ }).click();
  await expect.poll(() => lines(cleo.page)).toHaveLength(2);
  expect(await message(cleo.page).count()).toBe(0);

  // For this player only.
  await beth.getByRole('button', { name: 'Hide typed messages' }).click();
  await beth.getByText('Typed messages are hidden on this device.').waitFor();
  expect([await lines(beth), await message(beth).count()]).toEqual([[], 0]);
  await beth.getByRole('button', { name: 'Show typed messages' }).click();
  await expect.poll(() => lines(beth)).toHaveLength(2);
  // For all, by the host alone.
  expect(await beth.getByRole('button', { name: /^Turn typed messages off/ }).count()).toBe(0);
  await anna.getByRole('button', { name: 'Turn typed messages off for everyone' }).click();
  await beth.getByText('The host has turned typed messages off.').waitFor();
  await expect.poll(() => lines(beth)).toEqual([]);
  expect(await message(beth).count()).toBe(0);
  await beth.getByRole('button', { name: 'Good luck' }).waitFor();
  expect(faults).toEqual([[], []]);
});

test('a message that is too fast is refused, and its text stays', async () => {
  const { anna, beth } = await annaAndBeth(false);
  for (let i = 1; i <= 9; i++) {
    await message(beth).fill(`message ${i}`);
    await beth.keyboard.press('Enter');
  }
  await beth.getByRole('alert').filter({ hasText: 'too fast' }).waitFor();
  expect(await message(beth).inputValue()).toBe('message 9');
  await expect.poll(() => lines(anna)).toHaveLength(8);
});

test('a public table has phrases instead of chat', async () => {
  const { anna, beth } = await annaAndBeth(true);
  await start(anna, beth);
  await beth.getByRole('button', { name: /^Chat/ }).click();
  await beth.getByRole('button', { name: 'Good luck' }).waitFor();
  expect(await message(beth).count()).toBe(0);
  expect(await beth.getByRole('button', { name: /typed messages/ }).count()).toBe(0);
});
