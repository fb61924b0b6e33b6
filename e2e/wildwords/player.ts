import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openLexicon } from '@wordhoard/lexicon';
import {
  asteriskStrings,
  faceOf,
  formatStart,
  type Grid,
  PLAIN_WORDS,
  type Placement,
  PlayFinder,
  PRINTED,
  rowOf,
  strideOf,
  vocabularyOf,
} from '@wordhoard/wildwords';
import type { Locator, Page } from 'playwright-core';
import { makeTableOf } from '../tables.ts';

const lexicon = openLexicon(readFileSync(createRequire(import.meta.url).resolve('@wordhoard/lexicon/wordhoard.lex')));
const finder = new PlayFinder(lexicon.graph);
const words = vocabularyOf(lexicon, PLAIN_WORDS);

export const isWord = (text: string): boolean => lexicon.has(text.toLowerCase());

export const board = (page: Page): Locator => page.getByRole('grid', { name: 'Board' });
export const play = (page: Page): Locator => page.getByRole('button', { name: /^Play for −?\d+$/ }).first();
export const pass = (page: Page): Locator => page.getByRole('button', { name: 'Pass', exact: true }).first();
export const accept = (page: Page): Locator => page.getByRole('button', { name: 'Accept' });
export const challenge = (page: Page): Locator => page.getByRole('button', { name: 'Challenge' }).first();
export const spell = (page: Page): Locator => page.getByRole('button', { name: 'Spell it out' });
/** Looks in the prompt only, because earlier announcements are still on the page. */
export const myTurn = (page: Page): Locator => page.locator('.prompt').getByText(/^Your turn|^You have new tiles/);
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Final ranking' });

/** The faces in the tray, as the page shows them to its player. */
export async function trayOf(page: Page): Promise<string[]> {
  const tiles = page.locator('.rack [data-tile]');
  const ids = await tiles.evaluateAll((found) => found.map((tile) => tile.getAttribute('data-tile')!));
  return ids.map(faceOf);
}

/** The tiles on the board, as a screen reader reads them. */
export async function gridOf(page: Page): Promise<Grid> {
  const labels = await board(page).getByRole('gridcell').locator('.sr-only').allTextContents();
  return labels.map((label) => {
    const [, what = ''] = label.split(', ');
    if (/^(asterisk|face down)/.test(what)) return '*';
    return /^[A-Z]$/.test(what) ? what : null;
  });
}

/** The best play, with the tiles given up on WILD squares; undefined if there is none. */
export function bestPlay(grid: Grid, tray: readonly string[]): Placement[] | undefined {
  const [best] = finder.best(grid, tray);
  if (!best) return undefined;
  const left = [...tray];
  const take = (face: string): string => left.splice(Math.max(0, left.indexOf(face)), 1)[0]!;
  const fixed = best.placements.map(({ square, face }) =>
    PRINTED.premiums[square] === 'wild' ? { square, face: null } : { square, face: take(face) },
  );
  return fixed.map(({ square, face }) => ({ square, face: face ?? left.shift()! }));
}

/** Writes a play for the page's field, with dots for tiles on the board. */
export function written(placements: readonly Placement[]): string {
  const laid = new Map(placements.map(({ square, face }) => [square, face]));
  const squares = [...laid.keys()].sort((a, b) => a - b);
  const [first, last] = [squares[0]!, squares.at(-1)!];
  const direction = directionOf(squares);
  const text: string[] = [];
  for (let at = first; at <= last; at += strideOf(direction)) text.push(laid.get(at) ?? '.');
  return `${formatStart(first, direction)} ${text.join('')}`;
}

const directionOf = (squares: readonly number[]): 'across' | 'down' =>
  rowOf(squares[0]!) === rowOf(squares.at(-1)!) ? 'across' : 'down';

/** Lays a play by its coordinates and plays it. */
export async function playWritten(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'A play, such as 8E FEND' });
  await field.fill(text);
  await field.press('Enter');
  await page
    .getByText(/Laid: it would score/)
    .filter({ visible: true })
    .waitFor();
  await field.press('Enter');
}

