/** [WN-14] Action cards laid together with a declaration or a trump. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionName } from './actions.ts';
import { type CardWithWord, PRINTED, TestGame } from './testing.ts';
import { checkWordPlay, fittingActions, previewWord, targetsWithWord } from './word-play.ts';
import { wordValue } from './words.ts';

const PLUS_2 = '+2 WORD VALUE';
const PLUS_5 = '+5 WORD VALUE';
const MINUS_3 = '-3 WORD VALUE';
const values = (play: TestGame): number[] => play.words.map((it) => wordValue(PRINTED, it));
const names = (play: TestGame, seat: number): number => play.player(seat).actions.secret.length;

/** PATHS is worth 9, WRECK 12, MIND 6. Seat 1 answers PATHS. */
const after = (actions: readonly ActionName[], letters = 'mind'): TestGame =>
  new TestGame({ players: ['paths', { letters, actions: [...actions] }, 'wreck'] }).declare(0, 'paths');

describe('[WN-14] with a declaration', () => {
  const declaring = (actions: readonly ActionName[]): TestGame =>
    new TestGame({ players: [{ letters: 'paths', actions: [...actions] }, 'wreck', 'mind'] });
  test('they take effect together with the word, and are spent', () => {
    const play = declaring([PLUS_2, 'DRAW ONE LETTER']);
    const card = play.heldCard(0, PLUS_2);
    play.declare(0, 'paths', [[PLUS_2, { word: 0 }]]);
    expect(play.eventsOf('laid')).toEqual([
      { type: 'laid', seat: 0, word: 0, text: 'paths', value: 11, trumps: null, actions: [{ card, word: 0 }] },
    ]);
    expect(values(play)).toEqual([11]);
    expect(play.match.state.actionDiscards).toEqual([card]);
    expect(names(play, 0)).toBe(1);
  });
  test('any number of them can be laid, each with its target', () => {
    const play = declaring([PLUS_2, PLUS_5, 'DOUBLE LETTER', 'DOUBLE LETTER', 'NO LENGTH BONUS']);
    const [p, , , h] = play.cards(0, 'paths').map(({ card }) => card);
    play.declare(0, 'paths', [
      [PLUS_2, { word: 0 }],
      [PLUS_5, { word: 0 }],
      ['DOUBLE LETTER', { word: 0, take: p! }],
      ['DOUBLE LETTER', { word: 0, take: h! }],
      ['NO LENGTH BONUS', { word: 0 }],
    ]);
    expect(values(play)).toEqual([9 + 2 + 5 + 2 + 2 - 2]);
    expect(names(play, 0)).toBe(0);
  });
  test('word and cards return to the hand unseen if another declaration comes first', () => {
    const play = new TestGame({
      players: [{ letters: 'paths', score: 9, actions: [PLUS_2] }, { letters: 'wreck', score: 8 }, 'mind'],
    });
    const told = play.events.length;
    play
      .answer(0, { type: 'word', ...play.wordPlay(0, 'paths', [[PLUS_2, { word: 0 }]]) })
      .answer(1, { type: 'word', ...play.wordPlay(1, 'wreck') })
      .pass();
    expect([play.letters(0), names(play, 0)]).toEqual(['paths', 1]);
    expect(play.match.state.actionDiscards).toEqual([]);
    expect(play.events.slice(told).map(({ type }) => type)).toEqual(['laid']);
    expect(values(play)).toEqual([12]);
  });
  test('they are spent once laid, even if the word is struck', () => {
    const play = new TestGame({ players: [{ letters: 'zyxw', actions: [PLUS_2] }, 'mind'] });
    const card = play.heldCard(0, PLUS_2);
    play.declare(0, 'zyxw', [[PLUS_2, { word: 0 }]]).challenge(1, 0);
    expect(play.statuses).toBe('');
    expect(play.match.state.actionDiscards).toEqual([card]);
    expect(names(play, 0)).toBe(0);
  });
});

