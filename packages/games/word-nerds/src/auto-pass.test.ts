import { expect, test } from 'vitest';
import { passNow, UNLESS, type Unless } from './auto-pass.ts';
import { TestGame, type TestGameOptions } from './testing.ts';

const passes = (play: TestGame, seat: number, ...unless: Unless[]): boolean =>
  passNow(play.seen(seat), seat, unless) !== undefined;
const stops = (play: TestGame, seat: number): Unless[] => UNLESS.filter((reason) => !passes(play, seat, reason));

test('in a response window: a card for the moment, enough letters, a word to doubt; not one’s own word by itself', () => {
  const play = new TestGame({
    players: [
      'paths',
      { letters: 'wreck', actions: ['+2 WORD VALUE', 'WIN TIES'] },
      { letters: 'aei', actions: ['FREE BID'] },
    ],
  }).declare(0, 'paths');
  expect(stops(play, 0)).toEqual([]);
  expect(stops(play, 1)).toEqual(['my-card', 'might-trump', 'might-challenge']);
  expect(stops(play, 2)).toEqual(['might-challenge']);
  expect(passes(play, 2)).toBe(true);
});

test('[WN-14] cards that could go with a trump count for what might trump', () => {
  const play = new TestGame({
    players: ['paths', { letters: 'mind', actions: ['+2 WORD VALUE', '-2 WORD VALUE'] }, 'mind', 'qzx'],
  }).declare(0, 'paths');
  // MIND is worth 6: with both cards 8 to 7, with none 6 to 9.
  expect([1, 2, 3].map((seat) => stops(play, seat).includes('might-trump'))).toEqual([true, false, false]);
});

test('what it says is taken as an answer', () => {
  const play = new TestGame({ players: ['paths', 'wreck', 'mind'] }).declare(0, 'paths');
  const move = passNow(play.seen(2), 2, [])!;
  play.answer(2, move.answer);
  expect(passNow(play.seen(2), 2, [])).toBeUndefined();
  play.answer(1, { type: 'challenge', word: 0 }).pass();
  expect(play.step).toBe('join');
  expect(stops(play, 2)).toEqual(['might-challenge']);
  play.answer(2, passNow(play.seen(2), 2, [])!.answer);
  expect(play.told('judged')[0]!.by).toEqual([1]);
});

test('in a battle there is nothing to trump; a proven word is not doubted', () => {
  const play = new TestGame({ players: ['paths', 'wreck', 'judging'] }).declare(0, 'paths').trump(1, 'wreck');
  expect(stops(play, 2)).toEqual(['might-challenge']);
  // Both stand; nobody holds a card, so the battle is decided, and WRECK may be trumped.
  play.challenge(0, 1).challenge(1, 0);
  expect(play.statuses).toBe('beaten scoring');
  expect(stops(play, 2)).toEqual(['might-trump']);
});

test('who has a word on the table is asked when another is laid against it, or it is struck', () => {
  const play = new TestGame({ players: ['paths', 'wreck', 'judging'] }).declare(0, 'paths');
  expect(stops(play, 0)).toEqual([]);
  play.trump(1, 'wreck');
  expect(stops(play, 0)).toContain('my-word');
  expect(stops(play, 1)).not.toContain('my-word');
});

test('the windows of the rules may be let pass ahead by the same reasons; what is a decision may not', () => {
  const play = new TestGame({ players: ['paths', 'wreck', 'aei'] });
  const ahead = (seat: number) => play.game.letPass(play.seen(seat), seat);
  expect(ahead(0)).toBeNull();
  play.declare(0, 'paths');
  expect([0, 1, 2].map((seat) => ahead(seat)?.reasons)).toEqual([0, 1, 2].map((seat) => stops(play, seat)));
  expect(ahead(1)!.move).toMatchObject({ answer: { type: 'pass' } });
});

test('about a word that was let pass one is not asked again; about a new one one is', () => {
  const play = new TestGame({
    players: [{ letters: 'paths', actions: ['+2 WORD VALUE'] }, 'wreck', 'aei'],
  }).declare(0, 'paths');
  play.answer(2, { type: 'pass' }).card(0, '+2 WORD VALUE', { word: 0 });
  expect(passNow(play.seen(2), 2, ['might-challenge'], 0)).toBeUndefined();
  expect(passNow(play.seen(2), 2, ['might-challenge'], 1)).toBeDefined();
  play.trump(1, 'wreck');
  expect(passNow(play.seen(2), 2, ['might-challenge'], 1)).toBeUndefined();
});

test('a card that may be played at any time does not stop a window that is not for it', () => {
  const play = new TestGame({
    players: ['paths', { letters: 'ae', actions: ['DRAW ONE LETTER', 'STEAL LETTER', 'WIN TIES'] }],
  }).declare(0, 'paths');
  expect(stops(play, 1)).toEqual(['might-challenge']);
});

test('[WN-8] WIN TIES is a reason only where a tie would be decided by it', () => {
  const bids = (players: TestGameOptions['players'], ...tokens: number[]): TestGame => {
    const play = new TestGame({ players, position: { next: 'auction' } });
    for (const [seat, token] of tokens.entries()) play.answer(seat, { token });
    return play;
  };
  const ties = { letters: 'ab', actions: ['WIN TIES'] };
  expect(stops(bids([ties, 'cd', 'ef'], 1, 2, 2), 0)).toEqual([]);
  // She holds the First Player card, so she is last among equals.
  expect(stops(bids([ties, 'cd', 'ef'], 2, 2, 1), 0)).toEqual(['my-card']);
  // The lower score is first anyhow.
  expect(stops(bids([ties, { letters: 'cd', score: 5 }], 2, 2), 0)).toEqual([]);
  // Somebody makes it a tie: all are asked again, and now there is something to decide.
  const play = bids([ties, { letters: 'cd', actions: ['+1 BID'] }], 2, 1);
  expect(stops(play, 0)).toEqual([]);
  play.answer(0, { type: 'pass' }).card(1, '+1 BID', { seat: 1 });
  expect(stops(play, 0)).toEqual(['my-card']);
});

test('[WN-12] NO LENGTH BONUS is a reason only where somebody else has a bonus to lose', () => {
  const none = { actions: ['NO LENGTH BONUS'] };
  expect(stops(new TestGame({ players: [{ letters: 'paths', ...none }, 'wreck'] }).declare(0, 'paths'), 0)).toEqual([]);
  const short = new TestGame({ players: ['mind', { letters: 'ae', ...none }] }).declare(0, 'mind');
  expect(stops(short, 1)).not.toContain('my-card');
  const long = new TestGame({ players: ['paths', { letters: 'ae', ...none }] }).declare(0, 'paths');
  expect(stops(long, 1)).toContain('my-card');
  // Whether it may be played is another question: it may.
  expect(short.cardRefusal(1, 'NO LENGTH BONUS', { word: 0 })).toBe('accepted');
});

test('in the auction window and when buying; never where there is a decision to make', () => {
  const play = new TestGame({
    players: [{ letters: 'ab', actions: ['+1 BID'] }, 'cd'],
    position: { next: 'auction' },
  });
  expect(passes(play, 0)).toBe(false);
  play.answer(0, { token: 1 }).answer(1, { token: 2 });
  expect([stops(play, 0), stops(play, 1)]).toEqual([['my-card'], []]);
  play.until('declare');
  expect(passes(play, 1)).toBe(false);
  play.pass();
  const [buyer] = play.waiting;
  expect(play.step).toBe('purchase');
  expect(stops(play, buyer!)).toEqual(['might-buy']);
  expect(passes(play, 1 - buyer!)).toBe(false);
});
