import { expect, test } from 'vitest';
import { isFocusLost } from '../ax-tree.ts';
import { DESKTOP } from '../browser.ts';
import { choose, press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { recordAnnouncements, transcript } from '../transcript.ts';
import { confirm, isClaimed, ranking, roundIs } from './player.ts';
import { CHAIN, stage } from './stage.ts';

const { server, visit } = openScene();

test('[WS-8] [WS-13] a whole game by keyboard and screen reader: words, a goblet, unfinished steps, and the end', async () => {
  const { page, faults } = await visit(DESKTOP);
  await recordAnnouncements(page);
  await stage(page, server.url, CHAIN);
  await confirm(page).waitFor();
  // The announcement depends on the dictionary being there.
  await page.locator('[data-words="here"]').waitFor();
  // N and O down the fourth column, over the V and the A that stand there; NOVA forges a goblet.
  await tabTo(page, /^row 1, column 1/);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'n', 'ArrowDown', 'o');
  await press(page, 'Control+Enter');
  await page.getByRole('main').getByText('You haven’t claimed NOVA.').waitFor();
  await press(page, 'Shift+Enter');
  await isClaimed(page, 'nova');
  // The goblet writes the T of THEREIN, from below.
  await press(page, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 't', 'Shift+Enter');
  await isClaimed(page, 'therein');
  await press(page, 'Control+Enter');

  await roundIs(page, 12);
  await confirm(page).waitFor();
  // The focus is still on the sheet: no need to look for it with Tab.
  await expect.poll(() => isFocusLost(page)).toBe(false);
  await press(page, 'ArrowRight', 'e', 'ArrowRight', 'd', 'Control+Enter');
  await ranking(page).waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  await expect(await transcript(page)).toMatchFileSnapshot('transcript.txt');
  expect(faults).toEqual([]);
});

test('[WS-13] an unused item can be used from its reminder: the letter typed, the square by arrows', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, CHAIN);
  await page.locator('[data-words="here"]').waitFor();
  await tabTo(page, /^row 1, column 1/);
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'n', 'ArrowDown', 'o', 'Shift+Enter');
  await isClaimed(page, 'nova');
  await press(page, 'Control+Enter');
  await page.getByRole('main').getByText('You haven’t used the goblet.').waitFor();
  await choose(page, /^Use the goblet$/);
  // Each letter can be gone to; typing it is quicker, and leads back to the sheet.
  const here = page.locator(':focus');
  await page.getByRole('button', { name: 'A', exact: true }).and(here).waitFor();
  await press(page, 'ArrowRight');
  await page.getByRole('button', { name: 'B', exact: true }).and(here).waitFor();
  await press(page, 't');
  await page.getByRole('gridcell').and(here).waitFor();
  await press(page, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'Shift+Enter');
  await isClaimed(page, 'therein');
  expect(faults).toEqual([]);
});
