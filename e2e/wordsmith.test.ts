import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { press, tabTo } from './keyboard.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import {
  addBotAndStart,
  alone,
  chain,
  confirm,
  makeTable,
  noClocks,
  playToTheEnd,
  playTurn,
  ranking,
  roundIs,
  sheet,
  square,
  writeOne,
} from './wordsmith-player.ts';
import { ALONE, stage } from './wordsmith-stage.ts';

const { house, visit } = openScene();

// Three players and twelve rounds take their time on a busy machine.
const WHOLE_GAME = 240_000;

test('two browsers and a bot play all twelve rounds: sword, goblet and a new word in one turn, every line of the score', {
  timeout: WHOLE_GAME,
}, async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(PHONE);
  const code = await makeTable(anna.page, house.url, async (form) => {
    await form.getByLabel('Places', { exact: true }).selectOption({ label: '3 places' });
    await noClocks(form);
  });
  await joinTable(beth.page, house.url, code, 'Beth');
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
    expect(await ranking(page).getByRole('listitem').count()).toBe(3);
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
  expect(await ranking(anna.page).textContent()).toBe(await ranking(beth.page).textContent());
});

test('two rounds by keyboard alone: a word is found as soon as it is written, undone, redone and claimed', async () => {
  const { page, faults } = await visit(DESKTOP);
  await alone(page, house.url);
  await confirm(page).waitFor();
  await tabTo(page, /^row 1, column 1/);
  await press(page, 's', 'ArrowRight', 'h');
  await tabTo(page, /^Confirm turn$/);
  await press(page, 'Enter');
  await roundIs(page, 2);
  await tabTo(page, /^row 1, column/);
  await press(page, 'Home', 'ArrowRight', 'ArrowRight', 'i');
  const offers = page.getByRole('list', { name: 'Words you can claim' });
  expect(await offers.count()).toBe(0);
  await press(page, 'ArrowRight', 'p');
  await offers.waitFor();
  expect(await offers.getByRole('button').allInnerTexts()).toEqual([expect.stringMatching(/SHIP/i)]);
  await press(page, 'Backspace');
  await offers.waitFor({ state: 'hidden' });
  await tabTo(page, /^Redo$/);
  await press(page, 'Enter');
  await offers.waitFor();
  await tabTo(page, /^Claim ship/i);
  await press(page, 'Enter');
  await expect.poll(() => square(page, 0).getAttribute('aria-label')).toBe('row 1, column 1, S circled, ring, forged');
  const told = page.getByRole('list', { name: 'The sheet in words' });
  expect(await told.getByRole('listitem').first().textContent()).toBe(
    'Row 1: column 1 S circled, column 2 H circled, column 3 I circled, column 4 P circled',
  );
  await tabTo(page, /^Confirm turn$/);
  await press(page, 'Enter');
  await roundIs(page, 3);
  expect(faults).toEqual([]);
});

test('on a phone the whole sheet is in sight; refusals are told where they happen, and any letter costs 3', async () => {
  const { page, faults } = await visit(PHONE);
  await alone(page, house.url);
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
  await page.getByRole('alert').getByText('There is a letter on that square.').waitFor();
  await square(page, 9).click();
  await page.getByText('Coins: 3 spent, 0 gained').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Coins: 0 spent, 0 gained').first().waitFor();
  expect(faults).toEqual([]);
});

test('a letter is dragged from its card to a square, and only there', async () => {
  const { page, faults } = await visit(DESKTOP);
  await alone(page, house.url);
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
  expect(await tile.getAttribute('aria-pressed')).toBe('false');
  await drag(square(page, 20));
  // The square it would go to is lit, and no other.
  await page.locator('.ws-cells .under').waitFor();
  expect(await page.locator('.ws-cells .under').getAttribute('data-square')).toBe('20');
  await page.mouse.up();
  await expect.poll(() => square(page, 20).getAttribute('aria-label')).toContain(`row 3, column 5, ${letter}`);
  expect(await page.locator('.under').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('alone: the record is kept on the device', async () => {
  const { page, faults } = await visit(PHONE);
  await stage(page, house.url, ALONE);
  await playTurn(page);
  await page.getByText('your first record on this device').first().waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText(/^Your record alone on this device: /).waitFor();
  expect(faults).toEqual([]);
});
