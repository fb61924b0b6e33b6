import { bindGame, GAMES, isGameId, loadGame } from '@wordhoard/catalog';
import { type AnyGamePackage, chanceFrom, type Move, type Shape } from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { type AnyRefusal, botName } from '@wordhoard/protocol';
import { isAwaited } from '@wordhoard/table';
import { faceOf, trayOf, type WildWords } from '@wordhoard/wildwords';
import { componentsOf, findSpelling, type WordNerds } from '@wordhoard/word-nerds';
import type { Wordsy } from '@wordhoard/wordsy';
import { describe, expect, test } from 'vitest';
import { adviceInWords, silence } from '../review/advice.ts';
import { loadDescribeMove } from '../review/describe-move.ts';
import { lessons as strings } from '../strings/en/lessons.ts';
import { refusalText } from '../strings/en/refusals.ts';
import { table } from '../strings/en/table.ts';
import {
  LEARNER,
  type LessonMove,
  type LessonStep,
  type LessonWords,
  loadLessons,
  loadLessonWords,
  NOT_THIS,
  TAUGHT,
} from './lesson.ts';
import { laidOut } from './teaching.ts';
import { playLesson } from './testing/play-lesson.ts';

/** A game's refusal texts, whichever folder of its page has them. */
type InWords = (refusal: AnyRefusal, names: { me: number; of(seat: number): string }) => string;
const REFUSALS = import.meta.glob<{ inWords?: InWords }>('../games/*/*/refusals.ts', { eager: true });
const inWords = (game: string, refusal: AnyRefusal): string => {
  const [, own] = Object.entries(REFUSALS).find(([file, it]) => file.includes(`/${game}/`) && it.inWords) ?? [];
  return own?.inWords?.(refusal, { me: LEARNER, of: (seat) => `Player ${seat}` }) ?? refusalText(refusal);
};

test('most games have lessons, and only games do', () => {
  expect(TAUGHT.length).toBeGreaterThan(0);
  expect(TAUGHT.every(isGameId)).toBe(true);
});

/** The buttons of a game's page, as its strings name them. */
const PLAY_STRINGS = import.meta.glob<string>('../games/*/strings/play.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Everything a lesson may say. */
const sentencesOf = ({ title, say, done }: LessonWords): string[] => [
  title,
  ...(typeof say === 'string' ? [say] : Object.values(say)),
  done,
];

/** Non-words that the rules let players play, each in a lesson of its game. */
const notInWordsy: LessonStep<Wordsy> = () => ({ answer: { text: 'ttxq', lock: true } });
const notInWildWords: LessonStep<WildWords> = ({ view }) => {
  const tiles = ['N', 'D', 'F'].map((face, i) => ({
    square: 110 + i,
    tile: trayOf(view, LEARNER).find((it) => faceOf(it) === face)!,
  }));
  return { answer: { type: 'play', tiles } };
};
const notInWordNerds: LessonStep<WordNerds> = ({ view }) => ({
  answer: {
    type: 'trump',
    cards: findSpelling(componentsOf(view.config), 'kcerw', view.hand!.letters, [])!,
    actions: [],
  },
});
const NON_WORDS = [
  ['wordsy', 'twice', 'ttxq', notInWordsy],
  ['wildwords', 'turn', 'NDF', notInWildWords],
  ['word-nerds', 'trump', 'kcerw', notInWordNerds],
] as const;

test.each(NON_WORDS)(
  '%s, %s: %s is called no word, and not compared with better moves',
  async (game, id, text, deed) => {
    const lesson = (await loadLessons(game)).find((it) => it.id === id)!;
    // A deed of this very game, which `play` does not know.
    const { learnt, refused } = await playLesson(lexicon, game, lesson, [deed as unknown as LessonStep<Shape>]);
    expect(learnt).toBe(false);
    expect(refused?.refusal).toEqual({ code: NOT_THIS, nonWord: text });
    expect(strings.nonWord(text)).toMatch(new RegExp(`^${text} isn’t a word`, 'i'));
  },
);

describe.each(TAUGHT)('%s', async (game) => {
  const lessons = await loadLessons(game);
  const words = (await loadLessonWords(game))!;

  test('three to seven lessons, each with its sentences, in the same order', () => {
    expect(lessons.map(({ id }) => id)).toEqual(Object.keys(words));
    expect(lessons.length).toBeGreaterThanOrEqual(3);
    expect(lessons.length).toBeLessThanOrEqual(7);
    const [least, most] = isGameId(game) ? GAMES[game].players : [0, 0];
    for (const { players } of lessons) expect(players >= least && players <= most).toBe(true);
  });

  test('the first lesson says how to win before anything else, and goes through a whole turn', () => {
    const [first, ...later] = Object.values(words);
    expect(first!.title).toMatch(/^A whole (turn|round)$/);
    const said = typeof first!.say === 'string' ? first!.say : Object.values(first!.say)[0];
    expect(said).toMatch(/wins?\b/);
    expect(later.map(({ title }) => title)).not.toContain(first!.title);
  });

  test('its sentences name the other player and the buttons as the page does', () => {
    const said = Object.values(words).flatMap(sentencesOf).join(' ');
    expect(said).not.toMatch(/the other player|the others? wrote/i);
    if (said.includes('Ada')) expect(botName([table.you])).toBe('Ada');
    const source = PLAY_STRINGS[`../games/${game}/strings/play.ts`] ?? '';
    const labels = [...said.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label);
    const isOnPage = (label: string): boolean =>
      source.includes(`'${label}`) || source.includes(`\`${label.split(' ')[0]} \${`);
    expect(labels.filter((label) => !isOnPage(label))).toEqual([]);
  });

  describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
    test('its solution reaches the goal, and nothing less does', async () => {
      expect(await playLesson(lexicon, game, lesson, lesson.solution)).toEqual({
        learnt: true,
        refused: null,
        faults: [],
      });
      for (let some = 0; some < lesson.solution.length; some++)
        expect(await playLesson(lexicon, game, lesson, lesson.solution.slice(0, some))).toEqual({
          learnt: false,
          refused: null,
          faults: [],
        });
    });

    test('something else is answered in words, by the rules or by the judge', async () => {
      const { learnt, refused } = await playLesson(lexicon, game, lesson, lesson.wrong);
      expect(learnt).toBe(false);
      const { refusal, seen, move } = refused!;
      if (refusal.code !== NOT_THIS) {
        expect(inWords(game, refusal)).not.toContain(refusal.code);
        expect(['malformed', 'stale', 'not-asked']).not.toContain(refusal.code);
        return;
      }
      const pack = (await loadGame(game))!;
      const ask = { game, seen, seat: LEARNER, move, names: [] };
      const advice = adviceInWords(pack, lexicon, await loadDescribeMove(game), ask, () => true);
      expect(strings.answer(advice!)).toMatch(/^.+: (a great move|you can do that, but)/);
    });

    test('the learner is asked something when it begins', async () => {
      const pack = (await loadGame(game))!;
      const bound = bindGame(pack, lexicon);
      const { table, entries } = laidOut(pack, bound, lexicon.id, lesson, 'Anna');
      const started = bound.start(table);
      if (!started.ok) throw new Error(started.refusal.code);
      let { match } = started;
      for (const { at, seat, ...move } of entries) {
        const outcome = bound.play(match, seat!, move, at);
        if (outcome.ok) match = outcome.match;
      }
      expect(isAwaited(bound.observe(match, LEARNER), LEARNER)).toBe(true);
    });
  });
});

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
