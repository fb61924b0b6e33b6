import { loadGame } from '@wordhoard/catalog';
import type { HoardDay } from '@wordhoard/hoard';
import { expect, test } from 'vitest';
import { isPlayable, taskVersion } from './version.ts';

/** A day as it was stored, with one task; nothing of the task is looked at but its game and rules. */
const stored = (game: string, rules: number): HoardDay =>
  ({ day: '2026-10-01', tasks: [{ game, rules }], yardsticks: [] }) as unknown as HoardDay;

test('a published day stays if the current rules play its tasks the same way', async () => {
  const { version } = (await loadGame('wildwords'))!.rules;
  expect(await isPlayable(stored('wildwords', version))).toBe(true);
  // [WW-15] What changed since then is not part of a task.
  expect(await isPlayable(stored('wildwords', 4))).toBe(true);
  expect(await isPlayable(stored('wildwords', 3))).toBe(false);
  expect(await isPlayable(stored('wildwords', version + 1))).toBe(false);
});

test('a game without a compatibility promise plays only tasks of its own version', async () => {
  const { version } = (await loadGame('wordsy'))!.rules;
  expect(await isPlayable(stored('wordsy', version))).toBe(true);
  expect(await isPlayable(stored('wordsy', version - 1))).toBe(false);
  expect(await isPlayable(stored('no-such-game', 1))).toBe(false);
});

test('days that were chosen for another scoring or other words are chosen again before they are published', async () => {
  expect(await taskVersion('words')).toBe(await taskVersion('words', 3));
  expect(await taskVersion('words')).not.toBe(await taskVersion('words', 2));
  expect(await taskVersion('words')).not.toBe(await taskVersion('other words'));
});
