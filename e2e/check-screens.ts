import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axTreeFaults } from './ax-tree.ts';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, NARROW, PHONE } from './browser.ts';
import { misfits } from './layout.ts';
import { openScene, type Scene } from './scene.ts';
import type { Screen } from './screens.ts';

/** Where a game's letters are: the player's own, or those all play with. */
interface Letters {
  readonly game: string;
  /** A selector. */
  readonly letters: string;
}

/** The tests of a list of screens: what every screen of every game must pass; and that its letters can be larger. */
export function checkScreens(screens: readonly Screen[], large?: Letters): void {
  const scene = openScene();
  const { server, visit } = scene;

  // One page for all of it, made larger and smaller: opening it anew would take longer than looking at it.
  describe.each(screens)('$name', ({ open }) => {
    test('everything fits, can be reached and has a name, at every width and in either theme', async () => {
      const { page, faults } = await visit({ ...NARROW, colorScheme: 'light' });
      await open(page, server.url);
      await checkLooks(page);
      expect.soft(faults).toEqual([]);
    });
  });

  if (large) checkLargeTiles(scene, large);
}

/** What every screen must pass, begun on a narrow phone in the light theme; afterwards it is narrow and dark. */
export async function checkLooks(page: Page): Promise<void> {
  expect.soft(await losesFocus(page), 'the focus is nowhere').toBe(false);
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await misfits(page)).toEqual([]);
  // Once in each theme, on a phone and on a wide screen: every colour and every control is in one of the two.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(DESKTOP.viewport!);
  expect.soft(await axeFaults(page)).toEqual([]);
  // Last of all: a Chromium that has told its tree may crash (now and then, 147) when the page is made larger or smaller.
  expect.soft(await axTreeFaults(page)).toEqual([]);
  await page.setViewportSize(NARROW.viewport!);
  expect.soft(await axTreeFaults(page)).toEqual([]);
}

/** At a table, a moment after an answer: whoever plays by keyboard would begin again at the top. */
async function losesFocus(page: Page): Promise<boolean> {
  if ((await page.locator('.table, .hand-over').count()) === 0) return false;
  const somewhere = page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 20_000 });
  return somewhere.then(
    () => false,
    () => true,
  );
}

function checkLargeTiles({ server, visit }: Scene, { game, letters }: Letters): void {
  test.each(Object.entries({ phone: PHONE, 'wide screen': DESKTOP }))(
    'large tiles are larger on a %s, and nothing leaves it',
    async (_, options) => {
      const { page } = await visit(options);
      await page.goto(`${server.url}/play/${game}`);
      const letter = page.locator(letters).first();
      await letter.waitFor();
      const width = async (): Promise<number> => (await letter.boundingBox())?.width ?? 0;
      const usual = await width();
      await askForLargeTiles(page);
      await expect.poll(width).toBeGreaterThan(usual);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    },
  );
}

async function askForLargeTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: /^Large tiles/ }).check();
  await page.keyboard.press('Escape');
}
