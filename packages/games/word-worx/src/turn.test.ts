import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { faceOf, textOf } from './cards.ts';
import { Play, type PlayOptions } from './test-support.ts';

const env = lexiconOf(
  'star art rat tar arts rats oat oats stare tares on one no stone notes so at as it to us rust rusts in tin is'.split(
    ' ',
  ),
);
const start = (options: PlayOptions): Play => new Play(env, options);

describe('[WX-4] the start', () => {
  test('five cards, a manifest and an indicator each, in secret; five in the line and the top of the pile', () => {
    for (const seats of [2, 6]) {
      const play = start({ seats });
      const { line, pile, players } = play.view();
      expect(line).toHaveLength(6);
      expect(players.map(({ hand }) => hand)).toEqual(Array(seats).fill(5));
      // The top of the pile lies in the line and is of the pile.
      expect(pile).toBe(90 - 5 * seats - 5);
      expect(play.view().mine).toBeNull();
      const mine = play.match.seats.map((seat) => play.view(seat).mine!);
      expect(new Set(mine.flatMap(({ hand }) => hand)).size).toBe(5 * seats);
      expect(new Set(mine.map(({ manifest }) => manifest)).size).toBe(seats);
      expect(new Set(mine.map(({ indicator }) => indicator)).size).toBe(seats);
    }
  });
  test('whoever starts is drawn by lot', () => {
    const starters = Array.from({ length: 20 }, (_, i) => start({ seats: 3, seed: `lot ${i}` }).view().starter);
    expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
  });
});

describe('[WX-5] picking', () => {
  const table = () => start({ players: [{ hand: 'a e i o' }, {}] });
  test('one or two, one by one; the line moves along at once, so the second may be the new card', () => {
    const play = table().pick('n');
    const line = play.view().line.map(faceOf);
    expect(line.slice(0, 5)).toEqual(['l', 'd', 's', 't', 'g']);
    expect(play.told('picked')[0]).toMatchObject({ seat: 0, next: play.view().line[5] });
    expect(play.step).toEqual({ type: 'pick', seat: 0, nth: 2 });
    const fresh = play.view().line[5]!;
    play.answer(0, { card: fresh });
    expect(play.hand(0)).toEqual(['a', 'e', 'i', 'o', 'n', faceOf(fresh)]);
    expect(play.step).toEqual({ type: 'build', seat: 0, last: false });
  });
  test('the second is optional, the first is not', () => {
    const play = table();
    expect(play.refusal(0, { card: null })).toEqual({ code: 'must-pick' });
    play.pick('l', null);
    expect(play.hand(0)).toEqual(['a', 'e', 'i', 'o', 'l']);
  });
  test('only what lies on the line', () => {
    const play = table();
    const [own] = play.view(0).mine!.hand;
    expect(play.refusal(0, { card: own })).toEqual({ code: 'not-on-line', card: own });
    expect(play.refusal(1, { card: play.view().line[0] })).toEqual({ code: 'not-asked' });
  });
  test('out of time, the one that lay there longest, and no second', () => {
    const play = start({ players: [{}, {}], pace: 'live' }).expire();
    expect(play.told('picked')[0]?.card).toBe(play.view(0).mine!.hand.at(-1));
    expect(faceOf(play.told('picked')[0]!.card)).toBe('l');
    expect(play.expire().step.type).toBe('build');
  });
});

