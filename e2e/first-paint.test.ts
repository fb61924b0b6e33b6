import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';

const { server, visit } = openScene();

const looks = [
  ['light', PHONE],
  ['dark', PHONE],
  ['light', DESKTOP],
  ['dark', DESKTOP],
] as const;
const rooms = ['/', '/play/wordsy', '/t/FOX-37'];

test.each(looks)('draws the page from its first bytes, in its own colours: %s, %o', async (colorScheme, screen) => {
  const { page, faults } = await visit({ ...screen, colorScheme });
  // Only the page itself is served.
  await page.route('**/assets/**', () => {});
  for (const address of rooms) {
    await page.goto(server.url + address, { waitUntil: 'commit' });
    const tiles = page.locator('.shuffling .tile');
    await tiles.nth(3).waitFor();
    const drawn = await page.evaluate(() => {
      const of = (selector: string): CSSStyleDeclaration => getComputedStyle(document.querySelector(selector)!);
      const { width, height } = document.querySelector('.shuffling .tile')!.getBoundingClientRect();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      const lightness = (colour: string): number => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red! + green! + blue!) / 3;
      };
      return {
        background: lightness(of('body').backgroundColor),
        ink: lightness(of('body').color),
        tile: [Math.round(width), Math.round(height)],
        tileIsWood: of('.shuffling .tile').backgroundImage.startsWith('linear-gradient'),
        bar: of('#first .bar').display,
        sheets: document.styleSheets.length,
      };
    });
    expect(drawn).toMatchObject({ tile: [44, 44], tileIsWood: true, bar: 'flex', sheets: 1 });
    if (colorScheme === 'dark') expect(drawn.background).toBeLessThan(drawn.ink);
    else expect(drawn.background).toBeGreaterThan(drawn.ink);
  }
  expect(faults).toEqual([]);
});

test('a chosen theme applies from the first paint, whatever the system’s is', async () => {
  const { page } = await visit({ ...PHONE, colorScheme: 'light' });
  await page.context().addInitScript(() => localStorage.setItem('wordhoard.settings', '{"theme":"dark"}'));
  await page.route('**/assets/**', () => {});
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.locator('.shuffling .tile').first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
});

test('runs and applies no foreign inline code', async () => {
  const { page } = await visit(PHONE);
  const answer = await page.goto(server.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  await page
    .getByRole('link', { name: /Play now/ })
    .first()
    .waitFor();
  await expect.poll(() => page.locator('#first').count()).toBe(0);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
    return document.title;
  });
  expect(ran).not.toBe('run');
});
