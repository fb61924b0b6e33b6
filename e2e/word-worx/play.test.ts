import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { choose, tabTo } from '../keyboard.ts';
import { openSavedGame } from '../saved-game.ts';
import { openOwnScene } from '../scene.ts';
import { waitForAcknowledgement, watchSocket } from '../socket.ts';
import { joinTable, makeTableOf } from '../tables.ts';
import {
  bestWords,
  done,
  enough,
  forGood,
  handCards,
  leave,
  lineCards,
  playToTheEnd,
  prey,
  prompt,
  ranking,
  stealIt,
  typed,
  weld,
} from './player.ts';
import { LAST, MANY, ROBBED, stage, staged, THREE } from './stage.ts';

const { server, visit } = openOwnScene({ WORDHOARD_DEAL: 'words to be built' });

test('[WX-11] a whole game against a bot on a phone, with every line of the score', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(`${server.url}/play/word-worx`);
  await playToTheEnd(page);
  await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(2);
  const tables = await page.locator('.sheets table').all();
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const points = (await table.locator('tbody td.num').allTextContents()).map((it) => Number(it.replace('−', '-')));
    const sum = Number((await table.locator('tfoot td').textContent())?.replace('−', '-'));
    expect(points.reduce((a, b) => a + b, 0)).toBe(sum);
  }
  expect(faults).toEqual([]);
});

/** Anna, about to build: she has HEAD, LOVER under her lock, and RICE; in hand R, O, OR, E, F, and L from the line. */
async function building(page: Page): Promise<void> {
  const [anna, ...others] = THREE.players!;
  const players = [{ ...anna, hand: 'r o or e f' }, ...others];
  const play = staged({ ...THREE, players, position: { line: 'l g o t a y' } });
  await stage(page, server.url, play.pick('l', null).answer(0, { steal: null }), false);
  await done(page).waitFor();
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER RICE');
}

const facesOf = (within: Locator): Promise<string[]> => within.locator('.tile').allTextContents();
const waitForText = (page: Page, role: 'status' | 'alert', text: string): Promise<void> =>
  page.getByRole(role).filter({ hasText: text }).first().waitFor();

test('[WX-7] [WX-8] an invalid word is refused by name, by hand or typed; a lock is moved', async () => {
  const { page, faults } = await visit(DESKTOP);
  await building(page);
  await handCards(page).filter({ hasText: /^F$/ }).click();
  await waitForText(page, 'status', 'F is too short. New words need at least 2 letters.');
  await done(page).click();
  await waitForText(page, 'alert', 'F is too short');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER RICE');
  await typed(page).fill('head lover rice zzz');
  await waitForText(page, 'alert', 'You don’t have the cards for ZZZ.');
  await typed(page).fill('head love rice');
  await waitForText(page, 'alert', 'ER is on the table, so it must stay in one of your words.');
  await page.getByRole('button', { name: 'Unlock LOVER' }).click();
  await page.getByRole('button', { name: 'Lock HEAD' }).click();
  await page.getByRole('button', { name: 'Unlock HEAD' }).waitFor();
  await page.getByRole('button', { name: 'Lock LOVER' }).waitFor();
  await page.getByText('You put the lock on HEAD.').first().waitFor();
  expect(faults).toEqual([]);
});

test('[WX-1] bigrams are chosen if they fit, and can be changed', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  await typed(page).fill('head lover rice fore');
  await waitForText(page, 'status', 'All words are valid');
  await expect.poll(() => facesOf(weld(page, 'fore'))).toEqual(['F', 'OR', 'E']);
  await page.getByRole('button', { name: 'Use other cards for FORE' }).click();
  await weld(page, 'fore').locator('.tile').nth(3).waitFor();
  await expect.poll(() => facesOf(weld(page, 'fore'))).toEqual(['F', 'O', 'R', 'E']);
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  await expect.poll(() => facesOf(weld(page, 'fore'))).toEqual(['F', 'O', 'R', 'E']);
  expect(faults).toEqual([]);
});

