import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressUnlessGone } from '../act-unless-gone.ts';
import { DESKTOP, NARROW, PHONE } from '../browser.ts';
import { choose, press, tabTo } from '../keyboard.ts';
import { openScene } from '../scene.ts';
import { answer, asked, button, line, market, playUntil, ranking, shuffledLetters } from './player.ts';
import { passesByHand, show, showAlone, showTogether, staged, takes } from './stage.ts';

/** A dragged tile flies this far above the finger, in pixels, and falls where it is seen. */
const LIFT = 38;

const { server, visit } = openScene();

/** A known deal against a bot without a server: no button disappears before it can be pressed. */
const withABot = (page: Page): Promise<void> =>
  showAlone(
    page,
    server.url,
    staged({ players: ['', ''], position: null, config: { winningScore: 20 }, seed: 'luck' }),
  );

test('[WN-21] a whole game against a bot on a phone, without the server', async () => {
  const { page, faults } = await visit(PHONE);
  await withABot(page);
  const asks = new Set<string>();
  await playUntil(page, 'over', async (ask) => {
    asks.add(ask);
  });
  await expect.poll(() => ranking(page).getByRole('listitem').count()).toBe(2);
  expect(asks).toContain('bid');
  expect(asks).toContain('declare');
  expect(faults).toEqual([]);
});

