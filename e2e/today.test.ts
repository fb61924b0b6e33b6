import { GAMES, type GameId, loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import { chooseTask, seedOfDay } from '@wordhoard/hoard';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lexicon } from './saved-game.ts';
import { openOwnScene } from './scene.ts';
import { bluffOnto, gridOf, myTurn, passNow, playWritten, trayOf } from './wildwords/player.ts';
import { line, lock } from './wordsy/player.ts';

const DEAL = 'today’s hoard';
const { server, visit } = openOwnScene({ WORDHOARD_DEAL: DEAL });

const result = (page: Page): Promise<void> => page.getByRole('heading', { name: /\d+ of 100/ }).waitFor();
/** The server has taken the answer: the note that it waits on this device is gone. */
const sent = (page: Page): Promise<void> => page.getByText('Saved on this device').waitFor({ state: 'detached' });

const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start' }).click();

/** Passes, and reads that there was a better move. */
async function passWildWords(page: Page): Promise<void> {
  // A newcomer to the game reads two lines first.
  await page.getByText(/^Tap a tile in your tray, then a square/).waitFor();
  await page.getByText('Your score is the points of this play.').waitFor();
  await page.getByRole('region', { name: 'On this board' }).getByText('WILD').waitFor();
  await start(page);
  await myTurn(page).waitFor();
  // Nobody challenges here, so a bluff is refused and can be taken back.
  await playWritten(page, bluffOnto(await gridOf(page), await trayOf(page)));
  await page.getByText(/isn’t in the dictionary\. Try another word\./).waitFor();
  expect(await page.getByRole('heading', { name: /of 100/ }).count()).toBe(0);
  await passNow(page);
  await page.getByRole('heading', { name: '0 of 100' }).waitFor();
  await sent(page);
  await compareOnBoard(page);
}

/** Plays the best word offline; it is sent later. */
async function solveWordsyOffline(page: Page, word: string): Promise<void> {
  await start(page);
  // A non-word costs nothing, and another word may be tried.
  await line(page).fill(`${word}xq`);
  await lock(page).click();
  await page.getByText(`${word.toUpperCase()}XQ isn’t in the dictionary. Try another word.`).waitFor();
  await line(page).fill(word);
  // The typed text is put forward; once that was read, rules and dictionary are here, and nothing more is needed.
  await page.waitForFunction((put) => JSON.stringify({ ...localStorage }).includes(put), `text\\":\\"${word}`);
  await page.context().setOffline(true);
  await lock(page).click();
  await page.getByRole('heading', { name: '100 of 100' }).waitFor();
  await page.getByText('Saved on this device').waitFor();
  await page.context().setOffline(false);
  // It is sent by itself.
  await sent(page);
}

/** Shows the answer and the better move on the board in turn. */
async function compareOnBoard(page: Page): Promise<void> {
  const board = page.locator('.answer-board .play');
  await board.waitFor();
  const before = await board.textContent();
  await page.getByRole('radio', { name: 'Best with everyday words' }).check();
  await expect.poll(async () => (await board.count()) === 1 && (await board.textContent()) !== before).toBe(true);
  // Nothing there can be played, and nothing looks like a game that goes on.
  expect(await page.locator('.answer-board').evaluate((it) => (it instanceof HTMLElement ? it.inert : null))).toBe(
    true,
  );
  for (const control of ['Shuffle', 'Pass', 'Challenge'])
    expect(
      await page.locator('.answer-board').getByText(control, { exact: true }).filter({ visible: true }).count(),
    ).toBe(0);
  await expectText(page, '.answer-board', /deciding|not accepted yet|\+\d+\?/, 0);
  await expectText(page, '[data-announcer]', /Waiting for|Accept or challenge/, 0);
}

const expectText = async (page: Page, within: string, text: RegExp, count: number): Promise<void> =>
  expect(await page.locator(within).getByText(text).filter({ visible: true }).count()).toBe(count);

/** Answers a task as the game's folder says. */
async function answerTask(page: Page, game: GameId): Promise<void> {
  const { answerTask: answer }: { answerTask(page: Page): Promise<void> } = await import(`./${game}/task.ts`);
  await start(page);
  await answer(page);
  await result(page);
}

test('plays today’s hoard to its end, one task offline, and shares the result', async () => {
  const { baseline } = chooseTask((await loadGame('wordsy'))!, lexicon, seedOfDay(DEAL, 'any day').seed);
  const word = baseline.everyday[0]!.word!;
  const games = await gamesWith(({ task }) => task);
  const { page, faults } = await visit();
  await page.goto(server.url);
  await page.getByRole('link', { name: /^Today’s hoard/ }).click();
  await page.getByText(`None of ${games.length} played yet.`).waitFor();
  for (const [at, game] of games.entries()) {
    const { title } = GAMES[game];
    const way = at === 0 ? `Play ${title}: ` : `Next: ${title}`;
    await page.getByRole('link', { name: way }).click();
    if (game === 'wildwords') await passWildWords(page);
    else if (game === 'wordsy') await solveWordsyOffline(page, word);
    else await answerTask(page, game);
  }

  await page.getByRole('link', { name: 'Back to today' }).click();
  await page.getByText(/^All done\./).waitFor();
  // The sum is there once, and there is no line about other days on the first.
  expect(await page.getByText(/\d+ of \d+ played/).count()).toBe(0);
  expect(await page.locator('.history').count()).toBe(0);
  await page.getByText('What you share').click();
  const shared = (await page.locator('.shared').textContent())!.split('\n');
  expect(shared[0]).toMatch(new RegExp(`^I found \\d+ of ${100 * games.length} points in Wordhoard’s hoard of `));
  expect(shared[0]).toMatch(/Can you find more\?$/);
  const rows = games.map((game) => shared.find((row) => row.endsWith(` ${GAMES[game].title}`))!.split(' ')[0]);
  expect([rows[games.indexOf('wildwords')], rows[games.indexOf('wordsy')]]).toEqual(['⬜⬜⬜⬜⬜', '🟩🟩🟩🟩🟩']);
  for (const row of rows) expect(row).toMatch(/^🟩*⬜*$/u);
  expect(shared.join(' ').toLowerCase()).not.toContain(word);
  // No further try is offered.
  await page.goto(`${server.url}/today`);
  await page.getByRole('link', { name: /^Wordsy: 100 of 100/ }).click();
  await page.getByRole('heading', { name: '100 of 100' }).waitFor();
  // The board is there again, with the answer on it and no notation beside it.
  await page.locator('.answer-board').getByText(word, { exact: false }).first().waitFor();
  await page.locator('.told').getByText(word.toUpperCase(), { exact: true }).waitFor();
  await page.getByText(/^\d+ points$/).waitFor();
  await page.getByText('You found the best answer!').waitFor();
  const offline = /ERR_INTERNET_DISCONNECTED/;
  expect(faults.filter((fault) => !offline.test(fault))).toEqual([]);
});
