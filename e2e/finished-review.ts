import type { GameId } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';

/** Looking at every decision of a game takes some seconds, on a busy machine more. */
export const JUDGED_MS = 110_000;

/** Until every decision has been looked at. */
export const whenJudged = (page: Page): Promise<void> =>
  page.locator('.review-progress').waitFor({ state: 'hidden', timeout: JUDGED_MS });

/** Until the moment that is wanted is the one on the board. */
export const whenStageReady = (page: Page): Promise<void> => page.locator('.review-stage[aria-busy="false"]').waitFor();

/** A game that beginners, or those who are given, have played to its end, from its end into its review; `others` share Anna's device. */
export async function openReview(
  page: Page,
  url: string,
  game: GameId,
  how: Parameters<typeof finishedGame>[1] = {},
  others: readonly string[] = [],
): Promise<void> {
  await openSavedGame(page, url, await finishedGame(game, how), others);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.locator('.review-stage .table').waitFor();
}

/** The list of all decisions is one tap away. */
export const listDecisions = (page: Page): Promise<void> => page.locator('.decisions > summary').click();