describe('[WX-6] stealing', () => {
  const table = (...more: Partial<NonNullable<PlayOptions['players']>[number]>[]) =>
    start({
      players: [
        { hand: 'o t i u', words: ['us'] },
        { words: ['star'], ...more[0] },
      ],
      position: { line: 'l n d s e g' },
    }).pick('n', null);
  test('STAR − S = ART: the thief names the rest, and the card goes at once into a word of theirs', () => {
    const play = table();
    play.answer(0, { steal: play.theft('star', 's', 'art', 'so') });
    expect(play.words(1)).toEqual(['art']);
    expect(play.words(0)).toEqual(['us', 'so']);
    expect(play.hand(0)).toEqual(['t', 'i', 'u', 'n']);
    expect(play.told('stole')[0]).toMatchObject({ seat: 0, from: 1 });
    expect(play.step.type).toBe('build');
  });
  test('the rest may be named otherwise, as long as it is a word', () => {
    const play = table();
    expect(play.refusal(0, { steal: play.theft('star', 's', 'tra', 'so') })).toEqual({
      code: 'not-a-word',
      word: 'tra',
    });
    play.answer(0, { steal: play.theft('star', 's', 'rat', 'so') });
    expect(play.words(1)).toEqual(['rat']);
  });
  test('into a word of the thief’s: all of it stays in', () => {
    const play = start({
      players: [{ hand: 't i o', words: ['us'] }, { words: ['star'] }],
    }).pick('n', null);
    play.answer(0, { steal: play.theft('star', 'r', 'sat', 'rust', 'us') });
    expect(play.words(0)).toEqual(['rust']);
    expect(play.words(1)).toEqual(['sat']); // of manifest 1
  });
  test('an existing word grows, it is not taken apart', () => {
    const play = table();
    const theft = { ...play.theft('star', 'r', 'sat', 'rust', 'us') };
    const us = play.word(0, 'us');
    const { made } = theft as { made: string[] };
    const without = made.filter((card) => card !== us.cards[0]);
    expect(play.refusal(0, { steal: { ...theft, made: without } })).toEqual({ code: 'left-out', card: us.cards[0] });
  });
  test('what is left must have two letters', () => {
    const play = start({ players: [{ hand: 'o t' }, { words: ['star', 'on-e'] }] }).pick('n', null);
    expect(play.refusal(0, { steal: play.theft('one', 'on', 'e', 'on-') })).toEqual({
      code: 'too-short',
      word: 'e',
      minimum: 2,
    });
    // A bigram alone has two letters.
    play.answer(0, { steal: play.theft('one', 'e', 'on-', 'toe') });
    expect(play.words(1)).toEqual(['star', 'on']);
  });
  test('a bigram is stolen whole', () => {
    const play = start({ players: [{ hand: 'e o' }, { words: ['st-o-n-e'] }] });
    play.pick('n', null);
    const robbed = play.word(1, 'stone');
    expect(robbed.cards.map(faceOf)).toEqual(['st', 'o', 'n', 'e']);
    const theft = play.theft('stone', 'st', 'one', 'st-o-n-e');
    play.answer(0, { steal: theft });
    expect(play.words(1)).toEqual(['one']);
  });
  test('words under a lock, words locked for good and one’s own cannot be robbed', () => {
    const play = start({
      players: [
        { hand: 'o', words: ['tin'] },
        { words: ['star', 'oats'], lock: 0, manifest: 24, sealed: ['hat'] },
      ],
    }).pick('n', null);
    const star = play.word(1, 'star');
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', 'so') })).toEqual({
      code: 'locked',
      word: star.id,
    });
    const own = play.word(0, 'tin');
    const steal = { word: own.id, card: own.cards[0], rest: own.cards.slice(1), onto: null, made: [own.cards[0]] };
    expect(play.refusal(0, { steal })).toEqual({ code: 'no-such-word', word: own.id });
    expect(play.player(1).sealed.map(textOf)).toEqual(['hat']);
    expect(play.player(1).words.map(({ cards }) => textOf(cards))).not.toContain('hat');
  });
  test('a lock placed before the theft comes stops it', () => {
    const play = table();
    const theft = play.theft('star', 's', 'art', 'so');
    play.lock(1, play.word(1, 'star').id);
    expect(play.refusal(0, { steal: theft })).toMatchObject({ code: 'locked' });
    play.lock(1, null).answer(0, { steal: theft });
    expect(play.words(1)).toEqual(['art']);
  });
  test.each([
    ['a card that is not in the word', { card: 'C0' }, { code: 'not-in-word', card: 'C0' }],
    ['a rest of other cards', { rest: ['C0', 'C1'] }, { code: 'wrong-rest' }],
    ['a word nobody has', { word: 99 }, { code: 'no-such-word', word: 99 }],
    ['a word of one’s own that is none', { onto: 99 }, { code: 'no-such-word', word: 99 }],
  ])('refused by name: %s', (_, wrong, refusal) => {
    const play = table();
    expect(play.refusal(0, { steal: { ...play.theft('star', 's', 'art', 'so'), ...wrong } })).toEqual(refusal);
  });
  test('cards nobody dealt to the thief are refused, and the same card twice', () => {
    const play = table();
    const theft = play.theft('star', 's', 'art', 'so') as { made: string[]; card: string };
    const foreign = play.view().line[0]!;
    expect(play.refusal(0, { steal: { ...theft, made: [theft.card, foreign] } })).toEqual({
      code: 'not-yours',
      card: foreign,
    });
    expect(play.refusal(0, { steal: { ...theft, made: [theft.card, theft.card] } })).toEqual({
      code: 'used-twice',
      card: theft.card,
    });
  });
  test('onto a word under one’s own lock: the lock comes off first', () => {
    const play = table();
    const us = play.word(0, 'us');
    play.lock(0, us.id);
    const theft = play.theft('star', 'r', 'sat', 'rust', 'us');
    expect(play.refusal(0, { steal: theft })).toEqual({ code: 'under-lock', word: us.id });
    play.lock(0, null).answer(0, { steal: theft });
  });
  test('once, or not at all; and nobody is asked who sees nothing to take', () => {
    const play = table().answer(0, { steal: null });
    expect(play.step.type).toBe('build');
    const bare = start({ players: [{}, { words: ['us'] }] }).pick('n', null);
    expect(bare.step.type).toBe('build');
  });
});

