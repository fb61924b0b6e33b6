import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { commitmentOf, type MatchSetup, type RecordEntry, type SealedRecord, type Shape } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import type { Page } from 'playwright-core';

/** The dictionary that the page fetches: a saved game continues only with the same words. */
export const lexicon: Lexicon = openLexicon(
  readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')),
);

/** A game as a page without a server saves it, to continue later. */
export interface SavedGame<S extends Shape> {
  readonly name: string;
  readonly table: MatchSetup<S>;
  readonly entries: readonly RecordEntry<S>[];
  /** Version of the rules; a page continues only with the same. */
  readonly version: number;
  /** An earlier match with the same shuffle. */
  readonly sameAs?: SealedRecord;
}

/** The same game as its record, for another person. */
export function recordFor(name: string, { name: game, table, entries, version }: SavedGame<Shape>): SealedRecord {
  const nonce = '1'.repeat(32);
  const seats = [
    { name, bot: null },
    { name: 'Ada', bot: 1 },
  ];
  const sealed = { rules: version, words: lexicon.id, nonce, commitment: commitmentOf(table.seed, nonce) };
  return { format: 1, game, seats, table, entries, ...sealed };
}

/**
 * Opens a saved game, held by the player who is asked first. Seats are Anna's, then of those who share her device, then
 * bots'.
 */
export async function openSavedGame<S extends Shape>(
  page: Page,
  url: string,
  { name, table, entries, version, sameAs }: SavedGame<S>,
  others: readonly string[],
  own = 'Anna',
): Promise<void> {
  const seats = table.players;
  const bots = Array.from({ length: seats - 1 - others.length }, () => 1);
  // Slow bots would only make the tests longer.
  const usual = { pace: 'relaxed', limits: {}, bank: null, visibility: 'link', watching: false, botSpeed: 'quick' };
  const wanted = {
    options: { game: name, config: table.config, seats, ...usual },
    name: own,
    others,
    bots,
    start: true,
  };
  const sealed = { table, nonce: '0'.repeat(32), luck: '00', rules: version, words: lexicon.id, entries };
  const saved = { wanted, ...sealed, ...(sameAs && { sameAs }) };
  // Only if nothing is saved yet: after a reload the page has saved newer moves.
  await page.addInitScript(({ key, text }) => localStorage.getItem(key) ?? localStorage.setItem(key, text), {
    key: `wordhoard.game.${name}`,
    text: JSON.stringify(saved),
  });
  await page.goto(`${url}/play/${name}`);
  // A shared screen isn't handed over, nor a match that can't go on. "Ready" is an answer in a game, not a name.
  const taken = page.getByRole('button', { name: /^I am (?!ready$)/ });
  await taken.or(page.locator('.play main, .notice h1')).first().waitFor();
  if (await taken.isVisible()) await taken.click();
}
