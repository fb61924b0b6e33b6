import { expect, test } from 'vitest';
import { capital, listPlayers, type Names, points, says, waitingFor, whose } from './phrases.ts';

const PLAYERS = ['Anna', 'Beth', 'Caro'];
const anna: Names = { me: 0, of: (seat) => PLAYERS[seat] ?? '' };

test('a sentence is about the reader or about another player', () => {
  expect(says(anna, 0, 'pass', 'passes')).toBe('You pass');
  expect(says(anna, 1, 'pass', 'passes')).toBe('Beth passes');
  expect(says({ ...anna, me: null }, 0, 'pass', 'passes')).toBe('Anna passes');
});

test('a possessive is lower case, and gets its capital at the start of a sentence', () => {
  expect(whose(anna, 0)).toBe('your');
  expect(whose(anna, 2)).toBe('Caro’s');
  expect(capital(whose(anna, 0))).toBe('Your');
});

test('players are listed in seat order, the reader as you', () => {
  expect(listPlayers(anna, [1])).toBe('Beth');
  expect(listPlayers(anna, [1, 0])).toBe('Beth and you');
  expect(listPlayers(anna, [1, 0, 2])).toBe('Beth, you and Caro');
  expect(waitingFor(anna, [1, 2])).toBe(' Waiting for Beth and Caro.');
  expect(waitingFor(anna, [])).toBe('');
});

test('one point is one point, below zero too', () => {
  expect([0, 1, 2, -1, -7].map(points)).toEqual(['0 points', '1 point', '2 points', '−1 point', '−7 points']);
});
