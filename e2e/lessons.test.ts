import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { choose, press } from './keyboard.ts';
import { openScene } from './scene.ts';
import { board } from './wildwords/player.ts';
import { done, enough, handCards, lineCards, typed } from './word-worx/player.ts';
import { claim, confirm, typeAt, writeOne } from './wordsmith/player.ts';
import { line, toTheBoard, wholeRound } from './wordsy/player.ts';

const { server, visit } = openScene();

/** Taps one tile after the other, each to its square of one row. */
async function lay(page: Page, word: string, from: number): Promise<void> {
  for (const [i, letter] of [...word].entries()) {
    await page.locator('.rack [data-tile]').filter({ hasText: letter }).first().click();
    await board(page)
      .getByRole('gridcell')
      .nth(from + i)
      .click();
  }
}

/** Solutions of the first lesson and one more of each game: by keyboard, or with a finger. */
const LEARNT: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'wordsy/round': wholeRound,
  'wildwords/turn': async (page) => {
    await lay(page, 'FEND', 109);
    await page.getByRole('button', { name: /^Play for/ }).click();
  },
  'word-nerds/turn': async (page) => {
    await page.getByRole('button', { name: /^Token 3/ }).click();
    await page.getByRole('button', { name: 'Bid the 3' }).click();
    await page.locator('.market button').filter({ hasText: 'S' }).click();
    await page.getByRole('textbox', { name: 'Your word' }).fill('paths');
    await page.getByRole('button', { name: /^Word Nerd! PATHS/ }).click();
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
  },
  'word-worx/turn': async (page) => {
    await lineCards(page).first().click();
    await enough(page).click();
    for (const letter of ['H', 'E', 'A', 'D'])
      await handCards(page)
        .filter({ hasText: new RegExp(`^\\s*${letter}\\s*$`) })
        .click();
    await done(page).click();
  },
  'wildwords/bluff': async (page) => {
    await choose(page, /^Challenge/);
    await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
  },
  'word-nerds/challenge': async (page) => {
    await page.getByRole('button', { name: /^Challenge CACOON/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Challenge', exact: true }).click();
  },
  'wordsmith/claim': async (page) => {
    await confirm(page).waitFor();
    await typeAt(page, 33, 'u');
    await typeAt(page, 34, 'r');
    await claim(page, 'burp');
    await confirm(page).click();
  },
  'word-worx/weld': async (page) => {
    await typed(page).fill('shade');
    await page.getByRole('status').filter({ hasText: 'All words are valid' }).waitFor();
    await typed(page).press('Enter');
  },
};

test.each(Object.entries(LEARNT))('%s is learnt on the real table, and kept', async (lesson, learn) => {
  const { page, faults } = await visit(lesson.startsWith('wordsmith') ? DESKTOP : PHONE);
  await page.goto(`${server.url}/learn/${lesson}`);
  const strip = page.locator('.lesson');
  await page.locator('.play main').waitFor();
  const { y = -1, height = 0 } = (await strip.boundingBox()) ?? {};
  expect(y).toBe(0);
  expect(height).toBeLessThan(200);
  await learn(page);
  await page.locator('.lesson[data-done]').waitFor();
  // A keyboard user goes on from there.
  await page.locator('.lesson .btn.primary:focus').waitFor();
  await page.goto(`${server.url}/learn/${lesson.split('/')[0]}`);
  await page.getByRole('list', { name: 'Lessons' }).getByText('done').waitFor();
  expect(faults).toEqual([]);
});

test('a new player is offered a lesson once, tries another move, reads the judge’s answer, and plays on', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Play now', exact: true }).click();
  await page
    .getByRole('complementary', { name: 'Start with a lesson?' })
    .getByRole('link', { name: 'Learn it' })
    .click();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await toTheBoard(page);
  const answer = page.locator('.lesson .answer');
  await line(page).fill('sad');
  await line(page).press('Enter');
  await answer.filter({ hasText: /SAD.* points? more/ }).waitFor();
  await line(page).fill('ttxq');
  await line(page).press('Enter');
  await answer.filter({ hasText: 'TTXQ isn’t a word' }).waitFor();
  await wholeRound(page);
  await page.locator('.lesson[data-done] .btn.primary:focus').waitFor();
  await page.goto(`${server.url}/play/wordsy`);
  await page.locator('.play main').waitFor();
  await page.getByRole('button', { name: 'Hints' }).waitFor();
  await expect.poll(() => page.locator('.lesson-offer').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('another move is answered in the game’s own words, with its points: on a %s', async (_, device) => {
  const { page, faults } = await visit(device);
  await page.goto(`${server.url}/learn/wordsmith/claim`);
  await confirm(page).waitFor();
  await writeOne(page);
  await writeOne(page);
  await confirm(page).click();
  const answer = page.locator('.lesson .answer');
  await answer
    .filter({ hasText: /^Write U in row 1, column 1 and C in row 1, column 2 \(no points\): you can do that, but / })
    .waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('a demonstration is played on the board, and then the player repeats it', async () => {
  const { page } = await visit(PHONE);
  await page.goto(`${server.url}/learn/wildwords/trade`);
  await page.getByRole('button', { name: 'Show me' }).click();
  await page.locator('.lesson[data-done]').waitFor();
  // The way on is there to be read, also on a phone.
  const { width = 0 } =
    (await page
      .getByRole('link', { name: 'Next' })
      .or(page.getByRole('link', { name: 'Play a first game' }))
      .boundingBox()) ?? {};
  expect(width).toBeGreaterThan(40);
  await page.getByRole('button', { name: 'Try it myself' }).click();
  await page.getByRole('button', { name: 'Trade' }).waitFor();
  await expect.poll(() => page.locator('.lesson[data-done]').count()).toBe(0);
});

test('hints go from vague to plain, and the dictionary can be asked, in games with bots', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/play/word-worx`);
  await page.getByRole('button', { name: 'Hints' }).click();
  const sheet = page.getByRole('dialog', { name: 'Hints' });
  await sheet.getByRole('button', { name: 'Give me a hint' }).click();
  await sheet.getByRole('button', { name: 'Give me a clearer hint' }).click();
  await sheet.getByText('It’s one of these').waitFor();
  await sheet.getByRole('button', { name: 'Just tell me' }).click();
  await sheet.getByText(/^Try this: Take /).waitFor();
  await sheet.getByLabel('Is this a word?').fill('paths');
  await press(page, 'Enter');
  await sheet.getByText('Yes, PATHS is a word.').waitFor();
  expect(faults).toEqual([]);
});
