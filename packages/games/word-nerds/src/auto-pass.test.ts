import { describe, expect, test } from 'vitest';
import { DEFAULT_STOP_REASONS } from './auto-pass.ts';
import { TestGame, type TestGameOptions } from './testing.ts';
import type { View } from './types.ts';

/** The reasons for which this seat is asked, given its view when it was asked before. */
const stops = (play: TestGame, seat: number, before: View | null = null): readonly string[] | undefined => {
  const seen = play.observe(seat);
  return play.game.passOption(seen, seat, before && { ...seen, view: before })?.reasons;
};
const isIdle = (play: TestGame, seat: number): boolean => play.game.passOption(play.observe(seat), seat)!.hasNoChoice;

const bids = (players: TestGameOptions['players'], ...tokens: number[]): TestGame => {
  const play = new TestGame({ players, position: { next: 'auction' } });
  for (const [seat, token] of tokens.entries()) play.answer(seat, { token });
  return play;
};

describe('[WN-7] [WN-13] a player has nothing to choose', () => {
  test('after the bids without a card for that step, whatever else they hold', () => {
    const play = bids(
      [
        { letters: 'ab', actions: ['+1 BID'] },
        { letters: 'cd', actions: ['DRAW ONE LETTER', 'STEAL LETTER', '+2 WORD VALUE'] },
        'ef',
        { letters: 'gh', actions: ['FREE BID'] },
      ],
      1,
      2,
      3,
      0,
    );
    // FREE BID has nothing to return if the 0 was bid.
    expect([0, 1, 2, 3].map((seat) => isIdle(play, seat))).toEqual([false, true, true, true]);
  });
  test('but a card of no use to its player is still a choice', () => {
    const play = bids([{ letters: 'ab', actions: ['WIN TIES'] }, 'cd'], 1, 2);
    expect([stops(play, 0), isIdle(play, 0)]).toEqual([[], false]);
  });
  test('after a word without a card, without a word to challenge, and with too few letters', () => {
    const play = new TestGame({
      players: ['paths', 'wreck', 'ae', { letters: '', actions: ['-2 WORD VALUE'] }],
    }).declare(0, 'paths');
    // Players who may challenge have a choice; the owner doesn't.
    expect([0, 1, 2, 3].map((seat) => isIdle(play, seat))).toEqual([true, false, false, false]);
    play.challenge(3, 0);
    expect(play.words[0]!.proven).toBe(true);
    expect([0, 1, 2, 3].map((seat) => isIdle(play, seat))).toEqual([true, false, true, false]);
  });
  test('unless DRAW cards may add enough letters, or a challenge may be joined', () => {
    const play = new TestGame({
      players: ['mind', { letters: 'ab', actions: ['DRAW TWO LETTERS'] }, 'aei', 'mn'],
    }).declare(0, 'mind');
    play.answer(2, { type: 'challenge', word: 0 }).pass();
    expect([play.step, isIdle(play, 1), isIdle(play, 3)]).toEqual(['join', false, false]);
    for (const seat of [1, 3]) play.answer(seat, { join: false });
    expect([play.step, isIdle(play, 1), isIdle(play, 2)]).toEqual(['respond', false, true]);
  });
  test('the dictionary is not used: letters that spell no word are a choice if they are worth enough', () => {
    const play = new TestGame({ players: ['paths', 'qzxjv', 'e'] }).declare(0, 'paths').challenge(2, 0);
    expect(isIdle(play, 1)).toBe(false);
  });
  test('never at questions that are not reaction windows', () => {
    const play = new TestGame({ players: ['paths', 'wreck'] });
    expect(play.game.passOption(play.observe(1), 1)).toBeNull();
    play.pass();
    expect([play.step, isIdle(play, 0)]).toEqual(['purchase', false]);
  });
});

