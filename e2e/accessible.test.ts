import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axTree, axTreeFaults, isFocusLost } from './ax-tree.ts';
import { axeFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { choose } from './keyboard.ts';
import { SAMPLE_GAMES } from './sample-games.ts';
import { openSavedGame } from './saved-game.ts';
import { openScene } from './scene.ts';
import { accept } from './wildwords/player.ts';
import { showAlone, staged } from './wildwords/stage.ts';
import { staged as nerds, showAlone as nerdsAlone, passesByHand } from './word-nerds/stage.ts';
import { makeTable } from './wordsy/player.ts';

const { server, visit } = openScene();

/** The focused element, by its accessible name. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const here = document.activeElement;
    return here?.getAttribute('aria-label') ?? here?.textContent ?? '';
  });

test('the button that copies a table’s link has a name, before and after a copy', async () => {
  const { page } = await visit(PHONE);
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read']);
  const code = await makeTable(page, server.url);
  await page.getByText('Or scan this with a phone').waitFor();
  expect(await axTree(page)).toContainEqual({ role: 'button', name: 'Copy the link' });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByRole('status').getByText('Copied').waitFor({ state: 'attached' });
  expect(await axTree(page)).toContainEqual({ role: 'button', name: 'Copied' });
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/t/${code}`);
  expect(await axTreeFaults(page)).toEqual([]);
});

test.each(SAMPLE_GAMES)('every control has a name at the end of %s, also for sharing', async (id) => {
  const { page } = await visit(PHONE);
  await openSavedGame(page, server.url, await finishedGame(id), []);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  expect(await axTree(page)).toContainEqual({ role: 'button', name: 'Share' });
  expect(await axTreeFaults(page)).toEqual([]);
});

test('Word Nerds: after a bid and every pass the focus is on the next control, never lost', async () => {
  const { page, faults } = await visit(DESKTOP);
  await passesByHand(page);
  await nerdsAlone(page, server.url, nerds({ players: ['', ''], position: null, seed: 'luck' }));
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  const next = page.getByText('turn 2', { exact: true }).filter({ visible: true });
  const answer = page.locator('[data-doing] button:focus, .market button:focus');
  const line = page.locator('input:focus');
  for (let given = 0; ; given++) {
    // The next button has the focus, so no one has to look for it with Tab.
    await answer.or(line).or(next).first().waitFor();
    if (await next.isVisible()) {
      expect(given).toBeGreaterThanOrEqual(3);
      break;
    }
    // Only if a word could be written, the focus is on its line.
    if (await line.isVisible()) await choose(page, /^Pass$/);
    else await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement !== document.body);
  }
  expect(faults).toEqual([]);
});

test('WildWords: after every answer the focus is on the next question, and on the board for one’s own turn', async () => {
  const { page, faults } = await visit(DESKTOP);
  await showAlone(page, server.url, staged(2, 1).play(1, '5D (A)NTILES'));
  const onTheBoard = (): Promise<unknown> =>
    page.waitForFunction(() => document.activeElement?.matches('.board [tabindex="0"]') ?? false);
  await accept(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[data-doing] button') ?? false);
  await choose(page, /^Accept$/);
  await onTheBoard();
  // [WW-5] A player who has traded still has the turn, and the pressed button is disabled.
  await choose(page, /^Trade$/);
  await choose(page, /^Trade all$/);
  await page.locator('.prompt').getByText('You have new tiles').waitFor();
  await onTheBoard();
  expect(faults).toEqual([]);
});

test('a closed dialog returns the focus to what opened it', async () => {
  const { page } = await visit(PHONE);
  // Without a clock nothing else moves the focus.
  await showAlone(page, server.url, staged(2));
  // No chat: bots have nothing to say.
  for (const name of ['Log', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(name);
  }
});

test.each(SAMPLE_GAMES)('? shows the keys of %s, and Alt with a letter opens the parts of every table', async (id) => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/play/${id}`);
  await page.locator(`[data-play="${id}"] .table`).waitFor();
  // The table moves the focus to a new question after a moment.
  await page.waitForFunction(() => document.activeElement !== document.body);
  // With the focus in a text field, a question mark is only a character.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('opens the log').waitFor();
  await keys.getByText('In this game').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'hidden' });
  for (const [key, name] of [
    ['Alt+l', 'Log'],
    ['Alt+m', 'Menu'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
  }
  // Bots have nothing to say.
  await page.keyboard.press('Alt+c');
  await expect.poll(() => page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
  await expect.poll(() => isFocusLost(page)).toBe(false);
  expect(faults).toEqual([]);
});

test('switching the keys off in the settings disables them', async () => {
  const { page } = await visit(DESKTOP);
  await page.goto(`${server.url}/settings`);
  await page.getByRole('checkbox', { name: /^Keyboard shortcuts for log/ }).uncheck();
  await page.goto(`${server.url}/play/wordsmith`);
  await page.locator('[data-play="wordsmith"] .table').waitFor();
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('Alt+l');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').filter({ visible: true }).count()).toBe(1);
});

test('accepts a target under a sticky bar, and rejects two thin ones side by side', async () => {
  const { page } = await visit({ ...PHONE, bypassCSP: true });
  const bar = '<button style="position:sticky;bottom:0;width:100%;height:60px">Join</button>';
  const tall = `<div style="height:${PHONE.viewport!.height - 75}px"></div><a href="#x" style="display:block;height:40px">Learn it</a>`;
  const thin =
    '<a href="#y" style="display:block;height:9px">One</a><a href="#z" style="display:block;height:9px">Two</a>';
  const small = async (body: string): Promise<string[]> => {
    await page.evaluate((html) => {
      document.body.innerHTML = `<main>${html}<div style="height:900px"></div></main>`;
    }, body);
    return (await axeFaults(page)).filter((fault) => fault.startsWith('target-size'));
  };
  await page.goto(`${server.url}/about`);
  expect(await small(`${tall}${bar}`)).toEqual([]);
  expect(await small(`${thin}${bar}`)).toHaveLength(2);
});