describe('[WN-14] with a trump', () => {
  test('they affect the new word or the attacked one before the values are compared', () => {
    const raised = after([PLUS_2, PLUS_2]).trump(1, 'mind', [
      [PLUS_2, { word: 1 }],
      [PLUS_2, { word: 1 }],
    ]);
    expect(values(raised)).toEqual([9, 10]);
    const both = after([PLUS_2, MINUS_3]).trump(1, 'mind', [
      [PLUS_2, { word: 1 }],
      [MINUS_3, { word: 0 }],
    ]);
    expect(values(both)).toEqual([6, 8]);
    expect(both.eventsOf('laid')[1]).toMatchObject({ value: 8, trumps: 0, actions: [{ word: 1 }, { word: 0 }] });
    expect(both.statuses).toBe('scoring trumping');
    expect(
      after(['NO LENGTH BONUS', MINUS_3]).trump(1, 'mind', [
        ['NO LENGTH BONUS', { word: 0 }],
        [MINUS_3, { word: 0 }],
      ]).words[0],
    ).toMatchObject({ noBonus: true, modifier: -3 });
  });
  test('a trump that is not higher even with them is refused, and nothing changes', () => {
    const play = after([MINUS_3]);
    const before = structuredClone(play.match);
    expect(play.refusal(1, { type: 'trump', ...play.wordPlay(1, 'mind') })).toEqual({
      code: 'not-higher',
      value: 6,
      needed: 10,
    });
    // 6 to 6.
    expect(play.refusal(1, { type: 'trump', ...play.wordPlay(1, 'mind', [[MINUS_3, { word: 0 }]]) })).toEqual({
      code: 'not-higher',
      value: 6,
      needed: 7,
    });
    expect(play.match).toEqual(before);
  });
  test('of two simultaneous trumps, the cards of the one not laid return unseen', () => {
    const play = new TestGame({
      players: ['paths', { letters: 'mind', score: 5, actions: [PLUS_5] }, { letters: 'wreck', score: 4 }],
    }).declare(0, 'paths');
    play.answer(1, { type: 'trump', ...play.wordPlay(1, 'mind', [[PLUS_5, { word: 1 }]]) }).trump(2, 'wreck');
    expect(play.words.map(({ owner }) => owner)).toEqual([0, 2]);
    expect([play.letters(1), names(play, 1)]).toEqual(['mind', 1]);
    expect(values(play)).toEqual([9, 12]);
  });
  test('[WN-13] after a challenge within the same 300 ms the trump is asked for again, with word and cards in hand', () => {
    const play = new TestGame({
      players: ['paths', { letters: 'mind', actions: [PLUS_5] }, 'wreck'],
      pace: 'live',
    });
    play.answer(0, { type: 'word', ...play.wordPlay(0, 'paths') }).expire();
    const trump = { type: 'trump', ...play.wordPlay(1, 'mind', [[PLUS_5, { word: 1 }]]) };
    play.answer(1, trump).answer(2, { type: 'challenge', word: 0 }, 299).expire();
    expect(play.step).toBe('join');
    expect([play.letters(1), names(play, 1), play.match.state.actionDiscards]).toEqual(['mind', 1, []]);
    play.answer(1, { join: false });
    expect([play.step, play.waiting]).toEqual(['respond', [0, 1, 2]]);
    play.answer(1, trump).expire();
    expect(values(play)).toEqual([9, 11]);
  });
  test('the trump is asked for again if one of its cards is played meanwhile', () => {
    const play = after([PLUS_5]);
    play.answer(1, { type: 'trump', ...play.wordPlay(1, 'mind', [[PLUS_5, { word: 1 }]]) });
    play.card(1, PLUS_5, { word: 0 });
    expect(play.waiting).toEqual([0, 1, 2]);
    expect(values(play)).toEqual([14]);
  });
  test('the trump is asked for again if a card on the attacked word makes them equal', () => {
    const under = (...raise: ActionName[]): TestGame => {
      const play = new TestGame({
        players: [{ letters: 'paths', actions: raise }, { letters: 'mind', actions: [PLUS_5] }, 'wreck'],
        pace: 'live',
      });
      play.answer(0, { type: 'word', ...play.wordPlay(0, 'paths') }).expire();
      play.answer(1, { type: 'trump', ...play.wordPlay(1, 'mind', [[PLUS_5, { word: 1 }]]) });
      return raise.reduce((so, name) => so.card(0, name, { word: 0 }), play).expire();
    };
    expect(under().statuses).toBe('scoring trumping');
    expect(under(PLUS_2).eventsOf('laid')).toHaveLength(1);
  });
  test('their effect on the attacked word stays, even if the trump is struck', () => {
    const play = after([MINUS_3, PLUS_2], 'dinm').trump(1, 'dnim', [
      [MINUS_3, { word: 0 }],
      [PLUS_2, { word: 1 }],
    ]);
    play.challenge(0, 1);
    expect(play.statuses).toBe('scoring struck');
    expect(values(play)[0]).toBe(6);
    expect(play.match.state.actionDiscards).toHaveLength(2);
    expect(play.pass().scores).toEqual([16, 0, 0]);
  });
});

