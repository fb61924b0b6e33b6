import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './browser.ts';
import { openScene } from './scene.ts';
import { passNow } from './wildwords/player.ts';
import { staged as wild, showAlone as wildAlone } from './wildwords/stage.ts';
import { staged as nerds, showAlone as nerdsAlone } from './word-nerds/stage.ts';
import { THREE, staged as worx, stage as worxStage } from './word-worx/stage.ts';
import { confirm, typeAt } from './wordsmith/player.ts';
import { BRAIN, stage as smithStage } from './wordsmith/stage.ts';
import { line, lock, toTheBoard, WORDS } from './wordsy/player.ts';
import { shortGame } from './wordsy/stage.ts';

const { server, visit } = openScene();

/** A piece that moved instead of jumping, and its origin if it was hidden before. */
interface MovedPiece {
  readonly piece: string;
  readonly from: string | null;
}

/** Records animated pieces. Call it before the page is opened. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: MovedPiece[] = [];
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const piece = this.getAttribute('data-piece');
      if (piece !== null) moved.push({ piece, from: this.getAttribute('data-from') });
      return animate.apply(this, how);
    };
  });
}

const movedIn = (page: Page): Promise<readonly MovedPiece[]> =>
  page.evaluate(() => (globalThis as unknown as { moved: MovedPiece[] }).moved); // kept there by `watch`

const ALIVE = { ...DESKTOP, reducedMotion: 'no-preference' } as const;

/** A visible move in each game: how to cause it, and the pieces that move. */
const GAMES: Readonly<Record<string, { play(page: Page): Promise<void>; isIt(moved: MovedPiece): boolean }>> = {
  'wordsy: the cards slide along the board': {
    async play(page) {
      await shortGame(page, server.url, 2);
      await toTheBoard(page);
      await line(page).fill(WORDS[0]!);
      await lock(page).click();
      await page.getByRole('button', { name: 'Next round' }).click();
      await lock(page).waitFor();
    },
    isIt: ({ piece }) => piece === '1-0',
  },
  'wordsmith: a letter goes from its card to the sheet': {
    async play(page) {
      await smithStage(page, server.url, BRAIN);
      await confirm(page).waitFor();
      await typeAt(page, 21, 's');
    },
    isIt: ({ piece, from }) => piece === 'on-21' && from === 'card-s',
  },
  'wildwords: another’s tiles come from where they sit': {
    async play(page) {
      await wildAlone(page, server.url, wild(2, 0, { trays: ['OXEN', 'TEA'], pot: '' }));
      await passNow(page);
    },
    isIt: ({ from }) => from === 'seat-1',
  },
  'word-nerds: a letter goes from the auction to the hand': {
    async play(page) {
      const position = { next: 'auction', market: 'ath' } as const;
      const play = nerds({ players: ['zebr', 'mi'], position })
        .answer(0, { token: 3 })
        .answer(1, { token: 1 })
        .pass();
      await nerdsAlone(page, server.url, play);
      await page.locator('.market button').first().click();
    },
    isIt: ({ from }) => from === null,
  },
  'word-worx: a card goes from the line to the hand': {
    async play(page) {
      await worxStage(page, server.url, worx(THREE), false);
      await page.locator('.belt button').first().click();
    },
    isIt: ({ from }) => from === null,
  },
};

test.each(Object.entries(GAMES))('%s', async (_, { play, isIt }) => {
  const { page, faults } = await visit(ALIVE);
  await watch(page);
  await play(page);
  await expect.poll(async () => (await movedIn(page)).some(isIt)).toBe(true);
  expect(faults).toEqual([]);
});

test('with reduced motion, nothing is animated', async () => {
  const { page } = await visit(DESKTOP);
  await watch(page);
  await GAMES['word-worx: a card goes from the line to the hand']!.play(page);
  await page.locator('.hand [data-piece]').nth(5).waitFor();
  expect(await movedIn(page)).toEqual([]);
});
