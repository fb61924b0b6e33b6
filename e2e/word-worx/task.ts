import type { Page } from 'playwright-core';
import { bestWords, done, typed } from './player.ts';

/** Answers today's task with the words the bots would find. */
export async function answerTask(page: Page): Promise<void> {
  await done(page).waitFor();
  await typed(page).fill(await bestWords(page));
  await done(page).click();
}
