import type { WordNerds } from '@wordhoard/word-nerds';
import { TestGame, type TestGameOptions } from '@wordhoard/word-nerds/testing';
import type { Page } from 'playwright-core';
import { lexicon, openSavedGame, type SavedGame } from '../saved-game.ts';

const OTHERS = ['Beth', 'Caro', 'Dora', 'Emil', 'Finn'];
/** The widest names there are. */
export const WIDE: readonly string[] = ['B', 'C', 'D', 'E', 'F'].map((initial) => initial.padEnd(20, 'W'));

/** A match from a position or a known deal; a test plays moves before the page opens. */
export const staged = (options: TestGameOptions): TestGame => new TestGame({ ...options, lexicon });

const toSavedGame = (play: TestGame): SavedGame<WordNerds> => ({
  name: 'word-nerds',
  version: play.game.version,
  table: play.table,
  entries: play.entries,
});

/** Opens the match at its current position, with all players at one device; open questions are seen together. */
export const showTogether = (
  page: Page,
  url: string,
  play: TestGame,
  others: readonly string[] = OTHERS,
): Promise<void> => openSavedGame(page, url, toSavedGame(play), others.slice(0, play.table.players - 1));

/** Hands the device to a player, to see their own cards. */
export async function takes(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Hand to ${name}` }).click();
  await page.getByRole('button', { name: /^I am / }).click();
}

/** The same, held by the player who is asked first. */
export async function show(page: Page, url: string, play: TestGame, others: readonly string[] = OTHERS): Promise<void> {
  await showTogether(page, url, play, others);
  const open = ['bid-cards', 'select', 'respond', 'join', 'purchase'].includes(play.step);
  if (open && !play.match.over) await takes(page, ['Anna', ...others][play.waiting[0]!]!);
}

/** The same for Anna alone: bots have the other seats. */
export const showAlone = (page: Page, url: string, play: TestGame): Promise<void> =>
  openSavedGame(page, url, toSavedGame(play), []);

/** Switches auto-pass off for this player. Call it before the page is opened. */
export async function passesByHand(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('wordhoard.word-nerds.pass', '{"on":false,"unless":[]}'));
}
