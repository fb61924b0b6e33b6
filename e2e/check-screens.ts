import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { axTreeFaults, resize } from './ax-tree.ts';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, NARROW, PHONE } from './browser.ts';
import { FORM_FACTORS, findLayoutFaults, SIZES } from './layout.ts';
import { openScene, type Scene } from './scene.ts';
import type { Screen } from './screens.ts';

/** The letters that the setting "Large tiles" makes larger. */
interface Tiles {
  readonly game: string;
  readonly selector: string;
}

/** Tests every screen on each form factor; in `npm run test:all` at every size, in both themes and with large tiles. */
export function checkScreens(screens: readonly Screen[], tiles?: Tiles): void {
  const scene = openScene();
  const { server, visit } = scene;

  // One page for all sizes, because opening it takes longer than checking it.
  test.each(screens.filter(({ sweepOnly = false }) => inject('sweep') || !sweepOnly))(
    '$name: everything fits, can be reached and has a name',
    async ({ open }) => {
      const { page, faults } = await visit({ ...NARROW, colorScheme: 'light' });
      await open(page, server.url);
      await checkLayout(page);
      expect.soft(faults).toEqual([]);
    },
  );

  if (!inject('sweep')) return;
  sweepScreens(scene, screens);
  if (tiles) checkLargeTiles(scene, tiles);
}

/** Every screen at every size, in both themes, with usual and with large tiles. */
function sweepScreens({ server, visit }: Scene, screens: readonly Screen[]): void {
  describe.each([{ size: 'usual' }, { size: 'large' }])('$size tiles', ({ size }) => {
    test.each(screens)('$name: everything fits and has a name, at every size and in both themes', async ({ open }) => {
      const { page, faults } = await visit({ ...NARROW, colorScheme: 'light' });
      if (size === 'large') await page.addInitScript(useLargeTiles);
      await open(page, server.url);
      expect.soft(await checkFocus(page), 'the focus is nowhere').toBe(false);
      expect.soft(await findLayoutFaults(page, SIZES)).toEqual([]);
      for (const viewport of [NARROW.viewport!, DESKTOP.viewport!]) {
        await resize(page, viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await axeFaults(page), `${viewport.width} px, ${colorScheme}`).toEqual([]);
        }
      }
      expect.soft(faults).toEqual([]);
    });
  });

  // The accessibility tree is read last (`resize` says why), so a phone's needs a page of its own.
  test.each(screens)('$name: every control has a name on a phone', async ({ open }) => {
    const { page } = await visit(NARROW);
    await open(page, server.url);
    expect(await axTreeFaults(page)).toEqual([]);
  });
}

/**
 * Checks for every screen, on a page opened on a narrow phone; afterwards it has a desktop's size and must not be
 * resized.
 */
export async function checkLayout(page: Page): Promise<void> {
  expect.soft(await checkFocus(page), 'the focus is nowhere').toBe(false);
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await findLayoutFaults(page, FORM_FACTORS)).toEqual([]);
  expect.soft(await axTreeFaults(page)).toEqual([]);
}

/** Checks that an answer doesn't lose the focus: keyboard users would have to start again at the top. */
async function checkFocus(page: Page): Promise<boolean> {
  if ((await page.locator('.table, .hand-over').count()) === 0) return false;
  const somewhere = page.waitForFunction(() => document.activeElement !== document.body, null, { timeout: 20_000 });
  return somewhere.then(
    () => false,
    () => true,
  );
}

/** Runs in the page, before it loads. */
function useLargeTiles(): void {
  localStorage.setItem('wordhoard.settings', '{"quickBots":true,"largeTiles":true}');
}

function checkLargeTiles({ server, visit }: Scene, { game, selector }: Tiles): void {
  test.each(Object.entries({ phone: PHONE, 'wide screen': DESKTOP }))(
    'large tiles are larger on a %s, and nothing leaves it',
    async (_, options) => {
      const { page } = await visit(options);
      await page.goto(`${server.url}/play/${game}`);
      const tile = page.locator(selector).first();
      await tile.waitFor();
      const width = async (): Promise<number> => (await tile.boundingBox())?.width ?? 0;
      const usual = await width();
      await chooseLargeTiles(page);
      await expect.poll(width).toBeGreaterThan(usual);
      await expect.poll(() => sidewaysScroll(page)).toBe(0);
    },
  );
}

async function chooseLargeTiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: /^Large tiles/ }).check();
  await page.keyboard.press('Escape');
}