/** Fills the spelling form with words that fit, or with the given letter for every asterisk. */
export async function spellOut(page: Page, filling?: string, byKeys = false): Promise<void> {
  await spell(page).waitFor();
  const patterns = await page.locator('.spell legend').allTextContents();
  for (const [i, legend] of patterns.entries()) {
    const pattern = legend.replace('Spell ', '').replaceAll('asterisk', '*').replaceAll(' ', '');
    const strings = asteriskStrings(pattern, words.bestReading(pattern) ?? '') ?? [];
    const fields = await page.locator('.spell fieldset').nth(i).getByRole('textbox').all();
    for (const [n, field] of fields.entries()) await field.fill(filling ?? strings[n] ?? 'x');
  }
  if (byKeys) await spell(page).press('Enter');
  else await spell(page).click();
}

/** Finds the page whose turn it is. */
export async function whoseTurn<T extends { readonly page: Page }>(players: readonly T[]): Promise<T> {
  const turns = players.map(async (player) => {
    await myTurn(player.page).waitFor();
    return player;
  });
  return Promise.any(turns);
}

/** Makes a table for friends with the form, and returns its code. */
export const makeTable = (page: Page, url: string, places = 2): Promise<string> =>
  makeTableOf('wildwords', page, url, async (form) => {
    if (places > 2) await form.getByLabel('Seats', { exact: true }).selectOption(String(places));
  });

/** A non-word across the middle square. */
export function bluffAtStart(tray: readonly string[]): string {
  const letters = tray.filter((face) => face !== '*').slice(0, 4);
  for (let turn = 0; turn < letters.length; turn++) {
    const text = [...letters.slice(turn), ...letters.slice(0, turn)].join('');
    if (!isWord(text)) return `8H ${text}`;
  }
  throw new Error(`every turning of ${letters.join('')} is a word`);
}

/** Adds a letter to row 8 so that no word begins like that. */
export function bluffOnto(grid: Grid, tray: readonly string[]): string {
  const row = 7 * 15;
  const from = grid.findIndex((face, square) => square >= row && face !== null);
  let end = from;
  while (grid[end] !== null) end++;
  const there = grid.slice(from, end).join('');
  const letter = tray.find((face) => face !== '*' && !isWord(there + face));
  if (letter === undefined) throw new Error(`${there} and any of ${tray.join('')} is a word`);
  return `${formatStart(end, 'across')} ${letter}`;
}

export async function challengeNow(page: Page): Promise<void> {
  await challenge(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Challenge' }).click();
}

export async function passNow(page: Page): Promise<void> {
  await pass(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pass' }).click();
}

/** Makes the best play, or passes. */
export async function playBest(page: Page): Promise<void> {
  const best = bestPlay(await gridOf(page), await trayOf(page));
  if (best) await playWritten(page, written(best));
  else await passNow(page);
}

/** Makes the best play without an asterisk. */
export async function playLetters(page: Page): Promise<void> {
  const tray = (await trayOf(page)).filter((face) => face !== '*');
  const all = finder.best(await gridOf(page), tray, 500);
  const plain = all.find(({ placements }) => placements.every(({ square }) => PRINTED.premiums[square] !== 'wild'));
  if (!plain) throw new Error(`no play with ${tray.join('')} stays clear of the wild squares`);
  await playWritten(page, written(plain.placements));
}

/** 'play 7': how far the game has got. */
export const playNumber = async (page: Page): Promise<string> => (await page.locator('.bar .sub').textContent()) ?? '';

/** Waits until another play is next, or this one must be spelled. */
export const afterPlay = (page: Page, number: string): Promise<void> => {
  const next = page.locator('.bar .sub').filter({ hasNotText: new RegExp(`^${number}$`) });
  return next.or(spell(page)).first().waitFor();
};
