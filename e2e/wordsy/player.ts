import type { Locator, Page } from 'playwright-core';
import { actUnlessGone, pressUnlessGone } from '../act-unless-gone.ts';
import { makeTableOf } from '../tables.ts';

/** Seven words of different families and many consonants: good enough on any board, and never a cheapie. */
export const WORDS: readonly string[] = [
  'brandishing',
  'complements',
  'strength',
  'gladly',
  'rhythms',
  'plucked',
  'swamped',
];

const ready = (page: Page): Locator => page.getByRole('button', { name: /^(I’m ready|Next round)$/ });
export const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Your word' });
export const lock = (page: Page): Locator => page.getByRole('button', { name: 'Lock it in' });
const pass = (page: Page): Locator => page.getByRole('button', { name: /^(Let (them|it) stand|Go on)$/ });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Ranking' });

export const roundOf = async (page: Page): Promise<number> => {
  const heading = await page
    .getByText(/^round \d+ of \d+$/)
    .first()
    .textContent();
  return Number(/\d+/.exec(heading ?? '')?.[0]);
};

/** Says ready and waits for the letters. */
export async function toTheBoard(page: Page): Promise<void> {
  await ready(page).or(lock(page)).first().waitFor();
  if (await ready(page).isVisible()) await ready(page).click();
  await lock(page).waitFor();
}

/** The first lesson: a round against Ada, from the letters to the points. */
export async function wholeRound(page: Page): Promise<void> {
  await toTheBoard(page);
  await line(page).fill('strand');
  await lock(page).click();
  await page.getByRole('button', { name: 'Let it stand' }).click();
}

/** Plays until the ranking appears. Waits only for what the page shows; `word` returns the word for a round. */
export async function playToTheEnd(
  page: Page,
  word: (round: number) => string = (round) => WORDS[round - 1]!,
): Promise<void> {
  const anything = ready(page).or(lock(page)).or(pass(page)).or(ranking(page));
  for (;;) {
    await anything.first().waitFor();
    if (await ranking(page).isVisible()) return;
    if (await ready(page).isVisible()) await press(ready(page));
    else if (await pass(page).isVisible()) await press(pass(page));
    else {
      const text = word(await roundOf(page));
      await actUnlessGone(line(page), (within) => line(page).fill(text, within));
      await press(lock(page));
    }
  }
}

/** Clicks a button that may disappear, because the others were faster or the time is up. */
async function press(button: Locator): Promise<void> {
  await pressUnlessGone(button);
  await button.waitFor({ state: 'hidden' });
}

/** Makes a table with the form, and returns its code. */
export const makeTable = (page: Page, url: string, choose?: (page: Page) => Promise<void>): Promise<string> =>
  makeTableOf('wordsy', page, url, choose);

/** Two people at one device: no clocks, every stage of a round by the same page. */
export async function hotSeat(page: Page, url: string, choose?: (form: Page) => Promise<void>): Promise<void> {
  await makeTable(page, url, async (form) => {
    await form.getByRole('radio', { name: 'Several of us on this device' }).check();
    await form.getByLabel('Name of player 2').fill('Beth');
    await choose?.(form);
  });
  await page.getByRole('button', { name: /^I am / }).waitFor();
}

/** Unfolds the further options. */
export const moreOptions = (form: Page): Promise<void> => form.getByText('Rules and words', { exact: true }).click();

/** In the form: three rounds instead of seven. */
export async function short(form: Page): Promise<void> {
  await moreOptions(form);
  await form.getByRole('radio', { name: /^3 rounds/ }).check();
}

/** Ticks it in the form. */
export async function friendly(form: Page): Promise<void> {
  await moreOptions(form);
  await form.getByRole('checkbox', { name: /Friendly spelling/ }).check();
}

/** Each takes the device, writes, and locks. */
export async function writeInTurn(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) {
    await page.getByRole('button', { name: /^I am / }).click();
    await line(page).fill(word);
    await lock(page).click();
  }
}

/** Challenges a word at one device. */
export async function challenge(page: Page, word: string, by: string): Promise<void> {
  await page.getByRole('button', { name: `Challenge ${word.toUpperCase()}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: by, exact: by === 'Challenge' })
    .click();
}
