import { expect, test } from 'vitest';
import { opponentsOf, outcomeOf, type PastGame } from './past-game.ts';
import { statisticsOf } from './statistics.ts';

let ids = 0;
const past = (
  scores: readonly number[],
  bots: readonly (number | null)[],
  changes: Partial<PastGame> = {},
): PastGame => {
  const ranks = [...new Set(scores)].sort((a, b) => b - a);
  return {
    id: `${ids++}`,
    game: 'wordsy',
    at: 0,
    seats: bots.map((bot, seat) => ({ name: `N${seat}`, bot })),
    mine: 0,
    result: { scores, places: ranks.map((rank) => scores.flatMap((it, seat) => (it === rank ? [seat] : []))) },
    code: null,
    record: null,
    ...changes,
  };
};

test('how it went is counted against people and against each level of bots', () => {
  const all = [
    past([50, 40], [null, 3]),
    past([30, 40], [null, 3]),
    past([60, 60, 10], [null, 5, null]),
    past([20, 10], [null, 1], { game: 'wildwords' }),
  ];
  expect(statisticsOf(all)).toEqual([
    {
      game: 'wordsy',
      games: 3,
      best: 60,
      word: null,
      found: [],
      people: { games: 1, won: 1 },
      bots: [
        { level: 3, games: 2, won: 1 },
        { level: 5, games: 1, won: 0 },
      ],
    },
    {
      game: 'wildwords',
      games: 1,
      best: 20,
      word: null,
      found: [],
      people: null,
      bots: [{ level: 1, games: 1, won: 1 }],
    },
  ]);
});

test('what was found in the games looked at again comes in the order they were played in, with the best word', () => {
  const seen = (at: number, found: number, text: string | null, worth = 0): PastGame =>
    past([50, 40], [null, 3], { at, reviewed: { found, word: text === null ? null : { text, worth } } });
  const all = [seen(3, 0.7, 'quiz', 40), past([1, 2], [null, 3]), seen(1, 0.5, null), seen(2, 0.6, 'cat', 9)];
  expect(statisticsOf(all)[0]).toMatchObject({ found: [0.5, 0.6, 0.7], word: { text: 'quiz', worth: 40 } });
});

test('what proves nothing is not counted: tried again, ended early, only watched', () => {
  const all = [
    past([50, 40], [null, 3], { tried: true }),
    past([50, 40], [null, 3], { result: null }),
    past([50, 40], [null, 3], { mine: null }),
  ];
  expect(statisticsOf(all)).toEqual([]);
});

test('how one game ended', () => {
  const ends = [
    past([2, 1], [null, 1]),
    past([2, 2], [null, 1]),
    past([1, 2], [null, 1]),
    past([1], [null]),
    past([1, 2], [null, 1], { result: null }),
  ];
  expect(ends.map(outcomeOf)).toEqual(['won', 'shared', 'lost', 'alone', 'ended']);
});

test('the same people are met once, at the last table; bots and who shares the device are nobody to invite', () => {
  const all = [
    past([1, 2], [null, null], { code: 'FOX-2', seats: seated('Ann', 'Bob') }),
    past([1, 2], [null, null], { code: 'FOX-1', seats: seated('Ann', 'Bob') }),
    past([1, 2], [null, null], { seats: seated('Ann', 'Mum') }),
    past([1, 2], [null, 3], { code: 'OWL-1' }),
  ];
  expect(opponentsOf(all)).toEqual([{ names: ['Bob'], code: 'FOX-2', game: 'wordsy' }]);
});

const seated = (...names: string[]): PastGame['seats'] => names.map((name) => ({ name, bot: null }));

test('who resigned has lost, of two the other has won; what was stopped otherwise is decided for nobody', () => {
  const ended = (by: number, players: number, mine: number): string =>
    outcomeOf(past([], Array(players).fill(null), { result: null, mine, ended: { code: 'resigned', by } }));
  expect(ended(0, 2, 0)).toBe('lost');
  expect(ended(0, 2, 1)).toBe('won');
  expect(ended(2, 3, 0)).toBe('lost');
  for (const how of [{ code: 'left', by: 0 }, { code: 'stalled' }, { code: 'agreed' }] as const)
    expect(outcomeOf(past([], [null, null], { result: null, ended: how }))).toBe('ended');
  // Kept by an older version, which did not know how it ended.
  expect(outcomeOf(past([], [null, null], { result: null }))).toBe('ended');
  // The bot that played on for them may have won: they have not.
  expect(outcomeOf(past([90, 10, 5], [null, null, null], { resigned: true }))).toBe('lost');
});
