import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { choose } from './keyboard.ts';
import { openScene } from './scene.ts';
import { answer, asked, button, line, playUntil, ranking, shuffledLetters } from './word-nerds-player.ts';
import { show, showAlone, staged } from './word-nerds-stage.ts';

/** A dragged tile flies this far above the finger, in pixels, and falls where it is seen. */
const LIFT = 38;

const { house, visit } = openScene();

/** A known deal, and a bot without a server: nobody is kept waiting, nothing is gone before it could be pressed. */
const withABot = (page: Page): Promise<void> =>
  showAlone(page, house.url, staged({ players: ['', ''], position: null, config: { winningScore: 20 }, seed: 'luck' }));

test('[WN-21] a whole game against a bot on a phone, without the server', async () => {
  const { page, faults } = await visit(PHONE);
  await withABot(page);
  const asks = new Set<string>();
  await playUntil(page, 'over', async (ask) => {
    asks.add(ask);
  });
  expect(await ranking(page).getByRole('listitem').count()).toBe(2);
  expect(asks).toContain('bid');
  expect(asks).toContain('declare');
  expect(faults).toEqual([]);
});

test('a turn by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await withABot(page);
  await button(page, /^Choose a token$/).waitFor();
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  // Whatever comes until a word may be declared: the first button that answers.
  for (let ask = await asked(page); ask !== 'declare'; ask = await asked(page)) {
    if (ask === 'pass') {
      await choose(page, /^Pass$/);
    } else if (ask === 'select') {
      await page.locator('.market button').first().focus();
      await page.keyboard.press('Enter');
    } else await answer(page, ask);
  }
  // The line for the word has the focus already: typing goes there.
  const letters = await shuffledLetters(page, 4);
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  // Taken: a word that could not be laid would be refused, and the button stay.
  await button(page, /^Word Nerd!/).waitFor({ state: 'hidden' });
  expect(await page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
});

describe('[WN-10] a word by dragging', () => {
  /** The middle of something, or its left or right edge. */
  async function point(what: Locator, side: 'middle' | 'left' | 'right'): Promise<{ x: number; y: number }> {
    await what.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await what.boundingBox())!;
    const across = { left: 3, middle: width / 2, right: width - 3 }[side];
    return { x: x + across, y: y + height / 2 };
  }
  /** Takes hold of a tile and lets it go over something else, through a place between: a hand does not jump. */
  async function drag(page: Page, tile: Locator, to: Locator, side: 'middle' | 'left' | 'right'): Promise<void> {
    const from = await point(tile, 'middle');
    const end = await point(to, side);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  }
  const spelt = (page: Page): Promise<string> => line(page).inputValue();

  test('from the hand and the pool, to another place, and out again', async () => {
    const { page, faults } = await visit(DESKTOP);
    await show(page, house.url, staged({ players: ['mind', 'paths'], position: { pool: 'e' } }));
    const hand = page.locator('.letters .tile');
    const pool = page.locator('.pool .tile');
    const word = page.locator('.spelt .tile');
    const compose = page.locator('.compose');

    await drag(page, hand.nth(3), compose, 'middle'); // D
    await drag(page, pool.first(), compose, 'right'); // E
    await expect.poll(() => spelt(page)).toBe('DE');
    await drag(page, hand.nth(0), word.nth(0), 'left'); // M before D
    await drag(page, hand.nth(1), word.nth(0), 'right'); // I after M
    await drag(page, hand.nth(2), word.nth(1), 'right'); // N after I
    await expect.poll(() => spelt(page)).toBe('MINDE');
    // The last letter becomes the second, and the first the last.
    await drag(page, word.nth(4), word.nth(0), 'right');
    await drag(page, word.nth(0), word.nth(4), 'right');
    await expect.poll(() => spelt(page)).toBe('EINDM');
    // Out of the word: over the table it goes back to where it came from.
    await drag(page, word.nth(0), page.locator('.slab'), 'middle');
    await expect.poll(() => spelt(page)).toBe('INDM');
    // A card of the hand let go elsewhere changes nothing, and what ends a drag is no tap.
    await drag(page, pool.first(), page.locator('.bar'), 'middle');
    await expect.poll(() => spelt(page)).toBe('INDM');
    await button(page, /^Word Nerd! INDM, 6$/).click();
    await page.getByRole('button', { name: 'I am Beth' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('by finger, without scrolling the page away', async () => {
    const { page, faults } = await visit(PHONE);
    await show(page, house.url, staged({ players: ['mind', 'paths'], position: { pool: 'e' } }));
    const touch = await page.context().newCDPSession(page);
    const finger = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ): Promise<void> => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    };
    const slide = async (tile: Locator, to: Locator): Promise<void> => {
      const from = await point(tile, 'middle');
      const end = await point(to, 'middle');
      await finger('touchStart', from);
      for (const part of [0.3, 0.6, 1])
        await finger('touchMove', {
          x: from.x + (end.x - from.x) * part,
          y: from.y + (end.y - from.y) * part + LIFT * part,
        });
      await finger('touchEnd');
    };
    await slide(page.locator('.letters .tile').nth(0), line(page));
    await slide(page.locator('.pool .tile').first(), line(page));
    await expect.poll(() => spelt(page)).toBe('ME');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(faults).toEqual([]);
  });
});
