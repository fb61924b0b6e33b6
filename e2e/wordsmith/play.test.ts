import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { joinTable } from '../tables.ts';
import {
  addBotAndStart,
  alone,
  chain,
  claim,
  confirm,
  isClaimed,
  makeTable,
  noClocks,
  playToTheEnd,
  playTurn,
  ranking,
  roundIs,
  sheet,
  spotWords,
  square,
  typeAt,
  writeOne,
} from './player.ts';
import { ALONE, BRAIN, stage } from './stage.ts';

const { server, visit } = openScene();

// Three players and twelve rounds take their time on a busy machine.
const WHOLE_GAME = 240_000;

test('two browsers and a bot play all twelve rounds: sword, goblet and a new word in one turn, every line of the score', {
  timeout: WHOLE_GAME,
}, async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTable(anna.page, server.url, async (form) => {
    await form.getByLabel('Seats', { exact: true }).selectOption({ label: '3 seats' });
    await noClocks(form);
  });
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByText('Beth').first().waitFor();
  await addBotAndStart(anna.page, 3);
  const chained = async (): Promise<void> => {
    await chain(anna.page);
    await confirm(anna.page).click();
    await playToTheEnd(anna.page, 5);
  };
  await Promise.all([chained(), playToTheEnd(beth.page)]);
  await anna.page.getByRole('button', { name: 'Log' }).click();
  await anna.page.getByText('claimed SHIP and IDEAL, forged a sword and a goblet').waitFor();
  await anna.page.keyboard.press('Escape');
  for (const { page, faults } of [anna, beth]) {
    await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(3);
    const rows = await page.getByRole('table').getByRole('rowheader').allInnerTexts();
    expect(rows).toEqual([
      'Coins not paid back',
      'Crowns',
      'Most crowns',
      'Rings',
      'Goblets',
      'Swords',
      'Axes',
      'Goals',
      'Total',
    ]);
    expect(faults).toEqual([]);
  }
  await expect.poll(() => ranking(anna.page).textContent()).toBe(await ranking(beth.page).textContent());
});

test('two rounds by keyboard alone: a word is found while it is written, undone, redone and claimed', async () => {
  const { page, faults } = await visit(DESKTOP);
  await alone(page, server.url, (form) => spotWords(form, true));
  await confirm(page).waitFor();
  await tabTo(page, /^row 1, column 1/);
  await press(page, 's', 'ArrowRight', 'h');
  await tabTo(page, /^Confirm turn$/);
  await press(page, 'Enter');
  await roundIs(page, 2);
  await tabTo(page, /^row 1, column/);
  await press(page, 'Home', 'ArrowRight', 'ArrowRight', 'i');
  const offers = page.getByRole('list', { name: 'Words you can claim' });
  await expect.poll(() => offers.count()).toBe(0);
  await press(page, 'ArrowRight', 'p');
  await offers.waitFor();
  await expect.poll(() => offers.getByRole('button').allInnerTexts()).toEqual([expect.stringMatching(/SHIP/i)]);
  await press(page, 'Backspace');
  await offers.waitFor({ state: 'hidden' });
  await tabTo(page, /^Redo$/);
  await press(page, 'Enter');
  await offers.waitFor();
  await tabTo(page, /^Claim ship/i);
  await press(page, 'Enter');
  await expect.poll(() => square(page, 0).getAttribute('aria-label')).toBe('row 1, column 1, S circled, ring, forged');
  const sheetText = page.getByRole('list', { name: 'The sheet in words' });
  await expect
    .poll(() => sheetText.getByRole('listitem').first().textContent())
    .toBe('Row 1: column 1 S circled, column 2 H circled, column 3 I circled, column 4 P circled');
  await tabTo(page, /^Confirm turn$/);
  await press(page, 'Enter');
  await roundIs(page, 3);
  expect(faults).toEqual([]);
});

test('on a phone the whole sheet is visible; refusals appear where they happen, and any letter costs 3', async () => {
  const { page, faults } = await visit(PHONE);
  await alone(page, server.url);
  await confirm(page).waitFor();
  const box = await sheet(page).boundingBox();
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y + box!.height).toBeLessThan(PHONE.viewport!.height);
  expect(box!.width / 8).toBeGreaterThanOrEqual(44);
  await writeOne(page);
  await confirm(page).click();
  await page.getByRole('alert').getByText('Write one more letter before you confirm.').waitFor();
  await page.getByRole('button', { name: /any letter/ }).click();
  await page.getByRole('group', { name: 'Which letter?' }).getByRole('button', { name: 'Z' }).click();
  await square(page, 0).click();
  await page.getByRole('alert').getByText('That square has a letter already.').waitFor();
  await square(page, 9).click();
  await page.getByText('Coins: 3 spent, 0 gained').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Coins: 0 spent, 0 gained').first().waitFor();
  expect(faults).toEqual([]);
});

