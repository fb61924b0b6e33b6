import type { Tier } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { expect, test } from 'vitest';
import { vocabularyOf } from './bot/vocabulary.ts';
import { PRINTED } from './components.ts';
import { task } from './task.ts';
import { EMPTY_BOARD, TestGame, tableFor } from './testing.ts';
import { faceOf } from './tiles.ts';
import { gridOf, trayOf } from './view.ts';

const WORDS: Record<string, Tier> = {
  cat: 10,
  cats: 10,
  at: 10,
  tab: 20,
  bat: 20,
  scat: 35,
  acts: 35,
  quats: 80,
  quat: 70,
};
const env = lexiconOf(WORDS);
const board = EMPTY_BOARD.map((line, row) => (row === 7 ? '......CAT......' : line));
const seen = new TestGame({ board, trays: ['SBAT*QU', 'EEEEEEE'] }, env, tableFor(2)).observe(0);

test('[WW-15] a non-word is named, and so is a pattern that no word fits', () => {
  const [s, b, , , asterisk] = trayOf(seen.view, 0);
  const rate = (tile: string, square: number) => task.rate(seen, 0, { type: 'play', tiles: [{ tile, square }] }, env);
  const after = 7 * 15 + 9;
  expect(rate(s!, after)).toMatchObject({ words: ['cats'], notWords: [] });
  expect(rate(b!, after)).toMatchObject({ notWords: ['catb'] });
  expect(rate(asterisk!, after)).toMatchObject({ words: ['cats'], notWords: [] });
  expect(rate(asterisk!, after - 4)).toMatchObject({ words: ['scat'], notWords: [] });
  expect(task.rate(seen, 0, { type: 'pass' }, env)).toMatchObject({ points: 0, words: [], notWords: [] });
});

test('the best answers are the highest-scoring plays of all places, each with other words', () => {
  const tray = trayOf(seen.view, 0).map(faceOf);
  const most = (tier?: Tier): number => {
    const finder = vocabularyOf(env, seen.view.config.words, tier).finderFor(PRINTED);
    return Math.max(...finder.best(gridOf(seen.view.board), tray, 10_000).map(({ score }) => score));
  };
  const [common, all] = [task.solve(seen, 0, env, 'common'), task.solve(seen, 0, env, 'all')];
  expect(common[0]!.points).toBe(most(35));
  expect(all[0]!.points).toBe(most());
  expect(all[0]!.points).toBeGreaterThan(common[0]!.points);
  for (const { answer, points } of [...common, ...all]) expect(task.rate(seen, 0, answer, env).points).toBe(points);
  expect(new Set(common.map(({ words }) => words.join())).size).toBe(common.length);
});
