import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { joinTable } from '../tables.ts';
import { confirm, isClaimed, makeTable, noClocks, playTurn, roundIs, square, typeAt } from './player.ts';
import { BRAIN, stage } from './stage.ts';

const { server, visit } = openScene();

const offers = (page: Page) => page.getByRole('list', { name: 'Words you can claim' });
const box = (page: Page) => page.getByRole('checkbox', { name: /^Spot words for me/ });
const OFF = { spotWords: false };

async function centre(page: Page, at: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await square(page, at).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('[WS-18] an unspotted word is claimed by drawing along it with the mouse, and a refusal says why', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, BRAIN, [], OFF);
  await page.locator('[data-words="here"]').waitFor();
  const draw = async (from: number, to: number): Promise<void> => {
    const [start, end] = [await centre(page, from), await centre(page, to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
  };
  await typeAt(page, 36, 'n');
  await page.getByRole('main').getByText('Write one more letter, or claim a word').first().waitFor();
  await expect.poll(() => offers(page).count()).toBe(0);
  await draw(36, 32);
  // The marked squares show before the button is released.
  await expect.poll(() => page.locator('.ws-drawing .pointed').count()).toBe(5);
  await page.mouse.up();
  await page.getByRole('alert').getByText('NIARB isn’t in the dictionary.').waitFor();
  await draw(32, 36);
  await page.mouse.up();
  await isClaimed(page, 'brain');
  // Let go beside the sheet: nothing is claimed, and nothing is left in the hand.
  await draw(32, 36);
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect.poll(() => page.locator('.ws-drawing .pointed').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WS-18] by touch: by drawing along it, or tapping its first and last letter', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, BRAIN, [], OFF);
  await page.locator('[data-words="here"]').waitFor();
  await typeAt(page, 36, 'n');
  await square(page, 33).tap();
  await square(page, 36).tap();
  await isClaimed(page, 'rain');
  await page.getByRole('button', { name: 'Undo' }).tap();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = await Promise.all([32, 33, 34, 35, 36].map((it) => centre(page, it)));
  await touch('touchStart', [at[0]!]);
  for (const point of at.slice(1)) await touch('touchMove', [point]);
  await touch('touchEnd', []);
  await isClaimed(page, 'brain');
  expect(faults).toEqual([]);
});

test('[WS-18] by keyboard; nothing is suggested, and missed words are shown after the round', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, BRAIN, [], OFF);
  await page.locator('[data-words="here"]').waitFor();
  await tabTo(page, /^row 1, column 1/);
  await press(page, 'k', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'n');
  // There is none to be claimed by one key.
  await press(page, 'Shift+Enter');
  await page.getByRole('main').getByText('You’ve written both letters. See a word?').first().waitFor();
  await press(page, 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await expect.poll(() => page.locator('.ws-drawing .pointed').count()).toBe(4);
  await press(page, 'Enter');
  await isClaimed(page, 'rain');
  await press(page, 'Backspace');
  await expect.poll(() => page.getByText('could also have claimed').count()).toBe(0);
  await press(page, 'Control+Enter');
  await roundIs(page, 10);
  await page.getByText('You could also have claimed BRAIN and RAIN.').filter({ visible: true }).waitFor();
  expect(faults).toEqual([]);
});

test('[WS-18] missed words are shown when all players have confirmed, and not before', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTable(anna.page, server.url, noClocks);
  await anna.page.getByText('You spot the words yourselves').first().waitFor();
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  for (const [i, letters] of ['sh', 'ip'].entries()) {
    await roundIs(anna.page, i + 1);
    await confirm(anna.page).waitFor();
    for (const [n, letter] of [...letters].entries()) await typeAt(anna.page, 2 * i + n, letter);
    await expect.poll(() => offers(anna.page).count()).toBe(0);
    await confirm(anna.page).click();
    await anna.page.getByText('Turn confirmed.').first().waitFor();
    for (const { page } of [anna, beth]) expect(await page.getByText('could also have claimed').count()).toBe(0);
    await playTurn(beth.page);
  }
  await roundIs(anna.page, 3);
  await anna.page.getByText('You could also have claimed SHIP').filter({ visible: true }).waitFor();
  await roundIs(beth.page, 3);
  await beth.page.getByText('Anna could also have claimed SHIP').filter({ visible: true }).waitFor();
  expect([...anna.faults, ...beth.faults]).toEqual([]);
});

test('[WS-18] the form suggests it for beginners and families, and remembers the choice', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByText('Rules and words', { exact: true }).click();
  const who = (name: string) => page.getByRole('radio', { name }).check();
  const isOn = () => expect.poll(() => box(page).isChecked());
  await isOn().toBe(false);
  await who('Bots and me');
  await isOn().toBe(false);
  await page.getByLabel('How strong are the bots?').selectOption('1');
  await isOn().toBe(true);
  await who('Several of us on this device');
  await isOn().toBe(false);
  await page.getByRole('checkbox', { name: /^Family-friendly/ }).check();
  await isOn().toBe(true);
  await page.getByRole('radio', { name: /^Balanced letters/ }).check();
  await who('Friends, by link');
  await isOn().toBe(false);
  await box(page).check();
  await who('Just me');
  await isOn().toBe(true);
  expect(faults).toEqual([]);
});

test('[WS-15] [WS-18] against level 1 words are spotted; unpaid coins are shown with their cost', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/play/wordsmith`);
  await confirm(page).waitFor();
  await page.locator('[data-words="here"]').waitFor();
  await page.getByText('All paid back').filter({ visible: true }).first().waitFor();
  // Bought where no card has them, letters cost 3 at most.
  for (const [at, letter] of [...'qu'].entries()) await typeAt(page, at, letter);
  const spent = Number(
    (await page
      .getByText(/^Coins: \d+ spent/)
      .first()
      .textContent())!.match(/\d+/)![0],
  );
  expect(spent).toBeGreaterThan(0);
  await page.getByText(`${spent} not paid back: −${spent} point`).filter({ visible: true }).first().waitFor();
  await confirm(page).click();
  await roundIs(page, 2);
  for (const [at, letter] of [...'it'].entries()) await typeAt(page, 2 + at, letter);
  await offers(page).getByText('quit').waitFor();
  expect(faults).toEqual([]);
});
