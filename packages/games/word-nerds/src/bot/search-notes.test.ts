import { chanceFrom } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED, TestGame } from '../testing.ts';
import type { WordNerds } from '../types.ts';
import { searchNotes } from './search-notes.ts';

const { letterOf } = PRINTED.letters;

const HANDS = ['stone', 'train', 'clear', 'would'];
/** Each hand makes a word with one of three letters. */
const env = lexiconOf(HANDS.flatMap((hand) => ['s', 'y', 'e'].map((letter) => `${hand}${letter}`)));
const table = (players: number, market: string): TestGame => {
  const position = { next: 'auction', market } as const;
  return new TestGame({ players: HANDS.slice(0, players), position });
};

/** What the champion compares with this answer. */
function alternatives(play: TestGame, seat: number, chosen: WordNerds['steps']['bid']['answer']): unknown[] {
  const input = { seen: play.observe(seat), seat, chance: chanceFrom('notes'), env };
  return searchNotes.alternatives(input, { to: 1, answer: chosen }).map((move) => ('to' in move ? move.answer : move));
}

describe('candidates', () => {
  test('with two players, all tokens', () => {
    const tokens = [0, 1, 2, 3, 4, 5].map((token) => ({ token }));
    expect(alternatives(table(2, 'qss'), 0, { token: 3 })).toEqual(tokens);
  });
  test('with four, the lowest, the highest, and those next to the chosen one', () => {
    const tokens = (chosen: number): unknown[] => alternatives(table(4, 'qsser'), 0, { token: chosen });
    expect(tokens(3)).toEqual([0, 2, 4, 6].map((token) => ({ token })));
    expect(tokens(6)).toEqual([0, 5, 6].map((token) => ({ token })));
  });
  test('with four, the most useful letters', () => {
    const play = table(4, 'vsqye').passUntil('select');
    const [seat] = play.waiting;
    const taken = alternatives(play, seat!, { token: 0 }).map((it) => letterOf((it as { card: string }).card));
    expect(taken.toSorted()).toEqual(['e', 's', 'y']);
  });
});
