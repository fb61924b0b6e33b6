import { expect, test } from 'vitest';
import { passNow, UNLESS, type Unless } from './auto-pass.ts';
import { Play } from './testing.ts';

const passes = (play: Play, seat: number, ...unless: Unless[]): boolean =>
  passNow(play.game.see(play.match, seat), seat, unless) !== undefined;
const stops = (play: Play, seat: number): Unless[] => UNLESS.filter((reason) => !passes(play, seat, reason));

test('in a response window: one’s own word, a card for the moment, enough letters, a word to doubt', () => {
  const play = new Play({
    players: [
      'paths',
      { letters: 'wreck', actions: ['+2 WORD VALUE', 'WIN TIES'] },
      { letters: 'aei', actions: ['FREE BID'] },
    ],
  }).declare(0, 'paths');
  expect(stops(play, 0)).toEqual(['my-word']);
  expect(stops(play, 1)).toEqual(['my-card', 'might-trump', 'might-challenge']);
  expect(stops(play, 2)).toEqual(['might-challenge']);
  expect(passes(play, 2)).toBe(true);
});

test('what it says is taken as an answer', () => {
  const play = new Play({ players: ['paths', 'wreck', 'mind'] }).declare(0, 'paths');
  const move = passNow(play.game.see(play.match, 2), 2, [])!;
  play.say(2, move.answer);
  expect(passNow(play.game.see(play.match, 2), 2, [])).toBeUndefined();
  play.say(1, { type: 'challenge', word: 0 }).pass();
  expect(play.step).toBe('join');
  expect(stops(play, 2)).toEqual(['might-challenge']);
  play.say(2, passNow(play.game.see(play.match, 2), 2, [])!.answer);
  expect(play.told('judged')[0]!.by).toEqual([1]);
});

test('in a battle there is nothing to trump; a proven word is not doubted', () => {
  const play = new Play({ players: ['paths', 'wreck', 'judging'] }).declare(0, 'paths').trump(1, 'wreck');
  expect(stops(play, 2)).toEqual(['might-challenge']);
  play.challenge(0, 1).challenge(1, 0);
  expect(stops(play, 2)).toEqual([]);
});

test('in the auction window and when buying; never where there is a decision to make', () => {
  const play = new Play({
    players: [{ letters: 'ab', actions: ['+1 BID'] }, 'cd'],
    position: { next: 'auction' },
  });
  expect(passes(play, 0)).toBe(false);
  play.say(0, { token: 1 }).say(1, { token: 2 });
  expect([stops(play, 0), stops(play, 1)]).toEqual([['my-card'], []]);
  play.until('declare');
  expect(passes(play, 1)).toBe(false);
  play.pass();
  const [buyer] = play.waiting;
  expect(play.step).toBe('purchase');
  expect(stops(play, buyer!)).toEqual(['might-buy']);
  expect(passes(play, 1 - buyer!)).toBe(false);
});
