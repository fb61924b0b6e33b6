import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { TestGame, type TestGameOptions } from './testing.ts';

const { faceOf, textOf } = PRINTED.deck;

const env = lexiconOf(
  'star art rat tar oats on one so us rust rusts in tin it to fox of tax re te stone onto toe'.split(' '),
);
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);

describe('[WX-6] stealing', () => {
  const table = (...more: Partial<NonNullable<TestGameOptions['players']>[number]>[]) =>
    start({
      players: [
        { hand: 'o t i u', words: ['us'] },
        { words: ['star'], ...more[0] },
      ],
      position: { line: 'l n d s e g' },
    }).pick('n', null);
  test('STAR − S = ART: the thief names the rest, and uses the card at once in one of their words', () => {
    const play = table();
    play.answer(0, { steal: play.theft('star', 's', 'art', ['us', 'so']) });
    expect(play.words(1)).toEqual(['art']);
    expect(play.words(0)).toEqual(['us', 'so']);
    expect(play.hand(0)).toEqual(['t', 'i', 'u', 'n']);
    expect(play.eventsOf('stole')[0]).toMatchObject({ seat: 0, from: 1 });
    expect(play.step).toBe('build');
  });
  test('the rest may be rearranged into another word', () => {
    const play = table();
    expect(play.refusal(0, { steal: play.theft('star', 's', 'tra', ['us', 'so']) })).toEqual({
      code: 'not-a-word',
      word: 'tra',
    });
    play.answer(0, { steal: play.theft('star', 's', 'rat', ['us', 'so']) });
    expect(play.words(1)).toEqual(['rat']);
  });
  test('the card may extend a word that the thief already has', () => {
    const play = start({
      players: [{ hand: 't i o', words: ['us'] }, { words: ['star'] }],
    }).pick('n', null);
    const { id } = play.word(0, 'us');
    play.answer(0, { steal: play.theft('star', 'r', 'sat', ['rust']) });
    expect(play.words(0)).toEqual(['rust']);
    expect(play.word(0, 'rust').id).toBe(id);
    expect(play.words(1)).toEqual(['sat']); // of manifest 1
  });
  test('RAT, an E in hand and the X of FOX, which leaves OF, make TAX and RE', () => {
    const play = start({ players: [{ hand: 'e', words: ['rat'] }, { words: ['fox'] }] }).pick('n', null);
    play.answer(0, { steal: play.theft('fox', 'x', 'of', ['tax', 're']) });
    expect([play.words(0), play.words(1)]).toEqual([['tax', 're'], ['of']]);
    expect(play.hand(0)).toEqual(['n']);
    const [stole] = play.eventsOf('stole');
    expect(stole).toMatchObject({ seat: 0, from: 1, words: play.player(0).words });
    expect([stole!.before, stole!.rest, stole!.laid].map(textOf)).toEqual(['fox', 'of', 'e']);
  });
  test('SO and TE with a stolen N make STONE', () => {
    const play = start({ players: [{ hand: 'i', words: ['so', 'te'] }, { words: ['tin'] }] }).pick('l', null);
    play.answer(0, { steal: play.theft('tin', 'n', 'it', ['stone']) });
    expect([play.words(0), play.words(1)]).toEqual([['stone'], ['it']]);
  });
  test('a stolen bigram that is a word may be laid on its own', () => {
    const play = start({ players: [{ hand: 'z' }, { words: ['on-t-o'] }] }).pick('l', null);
    play.answer(0, { steal: play.theft('onto', 'on', 'to', ['on-']) });
    expect([play.words(0), play.words(1)]).toEqual([['on'], ['to']]);
    const three = start({ players: [{ hand: 'z' }, { words: ['on-t-o'] }], config: { minimum: 3 } }).pick('l', null);
    expect(three.refusal(0, { steal: three.theft('onto', 'on', 'to', ['on-']) })).toEqual({
      code: 'too-short',
      word: 'on',
      minimum: 3,
    });
  });
  test('all of the thief’s cards stay on the table, and all their words must be valid', () => {
    const play = table();
    const theft = play.theft('star', 'r', 'sat', ['rust']);
    const us = play.word(0, 'us');
    const without = theft.words.map((run) => run.filter((card) => card !== us.cards[0]));
    expect(play.refusal(0, { steal: { ...theft, words: without } })).toEqual({ code: 'left-out', card: us.cards[0] });
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', ['su', 'so']) })).toEqual({
      code: 'not-a-word',
      word: 'su',
    });
  });
  test('the stolen card must be used at once', () => {
    const play = table();
    const theft = play.theft('star', 's', 'art', ['us', 'it']);
    expect(play.refusal(0, { steal: theft })).toEqual({ code: 'not-welded', card: theft.card });
  });
  test('a theft does not change the words and cards of other players', () => {
    const play = start({
      players: [{ hand: 'o' }, { words: ['star', 'tin'] }, { words: ['oats'] }],
    }).pick('n', null);
    play.answer(0, { steal: play.theft('star', 's', 'art', ['so']) });
    expect([play.words(1), play.words(2)]).toEqual([['art', 'tin'], ['oats']]);
  });
  test('the rest must have two letters', () => {
    const play = start({ players: [{ hand: 'o t' }, { words: ['star', 'on-e'] }] }).pick('n', null);
    expect(play.refusal(0, { steal: play.theft('one', 'on', 'e', ['on-']) })).toEqual({
      code: 'too-short',
      word: 'e',
      minimum: 2,
    });
    // A single bigram has two letters.
    play.answer(0, { steal: play.theft('one', 'e', 'on-', ['toe']) });
    expect(play.words(1)).toEqual(['star', 'on']);
  });
  test('a bigram is stolen whole', () => {
    const play = start({ players: [{ hand: 'e o' }, { words: ['st-o-n-e'] }] });
    play.pick('n', null);
    const robbed = play.word(1, 'stone');
    expect(robbed.cards.map(faceOf)).toEqual(['st', 'o', 'n', 'e']);
    const theft = play.theft('stone', 'st', 'one', ['st-o-n-e']);
    play.answer(0, { steal: theft });
    expect(play.words(1)).toEqual(['one']);
  });
  test('no card can be stolen from a locked word, a word locked for good or the player’s own', () => {
    const play = start({
      players: [
        { hand: 'o', words: ['tin'] },
        { words: ['star', 'oats'], lock: 0, manifest: 24, sealed: ['hat'] },
      ],
    }).pick('n', null);
    const star = play.word(1, 'star');
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', ['tin', 'so']) })).toEqual({
      code: 'locked',
      word: star.id,
    });
    const own = play.word(0, 'tin');
    const steal = { word: own.id, card: own.cards[0], rest: own.cards.slice(1), words: [own.cards], lock: null };
    expect(play.refusal(0, { steal })).toEqual({ code: 'no-such-word', word: own.id });
    expect(play.player(1).sealed.map(textOf)).toEqual(['hat']);
    expect(play.player(1).words.map(({ cards }) => textOf(cards))).not.toContain('hat');
  });
  test('a lock placed before the theft prevents it', () => {
    const play = table();
    const theft = play.theft('star', 's', 'art', ['us', 'so']);
    play.lock(1, play.word(1, 'star').id);
    expect(play.refusal(0, { steal: theft })).toMatchObject({ code: 'locked' });
    play.lock(1, null).answer(0, { steal: theft });
    expect(play.words(1)).toEqual(['art']);
  });
  test.each([
    ['a card that is not in the word', { card: 'C0' }, { code: 'not-in-word', card: 'C0' }],
    ['a rest of other cards', { rest: ['C0', 'C1'] }, { code: 'wrong-rest' }],
    ['a word that does not exist', { word: 99 }, { code: 'no-such-word', word: 99 }],
  ])('refused with a code: %s', (_, wrong, refusal) => {
    const play = table();
    expect(play.refusal(0, { steal: { ...play.theft('star', 's', 'art', ['us', 'so']), ...wrong } })).toEqual(refusal);
  });
  test('cards that are not the thief’s are refused, and the same card twice', () => {
    const play = table();
    const theft = play.theft('star', 's', 'art', ['us', 'so']);
    const foreign = play.view().line[0]!;
    const us = theft.words[0]!;
    expect(play.refusal(0, { steal: { ...theft, words: [us, [theft.card, foreign]] } })).toEqual({
      code: 'not-yours',
      card: foreign,
    });
    expect(play.refusal(0, { steal: { ...theft, words: [us, [theft.card, theft.card]] } })).toEqual({
      code: 'used-twice',
      card: theft.card,
    });
  });
  test('[WX-8] the thief may use the word under their own manifest card, which stays on the new word', () => {
    const play = table();
    const us = play.word(0, 'us');
    play.lock(0, us.id);
    play.answer(0, { steal: play.theft('star', 'r', 'sat', ['rust']) });
    expect(play.player(0).lock).toBe(play.word(0, 'rust').id);
  });
  test('[WX-8] if that word is split, the manifest card goes on the part named, or comes off', () => {
    const rob = (lock: number | null): TestGame => {
      const play = start({ players: [{ hand: 'e', words: ['rat', 'on'], lock: 0 }, { words: ['fox'] }] });
      play.pick('n', null);
      return play.answer(0, { steal: play.theft('fox', 'x', 'of', ['tax', 're', 'on'], lock) });
    };
    const tax = rob(0);
    expect(tax.player(0).lock).toBe(tax.word(0, 'tax').id);
    expect(tax.eventsOf('locked').map(({ cards }) => textOf(cards))).toEqual(['tax']);
    const re = rob(1);
    expect(re.player(0).lock).toBe(re.word(0, 're').id);
    expect(rob(null).player(0).lock).toBeNull();
    expect(() => rob(2)).toThrow(/lock-elsewhere/);
  });
  test('a player may steal once, and is not asked if there is nothing to take', () => {
    const play = table().answer(0, { steal: null });
    expect(play.step).toBe('build');
    const bare = start({ players: [{}, { words: ['us'] }] }).pick('n', null);
    expect(bare.step).toBe('build');
  });
  test('a player is not asked if no word could lose a card, whatever they hold', () => {
    // In this dictionary OF is a word, but AX, AT and TA are not.
    const robbing = (words: string[], lock: number | null) =>
      start({ players: [{ hand: 'e k v j' }, { words, lock }] }).pick('n', null).step;
    expect(robbing(['fox'], null)).toBe('steal');
    expect(robbing(['fox'], 0)).toBe('build');
    expect(robbing(['us', 'it'], null)).toBe('build');
    expect(robbing(['tax'], null)).toBe('build');
  });
  test('if time runs out, nothing is stolen, and an event says so', () => {
    const play = start({ players: [{}, { words: ['star'] }], pace: 'live' })
      .pick('n', null)
      .expire();
    expect(play.step).toBe('build');
    expect(play.eventsOf('timed-out')).toEqual([{ type: 'timed-out', seat: 0, at: 'steal' }]);
    expect(play.words(1)).toEqual(['star']);
  });
  test('a refused theft changes nothing', () => {
    const play = table();
    const before = JSON.stringify(play.match);
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', ['us', 'os']) })).toEqual({
      code: 'not-a-word',
      word: 'os',
    });
    expect(JSON.stringify(play.match)).toBe(before);
  });
  test('the rest keeps its id, and its owner may lock it; a lock on another word stays', () => {
    const play = start({
      players: [{ hand: 'o' }, { words: ['star', 'tin'], lock: 1 }],
    }).pick('n', null);
    const { id } = play.word(1, 'star');
    const tin = play.word(1, 'tin').id;
    play.answer(0, { steal: play.theft('star', 's', 'art', ['so']) });
    expect(play.word(1, 'art').id).toBe(id);
    expect(play.player(1).lock).toBe(tin);
    expect(play.lock(1, id).player(1).lock).toBe(id);
  });
  test('a bigram in the rest keeps its letters together', () => {
    const play = start({ players: [{ hand: 't' }, { words: ['r-u-st', 'o-a-t-s'] }] }).pick('n', null);
    const word = play.word(1, 'rust');
    const [r, u, st] = word.cards;
    const made = [u, ...play.view(0).mine!.hand.filter((card) => faceOf(card) === 't')];
    const steal = { word: word.id, card: u, rest: [r, st], words: [made], lock: null };
    expect(play.refusal(0, { steal })).toEqual({ code: 'not-a-word', word: 'rst' });
  });
  test('option of three letters: the rest may have two, but no new word may', () => {
    const play = start({
      players: [{ hand: 'o', words: ['it'] }, { words: ['tin'] }],
      config: { minimum: 3 },
    }).pick('s', null);
    expect(play.refusal(0, { steal: play.theft('tin', 't', 'in', ['it', 'to']) })).toEqual({
      code: 'too-short',
      word: 'to',
      minimum: 3,
    });
    play.answer(0, { steal: play.theft('tin', 'n', 'it', ['tin']) });
    expect([play.words(0), play.words(1)]).toEqual([['tin'], ['it']]);
  });
  test('the table’s list also applies to the rest', () => {
    const words = { dictionary: 'wide', familyFriendly: false, allowed: ['tra'], banned: ['rat'] } as const;
    const play = start({ players: [{ hand: 'o' }, { words: ['star'] }], config: { words } }).pick('n', null);
    expect(play.refusal(0, { steal: play.theft('star', 's', 'rat', ['so']) })).toEqual({
      code: 'not-a-word',
      word: 'rat',
    });
    expect(play.answer(0, { steal: play.theft('star', 's', 'tra', ['so']) }).words(1)).toEqual(['tra']);
  });
  test('a player can steal only in their own turn, after picking', () => {
    const play = start({ players: [{ hand: 'o' }, { hand: 'o', words: ['star'] }] });
    expect(play.refusal(0, { steal: play.theft('star', 's', 'art', ['so']) })).toEqual(
      expect.objectContaining({ code: 'malformed' }),
    );
    play.pick('n', null);
    expect(play.refusal(1, { steal: null })).toEqual({ code: 'not-asked' });
  });
});
