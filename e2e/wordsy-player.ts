import type { Locator, Page } from 'playwright-core';
import { makeTableOf } from './tables.ts';

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

const ready = (page: Page): Locator => page.getByRole('button', { name: /^(I am ready|Next round)$/ });
export const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Your word' });
export const lock = (page: Page): Locator => page.getByRole('button', { name: 'Lock it in' });
const pass = (page: Page): Locator => page.getByRole('button', { name: /^Let (them|it) stand$/ });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Ranking' });

export const roundOf = async (page: Page): Promise<number> => {
  const heading = await page
    .getByText(/^round \d of \d$/)
    .first()
    .textContent();
  return Number(/\d/.exec(heading ?? '')?.[0]);
};

/** Says ready and waits for the letters. */
export async function toTheBoard(page: Page): Promise<void> {
  await ready(page).or(lock(page)).first().waitFor();
  if (await ready(page).isVisible()) await ready(page).click();
  await lock(page).waitFor();
}

/**
 * Plays on, whatever the page asks, until the ranking is there. Waits only for what the page shows; `word` gives the
 * word for a round.
 */
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
      await unlessGone(line(page).fill(text, { timeout: 2000 }));
      await press(lock(page));
    }
  }
}

const unlessGone = (act: Promise<void>): Promise<void> =>
  act.catch((error: unknown) => {
    if (!String(error).includes('Timeout')) throw error;
  });

/** Clicks what may be gone the next moment, because the others were faster or the time is up; then it goes. */
async function press(button: Locator): Promise<void> {
  await unlessGone(button.click({ timeout: 2000 }));
  await unlessGone(button.waitFor({ state: 'hidden', timeout: 2000 }));
}

/** Makes a table as the form does, and gives its code. */
export const makeTable = (page: Page, url: string, choose?: (page: Page) => Promise<void>): Promise<string> =>
  makeTableOf('wordsy', page, url, choose);