describe('with auto-pass, reasons to ask', () => {
  test('a card for the step, enough letters, a word to challenge; not the player’s own word alone', () => {
    const play = new TestGame({
      players: [
        { letters: 'paths', actions: ['+2 WORD VALUE'] },
        { letters: 'wreck', actions: ['+2 WORD VALUE', 'WIN TIES'] },
        { letters: 'aei', actions: ['FREE BID'] },
      ],
    }).declare(0, 'paths');
    expect([0, 1, 2].map((seat) => stops(play, seat))).toEqual([
      [],
      ['my-card', 'might-trump', 'might-challenge'],
      ['might-challenge'],
    ]);
  });
  test('[WN-14] cards that could be laid with a trump count for a possible trump', () => {
    const play = new TestGame({
      players: ['paths', { letters: 'mind', actions: ['+2 WORD VALUE', '-2 WORD VALUE'] }, 'mind', 'qzx'],
    }).declare(0, 'paths');
    // MIND is worth 6: with both cards 8 to 7, with none 6 to 9.
    expect([1, 2, 3].map((seat) => stops(play, seat)!.includes('might-trump'))).toEqual([true, false, false]);
  });
  test('a player who passed on a word is not asked about it again after cards, but about a new word', () => {
    const play = new TestGame({
      players: [
        { letters: 'paths', actions: ['+2 WORD VALUE'] },
        'wreck',
        { letters: 'judging', actions: ['-2 WORD VALUE'] },
      ],
    }).declare(0, 'paths');
    const before = play.view(2);
    expect(stops(play, 2)).toEqual(['my-card', 'might-trump', 'might-challenge']);
    play.card(0, '+2 WORD VALUE', { word: 0 });
    expect(stops(play, 2, before)).toEqual([]);
    play.trump(1, 'wreck');
    expect(stops(play, 2, before)).toEqual(['my-card', 'might-challenge']);
    const battle = play.view(2);
    // All pass; WRECK scores, and may be trumped.
    play.pass();
    expect(play.statuses).toBe('beaten scoring');
    expect(stops(play, 2, battle)).toEqual(['might-trump']);
    expect(stops(play, 2, play.view(2))).toEqual([]);
  });
  test('in a battle of their own word, a player with a card is asked after every event', () => {
    const play = new TestGame({
      players: [
        { letters: 'paths', actions: ['-3 WORD VALUE'] },
        { letters: 'wreck', actions: ['+2 WORD VALUE'] },
        { letters: 'ae', actions: ['+5 WORD VALUE'] },
      ],
    })
      .declare(0, 'paths')
      .trump(1, 'wreck');
    const before = [0, 1, 2].map((seat) => play.view(seat));
    play.card(1, '+2 WORD VALUE', { word: 1 });
    expect([0, 1, 2].map((seat) => stops(play, seat, before[seat]))).toEqual([['my-card'], [], []]);
  });
  test('a word laid against the player’s own, and the player’s own word struck, once each', () => {
    const play = new TestGame({ players: ['paths', 'zyxw', 'mind'] }).declare(0, 'paths');
    const before = play.view(0);
    play.trump(1, 'zyxw');
    expect(stops(play, 0, before)).toContain('my-word');
    expect(stops(play, 0, play.view(0))).toEqual([]);
    const battle = play.view(1);
    play.challenge(2, 1);
    expect(stops(play, 1, battle)).toContain('my-word');
    expect(stops(play, 1, play.view(1))).not.toContain('my-word');
  });
  test('in a battle there is nothing to trump, and a proven word cannot be challenged', () => {
    const play = new TestGame({ players: ['paths', 'wreck', 'judging'] }).declare(0, 'paths').trump(1, 'wreck');
    expect(stops(play, 2)).toEqual(['might-challenge']);
    // Both stand; no player holds a card, so the battle is decided, and WRECK may be trumped.
    play.challenge(0, 1).challenge(1, 0);
    expect(play.statuses).toBe('beaten scoring');
    expect(stops(play, 2)).toEqual(['might-trump']);
  });
  test('a card that may be played at any time is no reason to be asked', () => {
    const play = new TestGame({
      players: ['paths', { letters: 'ae', actions: ['DRAW ONE LETTER', 'STEAL LETTER', 'WIN TIES'] }],
    }).declare(0, 'paths');
    expect(stops(play, 1)).toEqual(['might-challenge']);
  });
  test('[WN-8] a bid card is a reason only if the player would pick earlier with it', () => {
    const ties = { letters: 'ab', actions: ['WIN TIES'] };
    expect(stops(bids([ties, 'cd', 'ef'], 1, 2, 2), 0)).toEqual([]);
    // She holds the First Player card, so she is last among equals.
    expect(stops(bids([ties, 'cd', 'ef'], 2, 2, 1), 0)).toEqual(['my-card']);
    // The lower score is first anyway.
    expect(stops(bids([ties, { letters: 'cd', score: 5 }], 2, 2), 0)).toEqual([]);
    const more = { letters: 'ab', actions: ['+1 BID'] };
    expect(stops(bids([more, 'cd'], 1, 3), 0)).toEqual([]);
    expect(stops(bids([more, 'cd'], 3, 3), 0)).toEqual(['my-card']);
    expect(stops(bids([{ letters: 'ab', actions: ['-2 BID'] }, 'cd'], 2, 3), 0)).toEqual(['my-card']);
    // A card makes it a tie: all are asked again, and now there is something to decide.
    const play = bids([ties, { letters: 'cd', actions: ['+1 BID'] }], 2, 1);
    expect(stops(play, 0)).toEqual([]);
    play.answer(0, { type: 'pass' }).card(1, '+1 BID', { seat: 1 });
    expect(stops(play, 0)).toEqual(['my-card']);
  });
  test('[WN-12] NO LENGTH BONUS is a reason only if another player has a bonus to lose', () => {
    const none = { actions: ['NO LENGTH BONUS'] };
    const short = new TestGame({ players: ['mind', { letters: 'ae', ...none }] }).declare(0, 'mind');
    expect(stops(short, 1)).not.toContain('my-card');
    const long = new TestGame({ players: ['paths', { letters: 'ae', ...none }] }).declare(0, 'paths');
    expect(stops(long, 1)).toContain('my-card');
    // Playing it is still legal.
    expect(short.cardRefusal(1, 'NO LENGTH BONUS', { word: 0 })).toBe('accepted');
  });
  test('[WN-15] a challenge to join is always a reason; [WN-20] buying never, unless the player asks for it', () => {
    const play = new TestGame({ players: ['paths', 'wreck', 'mind'] }).declare(0, 'paths');
    play.answer(1, { type: 'challenge', word: 0 }).pass();
    expect([play.step, stops(play, 2, play.view(2))]).toEqual(['join', ['might-challenge']]);
    expect(DEFAULT_STOP_REASONS).not.toContain('might-buy');
    const buying = new TestGame({ players: ['ab', 'cd'] });
    expect([buying.step, stops(buying, 0)]).toEqual(['purchase', ['might-buy']]);
  });
});
