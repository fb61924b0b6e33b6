import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../browser.ts';
import { openOwnScene } from '../scene.ts';
import { joinTable, makeTableOf } from '../tables.ts';
import {
  asked,
  discard,
  done,
  enough,
  forGood,
  handCards,
  leave,
  lineCards,
  planTheft,
  playTurn,
  prey,
  prompt,
  ranking,
  stealIt,
  typed,
  untilNext,
  weld,
} from './player.ts';
import { findStory } from './story.ts';

const story = findStory('a round of Word Worx');
const { server, visit } = openOwnScene({ WORDHOARD_DEAL: story.deal });

/** A round of three is some twenty turns of four answers each. */
const WHOLE_ROUND = { timeout: 300_000 };

test(
  'three browsers play a round: thefts refused, stopped by a lock and done, a word for good, the last builds',
  WHOLE_ROUND,
  async () => {
    const all = [await visit(DESKTOP), await visit(PHONE), await visit(DESKTOP)];
    const pages = all.map(({ page }) => page);
    await sitDown(pages);
    const inTurn = [0, 1, 2].map((n) => pages[(story.first + n) % 3]!) as [Page, Page, Page];
    const [first, second, third] = inTurn;
    const { word, stuck, stopped, done: theft } = story;

    // [WX-5] [WX-7] The first takes one card and lays a word, and all see it.
    await takeOne(first);
    await typed(first).fill(word);
    await untilNext(first, () => done(first).click());
    for (const page of pages) await weld(page, word).waitFor();

    // [WX-6] The second is refused a card without which nothing could be made of the word…
    await takeOne(second);
    await second.getByText('Finding cards you can steal').waitFor({ state: 'hidden' });
    await prey(second, word).nth(stuck).click();
    await second
      .getByRole('alert')
      .filter({ hasText: `the rest of ${word.toUpperCase()} makes no word` })
      .first()
      .waitFor();

    // [WX-8] …and plans to take another; but the lock is faster.
    await planTheft(second, word, stopped.at, stopped.rest, stopped.made);
    await first.getByRole('button', { name: `Lock ${word.toUpperCase()}` }).click();
    await weld(second, word).locator('.lock').waitFor();
    await stealIt(second).click();
    await second.getByRole('alert').filter({ hasText: 'That word is locked' }).first().waitFor();
    await expect.poll(() => weld(first, word).count()).toBe(1);
    await untilNext(second, () => leave(second).click());
    await untilNext(second, () => done(second).click());
    await handCards(second).first().click();
    await untilNext(second, () => discard(second).click());

    // [WX-6] The lock comes off, and the third takes what the first had.
    await first.getByRole('button', { name: `Unlock ${word.toUpperCase()}` }).click();
    await weld(third, word).locator('.lock').waitFor({ state: 'detached' });
    await takeOne(third);
    await third.getByText('Finding cards you can steal').waitFor({ state: 'hidden' });
    await planTheft(third, word, theft.at, theft.rest, theft.made);
    await stealIt(third).click();
    await done(third).waitFor();
    for (const page of pages) {
      await weld(page, theft.made).waitFor();
      await weld(page, theft.rest).waitFor();
      await expect.poll(() => weld(page, word).count()).toBe(0);
    }
    await untilNext(third, () => done(third).click());

    // [WX-8] They play on; the first word of any player's manifest is locked for good.
    let sealed: string | undefined;
    const last: string[] = [];
    for (let turn = 0; !(await ranking(first).isVisible()); turn++) {
      const page = inTurn[turn % 3]!;
      const now = await asked(page);
      if (await ranking(page).isVisible()) break;
      if (now.startsWith('The pile is empty')) last.push(now);
      else expect(last).toEqual([]);
      await playTurn(page, {
        seen: async (what) => {
          if (what !== 'built' || sealed !== undefined || (await forGood(page).count()) === 0) return;
          sealed = (await forGood(page).first().getAttribute('aria-label'))!.replace('Lock for good: ', '');
          await forGood(page).first().click();
        },
      });
      if (sealed !== undefined && last.length === 0)
        for (const other of pages)
          await other.getByText(`${sealed}, locked for good`).first().waitFor({ state: 'attached' });
    }
    // [WX-10] [WX-11] Each player had a last build, and all see the same ranking.
    expect(sealed).toBeDefined();
    expect(last).toHaveLength(3);
    const rankings = await Promise.all(pages.map((page) => ranking(page).textContent()));
    expect(new Set(rankings).size).toBe(1);
    await expect.poll(() => ranking(first).getByRole('listitem').count()).toBe(3);
    for (const { page, faults } of all) {
      await expect.poll(() => page.locator('.sheets').getByText(sealed!, { exact: true }).count()).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    }
  },
);

/** Anna, Beth and Caro at a table without clocks. */
async function sitDown(pages: readonly Page[]): Promise<void> {
  const [anna, beth, caro] = pages as [Page, Page, Page];
  const code = await makeTableOf('word-worx', anna, server.url, async (form) => {
    await form.getByLabel('Seats', { exact: true }).selectOption({ label: '3 seats' });
    await form.getByRole('radio', { name: /^No clocks/ }).check();
  });
  await joinTable(beth, server.url, code, 'Beth');
  await anna.getByText('Beth').first().waitFor();
  await joinTable(caro, server.url, code, 'Caro');
  await anna.getByText('Caro').first().waitFor();
  await anna.getByRole('button', { name: /^Start/ }).click();
  for (const page of pages) await page.getByRole('region', { name: 'Assembly line' }).waitFor();
}

/** Takes the first card of the line, and no second one. */
async function takeOne(page: Page): Promise<void> {
  await prompt(page)
    .filter({ hasText: /^Your turn/ })
    .waitFor();
  await lineCards(page).first().click();
  await enough(page).click();
  await enough(page).waitFor({ state: 'hidden' });
}
