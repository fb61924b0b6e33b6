import { describe, expect, test } from 'vitest';
import { TestGame } from './testing.ts';

const word = (play: TestGame, seat: number, text: string) => ({ type: 'word', cards: play.cards(seat, text) });
const trump = (play: TestGame, seat: number, text: string) => ({ type: 'trump', cards: play.cards(seat, text) });
const live = (...players: ConstructorParameters<typeof TestGame>[0]['players']): TestGame =>
  new TestGame({ players, pace: 'live' });
const PASS = { type: 'pass' };

describe('[WN-11] the declaration', () => {
  test('live: answers within 300 ms of the first count as simultaneous, and no player sees that this time runs', () => {
    const play = live('paths', 'wreck', 'mind');
    play.answer(0, word(play, 0, 'paths'));
    const { question } = play.observe(2);
    expect(question).toMatchObject({ waiting: null, until: 60_000, mine: null });
    expect(play.game.nextDeadline(play.match)).toBe(310);
    play.answer(1, word(play, 1, 'wreck'), 299).expire();
    expect(play.match.at).toBe(310);
    expect(play.words).toHaveLength(1);
  });
  test('the lowest score comes first; the other words stay secret and in hand', () => {
    const play = new TestGame({ players: [{ letters: 'paths', score: 9 }, { letters: 'wreck', score: 8 }, 'mind'] });
    play
      .answer(0, word(play, 0, 'paths'))
      .answer(1, word(play, 1, 'wreck'))
      .pass();
    expect(play.words.map(({ owner }) => owner)).toEqual([1]);
    expect([play.letters(0), play.letters(1)]).toEqual(['paths', '']);
    expect(play.eventsOf('laid').map(({ text }) => text)).toEqual(['wreck']);
  });
  test('with equal scores the first is random', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => {
      const play = new TestGame({ players: ['paths', 'wreck'], seed: `lots ${i}` });
      play.answer(0, word(play, 0, 'paths')).answer(1, word(play, 1, 'wreck'));
      return play.words[0]!.owner;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
  test('live: an answer after the 300 ms is too late', () => {
    const play = live({ letters: 'paths', score: 90 }, 'wreck');
    play.answer(0, word(play, 0, 'paths')).expire();
    expect(play.step).toBe('respond');
    expect(play.words[0]!.owner).toBe(0);
  });
  test('if all pass or time runs out, there is no word', () => {
    expect(live('paths', 'wreck').expire().eventsOf('no-word')).toHaveLength(1);
    expect(new TestGame({ players: ['paths', 'wreck'] }).pass().eventsOf('no-word')).toHaveLength(1);
  });
  test('only the player is told of a time-out, and being slower than another is none', () => {
    const play = live('paths', 'mind').answer(0, PASS);
    const outcome = play.game.expire(play.match, play.game.nextDeadline(play.match)!);
    expect(outcome.ok && outcome.events.filter(({ event }) => event.type === 'timed-out')).toEqual([
      { event: { type: 'timed-out', seat: 1, at: 'declare' }, audience: { only: [1] } },
    ]);
    const beaten = live('paths', 'mind');
    beaten.answer(1, word(beaten, 1, 'mind')).expire();
    expect(beaten.eventsOf('timed-out')).toEqual([]);
  });
  test('without time limits the question waits for all players', () => {
    const play = new TestGame({ players: ['paths', 'wreck'] });
    play.answer(0, word(play, 0, 'paths'));
    expect(play.game.nextDeadline(play.match)).toBeNull();
    expect(play.step).toBe('declare');
  });
  test('[WN-10] words are not looked up when they are played', () => {
    const play = new TestGame({ players: ['zyxw', 'mind'] }).declare(0, 'zyxw');
    expect(play.statuses).toBe('scoring');
  });
  test('[WN-10] a community WILD is a different letter in each word', () => {
    const play = new TestGame({ players: ['min', 'wrec'], position: { pool: '?' } });
    play.declare(0, 'mind').trump(1, 'wreck');
    expect(play.words.map(({ cards }) => cards.at(-1)!.as)).toEqual(['d', 'k']);
  });
  test('a declaration whose letter was discarded meanwhile is asked for again, without a disadvantage for others', () => {
    const play = live({ letters: 'eeeeeepath', actions: ['DRAW ONE LETTER'] }, 'wreck');
    play.answer(0, word(play, 0, 'path')).card(0, 'DRAW ONE LETTER');
    expect(play.step).toBe('discard');
    play.answer(0, { cards: [play.letter(0, 'p')] });
    expect(play.step).toBe('declare');
    expect(play.waiting).toEqual([0, 1]);
    // The clock stopped while the letter was discarded, and the 300 ms start again.
    expect(play.game.nextDeadline(play.match)).toBe(60_010);
    expect(play.observe(1).question?.until).toBe(60_010);
  });
});

test('[WN-10] [WN-11] a player whose number of letters is too small for any word is not asked', () => {
  const play = new TestGame({
    players: ['mind', 'ab', { letters: 'cd', actions: ['DRAW TWO LETTERS'] }, 'abc', ''],
    position: { pool: 'e' },
  });
  expect(play.observe('audience').question).toMatchObject({ step: { type: 'declare' }, asked: [0, 2, 3] });
  const none = new TestGame({ players: ['ab', 'cd'] });
  expect([none.step, none.eventsOf('no-word')]).toEqual(['purchase', [{ type: 'no-word' }]]);
});

describe('[WN-13] the response window', () => {
  const laid = (...players: ConstructorParameters<typeof TestGame>[0]['players']): TestGame => {
    const play = live(...players);
    return play.answer(0, word(play, 0, 'paths')).expire();
  };
  test('asks all players, even the owner, and does not show who has passed', () => {
    const play = laid('paths', 'wreck', 'mind').answer(1, PASS);
    expect(play.observe(2).question).toMatchObject({ asked: [0, 1, 2], waiting: null, mine: null });
  });
  test('does not open if, by public facts, no player could act', () => {
    const play = new TestGame({ players: ['paths', { letters: '', actions: ['WIN TIES'] }] }).declare(0, 'paths');
    expect(play.step).toBe('respond');
    // Proven, and no other player has a letter; but a card is held.
    play.challenge(1, 0);
    expect([play.step, play.words[0]!.proven]).toEqual(['respond', true]);
    const bare = new TestGame({ players: ['paths', ''] }).declare(0, 'paths').challenge(1, 0);
    expect(bare.step).toBe('keep');
  });
  test('closes when all have passed', () => {
    const play = laid('paths', 'wreck').answer(0, PASS).answer(1, PASS);
    expect(play.eventsOf('scored')).toHaveLength(1);
  });
  test('has 20 s, restarted by each event', () => {
    const play = laid({ letters: 'paths', actions: ['+2 WORD VALUE'] }, 'wreck', 'mind');
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 20_000);
    play.answer(1, PASS, 6_000).card(0, '+2 WORD VALUE', { word: 0 });
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 20_000);
    expect(play.waiting).toEqual([0, 1, 2]);
    play.answer(1, trump(play, 1, 'wreck')).expire();
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 20_000);
  });
  test('passes for a player whose time runs out', () => {
    expect(laid('paths', 'wreck').expire().eventsOf('scored')).toHaveLength(1);
  });
  test('resolves a challenge before a simultaneous trump, which is asked for again', () => {
    const play = laid('paths', 'wreck', 'mind');
    play
      .answer(1, trump(play, 1, 'wreck'))
      .answer(2, { type: 'challenge', word: 0 }, 100)
      .expire();
    expect(play.step).toBe('join');
    expect(play.letters(1)).toBe('wreck');
    play.answer(1, { join: false });
    expect(play.step).toBe('respond');
    play.answer(1, trump(play, 1, 'wreck')).expire();
    expect(play.statuses).toBe('scoring trumping');
  });
  test('[WN-14] takes the trump of the lower score if two are simultaneous, and asks the other again', () => {
    const play = laid('paths', { letters: 'wreck', score: 5 }, { letters: 'foxily', score: 4 });
    play
      .answer(1, trump(play, 1, 'wreck'))
      .answer(2, trump(play, 2, 'foxily'))
      .expire();
    expect(play.words.map(({ owner }) => owner)).toEqual([0, 2]);
    expect(play.letters(1)).toBe('wreck');
  });
  test('withdraws passes if a card is played within the 300 ms, but not a trump that is still legal', () => {
    const play = laid({ letters: 'paths', actions: ['+2 WORD VALUE', '+2 WORD VALUE'] }, 'wreck', 'mind');
    play.answer(2, PASS).answer(1, trump(play, 1, 'wreck'));
    const due = play.game.nextDeadline(play.match);
    play.card(0, '+2 WORD VALUE', { word: 0 });
    expect(play.game.nextDeadline(play.match)).toBe(due);
    expect(play.waiting).toEqual([0, 2]);
    play.expire();
    expect(play.statuses).toBe('scoring trumping');
  });
  test('asks again for a trump that is no longer legal, without a disadvantage for others', () => {
    const play = laid({ letters: 'paths', actions: ['+5 WORD VALUE'] }, 'wreck', 'judging');
    play.answer(1, trump(play, 1, 'wreck')).card(0, '+5 WORD VALUE', { word: 0 });
    expect(play.waiting).toEqual([0, 1, 2]);
    // Nothing happens when its 300 ms would end, which would reveal that a player had trumped.
    const { at } = play.match;
    expect(play.game.nextDeadline(play.match)).toBe(at + 20_000);
    expect(play.observe(2).question?.until).toBe(at + 20_000);
    play.answer(2, trump(play, 2, 'judging')).expire();
    expect(play.statuses).toBe('scoring trumping');
  });
});

