import { lexiconOf } from '@wordhoard/lexicon/testing';
import { TestGame, type TestGameOptions } from '@wordhoard/word-worx/testing';
import { expect, test } from 'vitest';
import { handOversIn, sharers } from '../../table/testing/shared-device.ts';
import { whyNext } from './hand-over.ts';

const env = lexiconOf(['so', 'at', 'one']);
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open: [] });

const players = [{ hand: 's o t a i' }, { hand: 'o n e s' }, { hand: 't a' }];

test('[WX-10] everyone builds once more, then the next starter begins a round', () => {
  const game = start({ players, position: { pile: 1 }, config: { rounds: 2 } });
  game.pick('l', 'n').build(['so']).build(['one']).build(['at']);
  const last = 'The pile is empty, so everyone builds one last time.';
  expect(shown(game)).toEqual(['Anna:', `Beth: ${last}`, `Caro: ${last}`, `Anna: ${last}`]);
  game.build(['so', 'at']);
  expect(game.view()).toMatchObject({ round: 2, starter: 1 });
  // Beth sits to the left of Anna.
  expect(shown(game).at(-1)).toBe('Beth:');
});

test('[WX-12] a starter who does not sit to the left of the last builder', () => {
  const game = start({ players, position: { pile: 1, seat: 1 }, config: { rounds: 2 } });
  game.pick('l', 'n').build(['one']).build(['at']).build(['so']);
  expect(shown(game).at(-1)).toBe('Beth: The pile is empty, so everyone builds one last time.');
  game.build(['one']);
  // Beth keeps the device.
  expect(game.turn.seat).toBe(1);
  expect(shown(game).at(-1)).toBe('Beth: The pile is empty, so everyone builds one last time.');
  const other = start({ players, position: { pile: 1, seat: 2 }, config: { rounds: 2 } });
  other.pick('l', 'n').build(['at']).build(['so']).build(['one']).build(['at']);
  expect(shown(other).at(-1)).toBe('Beth: Beth starts round 2.');
});

test('a turn that went by while the device was handed over', () => {
  const game = start({ players, pace: 'live' }).pick('l', null).build(['so', 'at']);
  while (game.turn.seat === 1) game.expire();
  expect(shown(game)).toEqual(['Anna:', 'Beth:', 'Caro: Time ran out for Beth.']);
});

test('a page opened again in the middle of a turn says whose it is', () => {
  const game = start({ players }).pick('l', null);
  const { view, question } = game.observe(0);
  const next = { seat: 0, last: null, isInOrder: true, isFirst: true, events: game.events, names: sharers };
  expect(whyNext({ ...next, step: question!.step, view })).toBe('Anna’s turn isn’t over');
  // The player keeps the device meanwhile.
  expect(shown(game)).toEqual(['Anna:']);
});
