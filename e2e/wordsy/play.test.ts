import { describe, expect, test } from 'vitest';
import { DESKTOP, OFFLINE, PHONE } from '../browser.ts';
import { press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { draftAcknowledged, watchSocket } from '../socket.ts';
import { joinTable } from '../tables.ts';
import { TestServer } from '../test-server.ts';
import {
  challenge,
  friendly,
  hotSeat,
  line,
  lock,
  makeTable,
  moreOptions,
  playToTheEnd,
  ranking,
  short,
  toTheBoard,
  WORDS,
  writeInTurn,
} from './player.ts';
import { playAlone, playLate, wroteNothing } from './stage.ts';

const { server, visit } = openScene();

test('Play now starts a game against a bot with one tap', async () => {
  const { page, faults } = await visit(PHONE);
  await page.goto(server.url);
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

describe('two browsers and a bot', () => {
  test('play a whole live game', async () => {
    const anna = await visit(DESKTOP);
    const beth = await visit(PHONE);
    const code = await makeTable(anna.page, server.url, async (form) => {
      await form.getByLabel('Seats', { exact: true }).selectOption({ label: '3 seats' });
      await short(form);
    });
    await joinTable(beth.page, server.url, code, 'Beth');
    await anna.page.getByText('Beth').first().waitFor();
    await anna.page.getByRole('button', { name: 'Add a bot' }).first().click();
    await anna.page.getByRole('button', { name: 'Level 3' }).click();
    await anna.page.getByRole('button', { name: /^(Start the game|Start with 3)$/ }).click();
    const others = ['gymnasts', 'flutters', 'blizzard', 'crackling', 'hopscotch', 'vividly', 'jumping'];
    await Promise.all([playToTheEnd(anna.page), playToTheEnd(beth.page, (round) => others[round - 1]!)]);
    for (const { page, faults } of [anna, beth]) {
      await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(3);
      expect(faults).toEqual([]);
    }
    await expect.poll(() => ranking(anna.page).allInnerTexts()).toHaveLength(1);
    await anna.page.getByRole('button', { name: 'Rematch' }).click();
    await anna.page.waitForURL((url) => !url.pathname.endsWith(code));
    await beth.page
      .getByRole('link', { name: 'Go to the rematch' })
      .or(beth.page.getByRole('button', { name: 'Go to the rematch' }))
      .click();
    await beth.page.waitForURL((url) => url.pathname === new URL(anna.page.url()).pathname);
  });
});

test('a reload in the middle of a round keeps the seat and the draft', async () => {
  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  watchSocket(anna.page);
  const code = await makeTable(anna.page, server.url);
  await joinTable(beth.page, server.url, code, 'Beth');
  await anna.page.getByRole('button', { name: /^(Start the game|Start with 2)$/ }).click();
  await Promise.all([toTheBoard(anna.page), toTheBoard(beth.page)]);
  const acknowledged = draftAcknowledged(anna.page, 'brandish');
  await line(anna.page).pressSequentially('brandish');
  await acknowledged;
  await anna.page.reload();
  await lock(anna.page).waitFor();
  await expect.poll(() => line(anna.page).inputValue()).toMatch(/^brandish$/i);
  await lock(anna.page).click();
  await anna.page.getByText('You flipped the timer').waitFor();
  await beth.page.getByText('Anna flipped the timer').waitFor();
});

test('killing and restarting the server during a game loses nothing', async () => {
  const own = new TestServer();
  await own.open();
  const anna = await visit(DESKTOP);
  const beth = await visit(DESKTOP);
  const code = await makeTable(anna.page, own.url, short);
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
  await expect.poll(() => ranking(beth.page).textContent()).toMatch(/Anna[\s\S]*Beth|Beth[\s\S]*Anna/);
  await own.close();
});

test('the no-timer table by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await page.goto(`${server.url}/new/wordsy`);
  await page.getByLabel('Your name').waitFor();
  await tabTo(page, /Your name/);
  await page.keyboard.type('Anna');
  await tabTo(page, /Friends, by link/);
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
    await expect.poll(() => line(page).inputValue()).toBe(word);
    await press(page, 'Enter');
    await lock(page).waitFor({ state: 'hidden' });
    // The bot may doubt a word in the same moment: then the question is put again, and answered again.
    const onward = page.getByRole('button', { name: /^(Let (them|it) stand|Go on|Next round)$/ });
    for (;;) {
      await onward.or(lock(page)).first().waitFor();
      if (await lock(page).isVisible()) break;
      // If the words changed under the last Enter, it asked whether to challenge one; nothing behind that can be reached.
      if (await page.locator('dialog[open]').isVisible()) await press(page, 'Escape');
      await tabTo(page, /^(Let (them|it) stand|Go on|Next round)$|^Lock it in$/);
      if (!(await lock(page).isVisible())) await press(page, 'Enter');
    }
  }
  expect(faults).toEqual([]);
});

test('a solo game works offline', async () => {
  const { page, faults } = await visit({ ...PHONE, ...OFFLINE });
  await page.goto(server.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await makeTable(page, server.url, (form) => form.getByRole('radio', { name: 'Just me' }).check());
  await toTheBoard(page);
  // It comes after the board, and is kept when it is here.
  await page.waitForFunction(() => caches.open('kept').then(async (kept) => (await kept.keys()).length > 0));
  await page.context().setOffline(true);
  await page.goto(server.url);
  await makeTable(page, server.url, async (form) => {
    await form.getByRole('radio', { name: 'Just me' }).check();
    await short(form);
  });
  await playToTheEnd(page);
  await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(1);
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

describe('[WY-19] alone, after the sand has run out', () => {
  test('the player can still change every letter by touch and lock, without a bonus', async () => {
    const { page, faults } = await visit(PHONE);
    await playLate(page, server.url);
    await page.getByRole('img', { name: 'Sand timer, run out' }).waitFor();
    for (const letter of 'GAP') await page.getByRole('button', { name: new RegExp(`^${letter}\\b`) }).tap();
    await expect.poll(() => line(page).inputValue()).toBe('gap');
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Delete the last letter' }).tap();
    await expect.poll(() => line(page).inputValue()).toBe('');
    await line(page).fill('misquoting');
    // The written text is still there, and still free, after a reload.
    await page.waitForFunction(() => localStorage.getItem('wordhoard.game.wordsy')?.includes('"misquoting"'));
    await page.reload();
    await lock(page).waitFor();
    await expect.poll(() => line(page).inputValue()).toBe('misquoting');
    await lock(page).tap();
    const word = page.getByRole('list', { name: 'The words' }).getByRole('listitem');
    await word.filter({ hasText: '23' }).waitFor();
    await expect.poll(() => word.locator('.box').count()).toBe(0);
    await page.getByRole('button', { name: 'Next round' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('a word in time earns a bonus, by keyboard alone; a hyphen is refused with a message', async () => {
    const { page, faults } = await visit(DESKTOP);
    await playAlone(page, server.url, 600_000);
    await page.keyboard.type('mis-');
    await page.getByRole('alert').filter({ hasText: 'no hyphens' }).waitFor();
    await expect.poll(() => line(page).inputValue()).toBe('mis');
    // Selected as a whole, it is replaced; the arrows lead back to its end.
    await page.keyboard.type('take');
    await press(page, 'ControlOrMeta+a');
    await page.locator('.letters.selected').waitFor();
    await press(page, 'ArrowLeft');
    await page.locator('.letters:not(.selected) .caret').waitFor();
    await page.keyboard.type('n');
    await expect.poll(() => line(page).inputValue()).toBe('mistaken');
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('misquoting');
    await expect.poll(() => line(page).inputValue()).toBe('misquoting');
    await expect.poll(() => page.getByRole('alert').filter({ hasText: 'no hyphens' }).count()).toBe(0);
    await press(page, 'Enter');
    const word = page.getByRole('list', { name: 'The words' }).getByRole('listitem');
    await word.filter({ hasText: '23' }).waitFor();
    await expect.poll(() => word.locator('.box').allTextContents()).toEqual(['+2']);
    expect(faults).toEqual([]);
  });

  test('the form for a solo game doesn’t mention challenges, and a short game has a lower target', async () => {
    const { page } = await visit(DESKTOP);
    await page.goto(`${server.url}/new/wordsy`);
    await moreOptions(page);
    await page.getByText('a rare one fails a challenge').waitFor();
    await page.getByRole('radio', { name: 'Just me' }).check();
    await page.getByText('Score 100 to win').waitFor();
    await expect.poll(() => page.getByText(/challenge/i).count()).toBe(0);
    await page.getByRole('radio', { name: /^3 rounds/ }).check();
    await page.getByText('Score 60 to win').waitFor();
  });
});

test('[WY-7] a player who wrote nothing in time can’t write any more', async () => {
  const { page, faults } = await visit(PHONE);
  await wroteNothing(page, server.url);
  await expect.poll(() => line(page).count()).toBe(0);
  await expect.poll(() => lock(page).count()).toBe(0);
  await expect.poll(() => page.getByRole('group', { name: 'Letters' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('[WY-24] friendly spelling: the player chooses one of several words run together', async () => {
  const { page, faults } = await visit(PHONE);
  await hotSeat(page, server.url, friendly);
  await writeInTurn(page, ['brandishing', 'icecream']);
  await challenge(page, 'icecream', 'Anna');
  await page.getByRole('main').getByText('ICECREAM isn’t one word. Choose the part you want to use').waitFor();
  const choices = page.locator('.mend').getByRole('button');
  expect(
    (await choices.allInnerTexts()).map((text) =>
      text
        .replace(/[^a-z ]+ ?/gi, '')
        .trim()
        .toLowerCase(),
    ),
  ).toEqual(['ice', 'cream', 'keep my word for points']);
  await choices.filter({ hasText: /cream/i }).tap();
  await page.getByRole('listitem').filter({ hasText: 'spelling corrected' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Challenge CREAM' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('several people at one device don’t see each other’s words', async () => {
  const { page, faults } = await visit(PHONE);
  await makeTable(page, server.url, async (form) => {
    await form.getByRole('radio', { name: 'Several of us on this device' }).check();
    await form.getByLabel('Name of player 2').fill('Beth');
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

test('definitions of the last round’s words are available during a hand-over', async () => {
  const { page, faults } = await visit(PHONE);
  await hotSeat(page, server.url);
  await writeInTurn(page, ['brandishing', 'mending']);
  await page.getByRole('button', { name: 'Let all words stand' }).click();
  await page.getByText(/^Pass the device to /).waitFor();
  await page.getByRole('button', { name: /BRANDISHING/i }).click();
  await page
    .getByRole('dialog')
    .getByText(/swing back and forth/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^I am / }).click();
  await line(page).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('at one device only this round’s words are called hidden', async () => {
  const { page, faults } = await visit(PHONE);
  await hotSeat(page, server.url);
  const given = page.locator('.hand-over');
  const taking = given.getByRole('button', { name: /^I am / });
  const write = async (word: string): Promise<void> => {
    await taking.click();
    await line(page).fill(word);
    await lock(page).click();
  };
  const readInstruction = async (): Promise<string | undefined> =>
    (await given.locator('> p:not(.why-next)').textContent())?.trim();
  const first = (await taking.textContent())?.replace('I am ', '');
  expect(await readInstruction()).toBe('Everyone else, look away.');
  await write('brandishing');
  await expect.poll(readInstruction).toBe(`Everyone else, look away. ${first}’s move stays hidden.`);
  await write('complements');
  await page.getByRole('button', { name: 'Let all words stand' }).click();
  // The words of round 1 lie open below.
  await given.getByText('Round 1').waitFor();
  await given.getByRole('list').getByText('brandishing').first().waitFor();
  expect(await readInstruction()).toBe('Everyone else, look away.');
  expect(faults).toEqual([]);
});

test('[WY-14] at one device a challenge names its maker, and the game continues after a strike', async () => {
  const { page, faults } = await visit(PHONE);
  await hotSeat(page, server.url);
  await writeInTurn(page, ['brandishing', 'zzyzzywix']);
  await page.getByRole('button', { name: 'Challenge ZZYZZYWIX' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anna challenges', exact: true }).click();
  await page.getByRole('main').getByText('Challenge another word, or continue.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /stand$/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Round 1', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});
