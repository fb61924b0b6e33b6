import { expect, test } from 'vitest';
import type { LabFile } from './file.ts';
import type { FinishedLine } from './game-line.ts';
import { type ItemChoice, itemFigures } from './item-figures.ts';
import { experimentWith } from './testing/high-card.ts';

const line: FinishedLine = {
  players: 2,
  game: 0,
  bots: ['1', '1'],
  scores: [3, 1],
  places: [[0], [1]],
  turns: 4,
  decisions: 8,
  forced: 0,
  free: 0,
  timeouts: 0,
  ms: 1000,
  leads: 1,
  behind: 0,
  settled: 0.5,
  held: [0, 0],
  things: { 'word/laid': [2, 1], 'word/points': [20, 4], 'card/FREE BID': [1, 0] },
  common: { 'letter/Q': 2, 'size/10': 1, 'size/9': 1 },
};
// Its only item comes up in no other game.
const second: FinishedLine = { ...line, game: 1, turns: null, things: { 'word/struck': [1, 0] }, common: {} };
const file: LabFile = {
  experiment: experimentWith({ seats: [2], bots: ['1'], games: 2 }),
  games: [
    { line, text: '' },
    { line: second, text: '' },
    { line: { players: 2, game: 2, bots: ['1', '1'], fault: { code: 'stuck', after: 3, why: '' } }, text: '' },
  ],
};

/** The value of each figure in the first and the second game. */
function valuesOf(choice: ItemChoice): unknown {
  const figures = itemFigures([file], choice);
  if ('fault' in figures) return figures.fault;
  return Object.fromEntries(figures.map((figure) => [figure.name, [figure.valueOf(line), figure.valueOf(second)]]));
}

test('items are counted for all players together, by kind or one by one', () => {
  expect(valuesOf({ items: ['letter', 'word'], per: 'game' })).toEqual({
    'letter/Q': [2, 0],
    'word/laid': [3, 0],
    'word/points': [24, 0],
    'word/struck': [0, 1],
  });
  expect(valuesOf({ items: ['card/FREE BID'], per: 'game' })).toEqual({ 'card/FREE BID': [1, 0] });
});

test('numbers are in order', () => {
  expect(Object.keys(Object(valuesOf({ items: ['size'], per: 'game' })))).toEqual(['size/9', 'size/10']);
});

test('they are divided by turns or by another item; a game without any of those has no value', () => {
  expect(valuesOf({ items: ['word/laid'], per: 'turn' })).toEqual({ 'word/laid': [0.75, null] });
  expect(valuesOf({ items: ['word/points'], per: 'word/laid' })).toEqual({ 'word/points': [8, null] });
});

test('an item that never came up is refused, with the names there are', () => {
  expect(valuesOf({ items: ['wrod'], per: 'game' })).toBe(
    'there is no item "wrod"; the kinds are card, letter, size, word',
  );
  expect(valuesOf({ items: ['word'], per: 'round' })).toBe(
    'items can be counted per game, per turn, or per item like card/FREE BID, not per "round"',
  );
});
