import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { faceOf, textOf } from './cards.ts';
import { Play, type PlayOptions } from './test-support.ts';

const env = lexiconOf('star art rat tar oats on one so us rust rusts in tin it to'.split(' '));
const start = (options: PlayOptions): Play => new Play(env, options);

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
  test('refused, it changes nothing: it is one move', () => {
    const play = table();
    const before = JSON.stringify(play.match);
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', 'os') })).toEqual({
      code: 'not-a-word',
      word: 'os',
    });
    expect(JSON.stringify(play.match)).toBe(before);
  });
  test('what is left keeps its name, and its owner may lock it; a lock elsewhere stays', () => {
    const play = start({
      players: [{ hand: 'o' }, { words: ['star', 'tin'], lock: 1 }],
    }).pick('n', null);
    const { id } = play.word(1, 'star');
    const tin = play.word(1, 'tin').id;
    play.answer(0, { steal: play.theft('star', 's', 'art', 'so') });
    expect(play.word(1, 'art').id).toBe(id);
    expect(play.player(1).lock).toBe(tin);
    expect(play.lock(1, id).player(1).lock).toBe(id);
  });
  test('a bigram in what is left keeps its letters together', () => {
    const play = start({ players: [{ hand: 't' }, { words: ['r-u-st', 'o-a-t-s'] }] }).pick('n', null);
    const word = play.word(1, 'rust');
    const [r, u, st] = word.cards;
    const made = [u, ...play.view(0).mine!.hand.filter((card) => faceOf(card) === 't')];
    const steal = { word: word.id, card: u, rest: [r, st], onto: null, made };
    expect(play.refusal(0, { steal })).toEqual({ code: 'not-a-word', word: 'rst' });
  });
  test('option of three letters: two may be left, but no new word has two', () => {
    const play = start({
      players: [{ hand: 'o', words: ['it'] }, { words: ['tin'] }],
      config: { minimum: 3 },
    }).pick('s', null);
    expect(play.refusal(0, { steal: play.theft('tin', 't', 'in', 'to') })).toEqual({
      code: 'too-short',
      word: 'to',
      minimum: 3,
    });
    play.answer(0, { steal: play.theft('tin', 'n', 'it', 'tin', 'it') });
    expect([play.words(0), play.words(1)]).toEqual([['tin'], ['it']]);
  });
  test('the table’s list decides about what is left, too', () => {
    const words = { dictionary: 'wide', familyFriendly: false, allowed: ['tra'], banned: ['rat'] } as const;
    const play = start({ players: [{ hand: 'o' }, { words: ['star'] }], config: { words } }).pick('n', null);
    expect(play.refusal(0, { steal: play.theft('star', 's', 'rat', 'so') })).toEqual({
      code: 'not-a-word',
      word: 'rat',
    });
    expect(play.answer(0, { steal: play.theft('star', 's', 'tra', 'so') }).words(1)).toEqual(['tra']);
  });
  test('only in one’s own turn, after picking', () => {
    const play = start({ players: [{ hand: 'o' }, { hand: 'o', words: ['star'] }] });
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', 'so') })).toEqual({ code: 'malformed' });
    play.pick('n', null);
    expect(play.refusal(1, { steal: null })).toEqual({ code: 'not-asked' });
  });
});
