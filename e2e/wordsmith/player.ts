import type { Locator, Page } from 'playwright-core';
import { makeTableOf } from '../tables.ts';

/** The button stays, disabled, while a turn is being sent. */
export const confirm = (page: Page): Locator => page.getByRole('button', { name: 'Confirm turn', disabled: false });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Final ranking' });
export const sheet = (page: Page): Locator => page.getByRole('grid');
/** Squares are numbered from 0 in reading order. */
export const square = (page: Page, at: number): Locator => sheet(page).getByRole('gridcell').nth(at);
/** Letters of the available cards, the free ones first. */
const letters = (page: Page): Locator =>
  page.getByRole('region', { name: 'Cards' }).getByRole('group').getByRole('button', { disabled: false });

export const roundIs = (page: Page, round: number): Promise<void> =>
  page.getByText(`round ${round} of 12`, { exact: true }).waitFor();

/** Writes the first available letter on the first empty square. */
export async function writeOne(page: Page): Promise<void> {
  await letters(page).first().click();
  await sheet(page).getByRole('gridcell', { name: /empty/ }).first().click();
}

/** Types a letter on a square: from the cheapest card that has it, or for 3 coins. */
export async function typeAt(page: Page, at: number, letter: string): Promise<void> {
  await square(page, at).focus();
  await page.keyboard.press(letter);
}

export const claim = (page: Page, word: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Claim ${word}\\b`, 'i') }).click();

/** Claims a word that isn't spotted, from the square of its first letter to that of its last. */
export async function claimBetween(page: Page, from: number, to: number): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** Waits until the word stands among the steps of this turn. */
export const isClaimed = (page: Page, word: string): Promise<void> =>
  page.getByRole('list', { name: 'This turn so far' }).getByText(`${word.toUpperCase()} claimed`).waitFor();

/** Letters of the rounds before the chain: IDEA down the fourth column, S and H of SHIP across the first row. */
const BEFORE_THE_CHAIN: readonly (readonly (readonly [at: number, letter: string])[])[] = [
  [
    [3, 'i'],
    [11, 'd'],
  ],
  [
    [19, 'e'],
    [27, 'a'],
  ],
  [
    [1, 's'],
    [2, 'h'],
  ],
];

/**
 * Four rounds, of which the last is not confirmed: SHIP across the first row forges a sword, the sword circles the last
 * square of a goblet of which IDEA has two, and the goblet writes the L that makes it IDEAL. At most 21 of the 24 coins.
 */
export async function chain(page: Page): Promise<void> {
  for (const [i, letters] of BEFORE_THE_CHAIN.entries()) {
    await roundIs(page, i + 1);
    await confirm(page).waitFor();
    for (const [at, letter] of letters) await typeAt(page, at, letter);
    if (i === 1) await claimBetween(page, 3, 27);
    await confirm(page).click();
  }
  await roundIs(page, 4);
  await confirm(page).waitFor();
  await letters(page).first().click();
  await square(page, 63).click();
  await typeAt(page, 4, 'p');
  await claimBetween(page, 1, 4);
  await page.getByRole('button', { name: 'Use the sword' }).click();
  await square(page, 35).click();
  await page.getByRole('button', { name: 'Use the goblet' }).click();
  await page.getByRole('group', { name: 'Which letter?' }).getByRole('button', { name: 'L', exact: true }).click();
  await square(page, 35).click();
  await claimBetween(page, 3, 35);
  await isClaimed(page, 'ideal');
}

/** Confirms the turn as it is, also where it asks whether something was meant to be left. */
async function confirmAsItIs(page: Page): Promise<void> {
  await confirm(page).click();
  const without = page.getByRole('button', { name: 'Confirm anyway' });
  if (await without.isVisible()) await without.click();
}

/** A turn, claiming what is offered. */
export async function playTurn(page: Page): Promise<void> {
  await confirm(page).waitFor();
  for (let i = 0; i < 2; i++) {
    await writeOne(page);
    const offers = page.getByRole('button', { name: /^Claim / });
    while ((await offers.count()) > 0) await offers.first().click();
  }
  await confirmAsItIs(page);
}

/** Plays from this round until the ranking appears. */
export async function playToTheEnd(page: Page, from = 1): Promise<void> {
  for (let round = from; round <= 12; round++) {
    await roundIs(page, round);
    await playTurn(page);
  }
  await ranking(page).waitFor();
}

/** In the form for a new table: a slow machine must not lose a turn to the clock. */
export const noClocks = (form: Page): Promise<void> => form.getByRole('radio', { name: /^No clocks/ }).check();

/** In the form for a new table: words are spotted or not. */
export async function spotWords(form: Page, on: boolean): Promise<void> {
  await form.getByText('Rules and words', { exact: true }).click();
  await form.getByRole('checkbox', { name: /^Spot words for me/ }).setChecked(on);
}

/** Makes a table with the form, and returns its code. */
export const makeTable = (page: Page, url: string, choose?: (page: Page) => Promise<void>): Promise<string> =>
  makeTableOf('wordsmith', page, url, choose);

export const alone = (page: Page, url: string, choose?: (page: Page) => Promise<void>): Promise<string> =>
  makeTable(page, url, async (form) => {
    await form.getByRole('radio', { name: 'Just me' }).check();
    await noClocks(form);
    await choose?.(form);
  });

const taking = (page: Page): Locator => page.getByRole('button', { name: /^I am / });

/** The device is given to this player, who takes it. */
export async function handOver(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await confirm(page).waitFor();
}

/** The player of a round's last turn may keep the device for the next: plays it, as far as the next hand-over. */
export async function toHandOver(page: Page): Promise<void> {
  await taking(page).or(confirm(page)).first().waitFor();
  if (await taking(page).isVisible()) return;
  await playTurn(page);
  await taking(page).waitFor();
}

/** All players at this device play until the ranking appears. */
export async function playHotSeat(page: Page): Promise<void> {
  for (;;) {
    await taking(page).or(confirm(page)).or(ranking(page)).first().waitFor();
    if (await ranking(page).isVisible()) return;
    if (await taking(page).isVisible()) await taking(page).click();
    await playTurn(page);
  }
}

export async function addBotAndStart(page: Page, seats: number): Promise<void> {
  await page.getByRole('button', { name: 'Add a bot' }).first().click();
  await page.getByRole('button', { name: 'Level 1' }).click();
  await page.getByRole('button', { name: new RegExp(`^(Start the game|Start with ${seats})$`) }).click();
  await confirm(page).waitFor();
}
