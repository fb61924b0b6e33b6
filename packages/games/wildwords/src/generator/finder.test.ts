import { readFileSync } from 'node:fs';
import { atOnce, chanceFrom } from '@wordhoard/kernel';
import { buildGraph, openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import { EMPTY_GRID, type Grid, parseBoard } from '../board.ts';
import { makePlay } from '../notation.ts';
import { scorePlay } from '../scoring.ts';
import { PlayFinder } from './finder.ts';
import { Oracle } from './oracle.ts';
import type { FoundPlay } from './play-list.ts';
import { type RandomPosition, randomPosition } from './random-position.ts';

const lexicon = openLexicon(readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url)));
const everyWord = [...lexicon.words()];
/** Short words make many plays, so there are more of them. */
const someWords = everyWord.filter((word, i) => i % (word.length < 4 ? 3 : 500) === 0);

const written = (grid: Grid, plays: Iterable<FoundPlay>): string[] =>
  Array.from(plays, ({ placements, score }) => `${makePlay(grid, placements)} ${score}`).sort();
const asterisksOn = (grid: Grid): number => grid.filter((face) => face === '*').length;

describe('the finder agrees with the oracle', () => {
  const finder = new PlayFinder(buildGraph(someWords));
  const oracle = new Oracle(someWords);
  const agree = ({ grid, tray }: RandomPosition): number => {
    const expected = written(grid, oracle.plays(grid, tray));
    const all = finder.all(grid, tray);
    expect(written(grid, all)).toEqual(expected);
    const scores = expected.map((play) => Number(play.split(' ')[2])).sort((a, b) => b - a);
    const best = finder.best(grid, tray, 10);
    expect(best.map(({ score }) => score)).toEqual(scores.slice(0, 10));
    const known = new Set(expected);
    for (const play of written(grid, best)) expect(known).toContain(play);
    expect(finder.best(grid, tray).map(({ score }) => score)).toEqual(scores.slice(0, 1));
    return all.count;
  };

  for (const asterisks of [0, 1, 2, 3, 4])
    test(`with ${asterisks} in the tray and up to 25 on the board`, () => {
      let plays = 0;
      let most = 0;
      for (let i = 0; i < 12; i++) {
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

test('and with the whole list', () => {
  const finder = new PlayFinder(lexicon.graph);
  const oracle = new Oracle(everyWord);
  let plays = 0;
  for (let i = 0; i < 3; i++) {
    const chance = chanceFrom(`whole list ${i}`);
    const { grid, tray } = randomPosition(finder, chance, { plays: 3 + i, wild: i, asterisks: i % 2, tiles: 2 });
    const expected = written(grid, oracle.plays(grid, tray));
    expect(written(grid, finder.all(grid, tray))).toEqual(expected);
    plays += expected.length;
  }
  expect(plays).toBeGreaterThan(30);
});

test('a search in slices breaks off where much has to be made, and finds the same', () => {
  const { grid, tray } = randomPosition(new PlayFinder(lexicon.graph), chanceFrom('slices'), {
    plays: 6,
    wild: 3,
    asterisks: 2,
  });
  const warm = new PlayFinder(lexicon.graph);
  const cold = new PlayFinder(lexicon.graph);
  const steps = [...cold.seeking(grid, tray, 500)];
  expect(steps.length).toBeGreaterThan(5);
  const best = cold.best(grid, tray, 500);
  expect(new Set(written(grid, best)).size).toBe(500);
  expect(written(grid, best)).toEqual(written(grid, warm.best(grid, tray, 500)));
  // One desk: a search that another has begun after is given up.
  const first = cold.seeking(grid, tray, 500_000);
  first.next();
  cold.best(grid, tray);
  expect(() => atOnce(first)).toThrow('another search');
});

test('a small cap on memory changes nothing but the time', () => {
  const ample = new PlayFinder(buildGraph(someWords));
  const tight = new PlayFinder(buildGraph(someWords), { capBytes: 0 });
  const rested = new PlayFinder(buildGraph(someWords), { capBytes: 0, ample: false });
  rested.prewarm();
  for (let i = 0; i < 12; i++) {
    const chance = chanceFrom(`cap ${i}`);
    const { grid, tray } = randomPosition(ample, chance, { plays: i, wild: 10, asterisks: i % 4 });
    const all = written(grid, ample.all(grid, tray));
    const best = ample.best(grid, tray, 10);
    for (const finder of [tight, rested]) {
      expect(written(grid, finder.all(grid, tray))).toEqual(all);
      rested.rest();
      // Not only as good: the same, in the same order, for a bot's choice must not depend on what it remembers.
      expect(finder.best(grid, tray, 10)).toEqual(best);
      rested.rest();
    }
  }
  for (const finder of [tight, rested]) expect(finder.stats.compactions).toBeGreaterThan(0);
});

test('prewarming changes nothing but the time, at once or in steps with searches in between', () => {
  const cold = new PlayFinder(buildGraph(someWords));
  const warm = new PlayFinder(buildGraph(someWords));
  warm.prewarm();
  const warming = new PlayFinder(buildGraph(someWords));
  let steps = 0;
  for (const _ of warming.prewarming()) {
    const chance = chanceFrom(`warm ${steps++}`);
    const { grid, tray } = randomPosition(cold, chance, { plays: 3 + (steps % 6), wild: 5, asterisks: steps % 3 });
    const expected = written(grid, cold.all(grid, tray));
    for (const finder of [warm, warming]) expect(written(grid, finder.all(grid, tray))).toEqual(expected);
  }
  expect(steps).toBeGreaterThan(3);
});

test('a whole tray is laid, for the bomb', () => {
  const [best] = new PlayFinder(lexicon.graph).best(EMPTY_GRID, 'RETINAS');
  expect(best!.placements).toHaveLength(7);
  const { score, bomb } = scorePlay(EMPTY_GRID, best!.placements);
  expect([best!.score, bomb]).toEqual([score, true]);
});

/** Counts that one wrong rule would change: the finder's own, on the day it agreed with the oracle. */
test('plays counted from fixed positions', () => {
  const finder = new PlayFinder(lexicon.graph);
  const board = Array.from({ length: 15 }, (_, row) => (row === 7 ? '....FEND.......' : '...............'));
  const count = (grid: Grid, tray: string): number => finder.all(grid, tray).count;
  const counts = ['CAB', 'RETINAS', 'A*'].map((tray) => [count(EMPTY_GRID, tray), count(parseBoard(board)!, tray)]);
  expect(counts).toMatchInlineSnapshot(`
    [
      [
        10,
        19,
      ],
      [
        5138,
        4348,
      ],
      [
        8,
        58,
      ],
    ]
  `);
});

test('where nothing can be laid, nothing is found', () => {
  const finder = new PlayFinder(lexicon.graph);
  expect(finder.all(EMPTY_GRID, 'Q').count).toBe(0);
  expect(finder.best(EMPTY_GRID, 'QQ')).toEqual([]);
  expect(() => finder.all(EMPTY_GRID, 'RETINASX')).toThrow('at most 7');
});
