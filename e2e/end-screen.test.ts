import { GAME_IDS, type GameId } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { joinTable, makeTableOf } from './tables.ts';

const { server, visit } = openScene();

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;

/**
 * Runs in the page: finds everything on the end screen that can't be read, is out of view or leaves the screen empty.
 */
function endScreenFaults(): string[] {
  const screen = document.querySelector<HTMLElement>('main.end-screen');
  const board = screen?.querySelector<HTMLElement>('.end-board');
  if (!screen || !board) return ['there is no end screen'];
  const faults: string[] = [];
  const lines = document.createRange();
  const texts = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent?.trim() ?? '';
    if (text.length < 4 || !node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
    lines.selectNodeContents(node);
    const rows = new Set([...lines.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (rows > 1 && text.length / rows < 4) faults.push(`“${text.slice(0, 30)}” is printed in ${rows} lines`);
  }
  for (const it of screen.querySelectorAll('h2, li, p, .btn, table')) {
    const { left, right, width } = it.getBoundingClientRect();
    if (width > 0 && !it.closest('.sr-only') && (left < -1 || right > innerWidth + 1))
      faults.push(`${it.tagName} “${it.textContent?.slice(0, 30)}” leaves the screen`);
  }
  const { bottom } = screen.getBoundingClientRect();
  if (bottom + scrollY < innerHeight - 2) faults.push(`it ends at ${Math.round(bottom)} of ${innerHeight}`);
  const { width, height } = board.getBoundingClientRect();
  const isWide = innerWidth >= 900;
  if (width < innerWidth * (isWide ? 0.4 : 0.5)) faults.push(`the board is ${Math.round(width)} wide`);
  if (isWide && height < innerHeight * 0.85) faults.push(`the board is ${Math.round(height)} high`);
  // Aligned: one column or two, whose buttons are equally wide.
  const buttons = [...screen.querySelectorAll('.end-actions .btn')].map((it) => it.getBoundingClientRect());
  const edges = new Set(buttons.map(({ left }) => Math.round(left)));
  const widths = new Set(buttons.map((it) => Math.round(it.width)));
  if (edges.size > 2 || widths.size > 2) faults.push(`buttons begin at ${[...edges]} and are ${[...widths]} wide`);
  return faults;
}

async function expectGoodAtAllSizes(page: Page): Promise<void> {
  await page.locator('main.end-screen .ranking').waitFor();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect.soft(await page.evaluate(endScreenFaults), `${width}×${height}`).toEqual([]);
  }
}

const actionsOf = (page: Page): Promise<string[]> =>
  page
    .locator('.end-actions [data-action]')
    .evaluateAll((found) => found.map((it) => it.getAttribute('data-action') ?? ''));

test.each(GAME_IDS)('%s: a regular end, against a bot and with two people at one device', async (game) => {
  for (const others of [[], ['Bartholomew Wigglesworth']]) {
    const { page, faults } = await visit(DESKTOP);
    await openSavedGame(page, server.url, await finishedGame(game), others);
    await expectGoodAtAllSizes(page);
    const inOrder = ['rematch', 'level', 'review', 'share', 'table', 'home'];
    const offered = await actionsOf(page);
    expect(offered).toEqual(inOrder.filter((it) => it !== 'level' || offered.includes('level')));
    expect(faults).toEqual([]);
  }
});

test.each(['wordsy', 'wordsmith'] as const)('%s: the end of a game alone', async (game) => {
  const { page } = await visit(DESKTOP);
  await openSavedGame(page, server.url, await finishedGame(game, { players: 1 }), []);
  await expectGoodAtAllSizes(page);
  // It is announced, and has the focus.
  const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading);
});

/** Anna and Beth play, Eve watches, and Anna resigns. */
async function resignGame(game: GameId): Promise<Record<'anna' | 'beth' | 'eve', Page>> {
  const [anna, beth, eve] = [await visit(DESKTOP), await visit(DESKTOP), await visit(DESKTOP)];
  const code = await makeTableOf(game, anna.page, server.url, (form) =>
    form.getByRole('radio', { name: /^No clocks/ }).check(),
  );
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.locator(`[data-play="${game}"] .table`).waitFor();
  await eve.page.goto(`${server.url}/t/${code}`);
  await eve.page.locator(`[data-play="${game}"] .table`).waitFor();
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  const menu = anna.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await menu.getByRole('button', { name: 'Yes, resign' }).click();
  return { anna: anna.page, beth: beth.page, eve: eve.page };
}

test.each(GAME_IDS)('%s: the end by resigning, for both players and a spectator', async (game) => {
  const { anna, beth, eve } = await resignGame(game);
  const texts = [
    [anna, 'You resigned, so Beth won'],
    [beth, 'Anna resigned, so you won'],
    [eve, 'Anna resigned, so Beth won'],
  ] as const;
  for (const [page, text] of texts) await page.getByRole('heading', { name: text }).waitFor();
  await expectGoodAtAllSizes(beth);
  await expectGoodAtAllSizes(eve);
  expect(await actionsOf(eve)).toEqual(['review', 'share', 'table', 'home']);
});
