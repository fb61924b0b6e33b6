import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { House } from './house.ts';
import { press, tabTo } from './keyboard.ts';
import { openScene } from './scene.ts';
import { draftKept, watchSocket } from './socket.ts';
import { joinTable } from './tables.ts';
import { line, lock, makeTable, playToTheEnd, ranking, toTheBoard, WORDS } from './wordsy-player.ts';

const { house, visit } = openScene();

test('play now: one tap from the landing page, and a bot is at the table', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(house.url);
  await page
    .getByRole('link', { name: /Play now/ })
    .first()
    .click();
  await toTheBoard(page);
  await line(page).fill('brandishing');
  await lock(page).click();
  await page.getByRole('list', { name: 'The words' }).getByRole('listitem').nth(1).waitFor({ timeout: 60_000 });
  expect(faults).toEqual([]);
});

test('a solo game to the end', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTable(page, house.url, (form) => form.getByRole('radio', { name: 'I alone' }).check());
  await playToTheEnd(page);
  expect(await ranking(page).getByRole('listitem').count()).toBe(1);
  expect(faults).toEqual([]);
});

describe('two browsers and a bot', () => {
  test('play a whole live game', async () => {
    const anna = await visit(DESKTOP);
    const beth = await visit(PHONE);
    const code = await makeTable(anna.page, house.url, (form) =>
      form
        .getByLabel('Places', { exact: true })
        .selectOption({ label: '3 places' })
        .then(() => {}),
    );
    await joinTable(beth.page, house.url, code, 'Beth');
    await anna.page.getByText('Beth').first().waitFor();
    await anna.page.getByRole('button', { name: 'Add a bot' }).first().click();
    await anna.page.getByRole('button', { name: 'Level 3' }).click();
    await anna.page.getByRole('button', { name: /^(Start the game|Start with 3)$/ }).click();
    const others = ['gymnasts', 'flutters', 'blizzard', 'crackling', 'hopscotch', 'vividly', 'jumping'];
    await Promise.all([playToTheEnd(anna.page), playToTheEnd(beth.page, (round) => others[round - 1]!)]);
    for (const { page, faults } of [anna, beth]) {
      expect(await ranking(page).getByRole('listitem').count()).toBe(3);
      expect(faults).toEqual([]);
    }
    expect(await ranking(anna.page).allInnerTexts()).toHaveLength(1);
    await anna.page.getByRole('button', { name: 'Rematch' }).click();
    await anna.page.waitForURL((url) => !url.pathname.endsWith(code));
    await beth.page
      .getByRole('link', { name: 'To the new table' })
      .or(beth.page.getByRole('button', { name: 'To the new table' }))
      .click();
    await beth.page.waitForURL((url) => url.pathname === new URL(anna.page.url()).pathname);
  });
});

test('a reload in the middle of a round keeps the seat and the draft', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  watchSocket(anna.page);
  const code = await makeTable(anna.page, house.url);
  await joinTable(beth.page, house.url, code, 'Beth');
  await anna.page.getByRole('button', { name: /^(Start the game|Start with 2)$/ }).click();
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);
  const kept = draftKept(anna.page, 'brandish');
  await line(anna.page).pressSequentially('brandish');
  await kept;
  await anna.page.reload();
  await lock(anna.page).waitFor();
  expect(await line(anna.page).inputValue()).toMatch(/^brandish$/i);
  await lock(anna.page).click();
  await anna.page.getByText('You flipped the timer').waitFor();
  await beth.page.getByText('Anna flipped the timer').waitFor();
});

test('killing the server in the middle of a game and starting it again loses nothing', async () => {
  const own = new House();
  await own.open();
  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  const code = await makeTable(anna.page, own.url);
  await joinTable(beth.page, own.url, code, 'Beth');
  await anna.page.getByRole('button', { name: /^(Start the game|Start with 2)$/ }).click();
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);
  await line(anna.page).fill('brandishing');
  await lock(anna.page).click();
  await anna.page.getByText('You flipped the timer').waitFor();
  const board = await anna.page
    .getByRole('region', { name: 'Board' })
    .getByRole('img')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  await own.kill();
  await anna.page.getByText('Connection lost').waitFor();
  await beth.page.getByText('Connection lost').waitFor();
  await own.open();
  await anna.page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await beth.page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await beth.page.getByText('Anna flipped the timer').waitFor();
  expect(
    await anna.page
      .getByRole('region', { name: 'Board' })
      .getByRole('img')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(board);
  const others = ['gymnasts', 'flutters', 'blizzard', 'crackling', 'hopscotch', 'vividly', 'jumping'];
  await Promise.all([playToTheEnd(anna.page), playToTheEnd(beth.page, (round) => others[round - 1]!)]);
  expect(await ranking(beth.page).textContent()).toMatch(/Anna[\s\S]*Beth|Beth[\s\S]*Anna/);
  await own.close();
});

test('the no-timer table by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${house.url}/new/wordsy`);
  await page.getByLabel('Your name').waitFor();
  await tabTo(page, /Your name/);
  await page.keyboard.type('Anna');
  await tabTo(page, /Friends, by a link/);
  await press(page, 'ArrowDown');
  await tabTo(page, /^\s*Live/);
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  await tabTo(page, /Start the game/);
  await press(page, 'Enter');
  await page.getByText('Main Player').first().waitFor();
  for (const word of WORDS.slice(0, 2)) {
    await lock(page).waitFor();
    await page.keyboard.type(word);
    expect(await line(page).inputValue()).toBe(word);
    await press(page, 'Enter');
    await lock(page).waitFor({ state: 'hidden' });
    // The bot may doubt a word in the same moment: then the question is put again, and answered again.
    const onward = page.getByRole('button', { name: /^(Let (them|it) stand|Next round)$/ });
    for (;;) {
      await onward.or(lock(page)).first().waitFor();
      if (await lock(page).isVisible()) break;
      await tabTo(page, /^(Let (them|it) stand|Next round)$|^Lock it in$/);
      if (!(await lock(page).isVisible())) await press(page, 'Enter');
    }
  }
  expect(faults).toEqual([]);
});

test('a solo game with the network off', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await makeTable(page, house.url, (form) => form.getByRole('radio', { name: 'I alone' }).check());
  await toTheBoard(page);
  await page.context().setOffline(true);
  await page.goto(house.url);
  await makeTable(page, house.url, (form) => form.getByRole('radio', { name: 'I alone' }).check());
  await playToTheEnd(page);
  expect(await ranking(page).getByRole('listitem').count()).toBe(1);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('several people at one device: what one wrote is hidden from the next', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTable(page, house.url, async (form) => {
    await form.getByRole('radio', { name: 'Several of us at this device' }).check();
    await form.getByLabel('Name of person 2').fill('Beth');
  });
  await page.getByRole('button', { name: /^I am / }).click();
  await line(page).fill('brandishing');
  await lock(page).click();
  await page.getByText(/^Pass the device to /).waitFor();
  expect((await page.content()).toLowerCase()).not.toContain('brandishing');
  await page.getByRole('button', { name: /^I am / }).click();
  await lock(page).waitFor();
  expect((await page.content()).toLowerCase()).not.toContain('brandishing');
  expect(faults).toEqual([]);
});
