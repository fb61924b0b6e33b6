import { bindGame, loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, chanceFrom, type Move, type Shape } from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { adviceInWords, silence } from '../review/advice.ts';
import { loadDescribeMove } from '../review/describe-move.ts';
import { lessons as strings } from '../strings/en/lessons.ts';
import { LEARNER, type LessonMove, type LessonStep, loadLessons, NOT_THIS, TAUGHT } from './lesson.ts';
import { playLesson } from './testing/play-lesson.ts';

/** Squares, cards, ids, prices and asterisks as only the judge and its notation write them. */
const NOTATION =
  /\br\d+c\d+|\b\d+[A-O] |\b[A-O]\d+ |\bfrom hand\b|[?*]|\b[A-Z]+[a-z][A-Z]|\b[A-Z]\d+\b|undefined|null|NaN/;

/** Judgements waited for, each better than the one before: enough to find a better move. */
const ENOUGH = 25;

const deedOf = (move: Move<Shape> | null | undefined): LessonMove<Shape> =>
  move && 'free' in move ? move : { answer: move?.answer };

/** Some moves that people make: what beginners and good players would do, and nothing at all. */
function otherMoves(pack: AnyGamePackage): LessonStep<Shape>[] {
  const game = bindGame(pack, lexicon);
  const bots = ([1, 1, 3] as const).map(
    (level, n): LessonStep<Shape> =>
      (seen) => {
        const ask = { seen, seat: LEARNER, chance: chanceFrom(`other ${n}`), env: lexicon };
        return deedOf([...pack.bot(level)(ask)].at(-1)?.move);
      },
  );
  return [(seen) => deedOf(silence(game, lexicon, seen, LEARNER)), ...bots];
}

test.each(TAUGHT)('%s: in every step of every lesson another move is answered in words', async (game) => {
  const pack = (await loadGame(game))!;
  const describe = (await loadDescribeMove(game))!;
  const replies: string[] = [];
  for (const lesson of await loadLessons(game))
    for (const step of lesson.solution.keys())
      for (const other of [...otherMoves(pack), ...(step === 0 ? lesson.wrong.slice(0, 1) : [])]) {
        const { refused } = await playLesson(lexicon, game, lesson, [...lesson.solution.slice(0, step), other]);
        // What the lesson asks for, and what the rules refuse, is not answered by the judge.
        if (!refused || refused.refusal.code !== NOT_THIS) continue;
        const { seen, move } = refused;
        const ask = { game, seen, seat: LEARNER, move, names: ['Anna', 'Ada'] };
        let looked = 0;
        const judgement = adviceInWords(pack, lexicon, describe, ask, () => ++looked > ENOUGH);
        replies.push(judgement ? strings.answer(judgement) : strings.noAnswer);
      }
  expect(replies.length).toBeGreaterThan(5);
  // With the points the game gives, where it gives any.
  expect(replies.filter((reply) => / \((no points|−?\d+ points?)\): /.test(reply)).length).toBeGreaterThan(0);
  expect(replies.filter((reply) => !/^[A-Z✱+−].*\.$/.test(reply) || NOTATION.test(reply))).toEqual([]);
});

test('a move is called great only by a judge that has looked at all the others', async () => {
  const pack = (await loadGame('wordsmith'))!;
  const [lesson] = await loadLessons('wordsmith');
  const { refused } = await playLesson(lexicon, 'wordsmith', lesson!, lesson!.wrong);
  const { seen, move } = refused!;
  const ask = { game: 'wordsmith', seen, seat: LEARNER, move, names: [] };
  const describe = await loadDescribeMove('wordsmith');
  const cut = adviceInWords(pack, lexicon, describe, ask, () => true)!;
  expect(strings.answer(cut)).toMatch(/\(no points\): you can do that, but this lesson is about something else\.$/);
  const whole = adviceInWords(pack, lexicon, describe, ask, () => false)!;
  expect(strings.answer(whole)).toMatch(/another move is worth about \d+ points more\.$/);
  expect(strings.answer({ ...whole, best: [whole.yours] })).toMatch(/: a great move/);
});
