import { loadGame } from '@wordhoard/catalog';
import { type DayTasks, type FirstAnswer, type HoardDay, makeDay, resultOf, seedOfDay } from '@wordhoard/hoard';
import type { Page } from 'playwright-core';
import { lexicon } from './saved-game.ts';

/** A fixed day, so that screens don't change from day to day. */
const DAY = '2026-11-17';
const SEED = seedOfDay('a day to look at', DAY);

let dayPromise: Promise<HoardDay> | undefined;
const makeDayOnce = (): Promise<HoardDay> => {
  dayPromise ??= makeDay(loadGame, lexicon, DAY, SEED.seed);
  return dayPromise;
};

/** A day with answers to these games: the second-best answer, each better than 64 % of 210. */
async function dayWithAnswers(answered: readonly string[]): Promise<DayTasks> {
  const { day, tasks, yardsticks } = await makeDayOnce();
  const standing = { others: 210, better: 64 };
  const mine = tasks.flatMap(({ game }, at): [string, FirstAnswer][] => {
    const yardstick = yardsticks[at]!;
    const choice = yardstick.everyday[1] ?? yardstick.everyday[0]!;
    if (!answered.includes(game) || !('to' in choice.move)) return [];
    return [[game, { move: choice.move, result: resultOf(yardstick, choice), standing }]];
  });
  const total = answered.length < tasks.length ? null : standing;
  const { commitment, seed, nonce } = SEED;
  return { day, tasks, commitment, reveal: { seed, nonce }, mine: Object.fromEntries(mine), total };
}

/** Opens that day, or one of its tasks, as the server would tell of it. */
export async function openHoard(page: Page, url: string, answered: readonly string[], task = ''): Promise<void> {
  const json = await dayWithAnswers(answered);
  await page.route('**/api/hoard', (route) => route.fulfill({ json: { today: DAY, since: '2026-11-01', ahead: [] } }));
  await page.route(`**/api/hoard/${DAY}`, (route) => route.fulfill({ json }));
  await page.goto(`${url}/today/${DAY}${task}`);
}