describe('[WN-11] [WN-14] the 300 ms after a withdrawn trump', () => {
  test('begin with the next legal trump', () => {
    const play = live({ letters: 'paths', actions: ['+5 WORD VALUE'] }, 'wreck', 'judging', 'foxily');
    play.answer(0, word(play, 0, 'paths')).expire();
    play.answer(1, trump(play, 1, 'wreck')).answer(2, trump(play, 2, 'judging'), 200);
    const { at } = play.match;
    expect(play.game.nextDeadline(play.match)).toBe(at + 100);
    play.card(0, '+5 WORD VALUE', { word: 0 });
    expect(play.game.nextDeadline(play.match)).toBe(at + 300);
    play.answer(3, trump(play, 3, 'foxily'), 250).expire();
    // Both count, although more than 300 ms have passed since the withdrawn one.
    expect([2, 3]).toContain(play.words[1]!.owner);
    expect(play.letters(1)).toBe('wreck');
  });
});

describe('[WN-15] the challenge', () => {
  test('all others but the owner are asked, sealed, whether they join, for 8 s', () => {
    const play = live('paths', 'wreck', 'mind', 'foxily');
    play.answer(0, word(play, 0, 'paths')).expire();
    play.answer(1, { type: 'challenge', word: 0 }).expire();
    expect(play.observe(2).question).toMatchObject({ asked: [2, 3], waiting: null });
    expect(play.game.nextDeadline(play.match)).toBe(play.match.at + 8_000);
    play.answer(2, { join: true }).expire();
    expect(play.eventsOf('judged')).toMatchObject([{ by: [1, 2], valid: true }]);
  });
  test('two who challenge the same word at once are both challengers', () => {
    const play = new TestGame({ players: ['zyxw', 'mind', 'paths', 'foil'] }).declare(0, 'zyxw');
    play.answer(1, { type: 'challenge', word: 0 }).answer(2, { type: 'challenge', word: 0 }).pass();
    expect(play.waiting).toEqual([3]);
    play.answer(3, { join: false });
    expect(play.scores).toEqual([0, 10, 10, 0]);
  });
  test('of simultaneous challenges of two words, that of the lower score is resolved and the other asked for again', () => {
    const play = new TestGame({
      players: ['paths', 'wreck', { letters: 'mind', score: 7 }, { letters: 'foil', score: 3 }],
    });
    play.declare(0, 'paths').trump(1, 'wreck');
    play.answer(2, { type: 'challenge', word: 0 }).answer(3, { type: 'challenge', word: 1 }).pass();
    expect(play.eventsOf('challenge')).toMatchObject([{ word: 1, on: { owner: 1, text: 'wreck' }, by: [3] }]);
  });
  test('with two players there is no one to ask', () => {
    const play = new TestGame({ players: ['zyxw', 'mind'] }).declare(0, 'zyxw').challenge(1, 0);
    expect(play.scores).toEqual([0, 10]);
  });
  test('words that the table allows are valid, and banned words are not', () => {
    const words = { dictionary: 'wide' as const, familyFriendly: false, allowed: ['zyxw'], banned: ['mind'] };
    const judge = (text: string): boolean => {
      const play = new TestGame({ players: [text, 'paths'], config: { words } }).declare(0, text).challenge(1, 0);
      return play.eventsOf('judged')[0]!.valid;
    };
    expect([judge('zyxw'), judge('mind')]).toEqual([true, false]);
  });
});
