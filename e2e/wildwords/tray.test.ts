import type { TestGame } from '@wordhoard/wildwords/testing';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { openHoard } from '../hoard-day.ts';
import { openScene } from '../scene.ts';
import { accept, board, myTurn, pass } from './player.ts';
import { FRIENDS, LONG, show, showAlone, staged } from './stage.ts';

const { server, visit } = openScene();

const SHORT: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };
const SCREENS = { phone: PHONE, 'short phone': SHORT, desktop: DESKTOP } as const;

/** `E3 *OX` by Anna, challenged by the last player and spelt correctly; the one between them joined the challenge. */
const decided = (): TestGame =>
  staged(3)
    .play(0, 'E3 *OX')
    .answer(2, { challenge: true })
    .answer(0, { words: ['fox', 'so', 'to', 'ax'] })
    .answer(1, { agree: true });

/** A player can look at their tray at every question. */
const SITUATIONS: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  'a verdict and the next question': async (page, url) => {
    // ANTILES is no word, so Anna was right and has the turn.
    await showAlone(page, url, staged(2, 1).play(1, '5D (A)NTILES').answer(0, { challenge: true }));
    await page.getByText('The play falls').waitFor();
    await myTurn(page).waitFor();
  },
  'a verdict among three': async (page, url) => {
    await show(page, url, decided(), FRIENDS);
    await page.getByRole('heading', { name: 'The play stands' }).waitFor();
    await myTurn(page).waitFor();
  },
  'three players with long names': async (page, url) => {
    await show(page, url, staged(3), LONG);
    await myTurn(page).waitFor();
  },
  'a play to accept or challenge': async (page, url) => {
    await showAlone(page, url, staged(2, 1).play(1, '5D (A)NTILES'));
    await accept(page).waitFor();
  },
  'a vote': async (page, url) => {
    await show(page, url, staged(3).play(0, '5D (A)GO').answer(2, { challenge: true }), FRIENDS);
    await page.getByRole('button', { name: 'Trust the play' }).waitFor();
  },
  'a lesson to lay something': async (page, url) => {
    await page.goto(`${url}/learn/wildwords/asterisk`);
    await pass(page).waitFor();
  },
  'a lesson to decide something': async (page, url) => {
    await page.goto(`${url}/learn/wildwords/bluff`);
    await accept(page).waitFor();
  },
  'a daily task': async (page, url) => {
    await openHoard(page, url, [], '/wildwords');
    await page.getByRole('button', { name: 'Start' }).click();
    await pass(page).waitFor();
  },
};

/** Runs in the page: finds tiles of the tray that are off the screen or covered. */
function hiddenTiles(): string[] {
  const tiles = [...document.querySelectorAll('.rack .tile')];
  return tiles.flatMap((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (isInside && hit && tile.contains(hit)) return [];
    return [
      `${tile.textContent} at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, under ${hit?.className}`,
    ];
  });
}

test.each(Object.entries(SITUATIONS))('the tray is in sight without scrolling: %s', async (_, open) => {
  for (const [screen, size] of Object.entries(SCREENS)) {
    const { page, faults } = await visit(size);
    await open(page, server.url);
    await expect.poll(() => page.locator('.rack .tile').count()).toBeGreaterThan(2);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(hiddenTiles), { message: screen }).toEqual([]);
    expect(faults).toEqual([]);
  }
});

test('a verdict disappears with the first tile laid, and with the next play', async () => {
  const { page } = await visit(PHONE);
  await show(page, server.url, decided(), FRIENDS);
  const verdict = page.locator('.verdict');
  await verdict.waitFor();
  await page.keyboard.press('l');
  await verdict.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await verdict.waitFor();
  const next = await visit(PHONE);
  await show(next.page, server.url, decided().play(1, '5F ILL'), FRIENDS);
  await accept(next.page).waitFor();
  await expect.poll(() => next.page.locator('.verdict').count()).toBe(0);
});

test('an error appears below the question for a moment, without replacing it', async () => {
  const { page } = await visit(DESKTOP);
  await showAlone(page, server.url, staged(2));
  await myTurn(page).waitFor();
  await page.keyboard.press('b');
  const error = page.locator('.question').getByRole('alert');
  await error.getByText('You have no B left in your tray. Choose another tile.').waitFor();
  expect(await myTurn(page).isVisible()).toBe(true);
  await error.waitFor({ state: 'hidden' });
});

test('a letter typed while deciding does nothing', async () => {
  const { page } = await visit(DESKTOP);
  await showAlone(page, server.url, staged(2, 1).play(1, '5D (A)NTILES'));
  await accept(page).waitFor();
  for (const key of ['b', 'o']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'O 1' }).click();
  expect(await page.locator('.question [role="alert"]').count()).toBe(0);
  expect(await page.locator('.rack .tile').count()).toBe(7);
  expect(await page.locator('.board .mine').count()).toBe(0);
});

test('the points of a play cover none of its letters', async () => {
  const { page } = await visit(PHONE);
  // Down from the D of FEND: a letter lies above the first new tile.
  await showAlone(page, server.url, staged(2, 1).play(1, 'H8 (D)ILL'));
  await accept(page).waitFor();
  const covered = await page.evaluate(() => {
    const points = document.querySelector('.board .points')!.getBoundingClientRect();
    return [...document.querySelectorAll('.board .tile b')].filter((letter) => {
      const { left, right, top, bottom } = letter.getBoundingClientRect();
      return left < points.right && right > points.left && top < points.bottom && bottom > points.top;
    }).length;
  });
  expect(covered).toBe(0);
});

test('after a play by coordinates, and after Escape, keys go to the board again', async () => {
  const { page } = await visit(DESKTOP);
  await showAlone(page, server.url, staged(2));
  await myTurn(page).waitFor();
  const field = page.getByRole('textbox', { name: 'A play, such as 8E FEND' });
  const onBoard = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.board') !== null);
  await field.fill('e3 *o');
  await field.press('Escape');
  await expect.poll(onBoard).toBe(true);
  await field.fill('e3 *ox');
  await field.press('Enter');
  await page.getByText('Laid: it would score 35. Press Enter to play it.').filter({ visible: true }).waitFor();
  await field.press('Enter');
  await expect.poll(onBoard).toBe(true);
});

test('laid tiles survive a reload, and are gone once taken back', async () => {
  const { page } = await visit(PHONE);
  await showAlone(page, server.url, staged(2));
  await myTurn(page).waitFor();
  await page.keyboard.press('o');
  await page.keyboard.press('x');
  await expect.poll(() => page.locator('.board .mine').count()).toBe(2);
  await page.reload();
  await board(page).waitFor();
  await expect.poll(() => page.locator('.board .mine').count()).toBe(2);
  await expect.poll(() => page.locator('.rack .tile').count()).toBe(5);
  await page.getByRole('button', { name: 'Take all back' }).click();
  await page.reload();
  await board(page).waitFor();
  await expect.poll(() => page.locator('.rack .tile').count()).toBe(7);
  expect(await page.locator('.board .mine').count()).toBe(0);
});