describe('[WX-9] replenishing', () => {
  test('up to five; the known top comes first, and the others see how many', () => {
    const play = start({ players: [{ hand: 's o t a' }, {}] });
    const top = play.view().line[5];
    play.pick('l', null).build(['so', 'at']);
    expect(play.hand(0)).toHaveLength(5);
    expect(play.told('drew')[0]).toMatchObject({ seat: 0 });
    expect(play.told('others-drew')[0]).toEqual({ type: 'others-drew', seat: 0, count: 4 });
    expect(top).toBeDefined();
    expect(play.view().line).toHaveLength(6);
    expect(play.turn.seat).toBe(1);
  });
  test('the first card drawn is the one that lay on the pile', () => {
    const play = start({ players: [{ hand: 's o t a' }, {}] }).pick('l', null);
    const top = play.view().line[5];
    play.build(['so', 'at']);
    expect(play.told('drew')[0]!.cards[0]).toBe(top);
  });
  test('or down to five, of one’s choice; then no more words', () => {
    const play = start({ players: [{ hand: 'a e i o u' }, {}] })
      .pick('l', 'n')
      .build([]);
    expect(play.step).toEqual({ type: 'discard', seat: 0, count: 2 });
    const hand = play.view(0).mine!.hand;
    expect(play.refusal(0, { cards: [hand[0]] })).toEqual({ code: 'wrong-number', wanted: 2, given: 1 });
    expect(play.refusal(0, { cards: [hand[0], hand[0]] })).toMatchObject({ code: 'used-twice' });
    const [foreign] = play.view().line;
    expect(play.refusal(0, { cards: [hand[0], foreign] })).toEqual({ code: 'not-yours', card: foreign });
    expect(play.refusal(0, { words: [], seal: [] })).toEqual({ code: 'malformed' });
    play.answer(0, { cards: [hand[0], hand[6]] });
    expect(play.hand(0)).toEqual(['e', 'i', 'o', 'u', 'l']);
    expect(play.view().discards).toEqual([hand[0], hand[6]]);
    expect(play.step).toEqual({ type: 'pick', seat: 1, nth: 1 });
  });
  test('out of time, the newest go: everybody saw them picked', () => {
    const play = start({ players: [{ hand: 'a e i o u' }, {}], pace: 'live' })
      .pick('l', 'n')
      .expire()
      .expire();
    expect(play.view().discards.map(faceOf)).toEqual(['l', 'n']);
  });
});

