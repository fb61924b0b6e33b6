import type { Entry, Shape, Table } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Page } from 'playwright-core';

/** A game as a page keeps it that plays without a server: it goes on where it was left. */
export interface KeptGame<S extends Shape> {
  readonly name: string;
  readonly table: Table<S>;
  readonly entries: readonly Entry<S>[];
  /** Of the rules: by others a page does not go on. */
  readonly version: number;
  readonly lexicon: Lexicon;
}

/** Opens the page on it. Anna sits first, then those who share her device, then bots. */
export async function openKept<S extends Shape>(
  page: Page,
  url: string,
  { name, table, entries, version, lexicon }: KeptGame<S>,
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
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), {
    key: `wordhoard.game.${name}`,
    text: JSON.stringify(kept),
  });
  await page.goto(`${url}/play/${name}`);
  if (others.length > 0) await page.getByRole('button', { name: /^I am / }).click();
}
