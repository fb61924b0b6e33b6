import { EMPTY_BOARD } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from '../axe.ts';
import { DESKTOP } from '../browser.ts';
import { openScene } from '../scene.ts';
import { challenge, playWritten } from './player.ts';
import { FRIENDS, show, staged } from './stage.ts';

const { server, visit } = openScene();

test('[WW-16] at one device a failed challenge gives the same player the device again, and says why', async () => {
  const { page, faults } = await visit(DESKTOP);
  await show(page, server.url, staged(2, 0, { board: EMPTY_BOARD, trays: ['FENDING', 'STAINER'] }), FRIENDS);
  await playWritten(page, '8E FEND');
  // All look at the play together.
  await challenge(page).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /hallenge/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Pass the device to Anna' }).waitFor();
  const why = 'Anna again: Beth’s challenge failed, so Beth loses a turn.';
  await page.getByRole('main').getByText(why, { exact: true }).waitFor();
  // A screen reader is told too, and the heading has the focus.
  await page.getByRole('log').getByText(why, { exact: true }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pass the device to Anna');
  expect([await axeFaults(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await page.locator('.rack [data-tile]').first().waitFor();
  expect(faults).toEqual([]);
});
