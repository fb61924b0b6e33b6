import type { GameId } from '@wordhoard/catalog';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { resize } from './ax-tree.ts';
import { axeFaults } from './axe.ts';
import { DESKTOP, NARROW } from './browser.ts';
import { checkLayout } from './check-screens.ts';
import type { Blunder } from './finished-game.ts';
import { listDecisions, openReview, whenCoached, whenJudged, whenStageReady } from './finished-review.ts';
import { openScene } from './scene.ts';

interface ReviewCase {
  readonly game: GameId;
  /** An obvious blunder that Anna makes once, among good moves. */
  readonly blunder: Blunder;
  /** Its text in the list of decisions. */
  readonly said: RegExp;
  /**
   * The board's text once the dictionary is there, in a game whose page loads it by itself: it is complete only then.
   */
  readonly whole?: RegExp;
  /** True if the coach finds nothing clearly better, whatever the judge says. */
  readonly isEven?: boolean;
  readonly device: BrowserContextOptions;
}

const COSTLY =
  /^The coach played on in \d+ possible deals: .+ did better by about [\d.]+ points?(, give or take [\d.]+)?(, and wins about \d+ more games? in 100)?\. .+\.$/;

const EVEN = /^When the coach played on, nothing came out clearly better\.$/;

/** Tests a game's review: it finds a known blunder, shows the better move on the board, and everything fits. */
export function checkReview({ game, blunder, said, whole = /./, isEven = false, device }: ReviewCase): void {
  const { server, visit } = openScene();
  test('finds a blunder and shows the better move', async () => {
    const { page, faults } = await visit({ ...device, colorScheme: 'light' });
    await openReview(page, server.url, game, { level: 3, blunder });
    await whenJudged(page);
    // It opens on the costliest decision: that blunder, in a sentence and on the board.
    const costly = page.locator('.costly');
    await expect
      .poll(() => costly.locator('p').first().textContent())
      .toMatch(/^You chose .+\. Better: .+ cost about \d+ points?\.$/);
    // From now on costs are the coach's.
    await whenCoached(page);
    await listDecisions(page);
    // With all words, because the missed one may be rare.
    await page.getByRole('checkbox', { name: 'common words' }).uncheck();
    // Passes that cost nothing are folded.
    if (isEven) await page.getByRole('button', { name: /^Show \d+ pass/ }).click();
    const row = page.getByRole('button', { name: said }).and(page.locator('[aria-expanded]')).first();
    await row.click();
    const decision = page
      .locator(isEven ? '.decision[data-grade="best"]' : '.decision:is([data-grade="less"], [data-grade="big"])')
      .filter({ has: page.locator('[aria-expanded="true"]') });
    const lost = decision.locator('.lost');
    await expect.poll(() => lost.textContent()).toMatch(isEven ? /^$/ : /^−\d+$/);
    // The list and the decision's text name the same loss.
    const points = Number((await lost.textContent())?.slice(1));
    if (!isEven)
      await decision.getByText(new RegExp(`^That cost about ${points} points?, counting what followed\\.$`)).waitFor();
    await expect.poll(() => decision.getByRole('heading', { name: 'Your move' }).count()).toBe(1);
    await expect.poll(() => decision.locator('.coached').textContent()).toMatch(isEven ? EVEN : COSTLY);
    await expect
      .poll(() => page.locator('.coach-summary li').first().textContent())
      .toMatch(/Anna: (no|\d+) clear mistakes? in \d+ decisions?(, costing about \d+ points? in all)?$/);
    // The better move, laid on the board.
    const board = page.locator('.review-board');
    await whenStageReady(page);
    await expect.poll(() => board.textContent()).toMatch(whole);
    const before = await board.textContent();
    const instead = decision.getByRole('button', { name: /^Show .* on the board$/ }).first();
    await instead.click();
    await expect.poll(() => board.textContent()).not.toBe(before);
    await expect.poll(() => instead.getAttribute('aria-pressed')).toBe('true');
    await decision.getByRole('button', { name: 'Back to what was played' }).click();
    await expect.poll(() => board.textContent()).toBe(before);
    await expect.poll(() => page.getByText(/^Found \d+ % of the points on offer$/).count()).toBe(2);
    // Beside the decisions the board is drawn smaller. Just before the end its lists are longest.
    await resize(page, DESKTOP.viewport!);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await whenStageReady(page);
    expect.soft(await axeFaults(page)).toEqual([]);
    await resize(page, NARROW.viewport!);
    await checkLayout(page);
    expect(faults).toEqual([]);
  });
}
