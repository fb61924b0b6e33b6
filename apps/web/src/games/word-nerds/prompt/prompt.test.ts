import type { Seat } from '@wordhoard/kernel';
import { game, type TargetSpec, type View } from '@wordhoard/word-nerds';
import { TestGame } from '@wordhoard/word-nerds/testing';
import { expect, test } from 'vitest';
import { handOversIn } from '../../../table/testing/shared-device.ts';
import { whyNext } from '../hand-over.ts';
import { choicesOf, completeTarget, pick } from './aiming.ts';
import { followAnswer, type LastAnswer, type PassedOverReason, passedOver } from './passed-over.ts';
import { LIMIT_OF } from './prompt-text.ts';

test('every decision of the game has the limit the page draws for it', () => {
  const own = Object.entries(game.rules.steps).flatMap(([step, rule]) => ('limit' in rule ? [[step, rule.limit]] : []));
  expect(LIMIT_OF).toEqual(Object.fromEntries(own));
});

/** The aims below look at nothing but what they are given. */
const aiming = { view: {} as View, seat: 0 };
const cardOfWord: TargetSpec = {
  word: () => [0, 2],
  take: (_, { word }) => (word === undefined ? [] : [`L${word}`, `L${word + 10}`]),
};
const twoTokens: TargetSpec = { tokens: () => ({ items: [1, 3, 5], min: 2, max: 2 }) };

test('a part that depends on another is chosen after it, and again when that changes', () => {
  const word = choicesOf(cardOfWord, aiming, {})[0]!;
  const first = pick({}, 'word', 0, word.of);
  const cards = choicesOf(cardOfWord, aiming, first)[1]!;
  expect(cards.of.items).toEqual(['L0', 'L10']);
  const both = pick(first, 'take', 'L10', cards.of);
  expect(completeTarget(choicesOf(cardOfWord, aiming, both), both)).toEqual({ word: 0, take: 'L10' });
  const other = pick(both, 'word', 2, word.of);
  expect(completeTarget(choicesOf(cardOfWord, aiming, other), other)).toBeNull();
});

test('several are toggled, never more than may be, and count only when they are enough', () => {
  const [{ of }] = choicesOf(twoTokens, aiming, {}) as [ReturnType<typeof choicesOf>[number]];
  const one = pick({}, 'tokens', 1, of);
  expect(completeTarget(choicesOf(twoTokens, aiming, one), one)).toBeNull();
  const three = pick(pick(one, 'tokens', 3, of), 'tokens', 5, of);
  expect(completeTarget(choicesOf(twoTokens, aiming, three), three)).toEqual({ tokens: [3, 5] });
  expect(pick(three, 'tokens', 5, of)).toEqual({ tokens: [3] });
});

test('what leaves no choice is chosen already', () => {
  const only: TargetSpec = { seat: () => [4] };
  expect(completeTarget(choicesOf(only, aiming, {}), {})).toEqual({ seat: 4 });
  expect(completeTarget([], {})).toEqual({});
});

const PASS = { type: 'pass' };
const offer = (play: TestGame, seat: Seat, type: 'word' | 'trump', text: string): TestGame =>
  play.answer(seat, { type, ...play.wordPlay(seat, text) });
/** The memory of a word that was sent just now. */
const sent = (play: TestGame, type: 'word' | 'trump'): LastAnswer => ({
  answer: { type, cards: [], actions: [] },
  told: play.events.length,
  sealed: false,
});
const why = (play: TestGame, seat: Seat, last: LastAnswer): PassedOverReason | null =>
  passedOver(last, play.events, play.view(seat), seat);

test('[WN-11] two declare: the one with the higher score is told why the other word lies there', () => {
  const play = new TestGame({ players: [{ letters: 'paths', score: 9 }, { letters: 'wreck', score: 8 }, 'mind'] });
  const mine = sent(play, 'word');
  offer(play, 0, 'word', 'paths');
  expect(why(play, 0, mine)).toBeNull();
  offer(play, 1, 'word', 'wreck').answer(2, PASS);
  expect(why(play, 0, mine)).toEqual({ as: 'word', because: 'score', by: 1 });
  // The owner of the word needs no reason.
  expect(why(play, 1, mine)).toBeNull();
  // The next event is about something else.
  play.challenge(2, 0);
  expect(why(play, 0, mine)).toBeNull();
});

