import { describe, expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, NARROW } from './browser.ts';
import { openScene } from './scene.ts';
import type { Screen } from './screens.ts';

/** The tests of a list of screens: what every screen of every game must pass. */
export function checkScreens(screens: readonly Screen[]): void {
  const { house, visit } = openScene();

  describe.each(screens)('$name', ({ open }) => {
    test('axe finds nothing in either theme, nothing scrolls sideways at 360 px, and nothing breaks', async () => {
      const { page, faults } = await visit({ ...NARROW, colorScheme: 'light' });
      await open(page, house.url);
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFaults(page)).toEqual([]);
      await page.setViewportSize(DESKTOP.viewport!);
      expect(await axeFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(faults).toEqual([]);
    });
  });
}
