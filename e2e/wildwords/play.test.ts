import { PRINTED } from '@wordhoard/wildwords';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../axe.ts';
import { DESKTOP, PHONE } from '../browser.ts';
import { listDecisions, whenJudged } from '../finished-review.ts';
import { openOwnScene } from '../scene.ts';
import { joinTable, makeTableOf } from '../tables.ts';
import {
  accept,
  bestPlay,
  bluffAtStart,
  bluffOnto,
  board,
  challenge,
  challengeNow,
  gridOf,
  makeTable,
  myTurn,
  pass,
  passNow,
  play,
  playBest,
  playWritten,
  ranking,
  spell,
  spellOut,
  trayOf,
  whoseTurn,
} from './player.ts';

// Always the same tiles, so that a bluff is always one.
const { server, visit } = openOwnScene({ WORDHOARD_DEAL: 'a bluff' });

interface Player {
  readonly page: Page;
  readonly faults: string[];
}

async function tableOf(count: number): Promise<Player[]> {
  const players: Player[] = [];
  for (let i = 0; i < count; i++) players.push(await visit(DESKTOP));
  const [host, ...guests] = players as [Player, ...Player[]];
  const code = await makeTable(host.page, server.url, count);
  for (const [i, { page }] of guests.entries()) await joinTable(page, server.url, code, ['Beth', 'Caro', 'Dora'][i]!);
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

test('two browsers play to the end: a bluff that stands, one that is caught, a failed challenge, two passes each', async () => {
  const players = await tableOf(2);
  const first = await whoseTurn(players);
  const second = players.find((it) => it !== first)!;
  const seat = players.indexOf(first);

  // [WW-9] [WW-10] Letters that are not a word, one of them on a TURN-TO-WILD square, can be played.
  await playWritten(first.page, `8C ${(await trayOf(first.page)).slice(0, 6).join('')}`);
  await second.page
    .getByText(/Accept or challenge\?/)
    .first()
    .waitFor();
  await expect.poll(() => second.page.locator('.adds-up').first().textContent()).toMatch(/\d/);
  await accept(second.page).click();
  await myTurn(second.page).waitFor();
  // Of six tiles in this row one lies on a square that takes points away.
  await expect.poll(() => scoreOf(second.page, seat)).not.toBe(0);

  // [WW-15] [WW-16] Another one, which is challenged: the tiles come back and the turn is lost.
  const tray = await trayOf(second.page);
  await playWritten(second.page, bluffOnto(await gridOf(second.page), tray));
  await challengeNow(first.page);
  await spellOut(second.page, 'x');
  await first.page.getByText('The play falls').first().waitFor();
  await myTurn(first.page).waitFor();
  await expect.poll(async () => (await trayOf(second.page)).sort()).toEqual(tray.sort());
  await expect.poll(() => scoreOf(first.page, 1 - seat)).toBe(0);

  // [WW-16] A valid play that is challenged scores, and the same player moves again.
  const before = await scoreOf(first.page, seat);
  await playBest(first.page);
  await challengeNow(second.page);
  const verdict = first.page.getByText('The play stands');
  await spell(first.page).or(verdict).first().waitFor();
  if (await spell(first.page).isVisible()) await spellOut(first.page);
  await second.page.getByText('The play stands').first().waitFor();
  await myTurn(first.page).waitFor();
  await expect.poll(() => scoreOf(second.page, seat)).toBeGreaterThan(before);

  // [WW-20] Two passes each, and it is over. What the flipped tiles were is not shown before.
  await expect.poll(() => second.page.locator('.board .back').count()).toBeGreaterThan(0);
  await expect.poll(() => second.page.locator('.board .back > i').count()).toBe(0);
  for (const { page } of [first, second, first, second]) {
    await myTurn(page).waitFor();
    await passNow(page);
  }
  for (const { page, faults } of players) {
    await ranking(page).waitFor();
    await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(2);
    // [WW-21] It is shown now.
    await expect.poll(() => page.locator('.board .back > i').count()).toBe(await page.locator('.board .back').count());
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  }
  // The review lists every decision of a game played on the server; the first was a bluff that no word fits.
  await first.page.getByRole('link', { name: 'Review the game' }).click();
  await whenJudged(first.page);
  await listDecisions(first.page);
  await first.page.getByRole('checkbox', { name: 'mine' }).uncheck();
  await expect.poll(() => first.page.locator('.decision').count()).toBeGreaterThan(4);
  expect(first.faults).toEqual([]);
});

test('[WW-15] a table’s own list: refused entries are named, all can read it, and its words are valid', async () => {
  const host = await visit(DESKTOP);
  const guest = await visit(PHONE);
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const pairs = letters.flatMap((a) => letters.map((b) => a + b));
  // The maximum length of a list, to test that it fits everywhere.
  const rest = Array.from({ length: 5000 - pairs.length }, (_, i) =>
    `${i}`.replace(/\d/g, (digit) => letters[Number(digit)]!).padStart(12, 'x'),
  );
  const code = await makeTableOf('wildwords', host.page, server.url, async (form) => {
    await form.getByText('Rules and words').click();
    // One choice, because each dictionary includes the smaller ones; without a dictionary a list is needed.
    const wide = form.getByRole('radio', { name: /^Wordhoard Wide, / });
    await expect.poll(() => wide.isChecked()).toBe(true);
    const none = form.getByRole('radio', { name: /^None: only our own list/ });
    await expect.poll(() => none.count()).toBe(0);
    await form.getByRole('button', { name: 'Make a list' }).click();
    await form.getByLabel('Name of the list').fill('Pairs');
    const own = form.getByLabel('Its words');
    await own.fill(`${pairs.join(' ')} co-op, don’t`);
    await form.getByText(/Left out: co-op and don’t\./).waitFor();
    await form.getByText('676 words.').waitFor();
    const half = rest.length / 2;
    const dropped = await form.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'half.txt', { type: 'text/plain' }));
      return transfer;
    }, rest.slice(0, half).join('; '));
    await own.dispatchEvent('drop', { dataTransfer: dropped });
    await form.getByText(`${pairs.length + half} words.`).waitFor();
    const buffer = Buffer.from(`${rest.slice(half).join(', ')} xx xxy`);
    await form.getByLabel('Open a text file').setInputFiles({ name: 'more.txt', mimeType: 'text/plain', buffer });
    await form.getByText('5001 words.').waitFor();
    await form.getByRole('button', { name: 'Save the list' }).click();
    await form.getByText('have 5,001 words; a table takes 5,000').waitFor();
    await form.getByRole('button', { name: 'Edit the list Pairs' }).click();
    await own.fill((await own.inputValue()).replace(/ xxy$/, ''));
    await form.getByRole('button', { name: 'Save the list' }).click();
    await form.getByText('make 5,001').waitFor({ state: 'hidden' });
    await none.check();
    await expect.poll(() => wide.isChecked()).toBe(false);
  });
  await joinTable(guest.page, server.url, code, 'Beth');
  const listed = guest.page.getByText('5000 words in the table’s own list');
  await listed.last().click();
  await guest.page.getByText(/^aa ab ac /).waitFor();
  expect(await axeFaults(guest.page)).toEqual([]);
  await host.page.getByText('Beth').first().waitFor();
  // Each of these sends the options again.
  await host.page.getByRole('button', { name: 'Add a seat' }).click();
  await host.page.getByRole('button', { name: /^Start with/ }).click();

  const players = [host, guest];
  const first = await whoseTurn(players);
  const second = players.find((it) => it !== first)!;
  const two = (await trayOf(first.page)).filter((face) => face !== '*').slice(0, 2);
  if (first === guest) await first.page.getByRole('button', { name: /^Plays/ }).click();
  await playWritten(first.page, `8H ${two.join('')}`);
  await accept(second.page).waitFor();
  // [WW-14] With a chess clock nothing counts down but the clock.
  await expect.poll(() => second.page.locator('.prompt .ring').count()).toBe(0);
  // [WW-15] Two letters and no asterisk: there is nothing to spell.
  await challengeNow(second.page);
  await second.page.getByText('The play stands').first().waitFor();
  for (const { faults } of players) expect(faults).toEqual([]);
});

