import { GAME_IDS, GAMES } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { resize } from './ax-tree.ts';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';
import { openOwnScene } from './scene.ts';
import { makeTableOf } from './tables.ts';

// A separate server, because the start page lists all open tables.
const { server, visit } = openOwnScene();

/** Computed styles of the games' cards: every property of every element, and its size. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.locator('.games *').evaluateAll((elements) =>
    elements.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Ids change with every render.
      const styles = [...style].map((name) => `${name}: ${style.getPropertyValue(name).replace(/#P[\d-]+/, '#id')}`);
      return `${element.tagName}.${element.getAttribute('class')} ${width.toFixed(1)} × ${height.toFixed(1)}\n${styles.join('\n')}`;
    }),
  );

/** The ones among these that wrap, or leave their card. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = (it: Element): DOMRect => it.closest('.game')!.getBoundingClientRect();
    return [...document.querySelectorAll('.game .card-actions > *')].flatMap((it) => {
      if (!it.checkVisibility()) return [];
      const text = document.createRange();
      text.selectNodeContents(it.querySelector('[aria-hidden]:not(svg)') ?? it);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
      const { left, right } = it.getBoundingClientRect();
      const inside = left >= card(it).left && right <= card(it).right;
      return lines.size > 1 || !inside ? [`${it.textContent} in ${lines.size} lines`] : [];
    });
  });

test.each([100, 200])(
  'nothing on the cards wraps or leaves them, from 320 to 1920 px, with text at %i percent',
  async (percent) => {
    const { page } = await visit(DESKTOP);
    await page.goto(server.url);
    await page.getByText('No open tables').waitFor({ state: 'attached' });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
    for (const width of [
      320, 360, 390, 480, 640, 768, 899, 900, 960, 1024, 1100, 1180, 1181, 1280, 1366, 1440, 1680, 1920,
    ]) {
      await resize(page, { width, height: 900 });
      expect(await broken(page), `${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
  },
);

test('on a phone, games that wait for the player come first', async () => {
  const { page: host } = await visit(DESKTOP);
  await makeTableOf('wordsmith', host, server.url, async (form) => {
    await form.getByText('The table', { exact: true }).click();
    await form.getByRole('radio', { name: /^Anyone/ }).check();
  });
  await host.getByRole('heading', { name: /^Table / }).waitFor();
  const { page } = await visit(PHONE);
  await openSavedGame(page, server.url, await finishedGame('wordsy'), []);
  await page.getByRole('link', { name: 'Start page' }).click();
  await page.getByText('Anna’s Wordsmith').waitFor();
  const top = async (name: string): Promise<number> =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('Finished games')).toBeLessThan(await top('Waiting for players'));
  expect(await top('Waiting for players')).toBeLessThan(await top('WildWords'));
});

test('name and picture can be chosen on the start page or in the settings, and all at a table see them', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(PHONE);
  await anna.page.goto(server.url);
  await anna.page.getByRole('button', { name: 'Change your name and picture' }).click();
  await anna.page.getByLabel('Your name').fill('Anna');
  await anna.page.getByRole('radio', { name: 'A fish' }).check();
  await anna.page.getByRole('radio', { name: 'Purple' }).check();
  expect(await axeFaults(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Done' }).click();
  const code = await makeTableOf('wordsy', anna.page, server.url);

  await beth.page.goto(`${server.url}/settings`);
  await beth.page.getByLabel('Your name').fill('Beth');
  await beth.page.keyboard.press('Enter');
  await beth.page.getByRole('radio', { name: 'A letter: B' }).check();
  await beth.page.getByLabel('Which letter?').selectOption('Q');
  await beth.page.goto(`${server.url}/t/${code}`);
  await expect.poll(() => beth.page.getByLabel('Your name').inputValue()).toBe('Beth');
  await beth.page.getByRole('button', { name: 'Sit down' }).click();
  const faces = (page: Page): Promise<string[]> =>
    page
      .locator('.disc')
      .evaluateAll((discs) =>
        discs.map(
          (disc) => `${disc.querySelector('svg') ? 'drawn' : disc.textContent} ${disc.getAttribute('data-seat')}`,
        ),
      );
  for (const { page } of [anna, beth]) await expect.poll(() => faces(page)).toEqual(['drawn 4', 'Q 0']);
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await beth.page.locator('.seats .disc').first().waitFor();
  expect((await faces(beth.page)).slice(0, 2)).toEqual(['drawn 4', 'Q 0']);

  // Stored with the guest, so it survives if the page’s own storage is lost.
  await anna.page.evaluate(() => localStorage.removeItem('wordhoard.picture'));
  await anna.page.goto(`${server.url}/t/${code}`);
  await anna.page.locator('.seats .disc').first().waitFor();
  await anna.page.goto(`${server.url}/play/wordsy`);
  await expect.poll(() => faces(anna.page)).toContain('drawn 4');
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});

test('a solo game needs no name, and a table without clocks offers no chess clock', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByRole('radio', { name: 'Just me' }).check();
  await expect.poll(() => page.getByLabel('Your name').count()).toBe(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('round 1 of 12').first().waitFor();

  await page.goto(`${server.url}/new/wildwords`);
  await page.getByText('Rules and words', { exact: true }).click();
  const clock = page.getByLabel('Time on each chess clock');
  const overtime = page.getByRole('group', { name: /clock/i });
  await clock.waitFor();
  await expect.poll(() => overtime.count()).toBe(1);
  await page.getByRole('radio', { name: /^No clocks/ }).check();
  expect([await clock.count(), await overtime.count()]).toEqual([0, 0]);
  expect(faults).toEqual([]);
});

test('an unknown address gets 404, with a link to the start page', async () => {
  const { page } = await visit(PHONE);
  const answer = await page.goto(`${server.url}/play/chess`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go to the start page', exact: true }).click();
  await page.getByRole('heading', { name: 'Wordhoard' }).waitFor();
  for (const icon of ['/favicon.ico', '/icon.svg', '/apple-touch-icon.png'])
    expect((await page.request.get(server.url + icon)).headers()['content-type'], icon).toContain('image/');
});

const screens = inject('sweep') ? { 'a phone': PHONE, 'a wide screen': DESKTOP } : { 'a wide screen': DESKTOP };
test.each(Object.entries(screens))(
  'no game changes how the start page looks when one comes back to it: %s',
  async (_, screen) => {
    const { page, faults } = await visit(screen);
    // Also what is fetched: the cards share the height of what stands beside them.
    const landing = (): Promise<void> => page.getByText('No open tables').waitFor({ state: 'attached' });
    await page.goto(server.url);
    await landing();
    const before = await stylesOf(page);
    expect(before.length).toBeGreaterThan(GAME_IDS.length);
    for (const id of GAME_IDS) {
      await page.getByRole('link', { name: `Play now: ${GAMES[id].title}`, exact: true }).click();
      await page.locator(`[data-play="${id}"] .table`).waitFor();
      await page.goBack();
      await landing();
      await page.getByRole('link', { name: `How to play ${GAMES[id].title}`, exact: true }).click();
      await page.locator(`[data-play="${id}"] main h2`).first().waitFor();
      // A game left there would be offered on the start page, and rightly so. Forgotten only now:
      // at its table the bots would play on and keep it again.
      await page.evaluate((key) => localStorage.removeItem(key), `wordhoard.game.${id}`);
      await page.goBack();
      await landing();
      expect(await stylesOf(page), `after ${id}`).toEqual(before);
    }
    expect(faults).toEqual([]);
  },
);
