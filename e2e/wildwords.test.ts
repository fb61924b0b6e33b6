import { columnOf, PREMIUMS, rowOf } from '@wordhoard/wildwords';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { choose, press } from './keyboard.ts';
import { openScene } from './scene.ts';
import { joinTable } from './tables.ts';
import {
  accept,
  afterPlay,
  bestPlay,
  bluffAtStart,
  bluffOnto,
  board,
  challengeNow,
  gridOf,
  makeTable,
  pass,
  passNow,
  play,
  playBest,
  playNumber,
  playToTheEnd,
  playWritten,
  ranking,
  spellOut,
  trayOf,
  whoseTurn,
  written,
} from './wildwords-player.ts';

const { house, visit } = openScene();

interface Player {
  readonly page: Page;
  readonly faults: string[];
}

async function tableOf(count: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < count; i++) players.push(await visit(DESKTOP));
  const [host, ...guests] = players as [Player, ...Player[]];
  const code = await makeTable(host.page, house.url, count);
  for (const [i, { page }] of guests.entries()) await joinTable(page, house.url, code, ['Beth', 'Caro', 'Dora'][i]!);
  const last = ['Beth', 'Caro', 'Dora'][guests.length - 1]!;
  await host.page.getByText(last).first().waitFor();
  await host.page.getByRole('button', { name: /^Start/ }).click();
  await Promise.all(players.map(({ page }) => board(page).waitFor()));
  return players;
}

const scoreOf = async (page: Page, seat: number): Promise<number> => {
  const text = await page.locator(`.seat[data-seat="${seat}"] > .score`).textContent();
  return Number(text?.replace('−', '-'));
};

/** A whole game is some thirty plays, each several presses in a real browser. */
const WHOLE_GAME = { timeout: 300_000 };

test('two browsers play a whole game: a bluff stands, a bluff is caught, a challenge fails', WHOLE_GAME, async () => {
  const players = await tableOf(2);
  const first = await whoseTurn(players);
  const second = players.find((it) => it !== first)!;
  const seat = players.indexOf(first);

  // [WW-10] Letters that are no word, and nobody asks.
  await playWritten(first.page, bluffAtStart(await trayOf(first.page)));
  await second.page
    .getByText(/Accept or challenge\?/)
    .first()
    .waitFor();
  expect(await second.page.locator('.adds-up').first().textContent()).toMatch(/\d/);
  await accept(second.page).click();
  await second.page
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  expect(await scoreOf(second.page, seat)).toBeGreaterThan(0);

  // [WW-15] [WW-16] Another one, which is challenged: the tiles come back and the turn is lost.
  const tray = await trayOf(second.page);
  await playWritten(second.page, bluffOnto(await gridOf(second.page), tray));
  await challengeNow(first.page);
  await spellOut(second.page, 'x');
  await first.page.getByText('The play falls').first().waitFor();
  await first.page
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  expect((await trayOf(second.page)).sort()).toEqual(tray.sort());
  expect(await scoreOf(first.page, 1 - seat)).toBe(0);

  // [WW-16] A play of words, challenged in vain: it scores, and the same player moves again.
  const before = await scoreOf(first.page, seat);
  await playBest(first.page);
  await challengeNow(second.page);
  await spellOut(first.page);
  await second.page.getByText('The play stands').first().waitFor();
  await first.page
    .getByText(/^Your turn/)
    .first()
    .waitFor();
  expect(await scoreOf(second.page, seat)).toBeGreaterThan(before);

  await playToTheEnd(players.map(({ page }) => page));
  // Every play of the game is looked at again; the first was a bluff that no word fits.
  const review = first.page.locator('.review');
  await review.getByRole('button', { name: 'Show the best plays' }).click();
  await review
    .getByText(/^nothing fits /)
    .first()
    .waitFor({ timeout: 60_000 });
  const turns = await first.page.locator('.plays li .word').count();
  expect(await review.getByRole('list').locator('> li').count()).toBe(turns);
  for (const { page, faults } of players) {
    expect(await ranking(page).getByRole('listitem').count()).toBe(2);
    // [WW-21] What the flipped tiles were is shown now, and was not before.
    expect(await page.locator('.board .back > i').count()).toBe(await page.locator('.board .back').count());
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  }
});

test('[WW-9] nobody else is told what a flipped tile was, not even by their own page', async () => {
  const players = await tableOf(2);
  const first = await whoseTurn(players);
  const second = players.find((it) => it !== first)!;
  const heard: string[] = [];
  second.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await second.page.reload();
  await board(second.page).waitFor();
  // 8C turns tiles face down; 8C to 8H is six tiles.
  const ids = await first.page
    .locator('.rack [data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')!));
  const given = (await trayOf(first.page)).slice(0, 6);
  expect(PREMIUMS[7 * 15 + 2]).toBe('wild');
  await playWritten(first.page, `8C ${given.join('')}`);
  await accept(second.page).waitFor();
  expect(
    await board(second.page)
      .getByRole('gridcell', { name: /^8C, face down, wild, just played$/ })
      .count(),
  ).toBe(1);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((message) => message.includes(`"${ids[0]}"`))).toEqual([]);
  expect(heard.some((message) => message.includes(`"${ids[1]}"`))).toBe(true);
});

