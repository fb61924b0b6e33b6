import { PLAIN_WORDS, type Position, type WildWords } from '@wordhoard/wildwords';
import { EMPTY_BOARD, TestGame, tableFor, VARIANTS } from '@wordhoard/wildwords/testing';
import type { Page } from 'playwright-core';
import { lexicon, openSavedGame, type SavedGame } from '../saved-game.ts';

/** A name of the maximum length, in the widest letters. */
export const LONG: readonly string[] = ['W', 'M', 'Q'].map((letter) => letter.repeat(20));

export const FRIENDS: readonly string[] = ['Beth', 'Caro', 'Dora'];

/** The printed example after two plays: `8E FEND`, then `D3 STAI***`. */
const PRINTED: readonly string[] = EMPTY_BOARD.with(2, '...S...........')
  .with(3, '...T...........')
  .with(4, '...A...........')
  .with(5, '...I...........')
  .with(6, '...*...........')
  .with(7, '...*FEND.......')
  .with(8, '...*...........');

const TRAYS = ['*OXGARD', 'LENTILS', 'BROWNER', 'PIMUCOE'];

/** A match with Anna to play first; a test plays moves before the page opens. */
export const staged = (players: number, first = 0, position: Partial<Position> = {}): TestGame =>
  new TestGame(
    {
      board: PRINTED,
      trays: TRAYS.slice(0, players),
      scores: [35, 28, 17, 8].slice(0, players),
      turn: first,
      ...position,
    },
    lexicon,
    { ...tableFor(players, 'relaxed', { config: { words: PLAIN_WORDS } }), seed: '5'.repeat(64) },
  );

/** [WW-23] Trays of eight tiles and another board, with Anna to play first. */
export const stagedVariant = (): TestGame =>
  new TestGame(
    { board: EMPTY_BOARD.with(7, '....STA*N......'), trays: ['DRAIN*GE', '*ENTILSA'], scores: [35, 28] },
    lexicon,
    { ...tableFor(2, 'relaxed', { config: { variant: VARIANTS.large } }), seed: '5'.repeat(64) },
  );

const toSavedGame = (play: TestGame): SavedGame<WildWords> => ({
  name: 'wildwords',
  version: play.game.version,
  table: play.table,
  entries: play.entries,
});

/** Opens the match at its current position, with all players at one device, held by the player who is asked first. */
export const show = (page: Page, url: string, play: TestGame, others: readonly string[] = LONG): Promise<void> =>
  openSavedGame(page, url, toSavedGame(play), others.slice(0, play.table.players - 1));

/** The same for Anna alone: bots have the other seats. */
export const showAlone = (page: Page, url: string, play: TestGame): Promise<void> =>
  openSavedGame(page, url, toSavedGame(play), []);
