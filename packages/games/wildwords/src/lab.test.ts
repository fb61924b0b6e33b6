import type { Move } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { expect, test } from 'vitest';
import { lab } from './lab.ts';
import { TestGame } from './testing.ts';
import type { TurnMove, WildWords } from './types.ts';

const words = lexiconOf(['retina', 'retinas', 'rat', 'tin']);
const bluff = lab.actions!['bluff']!;
const trade = lab.actions!['trade']!;

const answered = (answer: TurnMove): Move<WildWords> => ({ to: 1, answer });

test('[WW-10] a play is a bluff if one of its patterns fits no word that the table accepts', () => {
  const game = new TestGame({ trays: ['RETINA*', 'CLOUDED'] }, words);
  const seen = game.game.observe(game.match, 0);
  const isBluff = (play: string): boolean => bluff.matches(answered(game.toMove(0, play)), seen, words);
  expect(isBluff('8D RETINA')).toBe(false);
  expect(isBluff('8G R*T')).toBe(false);
  expect(isBluff('8G N*T')).toBe(true);
  expect(isBluff('8G RAT')).toBe(false);
  expect(isBluff('8G RTA')).toBe(true);
  expect(bluff.matches(answered({ type: 'pass' }), seen, words)).toBe(false);
});

test('[WW-10] the lab counts the tiles of every play, and bluffs', () => {
  const game = new TestGame({ trays: ['RETINA*', 'CLOUDED'] }, words).play(0, '8G RTA');
  const counted = game.events.flatMap((event) => [...lab.tally!(event, game.match.state, words)]);
  expect(counted).toContainEqual({ kind: 'tiles', name: '3', seat: 0 });
  expect(counted).toContainEqual({ kind: 'play', name: 'bluff', seat: 0 });
  const honest = new TestGame({ trays: ['RETINA*', 'CLOUDED'] }, words).play(0, '8G RAT');
  const kinds = honest.events.flatMap((event) => [...lab.tally!(event, honest.match.state, words)]);
  expect(kinds.filter(({ kind }) => kind === 'play')).toEqual([]);
});

test('[WW-5] a bot that must not trade sees a turn in which it has already traded', () => {
  const game = new TestGame({}, words);
  const seen = game.game.observe(game.match, 0);
  expect(trade.matches(answered({ type: 'trade' }), seen, words)).toBe(true);
  expect(trade.matches(answered({ type: 'pass' }), seen, words)).toBe(false);
  expect(trade.hideFrom!(seen).question?.step).toMatchObject({ type: 'turn', traded: true });
  expect(seen.question?.step).toMatchObject({ traded: false });
});
