import type { GameId } from '@wordhoard/catalog';
import type { Page } from 'playwright-core';
import { finishedGame } from './finished-game.ts';
import { openSavedGame } from './saved-game.ts';

/** Time limit for judging every decision of a game, which takes seconds. */
export const JUDGED_MS = 110_000;

/** Resolves when every decision has been judged. */
export const whenJudged = (page: Page): Promise<void> =>
  page.locator('.review-progress').waitFor({ state: 'hidden', timeout: JUDGED_MS });

/** Resolves when the coach has looked at as many decisions as it will. */
export const whenCoached = (page: Page): Promise<void> =>
  page.locator('.coach-summary [data-ended="true"]').waitFor({ timeout: JUDGED_MS });

/** Resolves when the requested moment is on the board. */
export const whenStageReady = (page: Page): Promise<void> => page.locator('.review-stage[aria-busy="false"]').waitFor();

/** Opens the review of a finished game from its end screen; `others` share Anna's device. */
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

/** Opens the list of all decisions. */
export const listDecisions = (page: Page): Promise<void> => page.locator('.decisions > summary').click();
