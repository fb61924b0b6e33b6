import { loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import { chooseTask, type ScoredAnswer, seedOfDay, type TaskResult } from '@wordhoard/hoard';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { today as strings } from '#strings/today.ts';
import { headlineOf, shownAnswers, summaryOf, symbolsOn, taskHelp, taskText } from './task-text.ts';

const sentences = (lines: readonly string[]): number => lines.join(' ').match(/[.!?](?=\s|$)/g)?.length ?? 0;

test.each(await gamesWith(({ task }) => task))(
  '%s explains its task in three sentences and a list of symbols',
  async (id) => {
    const pack = await loadGame(id);
    if (!pack) throw new Error(`there is no game '${id}'`);
    const { task } = chooseTask(pack, words, seedOfDay('test', '2026-11-17').seed);
    expect(taskText(id)).not.toBe('');
    expect(sentences(taskHelp(id))).toBeLessThanOrEqual(3);
    expect(taskHelp(id).at(-1)).toMatch(/^Your score is /);
    const symbols = symbolsOn(id, task.seen);
    expect(new Set(symbols.map(({ mark }) => mark)).size).toBe(symbols.length);
    if (id !== 'wordsy') expect(symbols.length).toBeGreaterThan(0);
  },
);

test('symbols that aren’t on the board are left out', () => {
  const board = (rare: number) => ({ view: { board: [{ rare: 0 }, { rare }] } }) as never; // a view of these cards only
  expect(symbolsOn('wordsy', board(0))).toEqual([]);
  expect(symbolsOn('wordsy', board(2)).map(({ mark }) => mark)).toEqual(['+2']);
});

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
