import { forSeat } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { defaults } from './defaults.ts';
import { BLANK_ROWS, BLANK_SHEET, positionWith, TestGame } from './testing.ts';

const env = lexiconOf(['medial']);
/** Every sheet has MEDI in the first row; A and L are on the free card. */
const sheet = { ...BLANK_SHEET, grid: ['medi....', ...BLANK_ROWS.slice(1)] };
const table = (): TestGame => new TestGame(env, 2, positionWith(2, { sheets: [sheet, sheet] }));
const MEDIA = ['write A r1c5 0', 'claim r1c1-r1c5', 'write L r2c1 0'];
const MEDIAL = ['write A r1c5 0', 'write L r1c6 0', 'claim r1c1-r1c6'];

describe('[WS-17] a word allowed during a game', () => {
  test('can be claimed at once, and the record replays', () => {
    const play = table();
    const refused = play.attemptTurn(0, ...MEDIA);
    expect(refused.ok || refused.refusal).toMatchObject({ code: 'not-a-word', word: 'media' });
    play
      .amend(1, { allow: 'media' })
      .turn(0, ...MEDIA)
      .turn(1, ...MEDIAL);
    expect(forSeat(play.view().sheets, 0).words).toMatchObject([{ word: 'media' }]);
    expect(play.eventsOf('allowed')).toEqual([{ type: 'allowed', by: 1, word: 'media' }]);
    expect(play.replay()).toEqual(play.match);
  });
  test('does not affect confirmed turns: it did not count as a word when the turn began [WS-12]', () => {
    const grid = ['paper...', ...BLANK_ROWS.slice(1)];
    const position = positionWith(2, { sheets: [{ ...BLANK_SHEET, grid }, BLANK_SHEET] });
    const words = { ...defaults.words, banned: ['paper'] };
    const play = new TestGame(wholeLexicon, 2, position, { words });
    play.turn(0, 'write S r1c6 2', 'write A r2c1 0', 'claim r1c1-r1c6');
    play.amend(1, { allow: 'paper' });
    expect(play.question.waiting).toEqual([1]);
    play.turn(1, 'write A r1c1 0', 'write L r1c2 0');
    expect(forSeat(play.view().sheets, 0).words).toMatchObject([{ word: 'papers' }]);
    expect(play.replay()).toEqual(play.match);
  });
  test('counts as a standing word from the next round on', () => {
    const play = table().amend(1, { allow: 'medi' });
    expect(play.view().allowed).toEqual(['medi']);
    play.expire();
    expect(play.view().round).toBe(2);
    expect(play.view()).not.toHaveProperty('allowed');
    expect(play.view().config.words.allowed).toEqual(['medi']);
  });
  test('can’t be longer than a row', () => {
    expect(table().amendRefusal(0, { allow: 'paperclips' })).toMatchObject({ code: 'wrong-length', longest: 8 });
  });
});