test('[WW-9] other players’ pages never receive the face of a flipped tile', async () => {
  const players = await tableOf(2);
  const first = await whoseTurn(players);
  const second = players.find((it) => it !== first)!;
  const received: string[] = [];
  second.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await second.page.reload();
  await board(second.page).waitFor();
  // 8C turns tiles face down; 8C to 8H is six tiles.
  const ids = await first.page
    .locator('.rack [data-tile]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')!));
  const given = (await trayOf(first.page)).slice(0, 6);
  expect(PRINTED.premiums[7 * 15 + 2]).toBe('wild');
  await playWritten(first.page, `8C ${given.join('')}`);
  await accept(second.page).waitFor();
  expect(
    await board(second.page)
      .getByRole('gridcell', { name: /^8C, face down, an asterisk, just played$/ })
      .count(),
  ).toBe(1);
  // The page may have drawn it before this test receives the message.
  await expect.poll(() => received.some((message) => message.includes(`"${ids[1]}"`))).toBe(true);
  expect(received.filter((message) => message.includes(`"${ids[0]}"`))).toEqual([]);
});

test('[WW-17] three players: one challenges, one trusts the play, and the one who was wrong pays', async () => {
  const players = await tableOf(3);
  const first = await whoseTurn(players);
  const [challenger, voter] = players.filter((it) => it !== first) as [Player, Player];
  await playWritten(first.page, bluffAtStart(await trayOf(first.page)));
  await challengeNow(challenger.page);
  await voter.page.getByRole('button', { name: 'Trust the play' }).click();
  await first.page.getByText('The play falls').first().waitFor();
  await first.page
    .getByText(/trusted the play/)
    .first()
    .waitFor();
  await expect.poll(() => scoreOf(first.page, players.indexOf(voter))).toBe(-20);
  await expect.poll(() => scoreOf(first.page, players.indexOf(challenger))).toBe(0);
  for (const { faults } of players) expect(faults).toEqual([]);
});