test('[WN-11] equal scores: it was the lot', () => {
  const play = new TestGame({ players: ['paths', 'wreck'] });
  const mine = sent(play, 'word');
  offer(offer(play, 0, 'word', 'paths'), 1, 'word', 'wreck');
  const first = play.words[0]!.owner;
  expect(why(play, 1 - first, mine)).toEqual({ as: 'word', because: 'lot', by: first });
});

test('[WN-14] two trump: the same', () => {
  const play = new TestGame({ players: ['mind', { letters: 'wreck', score: 3 }, 'zebra'] }).declare(0, 'mind');
  const mine = sent(play, 'trump');
  offer(offer(play, 1, 'trump', 'wreck'), 2, 'trump', 'zebra').pass();
  expect(why(play, 1, mine)).toEqual({ as: 'trump', because: 'score', by: 2 });
});

test('[WN-13] a challenge in the same moment comes before a trump', () => {
  const play = new TestGame({ players: ['mind', 'wreck', 'zebra'] }).declare(0, 'mind');
  const mine = sent(play, 'trump');
  offer(play, 1, 'trump', 'wreck').answer(2, { type: 'challenge', word: 0 }).pass();
  expect(why(play, 1, mine)).toEqual({ as: 'trump', because: 'challenge', by: [2] });
});

test('a word that was handed back did not lose against the next one laid', () => {
  const play = new TestGame({ players: [{ letters: 'eeeeeepath', actions: ['DRAW ONE LETTER'], score: 5 }, 'wreck'] });
  const given = (): LastAnswer['answer'] | null => play.observe(0).question?.mine?.answer ?? null;
  let mine = followAnswer(undefined, given(), play.events);
  expect(mine).toBeUndefined();
  offer(play, 0, 'word', 'path');
  mine = followAnswer(mine, given(), play.events);
  expect(mine).toMatchObject({ answer: { type: 'word' }, sealed: true });
  play.card(0, 'DRAW ONE LETTER').answer(0, { cards: [play.letter(0, 'p')] });
  expect(followAnswer(mine, given(), play.events)).toBeUndefined();
});

const open = ['bid-cards', 'select', 'respond', 'join', 'purchase'];
const shown = (game: TestGame): string[] => handOversIn(game, whyNext, { open });

test('[WN-19] the player who laid a word may draw a new hand, and the loser of the battle too', () => {
  const game = new TestGame({ players: ['paths', 'wreck'] }).declare(0, 'paths').trump(1, 'wreck').pass().pass();
  expect(game.step).toBe('keep');
  expect(shown(game).at(-1)).toBe('Anna: Anna laid a word and may draw a new hand.');
  game.answer(0, { redraw: false, tokens: [] });
  expect(shown(game).at(-1)).toBe('Beth: Beth laid a word and may draw a new hand.');
});

test('[WN-18] the player who scored takes tokens back', () => {
  const spent = [1, 3, 5];
  const game = new TestGame({ players: [{ letters: 'master', spent }, 'ab'] }).declare(0, 'master').pass();
  expect(shown(game)).toEqual(['Anna:', 'Anna: Anna again: Anna scored and takes tokens back.']);
});

test('a card names who must discard', () => {
  const players = [{ letters: 'ab', actions: ['DROP LETTER'] }, 'xyz'] as const;
  const game = new TestGame({ players, position: { next: 'auction' } }).card(0, 'DROP LETTER', { seat: 1 });
  expect(shown(game)).toEqual(['Anna:', 'Beth: Anna played DROP LETTER, so Beth must discard a letter.']);
});

test('[WN-4] too many letters, whose number lies open', () => {
  const players = [{ letters: 'abcdefghij', actions: ['DRAW ONE LETTER'] }, 'xyz'] as const;
  const game = new TestGame({ players, position: { next: 'auction' } })
    .answer(0, { token: 3 })
    .card(0, 'DRAW ONE LETTER');
  expect(game.step).toBe('discard');
  expect(shown(game).at(-1)).toBe('Anna: Anna again: Anna holds more than 10 letters and must discard.');
});

test('bids and declarations out of order', () => {
  const players = ['abcd', 'efgh', 'ijkl'];
  const game = new TestGame({ players, pace: 'live', position: { next: 'auction' } });
  // A bot bids for Beth while Anna has the device; then Caro's time runs out.
  game.answer(1, { token: 0 }).answer(0, { token: 2 });
  expect(shown(game)).toEqual(['Anna:', 'Caro: Caro has yet to bid.']);
  game.expire().passUntil('declare');
  expect(shown(game).at(-1)).toBe('Anna: Anna again: the auction is over, and everyone may declare a word.');
});
