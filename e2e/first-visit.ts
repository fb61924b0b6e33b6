import type { Page } from 'playwright-core';
import { lock, playToTheEnd, ranking, toTheBoard, wholeRound } from './wordsy/player.ts';

/** Stages of a first visit, in this order. */
export const STAGES = ['landing', 'offer', 'lessons', 'lesson', 'learnt', 'first-game', 'end'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Visits the start page, a lesson and a first game to its end, pressing only what is offered and typing no address. The
 * game is the one behind "Play now", and the shortest.
 */
export async function firstVisit(page: Page, url: string, at: (station: Stage) => Promise<void>): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name: 'Wordhoard' }).waitFor();
  await at('landing');
  await page.getByRole('link', { name: 'Play now', exact: true }).click();
  const offer = page.getByRole('complementary', { name: 'Start with a lesson?' });
  await offer.waitFor();
  await at('offer');
  await offer.getByRole('link', { name: 'Learn it' }).click();
  await page.getByRole('heading', { name: 'Learn Wordsy' }).waitFor();
  await at('lessons');
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'I’m ready' }).waitFor();
  await at('lesson');
  await wholeRound(page);
  await page.locator('.lesson[data-done]').waitFor();
  await at('learnt');
  await page.getByRole('link', { name: 'All lessons' }).click();
  await page.getByRole('link', { name: 'Play a first game' }).click();
  await toTheBoard(page);
  await lock(page).waitFor();
  await at('first-game');
  await playToTheEnd(page);
  await ranking(page).waitFor();
  await at('end');
}
