import { easyWords, positionWith, TestGame } from '@wordhoard/wordsmith/testing';
import { expect, test } from 'vitest';
import { handOversIn } from '../../table/testing/shared-device.ts';
import { whyNext } from './hand-over.ts';

const game = (players: number): TestGame => new TestGame(easyWords, players, positionWith(players));
const shown = (played: TestGame, here?: readonly number[]): string[] =>
  handOversIn(played, whyNext, { open: [], ...(here && { here }) });

/** The first two letters of the free card, each on the same squares of a row for its round. */
function play(played: TestGame, ...seats: number[]): TestGame {
  for (const seat of seats) {
    const { offer, round } = played.view();
    const [a, b] = [...offer[0]!.toUpperCase()];
    played.turn(seat, `write ${a} r${round}c1 0`, `write ${b} r${round}c2 0`);
  }
  return played;
}

test('gives no reason while players take the device in seat order', () => {
  expect(shown(play(game(3), 0, 1, 2, 2, 0, 1))).toEqual(['Anna:', 'Beth:', 'Caro:', 'Anna:', 'Beth:']);
});

test('gives a reason for players who come out of order', () => {
  expect(shown(play(game(3), 0, 1, 2, 2, 0, 1, 1, 0)).slice(5)).toEqual([
    'Anna: Anna has yet to play round 3.',
    'Caro: Caro has yet to play round 3.',
  ]);
});

test('gives a reason when the same player is next because the round ended on another device', () => {
  // Anna and Beth share the device; Caro plays elsewhere and ends each round.
  const played = play(game(3), 0, 1, 2, 0, 1, 2);
  expect(shown(played, [0, 1])).toEqual(['Anna:', 'Beth:', 'Anna:', 'Beth:', 'Anna:']);
  // Anna ends round 1 while Caro has played already, and keeps the device; after round 2 she has it once more.
  const again = play(game(3), 2, 0, 1, 1, 0, 2);
  expect(shown(again, [0, 1]).at(-1)).toBe('Anna: Anna again: round 3 begins, and everyone takes a turn.');
});

test('says that time ran out during the hand-over, and nothing about hidden turns', () => {
  const late = play(game(2), 0).expire();
  expect(shown(late)).toEqual(['Anna:', 'Beth:', 'Anna: Anna again: time ran out for Beth, and round 2 begins.']);
});
