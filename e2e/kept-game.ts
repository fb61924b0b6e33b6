import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Entry, Shape, Table } from '@wordhoard/kernel';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import type { Page } from 'playwright-core';

/** The one the page fetches: a game kept on the device goes on only with the same words. */
export const lexicon: Lexicon = openLexicon(
  readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')),
);

/** A game as a page keeps it that plays without a server: it goes on where it was left. */
export interface KeptGame<S extends Shape> {
  readonly name: string;
  readonly table: Table<S>;
  readonly entries: readonly Entry<S>[];
  /** Of the rules: by others a page does not go on. */
  readonly version: number;
}

/** Opens the page on it, in the hands of whoever is asked first. Anna, then those who share her device, then bots. */
export async function openKept<S extends Shape>(
  page: Page,
  url: string,
  { name, table, entries, version }: KeptGame<S>,
  others: readonly string[],
): Promise<void> {
  const seats = table.players;
  const bots = Array.from({ length: seats - 1 - others.length }, () => 1);
  const house = { pace: 'relaxed', limits: {}, bank: null, visibility: 'link', watching: false };
  const wanted = {
    options: { game: name, config: table.config, seats, ...house },
    name: 'Anna',
    others,
    bots,
    start: true,
  };
  const kept = { wanted, table, nonce: '00', luck: '00', rules: version, words: lexicon.id, entries };
  // Only where nothing is kept yet: after a reload it is what has been played since.
  await page.addInitScript(({ key, text }) => localStorage.getItem(key) ?? localStorage.setItem(key, text), {
    key: `wordhoard.game.${name}`,
    text: JSON.stringify(kept),
  });
  await page.goto(`${url}/play/${name}`);
  if (others.length > 0) await page.getByRole('button', { name: /^I am / }).click();
}
