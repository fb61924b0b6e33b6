import type { WordNerds } from '@wordhoard/word-nerds';
import { Play, type PlayOptions } from '@wordhoard/word-nerds/testing';
import type { Page } from 'playwright-core';
import { type KeptGame, lexicon, openKept } from './kept-game.ts';

const OTHERS = ['Beth', 'Caro', 'Dora', 'Emil', 'Finn'];

/** A match from a position, or a known deal; what a test does with it happens before the page opens. */
export const staged = (options: PlayOptions): Play => new Play({ ...options, lexicon });

const kept = (play: Play): KeptGame<WordNerds> => ({
  name: 'word-nerds',
  version: play.game.version,
  table: play.table,
  entries: play.entries,
});

/** Opens the page on the match as far as it was played, all at one device, in the hands of whoever is asked first. */
export const show = (page: Page, url: string, play: Play): Promise<void> =>
  openKept(page, url, kept(play), OTHERS.slice(0, play.table.players - 1));

/** The same for Anna alone: bots have the other seats. */
export const showAlone = (page: Page, url: string, play: Play): Promise<void> => openKept(page, url, kept(play), []);
