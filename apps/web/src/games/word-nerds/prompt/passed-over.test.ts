import type { Seat } from '@wordhoard/kernel';
import { TestGame } from '@wordhoard/word-nerds/testing';
import { expect, test } from 'vitest';
import { followAnswer, type LastAnswer, type PassedOverReason, passedOver } from './passed-over.ts';

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
