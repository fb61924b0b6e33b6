import { expect, test } from 'vitest';
import { PHONE } from '../browser.ts';
import { openScene } from '../scene.ts';
import { board, myTurn, pass, play } from './player.ts';
import { showAlone, stagedVariant } from './stage.ts';

const { server, visit } = openScene();

test('[WW-23] on a phone, a variant is drawn and played with its own tiles, board and numbers', async () => {
  const { page, faults } = await visit(PHONE);
  await showAlone(page, server.url, stagedVariant());
  await myTurn(page).waitFor();

  // 1A turns a tile wild, and 1B costs sixty points.
  const squares = board(page).getByRole('gridcell');
  expect(await squares.nth(0).locator('.label').textContent()).toContain('WILD');
  expect(await squares.nth(1).locator('.label').textContent()).toBe('−60');
  expect(await squares.nth(1).locator('.sr-only').textContent()).toBe('1B, costs 60 points');
  // Row 8: an S, worth nine.
  expect(
    await squares
      .nth(7 * 15 + 4)
      .locator('.sr-only')
      .textContent(),
  ).toContain('S, 9');
  const tray = page.locator('.rack [data-tile]');
  expect((await tray.locator('.sr-only').allTextContents()).sort()).toEqual([
    'A 1',
    'Asterisk 2',
    'D 2',
    'E 1',
    'G 3',
    'I 1',
    'N 1',
    'R 1',
  ]);

  // All eight tiles down column I, two of them turned over: 22 × 18 points, and the bonus of a hundred.
  for (let i = 0; i < 2; i++) await squares.nth(5 * 15 + 8).click();
  for (const face of ['I', 'A', 'G', 'E', 'N', 'D', 'Asterisk', 'R'])
    await page.getByRole('button', { name: new RegExp(`^${face} \\d`) }).click();
  await page.getByRole('button', { name: 'Play for 496' }).waitFor();
  await page.getByText('22 × TW × DW × TW').waitFor();

  await pass(page).click();
  await page.getByText(/ends when all players have passed 3 times in a row/).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await play(page).click();
  await page
    .getByText(/for 496/)
    .first()
    .waitFor();
  // The W is in no box of this variant.
  await page.getByRole('button', { name: /^Plays/ }).click();
  const unseen = page.getByRole('dialog').locator('.unseen-tiles .sr-only');
  // The dialog is drawn a moment after the click.
  await unseen.first().waitFor({ state: 'attached' });
  const faces = (await unseen.allTextContents()).map((text) => text.split(':')[0]);
  expect(faces).not.toContain('W');
  expect(faces).toHaveLength(26);
  expect(faults).toEqual([]);
});