test('unfinished steps are named before the turn is confirmed', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, BRAIN);
  await confirm(page).waitFor();
  await typeAt(page, 36, 'n');
  await typeAt(page, 0, 'k');
  const main = page.getByRole('main');
  await confirm(page).click();
  await main.getByText('You haven’t claimed BRAIN and RAIN.').waitFor();
  // A hasty second tap hits the button that fixes it; the goblet it forges isn't lost either.
  await page.getByRole('button', { name: 'Claim BRAIN', exact: true }).click();
  await isClaimed(page, 'brain');
  await confirm(page).click();
  await main.getByText('You haven’t used the goblet. Use it now, or lose it.').waitFor();
  await page.getByRole('button', { name: 'Use the goblet' }).click();
  await page.getByRole('group', { name: 'Which letter?' }).getByRole('button', { name: 'Y', exact: true }).click();
  await square(page, 37).click();
  await confirm(page).click();
  await main.getByText('You haven’t claimed BRAINY and RAINY.').waitFor();
  await page.getByRole('button', { name: 'Confirm anyway' }).click();
  await roundIs(page, 10);
  expect(faults).toEqual([]);
});

test('a letter can be dragged from its card to a square, and nowhere else', async () => {
  const { page, faults } = await visit(DESKTOP);
  await alone(page, server.url);
  await confirm(page).waitFor();
  const tile = page.getByRole('region', { name: 'Cards' }).getByRole('group').getByRole('button').first();
  const letter = (await tile.locator('b').textContent())!;
  const drag = async (to: Locator): Promise<void> => {
    await tile.hover();
    await page.mouse.down();
    const target = (await to.boundingBox())!;
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 });
  };
  // Let go elsewhere nothing is written, and what ends a drag is no tap: the letter is not taken in hand either.
  await drag(page.getByRole('banner'));
  await page.mouse.up();
  await expect.poll(() => tile.getAttribute('aria-pressed')).toBe('false');
  await drag(square(page, 20));
  // The square it would go to is lit, and no other.
  await page.locator('.ws-cells .under').waitFor();
  await expect.poll(() => page.locator('.ws-cells .under').getAttribute('data-square')).toBe('20');
  await page.mouse.up();
  await expect.poll(() => square(page, 20).getAttribute('aria-label')).toContain(`row 3, column 5, ${letter}`);
  await expect.poll(() => page.locator('.under').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WS-11] BRAIN, then BRAINY with a goblet’s Y: a coin and a crown, and a word claimed twice is paid once', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, BRAIN);
  await confirm(page).waitFor();
  await typeAt(page, 36, 'n');
  await claim(page, 'brain');
  await page.getByText('Coins: 3 spent, 1 gained').first().waitFor();
  await page.getByRole('button', { name: 'Use the goblet' }).click();
  await page.getByRole('group', { name: 'Which letter?' }).getByRole('button', { name: 'Y', exact: true }).click();
  await square(page, 37).click();
  await claim(page, 'brainy');
  const steps = page.getByRole('list', { name: 'This turn so far' });
  await steps.getByText('BRAIN claimed, 1 coin').waitFor();
  await steps.getByText('BRAINY claimed, 1 crown').waitFor();
  await page.getByText('Crowns: 1').first().waitFor();
  // RAINY lies within it, and has no newer letter.
  await page.getByRole('button', { name: /^Claim RAINY no new circle, no bonus$/i }).click();
  await steps.getByText('RAINY claimed, no bonus').waitFor();
  await page.getByText('Coins: 3 spent, 1 gained').first().waitFor();
  await writeOne(page);
  await confirm(page).click();
  await roundIs(page, 10);
  await page.getByText('Coins: 3 spent, 1 gained').first().waitFor();
  expect(faults).toEqual([]);
});