test('[WW-17] three players: one challenges, one trusts the play, and the one who was wrong pays', async () => {
  const players = await tableOf(3);
  const first = await whoseTurn(players);
  const [challenger, voter] = players.filter((it) => it !== first) as [Player, Player];
  await playWritten(first.page, bluffAtStart(await trayOf(first.page)));
  await challengeNow(challenger.page);
  await spellOut(first.page, 'x');
  await voter.page.getByRole('button', { name: 'Trust the play' }).click();
  await first.page.getByText('The play falls').first().waitFor();
  await first.page
    .getByText(/trusted the play/)
    .first()
    .waitFor();
  expect(await scoreOf(first.page, players.indexOf(voter))).toBe(-20);
  expect(await scoreOf(first.page, players.indexOf(challenger))).toBe(0);
  for (const { faults } of players) expect(faults).toEqual([]);
});

test('a whole game against a bot by keyboard alone', WHOLE_GAME, async () => {
  const { page, faults } = await visit(DESKTOP);
  await makeTable(page, house.url);
  await choose(page, /^Add a bot$/);
  await choose(page, /^Level 2/);
  await choose(page, /^Start/);
  const turn = page.getByText(/^Your turn|^You have new tiles/).first();
  for (;;) {
    await turn.or(accept(page)).or(page.locator('.spell')).or(ranking(page)).first().waitFor({ timeout: 60_000 });
    if (await ranking(page).isVisible()) break;
    if (await accept(page).isVisible()) {
      await choose(page, /^Accept$/);
      await accept(page).waitFor({ state: 'hidden' });
    } else if (await page.locator('.spell').isVisible()) {
      await spellOut(page, undefined, true);
    } else {
      const number = await playNumber(page);
      const best = bestPlay(await gridOf(page), await trayOf(page));
      if (best) {
        await typePlay(page, best);
        await press(page, 'Enter');
      } else {
        await choose(page, /^Pass$/);
        await choose(page, /^Pass$/);
      }
      await afterPlay(page, number);
    }
  }
  expect(faults).toEqual([]);
});

/** Moves the arrow to where the play starts, turns it, and types: as a player without a mouse does. */
async function typePlay(page: Page, placements: NonNullable<ReturnType<typeof bestPlay>>): Promise<void> {
  const sorted = [...placements].sort((a, b) => a.square - b.square);
  const start = sorted[0]!.square;
  // From the heading, which takes no keys of its own.
  await page.locator('h1').focus();
  const here = Number(await page.locator('.board [tabindex="0"]').getAttribute('data-square'));
  const rows = rowOf(start) - rowOf(here);
  const columns = columnOf(start) - columnOf(here);
  for (let i = 0; i < Math.abs(rows); i++) await press(page, rows > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(columns); i++) await press(page, columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  const down = written(sorted)[0]!.match(/[A-O]/) !== null;
  const label = page.locator('.board [tabindex="0"] .unseen');
  await press(page, 'Space');
  if ((await label.textContent())?.includes('arrow down') !== down) await press(page, 'Space');
  for (const { face } of sorted) await press(page, face === '*' ? '*' : face.toLowerCase());
}

test('on a phone by tapping and by dragging: the board comes nearer, points are shown, all can be taken back', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${house.url}/play/wildwords`);
  await board(page).waitFor();
  for (;;) {
    await page
      .getByText(/^Your turn/)
      .or(accept(page))
      .first()
      .waitFor({ timeout: 60_000 });
    if (!(await accept(page).isVisible())) break;
    await accept(page).click();
  }
  const best = bestPlay(await gridOf(page), await trayOf(page))!;
  const [tapped, ...rest] = [...best].sort((a, b) => a.square - b.square);
  const tile = (face: string) =>
    page.getByRole('button', { name: face === '*' ? 'Asterisk' : new RegExp(`^${face} \\d`) }).first();
  await tile(tapped!.face).click();
  await page.locator(`[data-square="${tapped!.square}"]`).click();
  const whole = page.getByRole('button', { name: 'Whole board' });
  await whole.click();
  // Squares are where they are to be once the board is whole.
  await whole.waitFor({ state: 'hidden' });
  for (const { square, face } of rest) {
    const from = (await tile(face).boundingBox())!;
    const to = (await page.locator(`[data-square="${square}"]`).boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
  }
  await play(page).waitFor();
  const points = await play(page).textContent();
  expect(await page.locator('.board .pts').textContent()).toBe(points?.replace('Play for ', ''));
  await page.getByRole('button', { name: 'Take all back' }).click();
  expect((await trayOf(page)).length).toBe(7);
  await passNow(page);
  await pass(page).waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('two people at one device: nobody sees the other’s tray', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${house.url}/new/wildwords`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: 'Several of us at this device' }).check();
  await page.getByLabel('Name of person 2').fill('Beth');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  expect(await page.locator('[data-tile]').count()).toBe(0);
  await page.getByRole('button', { name: /^I am / }).click();
  const tray = await trayOf(page);
  expect(tray).toHaveLength(7);
  await passNow(page);
  await page.getByText(/^Pass the device to /).waitFor();
  expect(await page.locator('[data-tile]').count()).toBe(0);
  expect(faults).toEqual([]);
});