test('[WN-4] all players see how many cards the others hold and have spent, also on a phone', async () => {
  const { page, faults } = await visit(PHONE);
  const players = ['mind', { letters: 'paths', actions: ['FULL CREDIT', '+1 BID'], spent: [2, 4] }];
  await show(page, server.url, staged({ players }));
  await page.getByText('What each player holds').tap();
  await page.getByText('Beth 5 letters, 2 cards, spent 2 and 4').waitFor();
  await expect.poll(() => page.getByText('FULL CREDIT').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a turn by keyboard alone', async () => {
  const { page, faults } = await visit(DESKTOP);
  await passesByHand(page);
  await withABot(page);
  await button(page, /^Choose a token$/).waitFor();
  await choose(page, /^Token 2$/);
  await choose(page, /^Bid the 2$/);
  // Until a word may be declared, presses the first button that answers.
  for (let ask = await asked(page); ask !== 'declare'; ask = await asked(page)) {
    if (ask === 'pass') {
      await choose(page, /^Pass$/);
    } else if (ask === 'select') {
      await page.locator('.market button').first().focus();
      await page.keyboard.press('Enter');
    } else await answer(page, ask);
  }
  // The line for the word has the focus already: typing goes there.
  const letters = await shuffledLetters(page, 4);
  await page.keyboard.type(letters);
  await page.keyboard.press('Enter');
  // Accepted: an invalid word would be refused, and the button would stay.
  await button(page, /^Word Nerd!/).waitFor({ state: 'hidden' });
  await expect.poll(() => page.locator('.refusal').count()).toBe(0);
  expect(faults).toEqual([]);
});

describe('[WN-14] action cards laid with a word', () => {
  const CARDS = ['+2 WORD VALUE', '-3 WORD VALUE', 'DOUBLE LETTER', 'FULL CREDIT'];
  const declaring = (): ReturnType<typeof staged> =>
    staged({ players: [{ letters: 'paths', actions: CARDS }, { letters: 'mind' }] });
  /** PATHS, 9, is on the table, and Beth is asked. */
  const trumping = (): ReturnType<typeof staged> =>
    staged({ players: ['paths', { letters: 'mind', actions: CARDS }] })
      .declare(0, 'paths')
      .answer(0, { type: 'pass' });
  const withIt = (page: Page): Locator => page.getByRole('group', { name: 'Play cards with your word' });
  const handOver = (page: Page, name: string): Promise<void> =>
    page.getByRole('button', { name: `I am ${name}` }).click();

  test('with a declaration, by mouse: previewed, laid, spent and announced', async () => {
    const { page, faults } = await visit(DESKTOP);
    await show(page, server.url, declaring());
    await expect.poll(() => withIt(page).count()).toBe(0);
    await line(page).fill('paths');
    await button(page, /^Word Nerd! PATHS, 9$/).waitFor();
    // [WN-14] FULL CREDIT is for beaten words alone.
    await expect.poll(() => withIt(page).getByText('FULL CREDIT').count()).toBe(0);
    await withIt(page).getByRole('checkbox', { name: '+2 WORD VALUE' }).check();
    await button(page, /^Word Nerd! PATHS, 11$/).waitFor();
    await withIt(page).getByRole('combobox', { name: 'DOUBLE LETTER' }).selectOption({ label: 'double P, 2' });
    await page.getByText('9 + 2 + 2 = 13').waitFor();
    // The letter leaves the word, so its card isn't laid.
    await line(page).fill('aths');
    await button(page, /^Word Nerd! ATHS, 7$/).waitFor();
    await line(page).fill('paths');
    await button(page, /^Word Nerd! PATHS, 13$/).click();

    await handOver(page, 'Beth');
    await button(page, /^Pass$/).click();
    // Public cards are looked at together.
    await page.getByText('Anna’s PATHS would score').first().waitFor();
    const laid = page.locator('.laid');
    await laid.getByText('worth 13').waitFor({ state: 'attached' });
    await laid.locator('.mod').waitFor();
    await takes(page, 'Anna');
    // Two of the four are left.
    await expect.poll(() => page.locator('.action').count()).toBe(2);
    expect(faults).toEqual([]);
  });

  test('with a trump, by keyboard alone: too low alone, high enough with its cards', async () => {
    const { page, faults } = await visit(DESKTOP);
    await show(page, server.url, trumping());
    await tabTo(page, /^Your word$/);
    await page.keyboard.type('mind');
    await page.getByText('Your word is worth 6, but a trump needs 10.').waitFor();
    await tabTo(page, /^−3 WORD VALUE$/);
    await press(page, 'ArrowDown');
    // The first it may be for is the word it attacks.
    await page.getByText('Your word is worth 6, but a trump needs 7.').waitFor();
    await tabTo(page, /^\+2 WORD VALUE$/);
    await press(page, 'ArrowDown', 'ArrowDown');
    await page.getByText('6 + 0 + 2 = 8').waitFor();
    await choose(page, /^Trump: MIND, 8$/);
    for (const worth of ['worth 6', 'worth 8'])
      await page.locator('.laid').getByText(worth).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.laid').count()).toBe(2);
    expect(faults).toEqual([]);
  });

  test('with a trump, by touch; a card taken back stays in hand', async () => {
    const { page, faults } = await visit(PHONE);
    await show(page, server.url, trumping());
    for (const letter of [0, 1, 2, 3]) await page.locator('.letters .tile').nth(letter).tap();
    await withIt(page).getByRole('combobox', { name: '−3 WORD VALUE' }).selectOption({ label: 'on Anna’s PATHS' });
    await withIt(page).getByRole('combobox', { name: '+2 WORD VALUE' }).selectOption({ label: 'on your new word' });
    await button(page, /^Trump: MIND, 8$/).waitFor();
    await withIt(page).getByRole('combobox', { name: '+2 WORD VALUE' }).selectOption({ label: 'keep' });
    await withIt(page).getByRole('combobox', { name: 'DOUBLE LETTER' }).selectOption({ label: 'double M, 2' });
    await button(page, /^Trump: MIND, 8$/).tap();
    await page.locator('.laid .doubled').waitFor();
    // +2 and FULL CREDIT are left.
    await expect.poll(() => page.locator('.action').count()).toBe(2);
    expect(faults).toEqual([]);
  });

  test('five cards at 360 px: above the buttons, and each large enough to tap', async () => {
    const { page, faults } = await visit(NARROW);
    const five = ['+2 WORD VALUE', '+3 WORD VALUE', '-3 WORD VALUE', 'DOUBLE LETTER', 'NO LENGTH BONUS'];
    await show(page, server.url, staged({ players: [{ letters: 'paths', actions: five }, 'mind'] }));
    await line(page).fill('paths');
    const list = (await withIt(page).boundingBox())!;
    const pass = (await button(page, /^Pass$/).boundingBox())!;
    expect(list.y + list.height).toBeLessThanOrEqual(pass.y);
    for (const name of ['+2 WORD VALUE', '+3 WORD VALUE']) await withIt(page).getByRole('checkbox', { name }).tap();
    await withIt(page).getByRole('combobox', { name: 'DOUBLE LETTER' }).selectOption({ label: 'double P, 2' });
    await withIt(page).getByRole('checkbox', { name: 'NO LENGTH BONUS' }).tap();
    await button(page, /^Word Nerd! PATHS, 14$/).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('[WN-10] a word by dragging', () => {
  /** The middle of something, or its left or right edge. */
  async function point(what: Locator, side: 'middle' | 'left' | 'right'): Promise<{ x: number; y: number }> {
    await what.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await what.boundingBox())!;
    const across = { left: 3, middle: width / 2, right: width - 3 }[side];
    return { x: x + across, y: y + height / 2 };
  }
  /** Drags a tile to something else by way of a point between. */
  async function drag(page: Page, tile: Locator, to: Locator, side: 'middle' | 'left' | 'right'): Promise<void> {
    const from = await point(tile, 'middle');
    const end = await point(to, side);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2, { steps: 4 });
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await page.mouse.up();
  }
  const spelt = (page: Page): Promise<string> => line(page).inputValue();

  test('from the hand and the pool, to another position, and out again', async () => {
    const { page, faults } = await visit(DESKTOP);
    await show(page, server.url, staged({ players: ['mind', 'paths'], position: { pool: 'e' } }));
    const hand = page.locator('.letters .tile');
    const pool = page.locator('.pool .tile');
    const word = page.locator('.spelt .tile');
    const compose = page.locator('.word-field');

    await drag(page, hand.nth(3), compose, 'middle'); // D
    await drag(page, pool.first(), compose, 'right'); // E
    await expect.poll(() => spelt(page)).toBe('DE');
    await drag(page, hand.nth(0), word.nth(0), 'left'); // M before D
    await drag(page, hand.nth(1), word.nth(0), 'right'); // I after M
    await drag(page, hand.nth(2), word.nth(1), 'right'); // N after I
    await expect.poll(() => spelt(page)).toBe('MINDE');
    // The last letter becomes the second, and the first the last.
    await drag(page, word.nth(4), word.nth(0), 'right');
    await drag(page, word.nth(0), word.nth(4), 'right');
    await expect.poll(() => spelt(page)).toBe('EINDM');
    // Out of the word: over the table it goes back to where it came from.
    await drag(page, word.nth(0), page.locator('.slab'), 'middle');
    await expect.poll(() => spelt(page)).toBe('INDM');
    // A card dropped elsewhere changes nothing, and the end of a drag is no tap.
    await drag(page, pool.first(), page.locator('.bar'), 'middle');
    await expect.poll(() => spelt(page)).toBe('INDM');
    await button(page, /^Word Nerd! INDM, 6$/).click();
    await page.getByRole('button', { name: 'I am Beth' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('by touch, without scrolling the page', async () => {
    const { page, faults } = await visit(PHONE);
    await show(page, server.url, staged({ players: ['mind', 'paths'], position: { pool: 'e' } }));
    const touch = await page.context().newCDPSession(page);
    const finger = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      at?: { x: number; y: number },
    ): Promise<void> => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    };
    const slide = async (tile: Locator, to: Locator): Promise<void> => {
      const from = await point(tile, 'middle');
      const end = await point(to, 'middle');
      await finger('touchStart', from);
      for (const part of [0.3, 0.6, 1])
        await finger('touchMove', {
          x: from.x + (end.x - from.x) * part,
          y: from.y + (end.y - from.y) * part + LIFT * part,
        });
      await finger('touchEnd');
    };
    await slide(page.locator('.letters .tile').nth(0), line(page));
    await slide(page.locator('.pool .tile').first(), line(page));
    await expect.poll(() => spelt(page)).toBe('ME');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(faults).toEqual([]);
  });
});

describe('no pointless questions', () => {
  /** DOUBLE LETTER can't be played on bids. The window opens, because a card is held, but Anna has no choice in it. */
  const auction = (): ReturnType<typeof staged> =>
    staged({
      players: [{ letters: 'pa', actions: ['DOUBLE LETTER'] }, 'mi'],
      position: { next: 'auction', market: 'ths' },
    });

  test('[WN-7] passes for a player without a choice', async () => {
    const { page, faults } = await visit(PHONE);
    await showAlone(page, server.url, auction());
    await page.getByRole('button', { name: 'Token 5' }).tap();
    await button(page, /^Bid the 5$/).tap();
    await market(page).first().waitFor();
    expect(faults).toEqual([]);
  });

  /** No one can outbid Anna's 5, so +1 BID would gain nothing: it is a choice, but no reason to ask. */
  const choice = (): ReturnType<typeof staged> =>
    staged({
      players: [
        { letters: 'pa', actions: ['+1 BID'] },
        { letters: 'mi', spent: [5] },
      ],
      position: { next: 'auction', market: 'ths' },
    });
  const bids = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Token 5' }).tap();
    await button(page, /^Bid the 5$/).tap();
  };

  test('auto-pass is a personal switch that survives a reload', async () => {
    const { page, faults } = await visit(PHONE);
    await showAlone(page, server.url, choice());
    const auto = page.getByRole('checkbox', { name: 'Auto-pass', exact: true });
    await expect.poll(() => auto.isChecked()).toBe(true);
    await auto.uncheck();
    await expect.poll(() => auto.isChecked()).toBe(false);
    await page.reload();
    await auto.waitFor();
    await expect.poll(() => auto.isChecked()).toBe(false);
    await bids(page);
    await button(page, /^Pass$/).waitFor();
    // Switched on while a question is open, it answers that one, too.
    await auto.check();
    await market(page).first().waitFor();
    expect(faults).toEqual([]);
  });

  test('[WN-20] with auto-pass the table waits only for players who have begun to buy', async () => {
    const { page } = await visit(PHONE);
    // The bot has too few letters for a word.
    await showAlone(page, server.url, staged({ players: ['paths', 'mi'] }));
    await button(page, /^Pass$/).tap();
    await page.getByText('Tap a token to buy something').first().waitFor();
    await page.getByRole('button', { name: 'Token 1' }).tap();
    await page.getByText('You may buy.').first().waitFor();
    await button(page, /^Buy a card$/).tap();
    await page.getByText('You buy an action card.').first().waitFor({ state: 'attached' });
  });

  test('[WN-15] a challenge needs a confirmation if points are at stake', async () => {
    const { page } = await visit(PHONE);
    await show(page, server.url, staged({ players: ['mind', 'paths'] }).declare(1, 'paths'));
    const dialog = page.getByRole('dialog', { name: 'Challenge PATHS?' });
    await button(page, /^Challenge PATHS$/).tap();
    await dialog.getByText('If it is, you lose 10.').waitFor();
    await dialog.getByRole('button', { name: 'Don’t challenge' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    await button(page, /^Challenge PATHS$/).tap();
    await dialog.getByRole('button', { name: 'Challenge', exact: true }).tap();
    await button(page, /^Beth passes$/).tap();
    await page.getByText('in the dictionary').first().waitFor();
  });

  test('two people at one device hand it over at most five times in a turn', async () => {
    const { page, faults } = await visit(PHONE);
    await showTogether(page, server.url, auction());
    // Not the first, on opening, but the one with which the next turn begins.
    let handed = 0;
    const hand = page.getByRole('button', { name: /^I am / });
    const nobody = page.getByRole('button', { name: /^(Everyone here passes|\w+ passes)$/ });
    const next = page.getByText('turn 2', { exact: true }).filter({ visible: true });
    for (let declared = false; ; ) {
      await hand.or(nobody).or(page.locator('.actions button, .market button')).or(next).first().waitFor();
      if (await next.count()) break;
      if (await hand.isVisible()) {
        handed += 1;
        await hand.click();
        await hand.waitFor({ state: 'hidden' });
      } else if (await nobody.isVisible()) await pressUnlessGone(nobody);
      else if (await button(page, /^Choose a token$/).isVisible()) {
        await page
          .getByRole('button', { name: /^Token/ })
          .last()
          .click();
        await button(page, /^Bid the/).click();
      } else if (await market(page).first().isVisible()) await pressUnlessGone(market(page).first());
      else if (!declared && (await line(page).isVisible())) {
        declared = true;
        await line(page).fill(await shuffledLetters(page, 4));
        await button(page, /^Word Nerd!/).click();
      } else await pressUnlessGone(button(page, /^(Pass|Keep (it|them)|Draw none)$/));
    }
    expect(handed).toBeLessThanOrEqual(5);
    expect(faults).toEqual([]);
  });
});

test('[WN-11] of two simultaneous declarations, only the loser is told why theirs wasn’t laid', async () => {
  const { page, faults } = await visit(PHONE);
  const players = [{ letters: 'paths', score: 9 }, 'mind', 'wreck'];
  await show(page, server.url, staged({ players }));
  const both = page.getByText(/^You both declared/);
  await line(page).fill('paths');
  await button(page, /^Word Nerd! PATHS/).tap();
  await page.getByRole('button', { name: 'I am Beth' }).tap();
  await line(page).fill('mind');
  await button(page, /^Word Nerd! MIND/).tap();
  await page.getByRole('button', { name: 'I am Caro' }).tap();
  await button(page, /^Pass$/).tap();
  // All look at it together.
  await page.getByText('Beth’s MIND would score').first().waitFor();
  expect(await both.count()).toBe(0);
  await takes(page, 'Anna');
  await page
    .locator('.question')
    .getByText('You both declared. Beth has the lower score, so Beth’s word goes first; your word went back')
    .waitFor();
  expect(faults).toEqual([]);
});

test('[WN-21] a vote to end the game shows who is missing, and can be withdrawn', async () => {
  const { page, faults } = await visit(PHONE);
  await show(page, server.url, staged({ players: ['paths', 'mind', 'wreck'], position: { next: 'auction' } }));
  await button(page, /^Vote to end the game$/).tap();
  await page.getByText('You voted to end the game. It ends when Beth and Caro vote to end it, too.').waitFor();
  await button(page, /^Take back your vote to end$/).tap();
  await button(page, /^Vote to end the game$/).tap();
  // The players it waits for are told, and asked in the same words.
  await page.getByRole('button', { name: 'Token 1' }).tap();
  await button(page, /^Bid the 1$/).tap();
  await page.getByRole('button', { name: 'I am Beth' }).tap();
  await page.getByText('Anna voted to end the game. It ends when you and Caro vote to end it, too.').waitFor();
  await button(page, /^Vote to end the game$/).tap();
  await button(page, /^Take back your vote to end$/).waitFor();
  await page.getByRole('button', { name: 'Token 1' }).tap();
  await button(page, /^Bid the 1$/).tap();
  await page.getByRole('button', { name: 'I am Caro' }).tap();
  await button(page, /^Vote to end the game$/).tap();
  await ranking(page).waitFor();
  expect(faults).toEqual([]);
});

describe('events stay visible', () => {
  test('[WN-19] laid words and their scores stay until the next auction', async () => {
    const { page, faults } = await visit(PHONE);
    const play = staged({ players: ['paths', 'wreck'] })
      .declare(0, 'paths')
      .trump(1, 'wreck')
      .passUntil('purchase');
    await showTogether(page, server.url, play);
    await page.locator('.laid', { hasText: 'scored' }).waitFor();
    await page.locator('.slab').getByText('Beth scores 12 with WRECK. Anna scores 4 with PATHS.').waitFor();
    await page.locator('.lost').getByRole('button', { name: /PATHS/i }).tap();
    await page.getByRole('dialog').getByRole('heading', { name: 'PATHS' }).waitFor();
    expect(faults).toEqual([]);
  });

  test('[WN-6] [WN-11] a player sees their own face-down bid and declaration', async () => {
    const { page } = await visit(PHONE);
    const wide = { winningScore: 100 };
    await showAlone(page, server.url, staged({ players: ['paths', 'mind'], config: wide, position: { pool: 'e' } }));
    await line(page).fill('paths');
    // Before the bot has answered, or after: its own word is what the player sees.
    await button(page, /^Word Nerd! PATHS/).tap();
    await page.locator('.sealed, .laid').first().waitFor();
  });

  test('DROP LETTER says who played it; a card says what it does and why it can’t be played now', async () => {
    const { page } = await visit(PHONE);
    const play = staged({
      players: [
        { letters: 'paths', actions: ['DROP LETTER'] },
        { letters: 'mind', actions: ['WIN TIES'] },
      ],
      position: { next: 'auction' },
    }).card(0, 'DROP LETTER', { seat: 1 });
    await show(page, server.url, play);
    await page.getByText('Anna played DROP LETTER on you.').first().waitFor();
    const card = page.locator('.action', { hasText: 'WIN TIES' });
    await card.getByText('You win ties between bids.').waitFor();
    await card.getByText('Play after the bids are revealed').waitFor();
  });

  test('[WN-20] buying says what it costs', async () => {
    const { page } = await visit(PHONE);
    await show(page, server.url, staged({ players: ['paths', 'mind'] }).passUntil('purchase'));
    await page.getByText('Tap a token to pay').first().waitFor();
  });
});
