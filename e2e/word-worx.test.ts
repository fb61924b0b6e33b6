import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { choose, tabTo } from './keyboard.ts';
import { openScene } from './scene.ts';
import { done, handCards, leave, lineCards, playToTheEnd, prompt, ranking, typed, weld } from './word-worx-player.ts';
import { stage, staged, THREE } from './word-worx-stage.ts';

const { house, visit } = openScene();

test('[WX-11] a whole game against a bot on a phone, with every line of the reckoning', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${house.url}/play/word-worx`);
  await playToTheEnd(page);
  expect(await ranking(page).getByRole('listitem').count()).toBe(2);
  const tables = await page.locator('.sheets table').all();
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const points = (await table.locator('tbody td.num').allTextContents()).map((it) => Number(it.replace('−', '-')));
    const sum = Number((await table.locator('tfoot td').textContent())?.replace('−', '-'));
    expect(points.reduce((a, b) => a + b, 0)).toBe(sum);
  }
  expect(faults).toEqual([]);
});

/** Anna, about to build. She has HEAD, LOVER under her lock, and RICE; in hand R, O, OR, E, F, and L off the line. */
async function building(page: Page): Promise<void> {
  const [anna, ...others] = THREE.players!;
  const players = [{ ...anna, hand: 'r o or e f' }, ...others];
  const play = staged({ ...THREE, players, position: { line: 'l g o t a y' } });
  await stage(page, house.url, play.pick('l', null).answer(0, { steal: null }), false);
  await done(page).waitFor();
  expect(await typed(page).inputValue()).toBe('HEAD LOVER RICE');
}

const facesOf = (within: Locator): Promise<string[]> => within.locator('.tile').allTextContents();
const says = (page: Page, role: 'status' | 'alert', text: string): Promise<void> =>
  page.getByRole(role).filter({ hasText: text }).first().waitFor();

test('[WX-7] [WX-8] what cannot stand is refused by name, by hand or typed; a lock is moved', async () => {
  const { page, faults } = await visit(DESKTOP);
  await building(page);
  await handCards(page).filter({ hasText: /^F$/ }).click();
  await says(page, 'status', 'F is too short: a new word has 2 letters.');
  await done(page).click();
  await says(page, 'alert', 'F is too short');
  await page.getByRole('button', { name: 'As it was' }).click();
  expect(await typed(page).inputValue()).toBe('HEAD LOVER RICE');
  await typed(page).fill('head lover rice zzz');
  await says(page, 'alert', 'You have not the cards for ZZZ.');
  await typed(page).fill('head love rice');
  await says(page, 'alert', 'Take the lock off first.');
  await page.getByRole('button', { name: 'Unlock LOVER' }).click();
  await page.getByRole('button', { name: 'Lock HEAD' }).click();
  await page.getByRole('button', { name: 'Unlock HEAD' }).waitFor();
  await page.getByRole('button', { name: 'Lock LOVER' }).waitFor();
  await page.getByText('You put the lock on HEAD.').first().waitFor();
  expect(faults).toEqual([]);
});

test('[WX-1] bigrams are chosen where they fit, and can be changed', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  await typed(page).fill('head lover rice fore');
  await says(page, 'status', 'Stands, and counts');
  expect(await facesOf(weld(page, 'fore'))).toEqual(['F', 'OR', 'E']);
  await page.getByRole('button', { name: 'Other cards for FORE' }).click();
  await weld(page, 'fore').locator('.tile').nth(3).waitFor();
  expect(await facesOf(weld(page, 'fore'))).toEqual(['F', 'O', 'R', 'E']);
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  expect(await facesOf(weld(page, 'fore'))).toEqual(['F', 'O', 'R', 'E']);
  expect(faults).toEqual([]);
});

test('[WX-7] building by dragging: a new word, beside a card, back to the hand', async () => {
  const { page, faults } = await visit(DESKTOP);
  await building(page);
  const held = (face: string): Locator => handCards(page).filter({ hasText: new RegExp(`^${face}$`) });
  const mine = page.getByRole('region', { name: 'Your words' });
  const cardOf = (word: string, face: string): Locator => mine.getByRole('button', { name: `${face} out of ${word}` });
  await drag(page, held('F'), page.getByRole('button', { name: 'New word' }));
  await drag(page, held('E'), cardOf('F', 'F'));
  expect(await typed(page).inputValue()).toBe('HEAD LOVER RICE FE');
  await drag(page, held('OR'), cardOf('FE', 'E'), 0.2);
  await says(page, 'status', 'Stands, and counts');
  expect(await typed(page).inputValue()).toBe('HEAD LOVER RICE FORE');
  await drag(page, cardOf('FORE', 'E'), page.getByRole('region', { name: 'Your hand' }));
  expect(await typed(page).inputValue()).toBe('HEAD LOVER RICE FOR');
  await drag(page, held('L'), page.getByRole('button', { name: 'Add to HEAD' }));
  expect(await typed(page).inputValue()).toBe('HEADL LOVER RICE FOR');
  await drag(page, cardOf('HEADL', 'L'), cardOf('HEADL', 'D'), 0.2);
  await says(page, 'status', 'Stands, and counts');
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  expect(await mine.locator('.weld').evaluateAll((all) => all.map((it) => it.getAttribute('data-word')))).toEqual([
    'heald',
    'lover',
    'rice',
    'for',
  ]);
  expect(faults).toEqual([]);
});

/** Drags by the middle of one to a point of the other: `at` is how far along it, past the middle by itself. */
async function drag(page: Page, from: Locator, to: Locator, at = 0.8): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * at, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('[WX-5] [WX-6] [WX-7] a whole turn by keyboard alone: a card, a theft, the words', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, house.url, staged(THREE), false);
  await lineCards(page).first().waitFor();
  await choose(page, /^OR$/);
  await choose(page, /^One is enough$/);
  await choose(page, /^S out of STAR$/);
  await tabTo(page, /^or type it$/);
  await page.keyboard.type('shade');
  await choose(page, /^Steal the S$/);
  await tabTo(page, /^Your words, typed$/);
  expect(await typed(page).inputValue()).toBe('SHADE LOVER RICE');
  await page.keyboard.press('End');
  await page.keyboard.type(' floor');
  await says(page, 'status', 'Stands, and counts');
  await page.keyboard.press('Enter');
  await typed(page).waitFor({ state: 'hidden' });
  expect(await facesOf(weld(page, 'floor'))).toEqual(['F', 'L', 'O', 'OR']);
  expect(await page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WX-6] a card dragged out of somebody’s word onto one’s own is the theft of it', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, house.url, staged(THREE).pick('or', null), false);
  await leave(page).waitFor();
  await page.getByText('Looking at what can be stolen').waitFor({ state: 'hidden' });
  const head = (await weld(page, 'head').boundingBox())!;
  const s = (await page.getByRole('button', { name: 'S out of STAR' }).boundingBox())!;
  await page.mouse.move(s.x + s.width / 2, s.y + s.height / 2);
  await page.mouse.down();
  await page.mouse.move(head.x + head.width / 2, head.y + head.height / 2, { steps: 4 });
  await page.mouse.up();
  await prompt(page).filter({ hasText: 'makes your HEAD into SHADE, worth 30.' }).waitFor();
  expect(faults).toEqual([]);
});
