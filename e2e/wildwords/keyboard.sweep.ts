import { columnOf, rowOf } from '@wordhoard/wildwords';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from '../browser.ts';
import { choose, press } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import {
  accept,
  afterPlay,
  bestPlay,
  board,
  gridOf,
  makeTable,
  myTurn,
  playNumber,
  ranking,
  spell,
  spellOut,
  trayOf,
  written,
} from './player.ts';
import { showAlone, staged } from './stage.ts';

// Beside keyboard.test.ts, which plays a shorter game with the same keys in `npm test`.
const { server, visit } = openScene();

test('makes a table and plays against a bot by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await makeTable(page, server.url);
  await choose(page, /^Add a bot$/);
  await choose(page, /^Level 2/);
  await choose(page, /^Start/);
  for (let plays = 0; plays < 2; plays++) await answerByKeys(page);
  await expect.poll(() => ranking(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('plays from the last tiles of the pot to the end against a bot, by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await showAlone(page, server.url, staged(2, 0, { pot: 'AEINRT' }));
  await board(page).waitFor();
  while (!(await ranking(page).isVisible())) await answerByKeys(page);
  await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(2);
  expect(faults).toEqual([]);
});

/** Accepts every play and spells every word, then makes the best play; returns early if the game is over. */
async function answerByKeys(page: Page): Promise<void> {
  for (;;) {
    await myTurn(page).or(accept(page)).or(spell(page)).or(ranking(page)).first().waitFor({ timeout: 60_000 });
    if (await ranking(page).isVisible()) return;
    if (await accept(page).isVisible()) {
      await choose(page, /^Accept$/);
      await accept(page).waitFor({ state: 'hidden' });
    } else if (await spell(page).isVisible()) {
      await spellOut(page, undefined, true);
      await spell(page).waitFor({ state: 'hidden' });
    } else {
      const number = await playNumber(page);
      const best = bestPlay(await gridOf(page), await trayOf(page));
      if (best) {
        await typePlay(page, best);
        await press(page, 'Enter');
      } else {
        await choose(page, /^Pass$/);
        await choose(page, /^Pass$/);
      }
      return afterPlay(page, number);
    }
  }
}

/** Moves the arrow to where the play starts, turns it, and types: as a player without a mouse does. */
async function typePlay(page: Page, placements: NonNullable<ReturnType<typeof bestPlay>>): Promise<void> {
  const sorted = [...placements].sort((a, b) => a.square - b.square);
  const start = sorted[0]!.square;
  // From the heading, which takes no keys of its own.
  await page.locator('h1').focus();
  const here = Number(await page.locator('.board [tabindex="0"]').getAttribute('data-square'));
  const rows = rowOf(start) - rowOf(here);
  const columns = columnOf(start) - columnOf(here);
  for (let i = 0; i < Math.abs(rows); i++) await press(page, rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(columns); i++) await press(page, columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  const down = written(sorted)[0]!.match(/[A-O]/) !== null;
  const label = page.locator('.board [tabindex="0"] .sr-only');
  await press(page, 'Space');
  if ((await label.textContent())?.includes('arrow down') !== down) await press(page, 'Space');
  for (const { face } of sorted) await press(page, face === '*' ? '*' : face.toLowerCase());
}