test('[WW-17] a challenge that comes too late closes and names who was first', async () => {
  const players = await tableOf(3);
  const first = await whoseTurn(players);
  const [quick, slow] = players.filter((it) => it !== first) as [Player, Player];
  await playWritten(first.page, bluffAtStart(await trayOf(first.page)));
  await challenge(slow.page).click();
  const sheet = slow.page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Challenge' }).waitFor();
  await challengeNow(quick.page);
  const name = ['Anna', 'Beth', 'Caro'][players.indexOf(quick)]!;
  await slow.page.getByRole('alert').getByText(`Too late: ${name} challenged first.`).waitFor();
  await expect.poll(() => sheet.count()).toBe(0);
  // The late player can still vote, and the note is gone once the vote is over.
  await slow.page.getByRole('button', { name: 'Trust the play' }).click();
  await slow.page.getByText('The play falls').first().waitFor();
  await expect.poll(() => slow.page.getByText(/^Too late/).count()).toBe(0);
  for (const { faults } of players) expect(faults).toEqual([]);
});

test('on a phone by tapping and dragging: the board zooms in, points are shown, and all tiles can be taken back', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/play/wildwords`);
  await board(page).waitFor();
  for (;;) {
    await myTurn(page).or(accept(page)).first().waitFor({ timeout: 60_000 });
    if (!(await accept(page).isVisible())) break;
    await accept(page).click();
    await accept(page).waitFor({ state: 'hidden' });
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
  await expect.poll(() => page.locator('.board .points').textContent()).toBe(points?.replace('Play for ', ''));
  await page.getByRole('button', { name: 'Take all back' }).click();
  expect((await trayOf(page)).length).toBe(7);
  await passNow(page);
  await pass(page).waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('two people at one device don’t see each other’s tray', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/new/wildwords`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('radio', { name: 'Several of us on this device' }).check();
  await page.getByLabel('Name of player 2').fill('Beth');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(0);
  await page.getByRole('button', { name: /^I am / }).click();
  const tray = await trayOf(page);
  expect(tray).toHaveLength(7);
  await passNow(page);
  await page.getByText(/^Pass the device to /).waitFor();
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(0);
  expect(faults).toEqual([]);
});
