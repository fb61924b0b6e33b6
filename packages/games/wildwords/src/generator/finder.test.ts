import { chanceFrom, runToEnd } from '@wordhoard/kernel';
import { buildGraph } from '@wordhoard/lexicon';
import { everyWord, wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { EMPTY_GRID, type Grid, parseBoard } from '../board.ts';
import { PRINTED } from '../components.ts';
import { scorePlay } from '../scoring.ts';
import { PlayFinder } from './finder.ts';
import { Oracle } from './oracle.ts';
import type { FoundPlay } from './play-list.ts';
import { type RandomPosition, randomPosition, sampleWords } from './random-position.ts';

const someWords = sampleWords(everyWord());
/** Also makes the boards, because finding every play of all words takes too long. */
const fewFinder = new PlayFinder(buildGraph(someWords));
const wholeFinder = new PlayFinder(wholeLexicon.graph);

/** Numbers of plays before each position: none, few and many; every number in the sweep. */
const PLAYS_BEFORE = inject('sweep') ? [...Array(12).keys()] : [0, 2, 5, 9, 11];

/** One line per play, the same for every finder: its placements and its score. */
const listed = (plays: Iterable<FoundPlay>): string[] =>
  Array.from(plays, ({ placements, score }) => {
    let line = '';
    for (const { square, face } of placements) line += `${square}${face} `;
    return line + score;
  }).sort();
const asterisksOn = (grid: Grid): number => grid.filter((face) => face === '*').length;

describe('the finder agrees with the oracle', () => {
  const finder = fewFinder;
  const oracle = new Oracle(someWords);
  const agree = ({ grid, tray }: RandomPosition): number => {
    const plays = oracle.plays(grid, tray);
    const expected = listed(plays);
    const all = finder.all(grid, tray);
    expect(listed(all)).toEqual(expected);
    const scores = plays.map(({ score }) => score).sort((a, b) => b - a);
    const best = finder.best(grid, tray, 10);
    expect(best.map(({ score }) => score)).toEqual(scores.slice(0, 10));
    const known = new Set(expected);
    for (const play of listed(best)) expect(known).toContain(play);
    expect(finder.best(grid, tray).map(({ score }) => score)).toEqual(scores.slice(0, 1));
    return all.count;
  };

  for (const asterisks of [0, 1, 2, 3, 4])
    test(`with ${asterisks} in the tray and up to 25 on the board`, () => {
      let plays = 0;
      let most = 0;
      for (const i of PLAYS_BEFORE) {
        const chance = chanceFrom(`oracle ${asterisks} ${i}`);
        const tiles = asterisks + 1 + chance.below(asterisks === 0 ? 5 : 3);
        const position = randomPosition(finder, chance, { plays: i, wild: chance.below(26), asterisks, tiles });
        most = Math.max(most, asterisksOn(position.grid));
        plays += agree(position);
      }
      expect(plays).toBeGreaterThan(500);
      expect(most).toBeGreaterThan(15);
    });
});

test('the finder agrees with the oracle on the whole list', () => {
  const oracle = new Oracle(everyWord());
  let plays = 0;
  for (let i = 0; i < 3; i++) {
    const chance = chanceFrom(`whole list ${i}`);
    const { grid, tray } = randomPosition(fewFinder, chance, { plays: 3 + i, wild: i, asterisks: i % 2, tiles: 2 });
    const expected = listed(oracle.plays(grid, tray));
    expect(listed(wholeFinder.all(grid, tray))).toEqual(expected);
    plays += expected.length;
  }
  expect(plays).toBeGreaterThan(30);
});

test('a search in slices yields when many states are built, and finds the same', () => {
  const { grid, tray } = randomPosition(fewFinder, chanceFrom('slices'), { plays: 6, wild: 3, asterisks: 2 });
  const cold = new PlayFinder(wholeLexicon.graph);
  const steps = [...cold.findBestInSlices(grid, tray, 500)];
  expect(steps.length).toBeGreaterThan(5);
  const best = cold.best(grid, tray, 500);
  expect(new Set(listed(best)).size).toBe(500);
  expect(listed(best)).toEqual(listed(wholeFinder.best(grid, tray, 500)));
  // Only one search at a time: an earlier one throws when another begins.
  const first = cold.findBestInSlices(grid, tray, 500_000);
  first.next();
  cold.best(grid, tray);
  expect(() => runToEnd(first)).toThrow('another search');
});

test('a small memory limit changes only the time', () => {
  const ample = new PlayFinder(buildGraph(someWords));
  const tight = new PlayFinder(buildGraph(someWords), { capBytes: 0 });
  const rested = new PlayFinder(buildGraph(someWords), { capBytes: 0, ample: false });
  rested.prewarm();
  for (const i of PLAYS_BEFORE) {
    const chance = chanceFrom(`cap ${i}`);
    const { grid, tray } = randomPosition(ample, chance, { plays: i, wild: 10, asterisks: i % 4 });
    const all = listed(ample.all(grid, tray));
    const best = ample.best(grid, tray, 10);
    for (const finder of [tight, rested]) {
      expect(listed(finder.all(grid, tray))).toEqual(all);
      rested.rest();
      // The same plays in the same order, because a bot's choice must not depend on cached states.
      expect(finder.best(grid, tray, 10)).toEqual(best);
      rested.rest();
    }
  }
  for (const finder of [tight, rested]) expect(finder.stats.compactions).toBeGreaterThan(0);
});

test('prewarming changes only the time, at once or in steps with searches in between', () => {
  const cold = new PlayFinder(buildGraph(someWords));
  const warm = new PlayFinder(buildGraph(someWords));
  warm.prewarm();
  const warming = new PlayFinder(buildGraph(someWords));
  let steps = 0;
  for (const _ of warming.prewarming()) {
    const chance = chanceFrom(`warm ${steps++}`);
    const { grid, tray } = randomPosition(cold, chance, { plays: 3 + (steps % 6), wild: 5, asterisks: steps % 3 });
    const expected = listed(cold.all(grid, tray));
    for (const finder of [warm, warming]) expect(listed(finder.all(grid, tray))).toEqual(expected);
  }
  expect(steps).toBeGreaterThan(3);
});

test('a whole tray is laid for the bonus', () => {
  const [best] = wholeFinder.best(EMPTY_GRID, 'RETINAS');
  expect(best!.placements).toHaveLength(7);
  const { score, bomb } = scorePlay(PRINTED, EMPTY_GRID, best!.placements);
  expect([best!.score, bomb]).toEqual([score, true]);
});

/** Counts that a wrong rule would change, taken from the finder when it agreed with the oracle. */
test('the number of plays in fixed positions is unchanged', () => {
  const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? '....FEND.......' : '...............'));
  const count = (grid: Grid, tray: string): number => wholeFinder.all(grid, tray).count;
  const counts = ['CAB', 'RETINAS', 'A*'].map((tray) => [count(EMPTY_GRID, tray), count(parseBoard(board)!, tray)]);
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        14,
        23,
      ],
      [
        5158,
        4986,
      ],
      [
        8,
        61,
      ],
    ]
  `);
});

test('nothing is found if nothing can be laid', () => {
  expect(wholeFinder.all(EMPTY_GRID, 'Q').count).toBe(0);
  expect(wholeFinder.best(EMPTY_GRID, 'QQ')).toEqual([]);
  expect(() => wholeFinder.all(EMPTY_GRID, 'RETINASX')).toThrow('at most 7');
});
