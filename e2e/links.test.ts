import { readFileSync } from 'node:fs';
import { GAME_IDS, GAMES } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { SAMPLE_GAMES } from './sample-games.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import { makeTable, playToTheEnd, short } from './wordsy/player.ts';

const { server, visit } = openScene();

/** Width and height from a PNG's header; fails for other files. */
function pngSize(bytes: Buffer): readonly [number, number] {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

/** The page's meta tags for link previews. */
async function tagsAt(page: Page, path: string): Promise<Record<string, string>> {
  const html = await (await page.request.get(server.url + path)).text();
  return Object.fromEntries(
    [...html.matchAll(/<meta property="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );
}

test('the link to a table names the host and the game, with a picture for every game', async () => {
  const { page } = await visit(PHONE);
  const code = await makeTable(page, server.url);
  expect(await tagsAt(page, `/t/${code}`)).toMatchObject({
    'og:title': 'Anna invites you to play Wordsy',
    'og:image': `${server.url}/links/wordsy.png`,
  });
  for (const id of GAME_IDS) {
    const tags = await tagsAt(page, `/rules/${id}`);
    expect(tags['og:title']).toContain(`How to play ${GAMES[id].title}`);
    const picture = await page.request.get(tags['og:image']!);
    expect(pngSize(await picture.body()), id).toEqual([1200, 630]);
  }
});

test('a result is shared with a link and a picture drawn on the device', async () => {
  const { page, faults } = await visit(PHONE);
  // This browser can't share, so a stub records the call.
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text, files }: { text: string; files: File[] }) => {
        const [file] = files;
        sent.push({ text, name: file?.name, bytes: [...new Uint8Array((await file?.arrayBuffer()) ?? [])] });
      },
      sent,
    });
  });
  await openSavedGame(page, server.url, await finishedGame('wildwords'), []);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Share the result' }).click();
  const sent = await page.waitForFunction(
    () => (navigator as unknown as { sent: { text: string; name: string; bytes: number[] }[] }).sent[0],
  );
  const { text, name, bytes } = (await sent.jsonValue())!;
  expect(text.split('\n')[0]).toBe('WildWords, Wordhoard');
  expect(text).toContain('Anna');
  expect(text.split('\n').at(-1)).toBe(server.url);
  expect(name).toBe('wildwords.png');
  const [width, height] = pngSize(Buffer.from(bytes));
  expect(width).toBe(1080);
  // Wider than high it would have no board on it.
  expect(height).toBeGreaterThan(1200);
  await expect.poll(() => page.getByRole('button', { name: 'Save a picture' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test.each(SAMPLE_GAMES)('a result’s picture can be saved if pictures can’t be shared: %s', async (id) => {
  const { page, faults } = await visit(DESKTOP);
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  await openSavedGame(page, server.url, await finishedGame(id), []);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${id}.png`);
  expect(pngSize(readFileSync(await download.path()))[0]).toBe(1080);
  await page.getByRole('button', { name: 'Share the result' }).click();
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(server.url);
  expect(faults).toEqual([]);
});

test('a rematch is shown at the finished table and on the start page, unless one is already there', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTable(anna.page, server.url, async (form) => {
    await form.getByRole('radio', { name: /^No clocks/ }).check();
    await short(form);
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([playToTheEnd(anna.page), playToTheEnd(beth.page)]);
  const { page: elsewhere } = await sameGuest(beth.page);
  await elsewhere.goto(server.url);
  await elsewhere.getByText('No open tables').waitFor({ state: 'attached' });
  await expect.poll(() => elsewhere.getByRole('region', { name: 'Continue playing' }).count()).toBe(0);

  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).waitFor();
  const next = anna.page.url().split('/').at(-1)!;
  const offer = beth.page.getByRole('status').filter({ hasText: 'There’s a rematch, and a seat for you.' });
  await offer.getByRole('link', { name: 'Play again' }).waitFor();
  await expect.poll(() => beth.page.title()).toContain('Rematch!');
  await beth.page
    .locator('[data-announcer] p', { hasText: 'There’s a rematch, and a seat for you.' })
    .waitFor({ state: 'attached' });
  expect(await axeFaults(beth.page)).toEqual([]);

  await elsewhere.reload();
  const waiting = elsewhere.getByRole('link', { name: `Wordsy, rematch waiting at table ${next}` });
  await waiting.waitFor();
  await expect.poll(() => elsewhere.title()).toContain('Rematch waiting: Wordsy');
  await waiting.click();
  await elsewhere.getByRole('heading', { name: `Table ${next}` }).waitFor();
  await elsewhere.getByRole('link', { name: 'Back to the start page' }).click();
  await elsewhere.getByRole('link', { name: `Continue: Wordsy, table ${next}` }).waitFor();
  await expect.poll(() => waiting.count()).toBe(0);
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});

/** A second page of the same person. */
const sameGuest = async (page: Page): Promise<{ page: Page }> => ({ page: await page.context().newPage() });
