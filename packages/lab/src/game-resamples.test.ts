import { chanceFrom } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { type GamePart, GameResamples } from './game-resamples.ts';
import { proportion, Z_95 } from './statistics.ts';

/** Games of four in which some seats have a card that wins a little more often than other seats. */
function gamesWithCard(games: number, seed: string): GamePart[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: games }, (_, game) => {
    const seats = 1 + chance.below(3);
    // Only one seat can win, so the seats of a game depend on each other.
    const hasWinner = chance.below(100) < 30 * seats;
    return { game, sum: hasWinner ? 1 : 0, seats };
  });
}

/** The oracle: the variance of a ratio of sums, from its linear part (Cochran, 1977). */
function linearInterval(parts: readonly GamePart[]): { readonly low: number; readonly high: number } {
  const seats = parts.reduce((sum, part) => sum + part.seats, 0);
  const mean = parts.reduce((sum, part) => sum + part.sum, 0) / seats;
  const squares = parts.reduce((sum, part) => sum + (part.sum - mean * part.seats) ** 2, 0);
  const half = (Z_95 * Math.sqrt((squares * parts.length) / (parts.length - 1))) / seats;
  return { low: mean - half, high: mean + half };
}

test('agrees with the formula for the ratio of two sums', () => {
  for (const seed of ['a', 'b', 'c']) {
    const parts = gamesWithCard(500, seed);
    const { mean, low, high } = new GameResamples(500, seed).winsInterval(parts, 4);
    const linear = linearInterval(parts);
    expect(Math.abs(low - linear.low)).toBeLessThan(0.1 * (high - low));
    expect(Math.abs(high - linear.high)).toBeLessThan(0.1 * (high - low));
    expect(mean).toBeGreaterThan(low);
    expect(mean).toBeLessThan(high);
  }
});

test('about 95 of 100 intervals contain the true value', () => {
  let held = 0;
  for (let i = 0; i < 300; i++) {
    const { low, high } = new GameResamples(80, `${i}`).winsInterval(gamesWithCard(80, `coverage ${i}`), 4);
    if (low <= 0.3 && 0.3 <= high) held += 1;
  }
  expect(held / 300).toBeGreaterThan(0.9);
  expect(held / 300).toBeLessThan(0.99);
});

test('the same seed gives the same interval, another seed another one', () => {
  const parts = gamesWithCard(50, 'parts');
  const intervalOf = (seed: string) => new GameResamples(50, seed).winsInterval(parts, 4);
  expect(intervalOf('one')).toEqual(intervalOf('one'));
  expect(intervalOf('one')).not.toEqual(intervalOf('two'));
});

test('seats of one game that cancel out make a sure mean, however many games there are', () => {
  const parts = Array.from({ length: 100 }, (_, game) => ({ game, sum: 0, seats: 2 }));
  expect(new GameResamples(100, 'any').meanInterval(parts)).toMatchObject({ mean: 0, low: 0, high: 0 });
});

test('one seat a game, few games, or always the same result: Wilson’s interval of the games', () => {
  const resamples = new GameResamples(100, 'any');
  const parts = (games: number, sum: number, seats: number): GamePart[] =>
    Array.from({ length: games }, (_, game) => ({ game, sum, seats }));
  expect(resamples.winsInterval([...parts(30, 1, 1), ...parts(10, 0, 1)], 4)).toEqual(proportion(30, 40));
  expect(resamples.winsInterval(parts(5, 1, 2), 4)).toEqual(proportion(2.5, 5));
  expect(resamples.winsInterval(parts(40, 1, 2), 4)).toEqual(proportion(20, 40));
});
