import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { TestGame } from '@wordhoard/wordsy/testing';
import { expect, test } from 'vitest';
import { handOversIn } from '../../table/testing/shared-device.ts';
import { whyNext } from './hand-over.ts';

const open = ['ready', 'challenge', 'mend'];
const game = (players: number): TestGame => new TestGame(env, { players, position: {} }).ready();

test('players who write in the order of their seats need no explanation, in the next round neither', () => {
  const played = game(2).lockAll('magic', 'squid').pass().ready();
  expect(handOversIn(played, whyNext, { open })).toEqual(['Anna:', 'Beth:', 'Anna:']);
});

test('the time runs out while the device is handed over', () => {
  // The timer, then the words are shut.
  const two = game(2).lock(0, 'magic').expire().expire().pass().ready();
  expect(handOversIn(two, whyNext, { open })).toEqual([
    'Anna:',
    'Beth:',
    'Anna: Anna again: round 2 begins, and everyone writes a word.',
  ]);
  const three = game(3).lockAll('magic', 'squid').expire().expire().pass().ready();
  expect(handOversIn(three, whyNext, { open }).at(-1)).toBe('Anna: Round 2 begins, and everyone writes a word.');
});

test('a bot has written for the player in between', () => {
  const played = game(3).lock(1, 'magic').lock(0, 'squid');
  expect(handOversIn(played, whyNext, { open })).toEqual(['Anna:', 'Caro: Caro has yet to write a word in round 1.']);
});
