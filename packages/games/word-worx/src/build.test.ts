import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import type { CardId } from './cards.ts';
import { PRINTED } from './components.ts';
import type { PositionPlayer } from './position.ts';
import { TestGame, type TestGameOptions } from './testing.ts';

const { faceOf, textOf } = PRINTED.deck;

const env = lexiconOf(
  'star art rat arts rats stare tares on one no stone notes so at as it to us rust toe she or'.split(' '),
);
type Players = NonNullable<TestGameOptions['players']>;
/** Seat 0 is about to build. */
const table = (me: Players[number], config: TestGameOptions['config'] = {}): TestGame =>
  new TestGame(env, { players: [me, {}], config, position: { line: 'l x d z y g' } }).pick('l', null);

describe('[WX-7] building', () => {
  test('a word can be laid from the hand', () => {
    const play = table({ hand: 's o t a e' }).build(['so', 'at']);
    expect(play.words(0)).toEqual(['so', 'at']);
    expect(play.eventsOf('built')[0]!.laid.map(faceOf)).toEqual(['s', 'o', 'a', 't']);
  });
  test('a word that is extended keeps its id', () => {
    const play = table({ hand: 's e', words: ['art'] });
    const { id } = play.word(0, 'art');
    play.build(['stare']);
    expect(play.player(0).words).toHaveLength(1);
    expect(play.word(0, 'stare').id).toBe(id);
  });
  test('hand and table can be split and rearranged freely', () => {
    const play = table({ hand: 'o', words: ['stare', 'on'] }).build(['rat', 'so', 'one']);
    expect(play.words(0)).toEqual(['rat', 'so', 'one']);
    expect(play.hand(0)).not.toContain('o');
  });
  test('two words can become one, which keeps the id of the longer', () => {
    const play = table({ words: ['so', 'ten'] });
    const { id } = play.word(0, 'ten');
    expect(play.build(['stone']).player(0).words).toMatchObject([{ id }]);
  });
  test('a build with an invalid word is refused, and the refusal gives the word', () => {
    const play = table({ hand: 's o t a e' });
    expect(play.buildRefusal('so', 'ta')).toEqual({ code: 'not-a-word', word: 'ta' });
    expect(play.words(0)).toEqual([]);
    expect(play.buildRefusal('a')).toEqual({ code: 'too-short', word: 'a', minimum: 2 });
  });
  test('cards on the table never return to the hand', () => {
    const play = table({ hand: 'o', words: ['stare'] });
    const star = play.cards(0, 'star')[0]!;
    const e = play.word(0, 'stare').cards.find((card) => faceOf(card) === 'e');
    expect(play.refusal(0, { words: [star], lock: null, seal: [] })).toEqual({ code: 'left-out', card: e });
    expect(play.refusal(0, { words: [], lock: null, seal: [] })).toMatchObject({ code: 'left-out' });
  });
  test('no card can be used twice, and none of another player', () => {
    const play = table({ hand: 's o' });
    const [s, o] = play.view(0).mine!.hand as [CardId, CardId];
    const [foreign] = play.view().line;
    expect(
      play.refusal(0, {
        words: [
          [s, o],
          [s, o],
        ],
        lock: null,
        seal: [],
      }),
    ).toEqual({ code: 'used-twice', card: s });
    expect(play.refusal(0, { words: [[foreign, o]], lock: null, seal: [] })).toEqual({
      code: 'not-yours',
      card: foreign,
    });
    // The printed deck has 90 cards.
    expect(play.refusal(0, { words: [['C90', o]], lock: null, seal: [] })).toEqual({ code: 'not-yours', card: 'C90' });
    expect(play.refusal(0, { words: [['X1', o]], lock: null, seal: [] })).toEqual(
      expect.objectContaining({ code: 'malformed' }),
    );
    expect(play.refusal(0, { words: [[]], lock: null, seal: [] })).toEqual(
      expect.objectContaining({ code: 'malformed' }),
    );
  });
  test('a bigram keeps its letters together and in order', () => {
    const play = table({ hand: 'st o ar' });
    expect(play.buildRefusal('ar-st')).toEqual({ code: 'not-a-word', word: 'arst' });
    play.build(['st-ar']);
    expect(play.words(0)).toEqual(['star']);
    // ARTS needs the T before the S, so these cards make only STAR.
    const other = table({ hand: 'o', words: ['st-a-r'] });
    const [st, a, r] = other.word(0, 'star').cards;
    expect(other.refusal(0, { words: [[a, r, st]], lock: null, seal: [] })).toEqual({
      code: 'not-a-word',
      word: 'arst',
    });
  });
  test('a single bigram may be a word', () => {
    expect(table({ hand: 'on st' }).build(['on-']).words(0)).toEqual(['on']);
    expect(table({ hand: 'on st' }).buildRefusal('st-')).toEqual({ code: 'not-a-word', word: 'st' });
  });
  test('option: new words need three letters; a shorter rest left by a thief may stay', () => {
    const three = { minimum: 3 } as const;
    expect(table({ hand: 's o t a' }, three).buildRefusal('so')).toEqual({ code: 'too-short', word: 'so', minimum: 3 });
    const play = table({ hand: 't e', words: ['so', 'on'] }, three);
    expect(play.buildRefusal('no', 'so')).toBe('accepted'); // the same cards the other way round
    expect(play.buildRefusal('to', 'so', 'en')).toEqual({ code: 'too-short', word: 'to', minimum: 3 });
    play.build(['so', 'one']);
    expect(play.words(0)).toEqual(['so', 'one']);
  });
  test('the words of all manifests are valid, even if the dictionary lacks them', () => {
    const banned = { words: { dictionary: 'everyday', familyFriendly: true, allowed: [], banned: ['leant'] } } as const;
    expect(table({ hand: 'l e a n t', manifest: 1 }, banned).build(['leant']).words(0)).toEqual(['leant']);
    expect(table({ hand: 'l e a n s', manifest: 1 }).buildRefusal('leans')).toMatchObject({ code: 'not-a-word' });
  });
  test('the table’s allowed and banned words count', () => {
    const words = { dictionary: 'wide', familyFriendly: false, allowed: ['urts'], banned: ['rust'] } as const;
    const play = table({ hand: 'r u s t' }, { words });
    expect(play.buildRefusal('rust')).toEqual({ code: 'not-a-word', word: 'rust' });
    expect(play.build(['urts']).words(0)).toEqual(['urts']);
  });
  test('if time runs out, nothing changes', () => {
    const play = new TestGame(env, { players: [{ hand: 's o', words: ['art'] }, {}], pace: 'live' }).pick('l', null);
    expect(play.expire().words(0)).toEqual(['art']);
    expect(play.eventsOf('timed-out')).toEqual([{ type: 'timed-out', seat: 0, at: 'build' }]);
  });
  describe('if time runs out, the draft is played', () => {
    const live = (player: Partial<PositionPlayer>) =>
      new TestGame(env, { players: [{ hand: 's o', ...player }, {}], pace: 'live' }).pick('l', null);
    const put = (play: TestGame, words: string[], seal: number[] = [], lock: number | null = null) =>
      play.answer(0, { words: play.cards(0, ...words), lock, seal, draft: true });
    test('it is the last draft, and no other player saw it before', () => {
      const play = live({ words: ['art'] });
      const before = play.game.observe(play.match, 1);
      put(play, ['art', 'so']);
      expect(play.game.observe(play.match, 1)).toEqual(before);
      expect(play.step).toBe('build');
      put(play, ['rats']);
      expect(play.expire().words(0)).toEqual(['rats']);
      expect(play.eventsOf('timed-out')).toHaveLength(1);
      expect(play.eventsOf('built')[0]!.laid.map(faceOf)).toEqual(['s']);
    });
    test('a later draft that is refused leaves the earlier one in place', () => {
      const play = put(live({ words: ['art'] }), ['art', 'so']);
      const words = play.cards(0, 'art', 'os');
      expect(play.refusal(0, { words, lock: null, seal: [], draft: true })).toEqual({ code: 'not-a-word', word: 'os' });
      expect(play.expire().words(0)).toEqual(['art', 'so']);
    });
    test('a later answer replaces it, without a time-out', () => {
      const play = put(live({ words: ['art'] }), ['art', 'so']).build(['art']);
      expect(play.words(0)).toEqual(['art']);
      expect(play.eventsOf('timed-out')).toEqual([]);
    });
    test('[WX-8] its words are locked for good, and a manifest card moved since then stays where it is', () => {
      const play = live({ words: ['art', 'on'], lock: 0, hand: 'h a t s e', manifest: 24 });
      put(play, ['art', 'on', 'haste'], [2], 0).lock(0, play.word(0, 'on').id).expire();
      expect(play.words(0)).toEqual(['art', 'on']);
      expect(play.player(0).sealed.map(textOf)).toEqual(['haste']);
      expect(play.player(0).lock).toBe(play.word(0, 'on').id);
    });
  });
});

