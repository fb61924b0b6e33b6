import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from '../axe.ts';
import { DESKTOP, PHONE } from '../browser.ts';
import { openScene } from '../scene.ts';
import { button, line } from './player.ts';
import { show, staged } from './stage.ts';

const { server, visit } = openScene();

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('[WN-18] at one device everyone reads why the player who scored is next: on a %s', async (_, device) => {
  const { page, faults } = await visit(device);
  await show(page, server.url, staged({ players: [{ letters: 'master', spent: [1, 3, 5] }, 'mind'] }));
  await line(page).fill('master');
  await button(page, /^Word Nerd! MASTER/).click();
  // In the order of their seats there is nothing to explain.
  await page.getByRole('heading', { name: 'Pass the device to Beth' }).waitFor();
  expect(await page.locator('.why-next').count()).toBe(0);
  // Nor is there a word on the table yet, and no empty panel for it.
  expect(await page.locator('.meanwhile').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'I am Beth' }).click();
  await button(page, /^Pass$/).click();
  await page.getByRole('button', { name: /^(Everyone here passes|\w+ passes)$/ }).click();
  await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
  const why = 'Anna scored and takes tokens back.';
  await page.getByRole('main').getByText(why, { exact: true }).waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: /MASTER/ })
    .waitFor();
  await page.getByRole('log').getByText(why, { exact: true }).waitFor({ state: 'attached' });
  expect([await axeFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  expect(faults).toEqual([]);
});
