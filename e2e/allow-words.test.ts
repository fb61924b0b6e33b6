import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, sidewaysScroll } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import {
  challenge,
  hotSeat,
  line,
  lock,
  makeTable,
  moreOptions,
  playToTheEnd,
  short,
  toTheBoard,
  WORDS,
  writeInTurn,
} from './wordsy/player.ts';

const { server, visit } = openScene();

const TOLD = 'allowed QUOKKED. It counts from now on.';
const alsoAllowed = (page: Page): Locator => page.getByLabel('Also allowed');
const words = (page: Page): Locator => page.getByRole('dialog', { name: 'Words allowed here' });

async function openWords(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Words allowed here' }).click();
  await words(page).waitFor();
  return words(page);
}

test('a host allows a word at a table: the guest is told, and the rematch, the next table and the settings have it', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTable(anna.page, server.url, short);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: /^(Start the game|Start with 2)$/ }).click();
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);

  const form = await openWords(anna.page);
  await form.getByText('None yet: this table plays by the dictionary.').waitFor();
  expect(await axeFaults(anna.page)).toEqual([]);
  expect(await sidewaysScroll(anna.page)).toBe(0);
  await form.getByLabel('Allow a word').fill('squid');
  await form.getByRole('button', { name: 'Allow it' }).click();
  await form.getByText('SQUID already counts.').waitFor();
  await form.getByLabel('Allow a word').fill('Quokked');
  await anna.page.keyboard.press('Enter');
  await form.getByText('QUOKKED counts from now on.').waitFor();
  await form.getByRole('listitem').getByText('QUOKKED').waitFor();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByText(`You ${TOLD}`).first().waitFor();
  await beth.page.getByText(`Anna ${TOLD}`).first().waitFor();

  const shown = await openWords(beth.page);
  await shown.getByRole('listitem').getByText('QUOKKED').waitFor();
  expect(await shown.getByRole('textbox').count()).toBe(0);
  await beth.page.keyboard.press('Escape');

  const others = ['gymnasts', 'flutters', 'blizzard'];
  await Promise.all([
    playToTheEnd(anna.page, (round) => (round === 1 ? 'quokked' : WORDS[round]!)),
    playToTheEnd(beth.page, (round) => others[round - 1]!),
  ]);
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await anna.page.waitForURL((url) => !url.pathname.endsWith(code));
  await anna.page.getByText('1 extra word allowed').first().waitFor();

  await anna.page.goto(`${server.url}/new/wordsmith`);
  await moreOptions(anna.page);
  await expect.poll(() => alsoAllowed(anna.page).inputValue()).toBe('quokked');
  await anna.page.goto(`${server.url}/settings`);
  const allowedWords = anna.page.getByLabel('Words we allowed');
  await expect.poll(() => allowedWords.inputValue()).toBe('quokked');
  await allowedWords.fill('');
  await anna.page.goto(`${server.url}/new/word-nerds`);
  await moreOptions(anna.page);
  await expect.poll(() => alsoAllowed(anna.page).inputValue()).toBe('');
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test('a tap next to a rejected word waits while others may be rejected, then all are told', async () => {
  const anna = await visit(PHONE);
  const beth = await visit(DESKTOP);
  const code = await makeTable(anna.page, server.url, short);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: /^(Start the game|Start with 2)$/ }).click();
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);
  await line(anna.page).fill('quokked');
  await lock(anna.page).click();
  await line(beth.page).fill('gymnasts');
  await lock(beth.page).click();
  await challenge(beth.page, 'quokked', 'Challenge');

  const allow = anna.page.getByRole('button', { name: 'Allow QUOKKED at this table' });
  await allow.click();
  await anna.page.getByText('QUOKKED will count once this challenge is over.').waitFor();
  expect(await allow.count()).toBe(0);
  expect(await beth.page.getByText(`Anna ${TOLD}`).count()).toBe(0);
  expect(await axeFaults(anna.page)).toEqual([]);
  expect(await sidewaysScroll(anna.page)).toBe(0);
  await anna.page.getByRole('button', { name: 'Continue' }).click();
  await anna.page.getByRole('button', { name: 'Next round' }).waitFor();
  await beth.page.getByText(`Anna ${TOLD}`).first().waitFor();
  await anna.page.getByText('QUOKKED counts from now on.', { exact: true }).waitFor();
  expect(await allow.count()).toBe(0);
  expect(await beth.page.getByRole('button', { name: /^Allow / }).count()).toBe(0);

  // It counts in the next round.
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);
  await line(beth.page).fill('quokked');
  await lock(beth.page).click();
  await line(anna.page).fill('brandishing');
  await lock(anna.page).click();
  await challenge(anna.page, 'quokked', 'Challenge');
  await anna.page.getByText('You challenged QUOKKED, but it’s in the dictionary').first().waitFor();
  expect([anna.faults, beth.faults]).toEqual([[], []]);
});

test('at one device the tap is kept while the device is handed over', async () => {
  const { page, faults } = await visit(PHONE);
  await hotSeat(page, server.url, short);
  await writeInTurn(page, ['gymnasts', 'quokked']);
  await challenge(page, 'quokked', 'Anna');
  await page.getByRole('button', { name: 'Allow QUOKKED at this table' }).click();
  await page.getByText('QUOKKED will count once this challenge is over.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  // No clocks, so the next round begins at once, by handing over the device.
  await page.getByRole('button', { name: /^I am / }).click();
  const form = await openWords(page);
  await form.getByRole('listitem').getByText('QUOKKED').waitFor();
  expect(faults).toEqual([]);
});
