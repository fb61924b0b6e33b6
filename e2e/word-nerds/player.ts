import { bestWords, componentsOf, defaults, type FoundWord } from '@wordhoard/word-nerds';
import type { Locator, Page } from 'playwright-core';
import { actUnlessGone, pressUnlessGone as press } from '../act-unless-gone.ts';
import { lexicon } from '../saved-game.ts';
import { makeTableOf } from '../tables.ts';

export const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name }).first();
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Ranking' });
export const line = (page: Page): Locator => page.getByRole('textbox', { name: 'Your word' });
export const market = (page: Page): Locator => page.locator('.market button');

/** Letters as a screen reader hears them: 'Q, 6', 'WILD, 0'. */
async function lettersOf(cards: Locator): Promise<string> {
  const labels = await cards.evaluateAll((all) =>
    all.map((card) => card.getAttribute('aria-label') ?? card.querySelector('.sr-only')?.textContent ?? ''),
  );
  return labels.map((label) => (label.startsWith('WILD') ? '?' : label.slice(0, 1).toLowerCase())).join('');
}

/** The best word the page shows the cards for; undefined when there is none. */
async function bestWord(page: Page): Promise<FoundWord | undefined> {
  const hand = await lettersOf(page.locator('.letters .tile'));
  const pool = await lettersOf(page.locator('.pool .tile'));
  return bestWords(lexicon, componentsOf(defaults), { hand, pool, top: 1 })[0];
}

/** Questions, recognised by their buttons. */
const ASKS = {
  over: (page: Page): Locator => ranking(page),
  bid: (page: Page): Locator => button(page, /^(Choose a token|Bid the)/),
  select: (page: Page): Locator => market(page).first(),
  declare: (page: Page): Locator => button(page, /^Word Nerd!/),
  join: (page: Page): Locator => button(page, /^Stay out$/),
  keep: (page: Page): Locator => button(page, /^(Keep (it|them)|Draw none)$/),
  discard: (page: Page): Locator => button(page, /^Discard( \(|$)/),
  purchase: (page: Page): Locator => button(page, /^Buy a card$/),
  pass: (page: Page): Locator => button(page, /^Pass$/),
} as const;
export type Ask = keyof typeof ASKS;
const NAMES = Object.keys(ASKS) as Ask[]; // Object.keys forgets which keys

async function shown(page: Page): Promise<Ask | undefined> {
  for (const name of NAMES) if (await ASKS[name](page).isVisible()) return name;
  return undefined;
}

/** Waits until the page asks something, and returns which question it is. */
export async function asked(page: Page): Promise<Ask> {
  const any = NAMES.map((name) => ASKS[name](page)).reduce((a, b) => a.or(b));
  for (;;) {
    await any.first().waitFor({ timeout: 60_000 });
    const ask = await shown(page);
    if (ask) return ask;
  }
}

/** Answers one question in a simple way. */
export async function answer(page: Page, ask: Ask): Promise<void> {
  const done = ASKS[ask](page);
  switch (ask) {
    case 'over':
      return;
    case 'bid':
      await press(page.getByRole('button', { name: /^Token/ }).last());
      return press(button(page, /^Bid the/));
    case 'declare': {
      const best = await bestWord(page);
      if (!best) return press(ASKS.pass(page));
      await actUnlessGone(line(page), (within) => line(page).fill(best.word, within));
      return press(done);
    }
    case 'discard': {
      const where = page.locator('.letters button');
      for (let i = 0; (await done.isVisible()) && (await done.isDisabled()); i++) await press(where.nth(i));
      return press(done);
    }
    case 'purchase':
      return press(ASKS.pass(page));
    default:
      return press(done);
  }
}

/** Answers every question until the page asks `until`, or the game is over. */
export async function playUntil(
  page: Page,
  until: Ask = 'over',
  seen: (ask: Ask) => Promise<void> = async () => {},
): Promise<void> {
  for (;;) {
    const ask = await asked(page);
    await seen(ask);
    if (ask === until || ask === 'over') return;
    await answer(page, ask);
  }
}

/** Makes a table with the form, and returns its code. */
export const makeTable = (page: Page, url: string, choose?: (page: Page) => Promise<void>): Promise<string> =>
  makeTableOf('word-nerds', page, url, choose);

/** At most this many letters of the hand, then of the pool, in an order that is no word; Q for a WILD. */
export async function shuffledLetters(page: Page, most: number): Promise<string> {
  const hand = await lettersOf(page.locator('.letters .tile'));
  const pool = await lettersOf(page.locator('.pool .tile'));
  const letters = Array.from((hand + pool).replaceAll('?', 'q')).slice(0, most);
  // Every turn of the row and of its reverse: one of them is no word.
  const turns = letters.flatMap((_, i) => {
    const row = [...letters.slice(i), ...letters.slice(0, i)];
    return [row.join(''), row.toReversed().join('')];
  });
  const found = turns.find((text) => !lexicon.has(text));
  if (!found) throw new Error(`${letters.join('')} is a word whichever way it is turned`);
  return found;
}