describe('[WX-10] the end of a round', () => {
  const last = (line: string, pile: number) =>
    start({
      players: [{ hand: 's o t a i' }, { hand: 'o n e s' }, { hand: 't a' }],
      position: { line, pile },
    });
  test('the pile runs out in a turn: it is finished, then everybody builds once from the next on', () => {
    const play = last('l n d s t g', 1).pick('l');
    expect(play.view().pile).toBe(1);
    play.pick('n');
    expect(play.view().pile).toBe(0);
    play.build(['so']);
    expect(play.hand(0)).toHaveLength(5); // replenished with what there is: nothing
    expect(play.told('pile-out')).toEqual([{ type: 'pile-out', next: 1 }]);
    expect(play.step).toEqual({ type: 'build', seat: 1, last: true });
    play.build(['one']);
    expect(play.step).toEqual({ type: 'build', seat: 2, last: true });
    expect(play.refusal(2, { card: play.view().line[0] })).toEqual({ code: 'malformed' });
    play.build(['at']);
    expect(play.step).toEqual({ type: 'build', seat: 0, last: true });
    play.build(['so', 'at']);
    expect(play.match.over).not.toBeNull();
    expect(play.told('drew')).toEqual([]);
    expect(play.told('stole')).toEqual([]);
  });
  test('replenishing takes what there is, and what lies on the five spots is no pile', () => {
    const play = last('l n d s t g', 0).pick('l', null).build(['so', 'at']);
    expect(play.view().line).toHaveLength(5);
    expect(play.hand(0)).toEqual(['i', 'l']);
    expect(play.step).toMatchObject({ type: 'build', last: true, seat: 1 });
  });
  test('out of time, the words stay as they are', () => {
    const play = start({ players: [{ words: ['so'] }, {}], position: { line: 'l n' }, pace: 'live' });
    play.expire().expire();
    expect(play.match.over).not.toBeNull();
    expect(play.told('round-scored')[0]!.sheets[0]!.lines.map(({ word }) => word)).toEqual(['so']);
  });
});

describe('[WX-12] rounds and winning', () => {
  const finish = (seats: number, config = {}) => {
    const play = start({ seats, config });
    for (let i = 0; !play.match.over && i < 2000; i++) {
      const { step } = play;
      const seat = play.turn.seat;
      if (step.type === 'pick') play.answer(seat, { card: play.view().line.at(step.nth === 1 ? -1 : 0) });
      else if (step.type === 'build') play.answer(seat, { words: [], seal: [] });
      else if (step.type === 'discard') play.answer(seat, { cards: play.view(seat).mine!.hand.slice(0, step.count) });
    }
    return play;
  };
  test.each([
    [2, {}, 1],
    [3, {}, 1],
    [4, {}, 2],
    [6, {}, 2],
    [2, { rounds: 2 }, 2],
    [4, { rounds: 1 }, 1],
  ])('%i players, %j: %i rounds', (seats, config, rounds) => {
    const play = finish(seats, config);
    expect(play.view().rounds).toBe(rounds);
    expect(play.told('round-scored')).toHaveLength(rounds);
    expect(play.match.over?.scores).toEqual(Array(seats).fill(-5 * rounds));
    expect(play.match.over?.places).toEqual([play.match.seats]); // ties share
    const starters = play.told('round-began').map(({ starter }) => starter);
    for (const [i, starter] of starters.entries()) expect(starter).toBe((starters[0]! + i) % seats);
  });
  test('the second round is dealt anew, with other manifests; the first is kept', () => {
    const play = finish(4);
    const { sheets } = play.view();
    const manifests = sheets.flat().map(({ manifest }) => manifest);
    expect(new Set(manifests).size).toBe(8);
    expect(sheets).toHaveLength(2);
  });
  test('the highest total wins', () => {
    const play = start({
      players: [
        { hand: 't', words: ['so'], total: 10 },
        { hand: '', words: ['hat'], manifest: 24, indicator: 3 },
        { hand: 'e', total: 0, words: ['at'] },
      ],
      position: { line: 'l n' },
    });
    play.build(['so']).build(['hat']).build(['at']);
    expect(play.match.over).toEqual({ scores: [11, 10, 1], places: [[0], [1], [2]] });
    expect(play.view().sheets[0]!.map(({ points }) => points)).toEqual([1, 10, 1]);
  });
});