test('[WS-13] a letter typed while a goblet waits is the goblet’s and costs no coin', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, BRAIN);
  await confirm(page).waitFor();
  await typeAt(page, 36, 'n');
  await claim(page, 'brain');
  await page.getByRole('button', { name: 'Use the goblet' }).waitFor();
  await typeAt(page, 37, 'y');
  const steps = page.getByRole('list', { name: 'This turn so far' });
  await steps.getByText('Y with goblet').waitFor();
  await page.getByText('Coins: 3 spent, 1 gained').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Use the goblet' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WS-9] [WS-12] a word is claimed by its first and last letter, by touch and keyboard, and refused by name', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, BRAIN);
  await confirm(page).waitFor();
  const alert = page.getByRole('alert');
  await typeAt(page, 21, 's');
  // PAPER stands there, unclaimed.
  await square(page, 16).tap();
  await page.getByText('Your word starts with this P. Choose its last letter to claim it.').first().waitFor();
  await square(page, 21).tap();
  await alert.getByText('PAPERS is just another form of PAPER, which was there before').waitFor();
  await square(page, 17).tap();
  await square(page, 20).tap();
  const refusal = alert.getByText('APER has no letter you wrote this turn.');
  await refusal.waitFor();
  // The same square again: never mind.
  await square(page, 16).tap();
  await refusal.waitFor({ state: 'hidden' });
  await square(page, 16).tap();
  await page.getByText('Write one more letter.').first().waitFor();

  await typeAt(page, 36, 'n');
  await tabTo(page, /^row 5, column 5/);
  await press(page, 'Enter', 'Home', 'Enter');
  await alert.getByText('NIARB isn’t in the dictionary.').waitFor();
  await press(page, 'Enter');
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
  await isClaimed(page, 'brain');
  expect(faults).toEqual([]);
});

test('[WS-1] letter frequencies can be looked up before, during and after a game', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, ALONE);
  const lookUp = async (): Promise<void> => {
    await page.getByRole('button', { name: 'How often each letter occurs' }).click();
    const card = page.getByRole('dialog').getByRole('list', { name: 'Letters on the printed cards' });
    await card.waitFor();
    await expect.poll(() => card.getByRole('listitem').count()).toBe(26);
    for (const told of ['A: 10', 'I: 1', 'Y: none']) await card.getByText(told, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  };
  await confirm(page).waitFor();
  await lookUp();
  await writeOne(page);
  await lookUp();
  // The written letters are still there.
  await page.getByRole('list', { name: 'This turn so far' }).waitFor();
  await writeOne(page);
  await confirm(page).click();
  await ranking(page).waitFor();
  await lookUp();
  expect(faults).toEqual([]);
});

test('Wordsmith tables don’t mention challenges', async () => {
  const { page } = await visit(PHONE);
  await page.goto(`${server.url}/new/wordsmith`);
  await page.getByText('rare ones can’t be claimed').waitFor({ state: 'attached' });
  await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/challeng/i);
});

test('alone: the record is saved on the device', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, server.url, ALONE);
  await playTurn(page);
  await page.getByText('your first record on this device').first().waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText(/^Your solo record on this device: /).waitFor();
  expect(faults).toEqual([]);
});

/** True if it is wholly on the screen and not covered, at its top and bottom edges. */
const isUncovered = (it: Locator): Promise<boolean> =>
  it.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
    return hits.every((hit) => hit !== null && element.contains(hit));
  });

test('on a phone a forged item appears above words that earn nothing', async () => {
  const { page, faults } = await visit(PHONE);
  const [sheet] = BRAIN.sheets;
  const family = { ...BRAIN, sheets: Array.from({ length: 4 }, () => sheet!) };
  await stage(page, server.url, family, ['Mum', 'Dad', 'Vincent']);
  await confirm(page).waitFor();
  await typeAt(page, 36, 'n');
  await claim(page, 'brain');
  const use = page.getByRole('button', { name: 'Use the goblet' });
  const idle = page.getByRole('list', { name: 'Words that earn nothing new' });
  await idle.getByText(/^Claim RAIN/i).waitFor();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await isUncovered(page.getByRole('main').getByText('Use the goblet this turn, or lose it.'))).toBe(true);
  expect(await isUncovered(use)).toBe(true);
  const bottom = (await use.boundingBox())!;
  expect((await idle.boundingBox())!.y).toBeGreaterThan(bottom.y + bottom.height);
  expect(faults).toEqual([]);
});
