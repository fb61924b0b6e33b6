import type { QuestionKind } from '@wordhoard/kernel';
import type { Wordsy } from '@wordhoard/wordsy';
import type { Page } from 'playwright-core';
import { finishedGame } from '../finished-game.ts';
import { openSavedGame } from '../saved-game.ts';
import { at, type Screen } from '../screens.ts';
import {
  challenge,
  friendly,
  hotSeat,
  line,
  lock,
  makeTable,
  ranking,
  toTheBoard,
  WORDS,
  writeInTurn,
} from './player.ts';
import { playLate, sixWriting, variantWriting, wroteNothing } from './stage.ts';

const alone = (page: Page, url: string): Promise<string> =>
  makeTable(page, url, (form) => form.getByRole('radio', { name: 'Just me' }).check());

/** Every question the game can ask, on a screen: a new one without a screen does not compile. */
const ASKED: Readonly<Record<QuestionKind<Wordsy>, readonly Screen[]>> = {
  ready: [
    {
      name: 'ready',
      open: async (page, url) => {
        await alone(page, url);
        await page.getByRole('button', { name: 'I’m ready' }).waitFor();
      },
    },
    {
      name: 'scored',
      shown: true,
      open: async (page, url) => {
        await alone(page, url);
        await toTheBoard(page);
        await line(page).fill(WORDS[0]!);
        await lock(page).click();
        await page.getByRole('button', { name: 'Next round' }).waitFor();
      },
    },
  ],
  write: [
    {
      name: 'writing',
      shown: true,
      open: async (page, url) => {
        await alone(page, url);
        await toTheBoard(page);
        await line(page).fill(WORDS[0]!);
      },
    },
    {
      name: 'late',
      open: async (page, url) => {
        await playLate(page, url);
        await line(page).fill('misquot');
      },
    },
    { name: 'wrote-nothing', open: wroteNothing },
    {
      name: 'wordsy-six',
      open: async (page, url) => {
        await sixWriting(page, url);
        await line(page).fill(WORDS[0]!);
      },
    },
    {
      name: 'wordsy-variant',
      open: async (page, url) => {
        await variantWriting(page, url);
        await line(page).fill('requesting');
      },
    },
  ],
  challenge: [
    {
      name: 'challenge',
      shown: true,
      open: async (page, url) => {
        await hotSeat(page, url);
        await writeInTurn(page, ['brandishing', 'zzyzzywix']);
        await page.getByRole('button', { name: 'Let all words stand' }).waitFor();
      },
    },
  ],
  mend: [
    {
      name: 'mend',
      open: async (page, url) => {
        await hotSeat(page, url, friendly);
        await writeInTurn(page, ['brandishing', 'icecream']);
        await challenge(page, 'icecream', 'Anna');
        await page.getByRole('main').getByText('ICECREAM isn’t one word').waitFor();
      },
    },
  ],
};

/** A word that is none, and why. */
const struck: Screen = {
  name: 'struck',
  open: async (page, url) => {
    await hotSeat(page, url);
    await writeInTurn(page, ['brandishing', 'playwrite']);
    await challenge(page, 'playwrite', 'Anna');
    await page.getByText('Did you mean PLAYWRIGHT').waitFor();
  },
};

export const WORDSY_SCREENS: readonly Screen[] = [
  struck,
  { name: 'make', shown: true, open: at('/new/wordsy', 'A table for Wordsy') },
  { name: 'rules', shown: true, open: at('/rules/wordsy', 'The board') },
  ...Object.values(ASKED).flat(),
  { name: 'hand-over', open: hotSeat },
  {
    name: 'end',
    shown: true,
    open: async (page, url) => {
      await openSavedGame(page, url, await finishedGame('wordsy', { level: 4, players: 1 }), []);
      await ranking(page).waitFor();
    },
  },
];
