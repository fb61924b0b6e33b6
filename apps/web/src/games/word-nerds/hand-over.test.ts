import { TestGame } from '@wordhoard/word-nerds/testing';
import { expect, test } from 'vitest';
import { handOversIn } from '../../table/testing/shared-device.ts';
import { whyNext } from './hand-over.ts';

const open = ['bid-cards', 'select', 'respond', 'join', 'purchase'];
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open });

test('[WN-19] the player who laid a word may draw a new hand, and the loser of the battle too', () => {
  const game = new TestGame({ players: ['paths', 'wreck'] }).declare(0, 'paths').trump(1, 'wreck').pass().pass();
  expect(game.step).toBe('keep');
  expect(shown(game).at(-1)).toBe('Anna: Anna laid a word and may draw a new hand.');
  game.answer(0, { redraw: false, tokens: [] });
  expect(shown(game).at(-1)).toBe('Beth: Beth laid a word and may draw a new hand.');
});

test('[WN-18] the player who scored takes tokens back', () => {
  const spent = [1, 3, 5];
  const game = new TestGame({ players: [{ letters: 'master', spent }, 'ab'] }).declare(0, 'master').pass();
  expect(shown(game)).toEqual(['Anna:', 'Anna: Anna again: Anna scored and takes tokens back.']);
});

test('a card names who must discard', () => {
  const players = [{ letters: 'ab', actions: ['DROP LETTER'] }, 'xyz'] as const;
  const game = new TestGame({ players, position: { next: 'auction' } }).card(0, 'DROP LETTER', { seat: 1 });
  expect(shown(game)).toEqual(['Anna:', 'Beth: Anna played DROP LETTER, so Beth must discard a letter.']);
});

test('[WN-4] too many letters, whose number lies open', () => {
  const players = [{ letters: 'abcdefghij', actions: ['DRAW ONE LETTER'] }, 'xyz'] as const;
  const game = new TestGame({ players, position: { next: 'auction' } })
    .answer(0, { token: 3 })
    .card(0, 'DRAW ONE LETTER');
  expect(game.step).toBe('discard');
  expect(shown(game).at(-1)).toBe('Anna: Anna again: Anna holds more than 10 letters and must discard.');
});

test('bids and declarations out of order', () => {
  const players = ['abcd', 'efgh', 'ijkl'];
  const game = new TestGame({ players, pace: 'live', position: { next: 'auction' } });
  // A bot bids for Beth while Anna has the device; then Caro's time runs out.
  game.answer(1, { token: 0 }).answer(0, { token: 2 });
  expect(shown(game)).toEqual(['Anna:', 'Caro: Caro has yet to bid.']);
  game.expire().passUntil('declare');
  expect(shown(game).at(-1)).toBe('Anna: Anna again: the auction is over, and everyone may declare a word.');
});
