import type { ScoredAnswer, TaskResult } from '@wordhoard/hoard';
import { expect, test } from 'vitest';
import { today as strings } from '#strings/today.ts';
import { headlineOf, shownAnswers, summaryOf } from './result-text.ts';

const answer = (points: number, ...words: string[]): ScoredAnswer => ({
  text: '',
  word: words[0] ?? null,
  words,
  worth: points,
  points,
});
const result = (score: number, yours: ScoredAnswer, curiosity: ScoredAnswer | null = null): TaskResult => ({
  score,
  yours,
  best: answer(27, 'moss', 'mossy'),
  curiosity,
});
const move = { to: 0, answer: {} } as never; // never looked into
const namesOf = (of: TaskResult): string[] => [...shownAnswers({ move, result: of }).keys()];

test('an answer is named by its words, and not by a command', () => {
  expect(headlineOf(answer(56, 'triumphing'))).toBe('TRIUMPHING');
  expect(headlineOf(answer(9, 'moss', 'mossy'))).toBe('MOSS and MOSSY');
  expect(headlineOf(answer(0))).toBe('No word');
  expect(headlineOf({ ...answer(0, 'quickstepperer'), notWords: ['quickstepperer'] })).toBe(
    'QUICKSTEPPERER isn’t in the dictionary',
  );
  // A result stored before all words were told.
  expect(headlineOf({ text: '8h CAT', word: 'cat', worth: 3.4 })).toBe('CAT');
});

test('the summary puts the points beside the best, with a real minus', () => {
  expect(summaryOf(result(89, answer(24, 'some')))).toBe('24 of 27 points');
  expect(summaryOf(result(10, answer(-1, 'some')))).toBe('−1 of 27 points');
  expect(summaryOf(result(100, answer(27, 'moss')))).toBe('You found the best answer!');
  expect(summaryOf(result(100, answer(30, 'qanat')))).toBe('You beat the best answer with everyday words!');
  expect([strings.scores(-1), strings.scores(1), strings.scores(2)]).toEqual(['−1 point', '1 point', '2 points']);
});

test('other answers are shown only where they are better and different', () => {
  expect(namesOf(result(50, answer(13, 'some')))).toEqual(['yours', 'best']);
  expect(namesOf(result(50, answer(13, 'some'), answer(40, 'qanat')))).toEqual(['yours', 'best', 'curiosity']);
  expect(namesOf(result(100, answer(27, 'moss', 'mossy')))).toEqual(['yours']);
  expect(namesOf(result(100, answer(40, 'qanat'), answer(40, 'qanat')))).toEqual(['yours']);
  expect(namesOf(result(100, answer(41, 'others'), answer(40, 'qanat')))).toEqual(['yours']);
});

test('a rank is shown only among enough others', () => {
  expect([0, 1, 4].map((others) => strings.standing(0, others))).toEqual(['', '', '']);
  expect(strings.standing(64, 5)).toBe('Better than 64 % of 5 other players.');
});
