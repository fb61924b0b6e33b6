import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Lexicon, openLexicon } from '@wordhoard/lexicon';
import { Play, type PlayOptions } from '@wordhoard/word-nerds/testing';
import type { Page } from 'playwright-core';

/** The one the page fetches: a game kept on the device goes on only with the same words. */
export const lexicon: Lexicon = openLexicon(
  readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')),
);

const NAMES = ['Anna', 'Beth', 'Caro', 'Dora', 'Emil', 'Finn'];

/** A match between people at one device, from a position; what a test does with it happens before the page opens. */
export const staged = (options: PlayOptions): Play => new Play({ ...options, lexicon });

/** Opens the page on the match as far as it was played, in the hands of whoever is asked first. */
export async function show(page: Page, url: string, { game, table, entries }: Play): Promise<void> {
  const [name, ...others] = NAMES.slice(0, table.players);
  const options = {
    game: 'word-nerds',
    config: table.config,
    pace: 'relaxed',
    limits: {},
    bank: null,
    visibility: 'link',
    watching: false,
    seats: table.players,
  };
  const wanted = { options, name, others, bots: [], start: true };
  const kept = { wanted, table, nonce: '00', luck: '00', rules: game.version, words: lexicon.id, entries };
  await page.addInitScript((text) => localStorage.setItem('wordhoard.game.word-nerds', text), JSON.stringify(kept));
  await page.goto(`${url}/play/word-nerds`);
  await page.getByRole('button', { name: /^I am / }).click();
}
