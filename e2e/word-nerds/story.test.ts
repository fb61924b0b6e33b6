import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressUnlessGone } from '../act-unless-gone.ts';
import { DESKTOP, PHONE } from '../browser.ts';
import { openOwnScene } from '../scene.ts';
import { joinTable } from '../tables.ts';
import { button, line, makeTable, market } from './player.ts';
import { passesByHand } from './stage.ts';
import { ANNA, BIDS, findStory, PRICE } from './story.ts';

const story = findStory();
const { server, visit } = openOwnScene({ WORDHOARD_DEAL: story.deal });

/** Waits until the page shows this text, which means that its question is open. */
const waitForText = (page: Page, what: RegExp): Promise<void> =>
  page.getByRole('region', { name: 'What is happening' }).getByText(what).waitFor();

async function answers(page: Page, question: RegExp, name: RegExp): Promise<void> {
  await waitForText(page, question);
  await button(page, name).click();
}
const passes = (page: Page, question: RegExp): Promise<void> => answers(page, question, /^Pass$/);

/** Passes when asked, until the page shows this text. */
async function passesUntil(page: Page, next: RegExp): Promise<void> {
  const region = page.getByRole('region', { name: 'What is happening' });
  const pass = button(page, /^Pass$/);
  for (;;) {
    await region.getByText(next).or(pass).first().waitFor();
    const asked = await region.textContent();
    if (await region.getByText(next).count()) return;
    await pressUnlessGone(pass);
    // Waits until the answer is accepted: a second press might answer the next question.
    await expect.poll(() => region.textContent(), { timeout: 20_000 }).not.toBe(asked);
  }
}
/** [WN-15] Points are at stake, so a confirmation follows. */
async function challenges(page: Page, question: RegExp, name: RegExp): Promise<void> {
  await answers(page, question, name);
  await page.getByRole('dialog').getByRole('button', { name: 'Challenge', exact: true }).click();
}

async function plays(page: Page, card: string, on: string): Promise<void> {
  await page
    .locator('.action', { hasText: card.slice(1) })
    .and(page.locator(':enabled'))
    .first()
    .click();
  await page.getByRole('radio', { name: new RegExp(on, 'i') }).check();
  await button(page, /^Play /).click();
}

/** A word on the table, as one page shows it. */
const laid = (page: Page, text: string): Locator => page.locator('.laid', { hasText: text.toUpperCase() });
/** All scores, in the order of the seats. */
const scoresOn = (page: Page): Promise<string[]> =>
  page.locator('.seat .score').filter({ visible: true }).allTextContents();

/** [WN-6] [WN-7] [WN-8] All bid, no player plays a card on a bid, and each picks the leftmost letter. */
const auction = (pages: readonly Page[], tokens: readonly number[]): Promise<unknown> =>
  Promise.all(
    pages.map(async (page, seat) => {
      await waitForText(page, /letters are up/);
      await page.getByRole('button', { name: `Token ${tokens[seat]}` }).click();
      await button(page, /^Bid the/).click();
      await passesUntil(page, /^Pick a letter/);
      await market(page).first().click();
    }),
  );

/** The pages of all players in the order of their seats, and the faults in them. */
async function sitDown(): Promise<{ pages: readonly [Page, Page, Page]; faults: string[][] }> {
  const all = await Promise.all([visit(DESKTOP), visit(PHONE), visit(DESKTOP)]);
  const [anna, beth, caro] = [all[0]!.page, all[1]!.page, all[2]!.page];
  for (const page of [anna, beth, caro]) await passesByHand(page);
  const code = await makeTable(anna, server.url, async (form) => {
    await form.getByLabel('Seats', { exact: true }).selectOption({ label: '3 seats' });
    await form.getByRole('radio', { name: /^No clocks/ }).check();
  });
  // One after another, because each takes the first free seat.
  await joinTable(beth, server.url, code, 'Beth');
  await anna.getByText('Beth').first().waitFor();
  await joinTable(caro, server.url, code, 'Caro');
  await anna.getByText('Caro').first().waitFor();
  await anna.getByRole('button', { name: /^(Start the game|Start with 3)$/ }).click();
  return { pages: [anna, beth, caro], faults: all.map((it) => it.faults) };
}

