import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openLexicon } from '@wordhoard/lexicon';
import {
  bestArrangement,
  type CardId,
  Dealer,
  game,
  INDICATORS,
  MANIFESTS,
  setsOf,
  textOf,
} from '@wordhoard/word-worx';
import type { Locator, Page } from 'playwright-core';

const env = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const judge = { env, config: game.defaults };

export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Ranking' });
export const lineCards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Assembly line' }).getByRole('button');
export const enough = (page: Page): Locator => page.getByRole('button', { name: 'One is enough' });
export const leave = (page: Page): Locator => page.getByRole('button', { name: 'Leave it' });
export const typed = (page: Page): Locator => page.getByLabel('Your words, typed');
export const done = (page: Page): Locator => page.getByRole('button', { name: /^(End your turn|Finish)$/ });
export const discard = (page: Page): Locator => page.getByRole('button', { name: /^Discard \d/ });

const facesIn = async (within: Locator): Promise<string[]> =>
  (await within.locator('.tile').allTextContents()).map((face) => face.trim().toLowerCase());

/** The best words for what the page shows, as one would type them. */
export async function bestWords(page: Page): Promise<string> {
  const dealer = new Dealer();
  const deal = (faces: readonly string[]): CardId[] => dealer.take(faces) ?? [];
  const mine = page.getByRole('region', { name: 'Your words' });
  const welds = await mine.locator('.weld:not(:has(.back))').all();
  const words = [];
  for (const [id, weld] of welds.entries())
    words.push({ id, cards: deal(await facesIn(weld)), locked: (await weld.locator('.lk').count()) > 0 });
  const hand = deal(await facesIn(page.getByRole('region', { name: 'Your hand' })));
  const first = (await page.locator('.manifest tbody td').first().textContent())?.match(/[A-Z]{3}/)?.[0]?.toLowerCase();
  const third = (await page.locator('.manifest tbody tr:nth-child(2) td').first().textContent())
    ?.match(/[A-Z]{3}/)?.[0]
    ?.toLowerCase();
  const manifest = MANIFESTS.find((id) => setsOf(id)[0]![0] === first && setsOf(id)[1]![0] === third) ?? MANIFESTS[0]!;
  const lock = words.find(({ locked }) => locked)?.id ?? null;
  const best = bestArrangement({ hand, words, lock, manifest, indicator: INDICATORS[0]!, sealed: [] }, judge);
  return best.words.map(textOf).join(' ');
}

/** Plays on, whatever the page asks, until the ranking is there. */
export async function playToTheEnd(page: Page, seen: (what: string) => Promise<void> = async () => {}): Promise<void> {
  const anything = lineCards(page).or(leave(page)).or(done(page)).or(discard(page)).or(ranking(page));
  for (;;) {
    await anything.first().waitFor({ timeout: 60_000 });
    const prompt = await page.locator('.ask .prompt p').textContent();
    if (await ranking(page).isVisible()) return;
    if (await leave(page).isVisible()) {
      await seen('steal');
      await leave(page).click();
    } else if (await done(page).isVisible()) {
      await seen('build');
      await typed(page).fill(await bestWords(page));
      await seen('built');
      await done(page).click();
    } else if (await discard(page).isVisible()) {
      const count = Number((await discard(page).textContent())?.match(/\d+/)?.[0]);
      const cards = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
      for (let i = 0; i < count; i++) await cards.nth(i).click();
      await seen('discard');
      await discard(page).click();
    } else {
      await seen('pick');
      await lineCards(page).last().click();
    }
    await page
      .waitForFunction((was) => document.querySelector('.ask .prompt p')?.textContent !== was, prompt)
      .catch(() => undefined);
  }
}

const others = (page: Page): Locator => page.getByRole('region', { name: 'The others’ words' });
export const preyCards = (page: Page): Locator => others(page).getByRole('button');
export const stealIt = (page: Page): Locator => page.getByRole('button', { name: /^Steal the / });

/** Takes the first card that can be had, and puts it wherever it makes a word; false if nothing will do. */
export async function stealSomething(page: Page): Promise<boolean> {
  await page.getByText('Looking at what can be stolen').waitFor({ state: 'hidden' });
  const settled = page.getByText('These cards make no word').or(page.locator('.do .go:enabled')).first();
  for (const card of await preyCards(page).all()) {
    await card.click();
    if (!(await stealIt(page).isVisible())) continue;
    for (const target of await page.getByRole('group', { name: 'It goes into' }).getByRole('radio').all()) {
      await target.check();
      await settled.waitFor();
      if (await stealIt(page).isEnabled()) return true;
    }
    // A new word, now the one chosen: with each card of the hand in turn.
    for (const held of await page.getByRole('region', { name: 'Your hand' }).getByRole('button').all()) {
      await held.click();
      await settled.waitFor();
      if (await stealIt(page).isEnabled()) return true;
      await held.click();
    }
  }
  return false;
}
