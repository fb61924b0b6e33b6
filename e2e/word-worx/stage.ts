import { LARGE, TestGame, type TestGameOptions } from '@wordhoard/word-worx/testing';
import type { Page } from 'playwright-core';
import { lexicon, openSavedGame } from '../saved-game.ts';

const NAMES = ['Beth', 'Caro', 'Dora', 'Emil', 'Finn'];

/** The middle of a round of three: words, a lock each, and one word locked for good. It is Anna's turn. */
export const THREE: TestGameOptions = {
  players: [
    { hand: 'o l u re f', manifest: 3, indicator: 2, words: ['head', 'l-o-v-er', 'rice'], lock: 1 },
    { manifest: 1, words: ['star', 'claim', 'th-in'], lock: 1 },
    { manifest: 5, words: ['st-e-m', 'grid'], sealed: ['paper'] },
  ],
  position: { line: 'or g o t a y' },
};

/** Late in a round: Anna has seven words, more than fit into a screen, and builds with seven cards. */
export const MANY: TestGameOptions = {
  players: [
    {
      hand: 'o l u re f',
      manifest: 3,
      indicator: 2,
      words: ['head', 'l-o-v-er', 'rice', 'bun', 'mad', 'wit', 'sob'],
      lock: 1,
    },
    { manifest: 1, words: ['star', 'claim', 'th-in', 'joke'], lock: 1 },
    { manifest: 5, words: ['st-e-m', 'grid'], sealed: ['paper'] },
  ],
  position: { line: 'or g o t a y' },
};

/** The same with the pile out: Anna has the first of the last builds. */
export const LAST: TestGameOptions = { ...THREE, position: { line: 'or g o t a' } };

/** A table of six, well on its way. */
export const SIX: TestGameOptions = {
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

/** The first of two rounds with the pile out. */
export const SECOND_ROUND: TestGameOptions = { ...LAST, config: { rounds: 2 } };

/** The last turn but the last builds, of two: one card is left on the pile. It is Anna's turn. */
export const SHORT: TestGameOptions = {
  players: [
    { hand: 'o l u re f', manifest: 3, indicator: 2, words: ['head'] },
    { hand: 'a t e s c', manifest: 1, words: ['star'] },
  ],
  position: { line: 'or g o t a y', pile: 0 },
};

/** [WX-14] Cards of three letters, hands of seven and a long line. It is Anna's turn. */
export const VARIANT: TestGameOptions = {
  players: [
    { hand: 's r ing e a q u', manifest: 1, indicator: 1, words: ['tea'] },
    { hand: 7, words: ['star'] },
  ],
  position: { line: 'st t o n i e ite a g' },
  config: { variant: LARGE },
};

/** A name of the maximum length, in the widest letters. */
export const LONGEST: readonly string[] = ['W', 'M', 'WM', 'MW', 'WWM'].map((wide) => wide.repeat(20).slice(0, 20));

/** Beth has taken the R of Anna's RICE into a RAT; it is Anna's turn. */
export function ROBBED(): TestGame {
  const players = [
    { hand: 'o l u re f', manifest: 3, indicator: 2, words: ['head', 'l-o-v-er', 'rice'], lock: 1 },
    { hand: 'a t e s c', manifest: 1, words: ['star', 'claim'], lock: 1 },
  ];
  const play = staged({ players, position: { seat: 1, line: 'or g o t a y' } }).pick('or', null);
  play.answer(1, { steal: play.theft('rice', 'r', 'ice', ['star', 'claim', 'rat']) });
  return play.build(['star', 'claim', 'rat']);
}

/** Opens the page on a match from a position: Anna and bots, or Anna and the others (by these names) at this device. */
export async function stage(
  page: Page,
  url: string,
  play: TestGame,
  atOneDevice: boolean | readonly string[],
): Promise<void> {
  const names = atOneDevice === true ? NAMES : atOneDevice || [];
  const others = names.slice(0, play.table.players - 1);
  await openSavedGame(page, url, { name: 'word-worx', version: play.game.version, ...play }, others);
  // The manifest is complete once the dictionary has loaded; on a wide screen this line is hidden.
  await page.getByText(/^Manifest .*\d+ ready/).waitFor({ state: 'attached' });
}

export const staged = (options: TestGameOptions): TestGame => new TestGame(lexicon, options);