test('three browsers: a struck word, a purchase, a battle with cards on both words, a failed challenge', async () => {
  const { pages, faults } = await sitDown();
  const [anna, beth, caro] = pages;
  const { nonsense, low, trump, cards, values, scores } = story;

  // [WN-15] Anna lays what is no word; Beth challenges it, Caro joins. Ten points for both, and no word scores.
  await auction(pages, BIDS[0]);
  await waitForText(anna, /^Spell a word/);
  await line(anna).fill(nonsense);
  await button(anna, /^Word Nerd!/).click();
  await Promise.all([passes(beth, /^Spell a word/), passes(caro, /^Spell a word/)]);
  await challenges(beth, /^Anna’s .* would score/, /^Challenge/);
  await passes(caro, /^Anna’s .* would score/);
  await passesUntil(anna, /challenged/);
  await answers(caro, /Join in\?/, /^Join the challenge$/);

  // [WN-19] None of her letters are left; she draws two.
  await answers(anna, /no letters left/, /^Draw two$/);

  // [WN-20] All at the same time: Anna buys an action card for a token, the others nothing.
  await Promise.all(
    pages.map(async (page, seat) => {
      await waitForText(page, /^You may buy/);
      await expect.poll(() => scoresOn(page)).toEqual(['0', '10', '10']);
      if (seat !== ANNA) return button(page, /^Pass$/).click();
      await page.getByRole('button', { name: `Token ${PRICE}` }).click();
      await button(page, /^Buy a card$/).click();
    }),
  );

  // [WN-14] Beth declares, Caro trumps with a word that is worth more: two words in battle, side by side.
  await auction(pages, BIDS[1]);
  await anna.locator('.action').nth(1).waitFor();
  await waitForText(beth, /^Spell a word/);
  await line(beth).fill(low);
  await button(beth, /^Word Nerd!/).click();
  await Promise.all([passes(anna, /^Spell a word/), passes(caro, /^Spell a word/)]);
  await waitForText(caro, /^Beth’s .* would score/);
  await line(caro).fill(trump);
  await button(caro, /^Trump: /).click();
  await Promise.all([passesUntil(anna, / trumps /), passesUntil(beth, / trumps /)]);
  for (const page of pages) {
    await waitForText(page, / trumps? /);
    await expect.poll(() => page.locator('.laid').count()).toBe(2);
  }

  // [WN-12] [WN-14] A card on each of the two words; all players see the new values.
  const raises = cards.beth.startsWith('+');
  await plays(beth, cards.beth, raises ? low : trump);
  await laid(caro, raises ? low : trump)
    .locator('.mod')
    .waitFor();
  await plays(caro, cards.caro, raises ? trump : low);
  for (const page of pages) {
    await laid(page, low).getByText(`worth ${values.low}`).waitFor({ state: 'attached' });
    await laid(page, trump).getByText(`worth ${values.trump}`).waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.laid .mod').count()).toBe(2);
  }

  // [WN-15] Beth doubts the trump, alone; it is in the dictionary, and cannot be challenged again.
  await challenges(beth, / trumps /, new RegExp(`^Challenge ${trump}`, 'i'));
  await Promise.all([passesUntil(anna, /Join in\?/), passesUntil(caro, /challenged/)]);
  await answers(anna, /Join in\?/, /^Stay out$/);
  for (const page of pages) await laid(page, trump).locator('.note', { hasText: 'in the dictionary' }).waitFor();
  await expect.poll(() => beth.getByRole('button', { name: new RegExp(`^Challenge ${trump}`, 'i') }).count()).toBe(0);

  // [WN-14] All pass: the higher word wins, the other is beaten. All pass again: no player trumps the winner.
  await Promise.all([
    passesUntil(anna, /would score|keep or replace/),
    passesUntil(beth, /would score|you have left|no letters left/),
    passesUntil(caro, /would score|take back/),
  ]);
  for (const page of pages) await page.getByText(/beaten: score[sd] half/).waitFor();
  await Promise.all([
    passesUntil(anna, /keep or replace/),
    passesUntil(beth, /you have left|no letters left/),
    passesUntil(caro, /take back/),
  ]);

  // [WN-17] Ten lost for Beth, half of her word; Caro's word whole. [WN-18] Five letters bring one token back to Caro,
  // the highest unless she chooses another, in one answer with her hand.
  await waitForText(caro, /Choose 1 token to take back\. You have no letters left/);
  for (const page of pages) await expect.poll(() => scoresOn(page)).toEqual(scores.map(String));
  await caro.getByRole('button', { name: 'Token 5' }).and(caro.locator('[aria-pressed=true]')).waitFor();
  await button(caro, /^Draw two$/).click();
  await button(beth, /^(Keep (it|them)|Draw two)$/).click();
  await waitForText(caro, /^You may buy/);
  await caro.getByRole('button', { name: 'Token 5' }).waitFor();
  await caro.getByRole('img', { name: 'Token 3, spent' }).waitFor();

  expect(faults).toEqual([[], [], []]);
});