test('[WX-7] building by dragging: a new word, next to a card, back to the hand', async () => {
  const { page, faults } = await visit(DESKTOP);
  await building(page);
  const held = (face: string): Locator => handCards(page).filter({ hasText: new RegExp(`^${face}$`) });
  const mine = page.getByRole('region', { name: 'Your words' });
  const cardOf = (word: string, face: string): Locator => mine.getByRole('button', { name: `Move ${face} in ${word}` });
  await drag(page, held('F'), page.getByRole('button', { name: 'Start a word' }));
  await drag(page, held('E'), cardOf('F', 'F'));
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER RICE FE');
  await drag(page, held('OR'), cardOf('FE', 'E'), 0.2);
  await waitForText(page, 'status', 'All words are valid');
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER RICE FORE');
  await drag(page, cardOf('FORE', 'E'), page.getByRole('region', { name: 'Your hand' }));
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER RICE FOR');
  await drag(page, held('L'), page.getByRole('button', { name: 'Add to HEAD' }));
  await expect.poll(() => typed(page).inputValue()).toBe('HEADL LOVER RICE FOR');
  await drag(page, cardOf('HEADL', 'L'), cardOf('HEADL', 'D'), 0.2);
  await waitForText(page, 'status', 'All words are valid');
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => mine.locator('.weld').evaluateAll((all) => all.map((it) => it.getAttribute('data-word'))))
    .toEqual(['heald', 'lover', 'rice', 'for']);
  expect(faults).toEqual([]);
});

test('[WX-5] a card of the line can be dragged into the hand; dropped elsewhere it stays', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, staged(THREE), false);
  const g = lineCards(page).filter({ hasText: /^G$/ });
  await drag(page, g, weld(page, 'head'));
  await drag(page, g, page.getByRole('region', { name: 'Your hand' }));
  // Only the one that reached the hand was taken.
  await enough(page).waitFor();
  await page
    .getByText(/^You took G from the line/)
    .first()
    .waitFor();
  await expect.poll(() => page.locator('.hand .tile').count()).toBe(6);
  expect(faults).toEqual([]);
});

