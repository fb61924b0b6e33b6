/**
 * Pictures of the real app, phone either way up and desktop, light and dark, into docs/screenshots: npm run screenshots
 * [-- NAME…] `newcomer` is a newcomer's way, station by station, once on a phone and once on a desktop.
 */
import { globSync, mkdirSync } from 'node:fs';
import { DESKTOP, LANDSCAPE, launch, PHONE, visit } from './browser.ts';
import { firstVisit, STAGES } from './first-visit.ts';
import { SCREENS, type Screen } from './screens.ts';
import { TestServer } from './test-server.ts';

/** Every game's folder has a list of its screens, the only thing its file exports. */
const lists = await Promise.all(
  globSync('*/screens.ts', { cwd: import.meta.dirname }).map(async (file) => {
    const found: Record<string, readonly Screen[]> = await import(new URL(file, import.meta.url).href);
    return Object.values(found).flat();
  }),
);
const wanted = process.argv.slice(2);
const server = new TestServer();
await server.open();
const browser = await launch();
mkdirSync('docs/screenshots', { recursive: true });
for (const { name, open } of [...SCREENS, ...lists.flat()].filter(({ name, shown = false }) =>
  wanted.length > 0 ? wanted.includes(name) : shown,
)) {
  for (const [device, size] of Object.entries({ phone: PHONE, landscape: LANDSCAPE, desktop: DESKTOP })) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(browser, { ...size, colorScheme });
      await open(page, server.url);
      await page.screenshot({ path: `docs/screenshots/${name}-${device}-${colorScheme}.png` });
      await page.context().close();
    }
  }
  console.log(name);
}
const ways = { 'phone-light': PHONE, 'desktop-dark': { ...DESKTOP, colorScheme: 'dark' } } as const;
for (const [way, options] of Object.entries(wanted.length === 0 || wanted.includes('newcomer') ? ways : {})) {
  const { page } = await visit(browser, options);
  await firstVisit(page, server.url, async (station) => {
    const nth = STAGES.indexOf(station) + 1;
    await page.screenshot({ path: `docs/screenshots/newcomer-${nth}-${station}-${way}.png` });
  });
  await page.context().close();
  console.log(`newcomer, ${way}`);
}
await browser.close();
await server.close();
