import { limitsFor, seedFrom, type TimeLimits } from '@wordhoard/kernel';
import { type Config, game, type Position, type Wordsy } from '@wordhoard/wordsy';
import { VOWELS } from '@wordhoard/wordsy/testing';
import type { Page } from 'playwright-core';
import { openSavedGame } from '../saved-game.ts';
import { lock, toTheBoard } from './player.ts';

interface Staged {
  readonly config?: Partial<Config>;
  readonly position?: Partial<Position>;
  readonly others?: readonly string[];
}

/** Anna, alone or with bots, before the board QG NS ML GD: a live table whose limits are as given. */
function stage(
  page: Page,
  url: string,
  players: number,
  limits: Partial<TimeLimits<Wordsy>>,
  { config, position, others = [] }: Staged = {},
): Promise<void> {
  const { rules, defaults } = game;
  const table = {
    config: { ...defaults, ...config },
    players,
    seed: seedFrom('stage'),
    limits: limitsFor<Wordsy>(rules, 'live', limits),
    bank: null,
    position: {
      round: 1,
      board: 'QG NS ML GD',
      sheets: Array.from({ length: players }, () => ({ lines: [], tallies: 0 })),
      noFlip: null,
      lastMain: null,
      spot: 'top' as const,
      ...position,
    },
  };
  return openSavedGame<Wordsy>(page, url, { name: rules.id, version: rules.version, table, entries: [] }, others);
}

/** [WY-19] This many rounds alone, from a known deal; the sand never runs out. */
export const shortGame = (page: Page, url: string, rounds: number): Promise<void> =>
  stage(page, url, 1, { timer: 3_600_000 }, { config: { rounds } });

/** [WY-19] A round alone: the page is open on its letters, and so much sand runs, in ms. */
export async function playAlone(page: Page, url: string, sand: number): Promise<void> {
  await stage(page, url, 1, { timer: sand });
  await toTheBoard(page);
}

/** [WY-19] The same, when the sand has run out. */
export async function playLate(page: Page, url: string): Promise<void> {
  await playAlone(page, url, 1);
  await page
    .getByRole('main')
    .getByText(/^The sand has run out, so no bonus this round\. Take your time:/)
    .waitFor();
}

/** [WY-7] Against a bot that flipped the timer: the sand has run out before Anna wrote anything, and time stands still. */
export async function wroteNothing(page: Page, url: string): Promise<void> {
  await stage(page, url, 2, { timer: 1, grace: 3_600_000 });
  await toTheBoard(page);
  await page
    .getByRole('main')
    .getByText(/^The sand ran out before you wrote anything/)
    .waitFor();
}

/** A name of the maximum length, in the widest letters. */
const WIDE = ['B', 'C', 'D', 'E', 'F'].map((initial) => initial.padEnd(20, 'W'));

/** Six at one device, which is in the hands of the first: the most that has to fit. */
export async function sixWriting(page: Page, url: string): Promise<void> {
  await stage(page, url, 6, { timer: 3_600_000 }, { others: WIDE });
  const taken = page.getByRole('button', { name: 'I am Anna' });
  await page.getByRole('button', { name: 'I’m ready' }).or(taken).or(lock(page)).first().waitFor();
  if (await page.getByRole('button', { name: 'I’m ready' }).isVisible())
    await page.getByRole('button', { name: 'I’m ready' }).click();
  await taken.or(lock(page)).first().waitFor();
  if (await taken.isVisible()) await taken.click();
  await lock(page).waitFor();
}

/** [WY-27] Against a bot, in the last but one of ten rounds of a variant with vowels; the sand never runs out. */
export async function variantWriting(page: Page, url: string): Promise<void> {
  const words = ['able', 'coin', 'diet', 'gale', 'hive', 'kilo', 'made', 'note'];
  const line = (word: string, i: number) =>
    ({ word, status: 'stands', points: 21 + i, box: i % 3 === 0 ? 'second' : null }) as const;
  const sheets = [words, words.map((word) => `${word}x`)].map((used) => ({ lines: used.map(line), tallies: 1 }));
  const position = { round: 9, board: 'QE NA SL RI', sheets };
  await stage(page, url, 2, { timer: 3_600_000 }, { config: { variant: VOWELS }, position });
  await toTheBoard(page);
}