const devices = inject('sweep') ? { 'a phone': PHONE, 'a desktop': DESKTOP } : { 'a phone': PHONE };
describe.each(Object.entries(devices))('many words on %s', (_, device) => {
  const seven = async (): Promise<Awaited<ReturnType<typeof visit>>> => {
    const visited = await visit(device);
    await stage(visited.page, server.url, staged(MANY).pick('or', 'g').answer(0, { steal: null }), false);
    await done(visited.page).waitFor();
    return visited;
  };

  test('[WX-7] the hand and the button stay visible and in place, whatever is built', async () => {
    const { page, faults } = await seven();
    const card = handCards(page).filter({ hasText: /^G$/ });
    const places = async (): Promise<unknown> => [await card.boundingBox(), await done(page).boundingBox()];
    const before = await places();
    for (const what of [card, done(page), page.getByRole('button', { name: 'Start a word' })]) {
      const { y, height } = (await what.boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(device.viewport!.height);
    }
    await page.getByRole('button', { name: 'Start a word' }).click();
    for (const face of ['F', 'O', 'RE', 'L']) {
      await handCards(page)
        .filter({ hasText: new RegExp(`^${face}$`) })
        .click();
      await expect.poll(places).toEqual(before);
    }
    await expect.poll(() => typed(page).inputValue()).toMatch(/ FOREL$/);
    // The built words are shown, too.
    const word = (await weld(page, 'forel').boundingBox())!;
    const floor = (await page.locator('.floor').boundingBox())!;
    expect(word.y).toBeGreaterThanOrEqual(floor.y);
    expect(word.y + word.height).toBeLessThanOrEqual(floor.y + floor.height);
    expect(faults).toEqual([]);
  });

  test('[WX-8] a lock is next to its word and covers no letter', async () => {
    const { page } = await seven();
    expect(
      await page.locator('.weld:has(.lock)').evaluateAll((welds) =>
        welds
          .filter((it) => {
            const last = it.querySelector('.tile:last-child')!.getBoundingClientRect();
            return it.querySelector('.lock')!.getBoundingClientRect().left < last.right;
          })
          .map((it) => it.getAttribute('data-word')),
      ),
    ).toEqual([]);
  });
});

test('[WX-8] explains an unused lock', async () => {
  const { page, faults } = await visit(PHONE);
  const players = THREE.players!.map((player) => ({ ...player, lock: null }));
  await stage(page, server.url, staged({ ...THREE, players }), false);
  const hint = page.getByText('to keep one of your words safe from thieves');
  await hint.waitFor();
  await page.getByRole('button', { name: 'Lock HEAD' }).tap();
  await hint.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

/**
 * Drags from the middle of one element to a point of the other: `at` is how far along it, by default past the middle.
 */
async function drag(page: Page, from: Locator, to: Locator, at = 0.8): Promise<void> {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width * at, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

test('[WX-7] by taps on a phone: a card goes to what is tapped next, and two taps reorder a word', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  const tap = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).tap();
  await tap('Move R in RICE');
  await waitForText(page, 'status', 'Where does the R go?');
  await tap('Put R next to E in RICE');
  await expect.poll(() => typed(page).inputValue()).toBe('HEAD LOVER ICER');
  await waitForText(page, 'status', 'All words are valid');
  await tap('Move D in HEAD');
  await tap('Add to ICER');
  await expect.poll(() => typed(page).inputValue()).toBe('HEA LOVER ICERD');
  await tap('Move D in ICERD');
  await tap('Take D out of ICERD');
  await waitForText(page, 'status', 'D is on the table, so it must stay in one of your words.');
  expect(faults).toEqual([]);
});

test('[WX-7] [WX-11] the button keeps typed words that can’t be laid; a non-word scores nothing', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  const mine = page.getByRole('region', { name: 'Your words' });
  const lying = (await mine.getByText(/so far$/).textContent())!;
  await typed(page).fill('head lover rice zebra');
  await done(page).click();
  await waitForText(page, 'alert', 'Your words can’t be laid yet. You don’t have the cards for ZEBRA.');
  await expect.poll(() => typed(page).inputValue()).toBe('head lover rice zebra');
  // Two cards leave the hand, where they cost a point each; FL pays nothing.
  await typed(page).fill('head lover rice fl');
  await waitForText(page, 'status', 'FL isn’t in the dictionary.');
  expect(Number.parseInt((await mine.getByText(/so far$/).textContent())!, 10)).toBe(Number.parseInt(lying, 10) + 2);
  await expect.poll(() => weld(page, 'fl').locator('.points').count()).toBe(0);
  await typed(page).fill('head lover rice fore');
  await waitForText(page, 'status', 'All words are valid');
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('[WX-13] against bots on this device, a tap allows a non-word, which can then be laid', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  await typed(page).fill('head lover rice fl');
  await waitForText(page, 'status', 'FL isn’t in the dictionary.');
  await page.getByRole('button', { name: 'Allow FL at this table' }).click();
  await page.getByText('You allowed FL. It counts from now on.').first().waitFor();
  await waitForText(page, 'status', 'All words are valid');
  await done(page).click();
  await done(page).waitFor({ state: 'hidden' });
  await expect.poll(() => weld(page, 'fl').count()).toBe(1);
  expect(faults).toEqual([]);
});

test('[WX-8] a permanent lock is explained before it is used', async () => {
  const { page, faults } = await visit(PHONE);
  await building(page);
  const good = forGood(page).filter({ hasText: 'Lock for good' }).first();
  expect(
    await good.evaluate((it) => document.getElementById(it.getAttribute('aria-describedby')!)?.textContent),
  ).toMatch(/^Lock for good turns/);
  await good.click();
  await waitForText(page, 'status', 'will be locked for good.');
  expect(faults).toEqual([]);
});

test('without a dictionary no word is shown as valid', async () => {
  const { page } = await visit(DESKTOP);
  await page.route(/dictionary\.worker/, (route) => route.abort());
  const play = staged(LAST);
  await openSavedGame(page, server.url, { name: 'word-worx', version: play.game.version, ...play }, ['Beth', 'Caro']);
  await done(page).waitFor();
  await waitForText(page, 'status', 'The dictionary isn’t available right now.');
  await typed(page).fill('head lover rice fl');
  await waitForText(page, 'status', 'The dictionary isn’t available right now.');
  await expect.poll(() => page.getByText('All words are valid').count()).toBe(0);
  // The table judges it all the same.
  await done(page).click();
  await waitForText(page, 'alert', 'FL isn’t in the dictionary.');
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('[WX-6] %s: whoever was robbed reads it in a note that stays until they have seen it', async (_, size) => {
  const { page, faults } = await visit(size);
  await stage(page, server.url, ROBBED(), false);
  await lineCards(page).first().waitFor();
  const note = page.getByRole('complementary', { name: 'Done to you' });
  await expect.poll(() => note.textContent()).toMatch(/ stole R from your RICE\. It leaves ICE and makes RAT\./);
  await expect
    .poll(() => note.getByRole('button').allTextContents())
    .toEqual(expect.arrayContaining(['RICE', 'ICE', 'RAT']));
  // The whole turn is one line over the table.
  const latestEvent = page.locator('.bar .lately');
  await expect
    .poll(() => latestEvent.textContent())
    .toMatch(/ took OR, stole R from your RICE for RAT, drew 1 card\.$/);
  await expect.poll(() => latestEvent.getAttribute('data-outcome')).toBe('bad');
  const bar = (await latestEvent.boundingBox())!;
  expect(bar.y).toBeGreaterThanOrEqual(0);
  // It stays visible, however far the table is scrolled.
  await page.getByRole('region', { name: 'Your words' }).scrollIntoViewIfNeeded();
  expect(await latestEvent.boundingBox()).toEqual(bar);
  // Escape closes it, as its button does.
  await page.keyboard.press('Escape');
  await expect.poll(() => note.count()).toBe(0);
  // After an answer, the newest event is shown.
  await lineCards(page).first().click();
  await expect.poll(() => latestEvent.textContent()).toMatch(/^You took /);
  expect(faults).toEqual([]);
});

test('[WX-7] at a table with clocks, valid words are sent as a draft while building, and survive a reload', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  for (const { page } of [anna, beth]) watchSocket(page);
  const code = await makeTableOf('word-worx', anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByText('Beth').first().waitFor();
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await anna.page.getByRole('region', { name: 'Assembly line' }).waitFor();
  await prompt(anna.page)
    .filter({ hasText: /Your turn|is taking/ })
    .waitFor();
  const { page } = /^Your turn/.test((await prompt(anna.page).textContent()) ?? '') ? anna : beth;
  await lineCards(page).first().click();
  await enough(page).click();
  await done(page).waitFor();
  const best = await bestWords(page);
  const acknowledged = waitForAcknowledgement(page, '"draft":true');
  await typed(page).fill(best);
  await acknowledged;
  await page.reload();
  await done(page).waitFor();
  expect((await typed(page).inputValue()).toLowerCase()).toBe(best);
});

test('[WX-5] [WX-6] [WX-7] a whole turn by keyboard alone: a card, a theft, the words', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, staged(THREE), false);
  await lineCards(page).first().waitFor();
  await choose(page, /^OR$/);
  await choose(page, /^Stop at one$/);
  await choose(page, /^Take S from STAR$/);
  await tabTo(page, /^Your words, typed$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('shade lover rice');
  await waitForText(page, 'status', 'All words are valid');
  await choose(page, /^Steal the S$/);
  await tabTo(page, /^Your words, typed$/);
  await expect.poll(() => typed(page).inputValue()).toBe('SHADE LOVER RICE');
  await page.keyboard.press('End');
  await page.keyboard.type(' floor');
  await waitForText(page, 'status', 'All words are valid');
  await page.keyboard.press('Enter');
  await typed(page).waitFor({ state: 'hidden' });
  await expect.poll(() => facesOf(weld(page, 'floor'))).toEqual(['F', 'L', 'O', 'OR']);
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WX-6] dragging a card from another’s word onto one’s own is a theft', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stage(page, server.url, staged(THREE).pick('or', null), false);
  await leave(page).waitFor();
  await page.getByText('Finding cards you can steal').waitFor({ state: 'hidden' });
  const head = (await weld(page, 'head').boundingBox())!;
  const s = (await page.getByRole('button', { name: 'Take S from STAR' }).boundingBox())!;
  await page.mouse.move(s.x + s.width / 2, s.y + s.height / 2);
  await page.mouse.down();
  await page.mouse.move(head.x + head.width / 2, head.y + head.height / 2, { steps: 4 });
  await page.mouse.up();
  await prompt(page).filter({ hasText: 'makes HE' }).waitFor();
  // SHADE is on her manifest, so it is suggested.
  await page.getByRole('group', { name: 'It can make' }).getByText('SHADE').click();
  await prompt(page).filter({ hasText: 'and makes SHADE.' }).waitFor();
  await stealIt(page).click();
  await done(page).waitFor();
  await expect.poll(() => typed(page).inputValue()).toBe('SHADE LOVER RICE');
  expect(faults).toEqual([]);
});

/** Anna has RAT under her lock and an E; Beth has FOX and ONTO, the first two letters of it on one card. */
async function stealing(page: Page): Promise<void> {
  const players = [
    { hand: 'e k v j', manifest: 3, indicator: 2, words: ['rat'], lock: 0 },
    { manifest: 1, words: ['fox', 'on-t-o'], lock: null },
  ];
  const play = staged({ players, position: { line: 'l g o t a y', discards: 'z qu' } });
  await stage(page, server.url, play.pick('l', null), false);
  await leave(page).waitFor();
  await page.getByText('Finding cards you can steal').waitFor({ state: 'hidden' });
}

test('[WX-6] [WX-8] a theft may rearrange one’s own words: RAT, an E and the X of FOX make TAX and RE', async () => {
  const { page, faults } = await visit(PHONE);
  await stealing(page);
  await prey(page, 'fox').nth(2).click();
  await waitForText(page, 'status', 'Use the stolen X in one of your words.');
  // An impossible word is refused with a message, while typing and when it is sent.
  await stealIt(page).click();
  await waitForText(page, 'alert', 'Use the stolen X in one of your words.');
  await typed(page).fill('taxi');
  await waitForText(page, 'alert', 'You don’t have the cards for TAXI.');
  await typed(page).fill('tax');
  await waitForText(page, 'alert', 'R is on the table, so it must stay in one of your words.');
  await typed(page).fill('tax er');
  await prompt(page).filter({ hasText: 'it leaves OF and makes TAX and ER.' }).waitFor();
  await waitForText(page, 'status', 'All words are valid');
  await typed(page).fill('tax re');
  await waitForText(page, 'status', 'All words are valid');
  // The lock was on RAT and moves to TAX unless she chooses otherwise.
  const lockOn = (word: string): Locator => page.getByRole('button', { name: `Put the lock on ${word}` });
  await expect.poll(() => lockOn('TAX').getAttribute('aria-pressed')).toBe('true');
  await lockOn('RE').click();
  await expect.poll(() => lockOn('TAX').getAttribute('aria-pressed')).toBe('false');
  await stealIt(page).click();
  await done(page).waitFor();
  await page.getByRole('button', { name: 'Unlock RE' }).waitFor();
  await expect.poll(() => typed(page).inputValue()).toBe('TAX RE');
  await weld(page, 'of').waitFor();
  await page.getByText('You stole X from').first().waitFor({ state: 'attached' });
  expect(faults).toEqual([]);
});

test('[WX-6] by touch: a stolen bigram that is a word stands alone, and a planned theft can be undone', async () => {
  const { page, faults } = await visit(PHONE);
  await stealing(page);
  await prey(page, 'fox').nth(1).click();
  await waitForText(page, 'alert', 'Without O, the rest of FOX makes no word.');
  await prey(page, 'fox').nth(2).click();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect.poll(() => stealIt(page).count()).toBe(0);
  await prey(page, 'onto').first().click();
  await handCards(page).filter({ hasText: /^ON$/ }).click();
  await prompt(page).filter({ hasText: 'it leaves TO and makes ON.' }).waitFor();
  await stealIt(page).click();
  await done(page).waitFor();
  await expect.poll(() => typed(page).inputValue()).toBe('RAT ON');
  await expect.poll(() => facesOf(weld(page, 'on'))).toEqual(['ON']);
  expect(faults).toEqual([]);
});

test('[WX-4] [WX-9] discards are visible, and drawn cards are announced to all', async () => {
  const { page, faults } = await visit(DESKTOP);
  await stealing(page);
  await page.getByText('Discards Z QU').waitFor();
  const top = await page.locator('.belt .pile .tile').textContent();
  await leave(page).click();
  await typed(page).fill('rate');
  await done(page).click();
  // With L, K, V and J in hand one card is drawn: the one that lay on the pile.
  await page
    .getByText(new RegExp(`^You drew ${top}; the pile now shows [A-Z]+\\.$`))
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('options and hints of a new table: no challenges, and our own rules can be chosen', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/new/word-worx`);
  await page.getByText('Rules and words').click();
  await page.getByLabel('Each manifest word pays once').check();
  await page.getByLabel('Hidden refills').check();
  await expect.poll(() => page.getByText(/challenge/i).count()).toBe(0);
  expect(faults).toEqual([]);
});