describe('[WX-8] locks', () => {
  test('the manifest card can be placed, moved and removed at any time, even in others’ turns', () => {
    const play = table({ words: ['star', 'on'] });
    const star = play.word(0, 'star').id;
    const on = play.word(0, 'on').id;
    play.lock(0, star);
    expect(play.player(0).lock).toBe(star);
    play.lock(0, on);
    expect(play.player(0).lock).toBe(on); // one word at a time
    play.build(['star', 'on']);
    play.answer(0, { cards: [play.view(0).mine!.hand[0]] });
    expect(play.turn.seat).toBe(1);
    const { question } = play.game.observe(play.match, 1);
    play.lock(0, null).lock(0, star);
    expect(play.game.observe(play.match, 1).question).toEqual(question);
    expect(play.eventsOf('locked').map(({ word }) => word)).toEqual([star, on, null, star]);
    expect(play.eventsOf('locked').map(({ cards }) => textOf(cards))).toEqual(['star', 'on', 'on', 'star']);
  });
  test('it goes only on the player’s own open words, and not where it is already', () => {
    const play = new TestGame(env, { players: [{ words: ['star'] }, { words: ['on'] }] });
    const attempt = (seat: number, word: number | null): unknown => {
      const outcome = play.game.play(play.match, seat, { free: { type: 'lock', word } }, 10);
      return outcome.ok ? 'accepted' : outcome.refusal;
    };
    const on = play.word(1, 'on').id;
    expect(attempt(0, on)).toEqual({ code: 'no-such-word', word: on });
    expect(attempt(0, null)).toEqual({ code: 'already-there' });
    expect(attempt(1, on)).toBe('accepted');
    expect(play.game.observe(play.match, 0).free).toEqual(['lock']);
    expect(new TestGame(env, { seats: 2 }).game.observe(new TestGame(env, { seats: 2 }).match, 0).free).toEqual([]);
  });
  test('it stops only thieves: its owner may extend the word under it, and it stays on the new word', () => {
    const play = table({ hand: 's e', words: ['art', 'on'], lock: 0 });
    const art = play.word(0, 'art').id;
    play.build(['rats', 'on']);
    expect(play.words(0)).toEqual(['rats', 'on']);
    expect(play.player(0).lock).toBe(art);
    expect(play.eventsOf('locked')).toEqual([]);
  });
  test('if the word under it is split, it goes on the part its owner names, which all players see', () => {
    const play = (lock: number | null) =>
      table({ hand: 'o h', words: ['stare', 'it'], lock: 0 }).build(['at', 'she', 'or', 'it'], [], lock);
    for (const [at, word] of ['at', 'she', 'or'].entries()) {
      const done = play(at);
      expect(done.player(0).lock).toBe(done.word(0, word).id);
      expect(done.eventsOf('locked').map(({ cards }) => textOf(cards))).toEqual([word]);
    }
    const off = play(null);
    expect(off.player(0).lock).toBeNull();
    expect(off.eventsOf('locked')).toMatchObject([{ seat: 0, word: null }]);
    expect(() => play(3)).toThrow(/lock-elsewhere/); // IT took nothing of STARE
    expect(() => play(4)).toThrow(/lock-elsewhere/);
  });
  test('building does not place a manifest card that was on no word', () => {
    const play = table({ hand: 's o', words: ['art'] });
    const words = play.cards(0, 'art', 'so');
    expect(play.refusal(0, { words, lock: 0, seal: [] })).toEqual({ code: 'lock-elsewhere' });
    expect(play.build(['art', 'so']).player(0).lock).toBeNull();
  });
  test('if time runs out, it stays where it is', () => {
    const play = new TestGame(env, { players: [{ hand: 's o', words: ['art', 'on'], lock: 1 }, {}], pace: 'live' });
    play.pick('l', null).expire();
    expect(play.player(0).lock).toBe(play.word(0, 'on').id);
  });
  test('a manifest word can be locked for good in the player’s own turn: it is out of play, but still scores', () => {
    const play = table({ hand: 'h a t s e', words: ['on'], manifest: 24, indicator: 3 });
    play.build(['on', 'haste'], [1]);
    expect(play.words(0)).toEqual(['on']);
    expect(play.player(0).sealed.map(textOf)).toEqual(['haste']);
    expect(play.eventsOf('built')[0]!.sealed.map(textOf)).toEqual(['haste']);
    const end = new TestGame(env, {
      players: [{ hand: '', sealed: ['haste'], manifest: 24, indicator: 3 }, { hand: '' }],
      position: { line: '' },
    });
    end.build([]).build([]);
    expect(end.match.over?.scores).toEqual([30, 0]);
  });
  test('several can be locked at once, even one laid earlier, besides the word under the manifest card', () => {
    const play = table({ hand: 'a r m', words: ['hat', 'on', 'sun'], lock: 1, manifest: 24 });
    const on = play.word(0, 'on').id;
    play.build(['ram', 'on', 'sun', 'hat'], [0, 3]);
    expect(play.player(0).sealed.map(textOf)).toEqual(['ram', 'hat']);
    expect(play.words(0)).toEqual(['on', 'sun']);
    expect(play.player(0).lock).toBe(on);
  });
  test('its cards are out of play: no word can use them, and the manifest card can’t go on it', () => {
    const play = table({ hand: 's', words: ['hat'], manifest: 24 });
    const { id, cards } = play.word(0, 'hat');
    play.build(['hat'], [0]);
    const lock = play.game.play(play.match, 0, { free: { type: 'lock', word: id } }, play.match.at);
    expect(lock).toMatchObject({ ok: false, refusal: { code: 'no-such-word', word: id } });
    // Seat 1 takes its turn; then seat 0 builds again.
    play.pick('x', null).build([]);
    play.answer(1, { cards: play.view(1).mine!.hand.slice(0, 1) });
    play.pick('d', null);
    const s = play.view(0).mine!.hand.find((card) => faceOf(card) === 's')!;
    expect(play.refusal(0, { words: [[...cards, s]], lock: null, seal: [] })).toEqual({
      code: 'not-yours',
      card: cards[0],
    });
  });
  test('only words of the player’s own manifest can be locked for good', () => {
    const play = table({ hand: 'h a t s e', manifest: 1, indicator: 3 });
    const words = play.cards(0, 'haste');
    expect(play.refusal(0, { words, lock: null, seal: [0] })).toEqual({ code: 'not-on-manifest', word: 'haste' });
    expect(play.refusal(0, { words, lock: null, seal: [1] })).toEqual({ code: 'no-such-word', word: 1 });
    expect(play.refusal(0, { words, lock: null, seal: [0, 0] })).toEqual({ code: 'no-such-word', word: 0 });
  });
  test('the manifest card comes off a word that is locked for good', () => {
    const play = table({ words: ['hat', 'on'], lock: 0, manifest: 24 }).build(['hat', 'on'], [0]);
    expect(play.player(0)).toMatchObject({ lock: null });
    expect(play.words(0)).toEqual(['on']);
  });
});
