import { commitmentOf, type SealedRecord } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesFile, readGamesFile } from './all-games.ts';
import { idOf, type PastGame } from './past-game.ts';

const seats = [
  { name: 'Ann', bot: null },
  { name: 'Basil', bot: 3 },
];
const [seed, nonce] = ['1'.repeat(64), '2'.repeat(32)];
const record: SealedRecord = {
  format: 1,
  game: 'wordsy',
  rules: 1,
  words: 'w',
  seats,
  table: { config: {}, players: 2, seed, limits: {}, bank: null, position: null },
  nonce,
  commitment: commitmentOf(seed, nonce),
  entries: [{ at: 5 }, { at: 9, seat: 0, to: 1, answer: { text: 'word' } }],
};
const result = { scores: [12, -3], places: [[0], [1]] };
const onDevice: PastGame = { id: idOf(record), game: 'wordsy', at: 7, seats, mine: 0, result, code: null, record };
const atTable: PastGame = { ...onDevice, id: 'FOX-OWL-1', code: 'FOX-OWL-1', record: null, result: null, mine: null };

const written = (games: readonly unknown[]): unknown =>
  JSON.parse(JSON.stringify({ ...gamesFile('Ann', [], 8), games }));

test('what is written is read again, each under its own name', () => {
  const reviewed = { found: 0.71, word: { text: 'quiz', worth: 40 } };
  const games = [onDevice, { ...atTable, reviewed }, { ...onDevice, tried: true as const }];
  // A share above 1 can't be right.
  expect(readGamesFile(written([{ ...onDevice, reviewed: { ...reviewed, found: 2 } }]))).toEqual([onDevice]);
  expect(readGamesFile(written(games))).toEqual(games);
  expect(readGamesFile(written([{ ...onDevice, id: 'another' }]))).toEqual([onDevice]);
});

test('what is no such file is said to be none, and what in it is no game is left out', () => {
  for (const none of [null, [], {}, { ...gamesFile('Ann', [], 8), version: 2 }, record])
    expect(readGamesFile(none)).toBeUndefined();
  const bad = [
    null,
    { ...onDevice, record: { ...record, nonce: 'x' } },
    { ...onDevice, game: 'wildwords' },
    { ...onDevice, mine: 2 },
    { ...onDevice, at: 'yesterday' },
    { ...atTable, code: '../settings' },
    { ...atTable, seats: [{ name: 7, bot: null }] },
  ];
  expect(readGamesFile(written([...bad, atTable]))).toEqual([atTable]);
});

test('a result that gives a seat no place, or two, is no result', () => {
  for (const places of [[[0]], [[0], [0, 1]], [[0], [2]]])
    expect(readGamesFile(written([{ ...onDevice, result: { scores: [1, 2], places } }]))).toEqual([
      { ...onDevice, result: null },
    ]);
});

test('no text breaks it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, other) => {
      const games = [value, { ...onDevice, result: value, seats: other }, { ...atTable, mine: value }];
      for (const game of readGamesFile(written(games)) ?? [])
        expect(typeof game.game === 'string' && game.seats.every(({ name }) => typeof name === 'string')).toBe(true);
    }),
  );
});

test('how a game ended early is taken along; what names no seat is left out', () => {
  const ended = { ...atTable, mine: 0, ended: { code: 'resigned', by: 1 }, resigned: true } as const;
  expect(readGamesFile(written([ended]))).toEqual([ended]);
  const [read] = readGamesFile(written([{ ...atTable, ended: { code: 'resigned', by: 7 } }])) ?? [];
  expect(read).toEqual(atTable);
});
