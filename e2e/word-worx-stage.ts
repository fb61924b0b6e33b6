import { Play, type PlayOptions } from '@wordhoard/word-worx/testing';
import type { Page } from 'playwright-core';
import { lexicon, openKept } from './kept-game.ts';

const NAMES = ['Beth', 'Caro', 'Dora', 'Emil', 'Finn'];

/** The middle of a round of three: words, a lock each, and one word locked for good. It is Anna's turn. */
export const THREE: PlayOptions = {
  players: [
    { hand: 'o l u re f', manifest: 3, indicator: 2, words: ['head', 'l-o-v-er', 'rice'], lock: 1 },
    { manifest: 1, words: ['star', 'claim', 'th-in'], lock: 1 },
    { manifest: 5, words: ['st-e-m', 'grid'], sealed: ['paper'] },
  ],
  position: { line: 'or g o t a y' },
};

/** The same with the pile out: Anna has the first of the last builds. */
export const LAST: PlayOptions = { ...THREE, position: { line: 'or g o t a' } };

/** A table of six, well on its way. */
export const SIX: PlayOptions = {
  players: [
    { hand: 'o l u re f', manifest: 3, indicator: 2, words: ['head', 'rice'], lock: 0 },
    { manifest: 1, words: ['star', 'claim', 'th-in'], lock: 1 },
    { manifest: 5, words: ['st-e-m', 'on-'], sealed: ['paper'] },
    { words: ['got', 'oak', 'sea'], lock: 2 },
    { words: ['joy', 'b-ed', 'us'] },
    { words: ['do', 'pi', 'ch-ar'], lock: 2 },
  ],
  position: { line: 'or g a t e y' },
};

/** Opens the page on a match from a position: Anna and bots, or Anna and everybody else at this device. */
export async function stage(page: Page, url: string, play: Play, atOneDevice: boolean): Promise<void> {
  const others = atOneDevice ? NAMES.slice(0, play.table.players - 1) : [];
  await openKept(page, url, { name: 'word-worx', version: play.game.version, ...play }, others);
  // The dictionary is there once the manifest says what is done; on a wide screen this line is there but not seen.
  await page.getByText(/^Manifest \d+ done/).waitFor({ state: 'attached' });
}

export const staged = (options: PlayOptions): Play => new Play(lexicon, options);
