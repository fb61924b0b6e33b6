/**
 * Draws the link previews and the icons with the pages themselves:
 *
 *   npm run pictures
 *
 * It writes them to apps/web/public, for every game in the catalog.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';
import type { Browser } from 'playwright-core';
import { launch } from './browser.ts';
import { TestServer } from './test-server.ts';

const PUBLIC = 'apps/web/public';

/** Half of 1200 × 630, drawn at double size: a card of the start page fills it well. */
const LINK = { viewport: { width: 600, height: 315 }, deviceScaleFactor: 2 } as const;

const CARD = `
  body > :not(.picture) { display: none }
  .picture { position: fixed; inset: 0; display: grid; grid-template-rows: minmax(0, 1fr) auto auto !important; border-radius: 0 !important }
  .picture .art { block-size: auto !important; min-block-size: 0; margin: 0 !important }
  .picture .art > * { zoom: 1.4 }
  .picture .says { padding: 12px 26px 22px !important; grid-column: 1 / -1; grid-row: 2 }
  .picture h2 { font-size: 40px !important; line-height: 1.1 }
  .picture p { font-size: 19px; color: var(--lino-ink) !important }
  .picture .only-narrow, .picture .card-actions { display: none !important }
  .picture .site { grid-column: 1 / -1; grid-row: 2; justify-self: end; padding: 22px 26px 0; font: 800 17px/1 var(--display); opacity: 0.85 }
`;

const SITE = `
  body > :not(.picture) { display: none }
  .picture { position: fixed; inset: 0; display: grid; place-content: center; justify-items: center; gap: 26px; background: var(--page) }
  .picture .logo { display: flex !important; margin: 0 !important }
  .picture .logo .tile { --s: 54px !important; grid-column: auto !important }
  .picture p { max-inline-size: 27rem; font-size: 21px; text-align: center; text-wrap: balance }
`;

async function drawLink(browser: Browser, url: string, game: string | null): Promise<Buffer> {
  const context = await browser.newContext({ ...LINK, bypassCSP: true, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.game').first().waitFor();
  await page.evaluate((id) => {
    const lead = document.querySelector('.lead')!.cloneNode(true);
    const logo = document.querySelector('.logo')!.cloneNode(true);
    const name = document.createElement('div');
    name.className = 'site';
    name.textContent = 'Wordhoard';
    const picture = id === null ? document.createElement('div') : document.querySelector(`[data-card="${id}"]`)!;
    picture.append(...(id === null ? [logo, lead] : [name]));
    picture.classList.add('picture');
    if (id === null) picture.classList.add('landing');
    document.body.append(picture);
  }, game);
  await page.addStyleTag({ content: game === null ? SITE : CARD });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ type: 'png' });
  await context.close();
  return png;
}

async function drawIcon(browser: Browser, size: number, background: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: size, height: size } });
  const page = await context.newPage();
  const svg = readFileSync(`${PUBLIC}/icon.svg`, 'utf8');
  await page.setContent(
    `<style>body{margin:0;background:${background}}svg{display:block;width:100vw;height:100vh}</style>${svg}`,
  );
  const png = await page.screenshot({ type: 'png', omitBackground: true });
  await context.close();
  return png;
}

/** An icon file is a list of pictures: a head, sixteen bytes about each, and then each as a PNG. */
function icoOf(pictures: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let at = head.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

const server = new TestServer();
await server.open();
const browser = await launch();
mkdirSync(`${PUBLIC}/links`, { recursive: true });
for (const game of [null, ...GAME_IDS]) {
  const png = await drawLink(browser, server.url, game);
  writeFileSync(`${PUBLIC}/links/${game ?? 'wordhoard'}.png`, png);
  console.log(`${game ?? 'wordhoard'}: ${(png.length / 1000).toFixed(1)} kB`);
}
const sizes = [16, 32, 48];
const icons = await Promise.all(
  sizes.map(async (size) => ({ size, png: await drawIcon(browser, size, 'transparent') })),
);
writeFileSync(`${PUBLIC}/favicon.ico`, icoOf(icons));
// Phones round its corners themselves, and show black where nothing is drawn.
writeFileSync(`${PUBLIC}/apple-touch-icon.png`, await drawIcon(browser, 180, '#e8efec'));
await browser.close();
await server.close();