describe('[WN-14] refused with a word', () => {
  const refused = (play: TestGame, ...along: CardWithWord[]): unknown =>
    play.refusal(1, { type: 'trump', ...play.wordPlay(1, 'judging', along) });
  const against = (...actions: ActionName[]): TestGame => after(actions, 'judging');
  test('FULL CREDIT, and every card that is not played on a word', () => {
    const along = ACTIONS.filter(({ applyToWord }) => applyToWord).map(({ name }) => name);
    expect(along).toEqual([
      ...['+2 WORD VALUE', '+3 WORD VALUE', '+5 WORD VALUE', '-2 WORD VALUE', '-3 WORD VALUE', '-5 WORD VALUE'],
      ...['DOUBLE LETTER', 'NO LENGTH BONUS'],
    ]);
    for (const { name } of ACTIONS.filter((action) => !action.applyToWord)) {
      const play = against(name);
      expect(refused(play, [name, { word: 1 }])).toEqual({ code: 'not-with-word', card: play.heldCard(1, name) });
    }
  });
  test('a card of another player, or the same one twice', () => {
    const play = against(PLUS_2);
    const laying = play.wordPlay(1, 'judging', [[PLUS_2, { word: 1 }]]);
    const twice = { type: 'trump', cards: laying.cards, actions: [...laying.actions, ...laying.actions] };
    expect(play.refusal(1, twice)).toMatchObject({ code: 'not-there' });
    const theirs = new TestGame({ players: [{ letters: 'paths', actions: [PLUS_2] }, 'judging'] });
    const { actions } = theirs.wordPlay(0, 'paths', [[PLUS_2, { word: 0 }]]);
    theirs.declare(0, 'paths');
    expect(theirs.refusal(1, { type: 'trump', cards: theirs.cards(1, 'judging'), actions })).toMatchObject({
      code: 'not-there',
    });
  });
  test('a card on neither of the two words, or without a target', () => {
    const play = new TestGame({
      players: ['paths', 'wreck', { letters: 'judging', actions: [PLUS_2, 'DOUBLE LETTER'] }],
    });
    play.declare(0, 'paths').trump(1, 'wreck').pass();
    const trump = (...along: CardWithWord[]): unknown =>
      play.refusal(2, { type: 'trump', ...play.wordPlay(2, 'judging', along) });
    // The beaten PATHS is neither the new word nor the one attacked, though the card could be played on it by itself.
    expect(trump([PLUS_2, { word: 0 }])).toMatchObject({ code: 'bad-target', field: 'word' });
    expect(trump([PLUS_2, { word: 3 }])).toMatchObject({ code: 'bad-target', field: 'word' });
    expect(trump([PLUS_2, {}])).toEqual({ code: 'bad-target', card: 'A0', field: 'word', needs: ['word'] });
    expect(trump([PLUS_2, { word: 2, seat: 1 }])).toMatchObject({ code: 'bad-target', field: 'seat' });
    expect(trump(['DOUBLE LETTER', { word: 2, take: play.words[1]!.cards[0]!.card }])).toMatchObject({
      code: 'bad-target',
      field: 'take',
      needs: ['word', 'take'],
    });
    expect(trump(['DOUBLE LETTER', { word: 1, take: play.words[1]!.cards[0]!.card }])).toMatchObject({
      code: 'bad-target',
      field: 'word',
    });
    expect(trump([PLUS_2, { word: 1 }])).toBe('accepted');
  });
  test('something that is not a card', () => {
    const play = against(PLUS_2);
    const { cards } = play.wordPlay(1, 'judging');
    for (const actions of [[{ card: 'A9999', target: { word: 1 } }], [{ card: 'A0' }], 'A0', null])
      expect(play.refusal(1, { type: 'trump', cards, actions })).toEqual(
        expect.objectContaining({ code: 'malformed' }),
      );
  });
});

test('[WN-14] all targets offered are legal, and the result is as previewed', () => {
  const kinds = ACTIONS.filter(({ applyToWord }) => applyToWord).map(({ name }) => name);
  let laid = 0;
  fc.assert(
    fc.property(fc.subarray(kinds), fc.boolean(), fc.infiniteStream(fc.nat()), (actions, trumps, picks) => {
      const player = { letters: 'judging', actions };
      const play = trumps
        ? new TestGame({ players: ['paths', player] }).declare(0, 'paths')
        : new TestGame({ players: ['paths', player] });
      const view = play.view(1);
      const cards = play.cards(1, 'judging');
      const all = (view.hand?.actions ?? []).flatMap((card) => {
        const aims = targetsWithWord(view, 1, cards, card);
        expect(aims.length).toBeGreaterThan(0);
        return [{ card, target: aims[picks.next().value % aims.length]! }];
      });
      const planned = { cards, actions: fittingActions(view, 1, { cards, actions: all }) };
      expect(planned.actions).toEqual(all);
      expect(checkWordPlay(view, 1, planned)).toBeUndefined();
      const shown = previewWord(view, 1, planned);
      const answer = { type: trumps ? 'trump' : 'word', ...planned };
      const higher = !shown.attacked || wordValue(PRINTED, shown.word) > wordValue(PRINTED, shown.attacked);
      if (!higher) {
        expect(play.refusal(1, answer)).toMatchObject({ code: 'not-higher' });
        return;
      }
      play.answer(1, answer).pass();
      expect(play.words.at(-1)).toEqual(shown.word);
      if (shown.attacked) expect(play.words[0]).toEqual(shown.attacked);
      laid += 1;
    }),
    { numRuns: 150 },
  );
  expect(laid).toBeGreaterThan(50);
});
