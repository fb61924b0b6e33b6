import { bestArrangement, type CardId, Dealer, game, INDICATORS, PRINTED } from '@wordhoard/word-worx';
import type { Locator, Page } from 'playwright-core';
import { lexicon } from '../saved-game.ts';

const { deck, manifests } = PRINTED;
const judge = { env: lexicon, config: game.defaults };

export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Ranking' });
export const prompt = (page: Page): Locator => page.locator('.question .prompt p');
export const lineCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Assembly line' }).getByRole('button');
export const enough = (page: Page): Locator => page.getByRole('button', { name: 'Stop at one' });
export const leave = (page: Page): Locator => page.getByRole('button', { name: 'Steal nothing' });
export const typed = (page: Page): Locator => page.getByLabel('Your words, typed');
export const done = (page: Page): Locator => page.getByRole('button', { name: /^(End your turn|Finish)$/ });
export const discard = (page: Page): Locator => page.getByRole('button', { name: /^Discard \d/ });
export const stealIt = (page: Page): Locator => page.getByRole('button', { name: /^Steal the / });
export const handCards = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' }).getByRole('button');
export const forGood = (page: Page): Locator => page.getByRole('button', { name: /^Lock for good: / });
/** A word on the table, of any player. */
export const weld = (page: Page, word: string): Locator => page.locator(`.floor [data-word="${word}"]`);
/** One of the others' words, its cards to be taken. */
export const prey = (page: Page, word: string): Locator =>
  page.getByRole('region', { name: 'Other players’ words' }).locator(`[data-word="${word}"]`).getByRole('button');

const facesIn = async (within: Locator): Promise<string[]> =>
  (await within.locator('.tile').allTextContents()).map((face) => face.trim().toLowerCase());

/** The best words for the cards on the page, as typed. */
export async function bestWords(page: Page): Promise<string> {
  const dealer = new Dealer(deck);
  const deal = (faces: readonly string[]): CardId[] => dealer.take(faces) ?? [];
  const mine = page.getByRole('region', { name: 'Your words' });
  const welds = await mine.locator('.weld:not(:has(.back))').all();
  const words = [];
  for (const [id, one] of welds.entries()) {
    const locked = (await one.locator('.lock[aria-pressed="true"]').count()) > 0;
    words.push({ id, cards: deal(await facesIn(one)), locked });
  }
  const hand = deal(await facesIn(page.getByRole('region', { name: 'Your hand' })));
  const manifest = await manifestOn(page);
  const lock = words.find(({ locked }) => locked)?.id ?? null;
  const best = bestArrangement({ hand, words, lock, manifest, indicator: INDICATORS[0]!, sealed: [] }, judge);
  return best.words.map(deck.textOf).join(' ');
}

/** Two of its words tell which manifest it is. On a phone it is in the page, but hidden. */
async function manifestOn(page: Page): Promise<string> {
  const shown = await page.locator('.manifest tbody tr td:first-of-type').allTextContents();
  const [first, second] = shown.map((text) => text.match(/[A-Z]{3}/)?.[0]?.toLowerCase());
  const found = manifests.ids.find((id) => {
    const [one, two] = manifests.setsOf(id);
    return one?.[0] === first && two?.[0] === second;
  });
  if (!found) throw new Error(`no manifest begins with ${first} and ${second}`);
  return found;
}

/** The prompts that ask this player for something. */
const MINE = /^(Your turn|Take (a second|another)|You (may|can)|Build and|The pile is empty: your)/;

/** Waits until the page asks its player or the game is over, and returns the prompt. */
export async function asked(page: Page): Promise<string> {
  await prompt(page).filter({ hasText: MINE }).or(ranking(page)).first().waitFor({ timeout: 60_000 });
  return promptNow(page);
}

/** '' when the game is over: its end screen asks nothing. */
const promptNow = async (page: Page): Promise<string> =>
  (await ranking(page).isVisible()) ? '' : ((await prompt(page).textContent()) ?? '');

/** Acts, waits for the next prompt and returns it. */
export async function untilNext(page: Page, act: () => Promise<void>): Promise<string> {
  const was = await prompt(page).textContent();
  await act();
  const other = prompt(page).filter({ hasNotText: was ?? '' });
  await other.or(ranking(page)).first().waitFor({ timeout: 60_000 });
  return promptNow(page);
}

/** Deviations of a player from the plain turn. */
export interface Habits {
  /** Called at every question, and once more when the words are typed. */
  readonly seen?: (what: 'pick' | 'steal' | 'build' | 'built' | 'discard') => Promise<void>;
}

/** Answers every question until it is another player's turn: two cards, no theft, the best words. */
export async function playTurn(page: Page, { seen = async () => {} }: Habits = {}): Promise<void> {
  for (let now = await asked(page); MINE.test(now); ) {
    now = await untilNext(page, async () => {
      if (now.startsWith('You may steal')) {
        await seen('steal');
        await leave(page).click();
      } else if (now.startsWith('You can keep')) {
        const count = Number(now.match(/Choose (\d)/)?.[1]);
        for (let i = 0; i < count; i++) await handCards(page).nth(i).click();
        await seen('discard');
        await discard(page).click();
      } else if (await done(page).isVisible()) {
        await seen('build');
        await typed(page).fill(await bestWords(page));
        await seen('built');
        await done(page).click();
      } else {
        await seen('pick');
        await lineCards(page).last().click();
      }
    });
  }
}

/** Plays until the ranking appears; other players play by themselves. */
export async function playToTheEnd(page: Page, habits: Habits = {}): Promise<void> {
  while (!(await ranking(page).isVisible())) await playTurn(page, habits);
}

/** Plans a theft: the card by its place in the word, the word for the rest, and then all the player's words, typed. */
export async function planTheft(page: Page, word: string, at: number, rest: string, words: string): Promise<void> {
  await prey(page, word).nth(at).click();
  const become = page.getByRole('group', { name: 'It leaves' });
  await become.getByRole('radio', { name: rest.toUpperCase(), exact: true }).check();
  await typed(page).fill(words);
  await page.getByRole('status').filter({ hasText: 'All words are valid' }).waitFor();
}
