import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardOf, parseBoard } from './board.ts';
import { componentsOf } from './components.ts';
import { scoreWord } from './scoring.ts';
import { subsets } from './testing.ts';

const printed = componentsOf({});

function board(text: string): Board {
  const read = parseBoard(printed, text);
  if ('code' in read) throw new Error(JSON.stringify(read));
  return boardOf(printed, read.cards);
}
const points = (on: string, word: string, handicap = false): number =>
  scoreWord(board(on), word, handicap ? printed.handicap : null).points;

describe('[WY-12] a word scores the board', () => {
  const on = 'QG NS ML GD';
  test.each([
    ['letters that are not there score nothing', 'aeiou', 0],
    ['a letter once, with two cards, takes the better', 'gap', 5],
    ['a letter twice takes both', 'gag', 7],
    ['a letter three times has no third card', 'giggle', 5 + 2 + 3],
    ['a rare card adds to its column', 'quit', 7],
    ['no word', '', 0],
  ])('%s: %s', (_why, word, expected) => {
    expect(points(on, word)).toBe(expected);
  });

  test('the score lists the cards used, and the letter that uses each', () => {
    expect(scoreWord(board(on), 'gag').cards).toEqual([
      { place: 1, at: 0, points: 5, full: true },
      { place: 6, at: 2, points: 2, full: true },
    ]);
  });
});

describe('[WY-13] the printed examples', () => {
  test('MISQUOTING is 7 + 5 + 4 + 4 + 3 = 23', () => {
    const { points, cards } = scoreWord(board('QG NS ML GD'), 'misquoting');
    expect(points).toBe(23);
    expect(cards.map((card) => card.points)).toEqual([7, 5, 4, 4, 3]);
  });
  test('BACCALAUREATES is 21', () => {
    expect(points('CB CR LP MD', 'baccalaureates')).toBe(21);
  });
});

describe('[WY-22] handicap', () => {
  test('the best four score in full, every other card used scores 1', () => {
    const { points, cards } = scoreWord(board('QG NS ML GD'), 'misquoting', printed.handicap);
    expect(points).toBe(7 + 5 + 4 + 4 + 1);
    expect(cards.filter(({ full }) => !full)).toEqual([{ place: 4, at: 0, points: 1, full: false }]);
  });
  test('up to four cards score as usual', () => {
    expect(points('QG NS ML GD', 'gag', true)).toBe(points('QG NS ML GD', 'gag'));
  });
});

/** Tries every assignment of cards to letters, and with a handicap every four of them. */
function slowScore(on: Board, word: string, handicap: boolean): number {
  const best = (at: number, taken: readonly number[]): number => {
    if (at === word.length) return handicap ? bestFour(taken) : sum(taken.map((place) => on[place]!.value));
    const here = on.flatMap(({ letter }, place) =>
      letter === word[at] && !taken.includes(place) ? [best(at + 1, [...taken, place])] : [],
    );
    return Math.max(best(at + 1, taken), ...here);
  };
  const bestFour = (taken: readonly number[]): number => {
    const choices = subsets(taken).filter((chosen) => chosen.length <= 4);
    return Math.max(
      ...choices.map((chosen) => sum(taken.map((place) => (chosen.includes(place) ? on[place]!.value : 1)))),
    );
  };
  return best(0, []);
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('[WY-12] [WY-22] no other assignment of cards to letters scores more', () => {
  const boards = ['QG NS ML GD', 'CB CR LP MD', 'SS TT RR NN', 'JY BB DD SP'].map(board);
  const word = fc.string({ unit: fc.constantFrom(...'aegnsdlbctr'), maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...boards), word, fc.boolean(), (on, text, handicap) => {
      const score = scoreWord(on, text, handicap ? printed.handicap : null);
      expect(score.points).toBe(slowScore(on, text, handicap));
      for (const { place, at } of score.cards) expect(on[place]!.letter).toBe(text[at]);
      expect(new Set(score.cards.map(({ place }) => place)).size).toBe(score.cards.length);
      expect(new Set(score.cards.map(({ at }) => at)).size).toBe(score.cards.length);
    }),
  );
});
