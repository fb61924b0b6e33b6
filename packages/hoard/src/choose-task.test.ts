import { readFileSync } from 'node:fs';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import type { AnyGamePackage } from '@wordhoard/kernel';
import { COMMON_TIER, openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import type { Baseline } from './baseline.ts';
import { type ChosenTask, chooseTask } from './choose-task.ts';
import { addDays } from './day.ts';
import { seedOfDay } from './day-seed.ts';
import { type AnswerMove, judgeAnswer, observationAfter, readAnswer, resultOf } from './score.ts';
import { defaultMoveOf, type Task } from './task.ts';

const words = openLexicon(readFileSync(new URL('../../lexicon/data/wordhoard.lex', import.meta.url)));
const FIRST = '2026-11-17';
/** Enough to see that one day's task differs from the next. */
const FEWEST_DAYS = 2;
/** More days of the games whose tasks are chosen quickly. */
const DAYS: Readonly<Record<string, number>> = {
  wordsy: 12,
  'word-worx': 8,
  wildwords: 4,
  'word-nerds': 4,
};

const seedOn = (nth: number): string => seedOfDay('test', addDays(FIRST, nth)).seed;

/** An answer with a non-word that the rules of a table would allow; Wordsmith and Word Worx refuse such themselves. */
const NON_WORDS: Readonly<
  Record<string, (task: Task, baseline: Baseline) => { answer: unknown; word: string } | null>
> = {
  wordsy: () => ({ answer: { text: 'quickstepperer', lock: true }, word: 'quickstepperer' }),
  'word-nerds': ({ seen }, { everyday }) => {
    const { cards } = (everyday[0]!.move as { answer: { cards: { card: string; as: string | null }[] } }).answer;
    const letters = JSON.stringify(seen.view);
    const backwards = cards.toReversed();
    const word = everyday[0]!.word!.split('').reverse().join('');
    expect(letters).toContain(cards[0]!.card);
    return words.has(word) ? null : { answer: { type: 'trump', cards: backwards, actions: [] }, word };
  },
  wildwords: (_, { everyday }) => {
    // The tiles of the best play in the reverse order, on the same squares.
    const { tiles } = (everyday[0]!.move as { answer: { tiles: { tile: string; square: number }[] } }).answer;
    const turned = tiles.map(({ square }, i) => ({ square, tile: tiles.at(-1 - i)!.tile }));
    return { answer: { type: 'play', tiles: turned }, word: expect.any(String) };
  },
};

describe.each(await gamesWith(({ task }) => task))('%s', (id) => {
  const chosen: ChosenTask[] = [];
  let pack: AnyGamePackage;

  test('gives a task every day: with several good answers, one of them the best, and nothing offensive', async () => {
    pack = (await loadGame(id))!;
    for (let nth = 0; nth < (DAYS[id] ?? FEWEST_DAYS); nth++) chosen.push(chooseTask(pack, words, seedOn(nth)));
    for (const { task, baseline } of chosen) {
      const { everyday, best, zero } = baseline;
      expect(task.game).toBe(id);
      expect(everyday[0]!.worth).toBeGreaterThan(zero + pack.task!.minGain - 1e-9);
      expect(everyday[0]!.worth).toBeGreaterThanOrEqual(everyday[1]?.worth ?? 0);
      expect(best[0]!.worth).toBeGreaterThanOrEqual(everyday[0]!.worth - 1e-9);
      expect(new Set([...everyday, ...best].map(({ text }) => text)).size).toBeGreaterThanOrEqual(3);
      const said = JSON.stringify([task.seen.view, everyday, best]).match(/[A-Za-z]{3,}/g) ?? [];
      expect(said.filter((word) => words.isOffensive(word.toLowerCase()))).toEqual([]);
    }
  });

  test('the answer for 100 points is legal and made of common words, and the default answer scores 0', () => {
    const game = bindGame(pack, words);
    for (const { task, baseline } of chosen) {
      const { seen, seat } = task;
      const top = baseline.everyday[0]!;
      expect(game.check(seen, seat, top.move)).toBeUndefined();
      if (id === 'wordsy' || id === 'word-nerds')
        expect(words.tier(top.word!) ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(COMMON_TIER);
      const read = readAnswer(pack, words, task, JSON.parse(JSON.stringify(top.move)));
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(judgeAnswer(pack, words, task, baseline, read.move).score).toBe(100);
      expect(readAnswer(pack, words, task, defaultMoveOf(pack, words, task))).toMatchObject({ ok: true });
      expect(resultOf(baseline, { ...top, worth: baseline.zero }).score).toBe(0);
      expect(resultOf(baseline, { ...top, worth: top.worth + 50 }).score).toBe(100);
    }
  });

  test('an answer made of a word is never worth nothing, and a pass always is', () => {
    for (const { task, baseline } of chosen) {
      const top = baseline.everyday[0]!;
      expect(resultOf(baseline, { ...top, worth: -5 }, true).score).toBe(10);
      expect(resultOf(baseline, { ...top, worth: top.worth - 0.01 }, true).score).toBe(99);
      // Days made before keep their scale.
      const { scoring: _, ...oldest } = baseline;
      expect(resultOf(oldest, { ...top, worth: 0 }, true).score).toBe(0);
      expect(resultOf({ ...oldest, scoring: 2 }, { ...top, worth: top.worth / 2 }, true).score).toBe(55);
      const pass = readAnswer(pack, words, task, defaultMoveOf(pack, words, task));
      if (id !== 'wordsmith') expect(pass.ok && judgeAnswer(pack, words, task, baseline, pass.move).score).toBe(0);
    }
  });

  test('the score is the share of the best points, which the best answers make with words everyone knows', () => {
    for (const { task, baseline } of chosen) {
      const { everyday, best, scoring } = baseline;
      expect(scoring).toBe(3);
      const [top] = everyday;
      for (const answer of [...everyday, ...best]) {
        expect(answer.words!.length).toBeGreaterThan(0);
        expect(answer.worth).toBe(answer.points);
        // The rules pay what the scale says.
        const { score, yours } = judgeAnswer(pack, words, task, baseline, answer.move as AnswerMove);
        expect(yours.points).toBe(answer.points);
        expect(score).toBe(
          yours.points! >= top!.points!
            ? 100
            : Math.max(10, Math.min(99, Math.round((100 * yours.points!) / top!.points!))),
        );
      }
    }
  });

  test('the observation after an answer shows it on the board and asks the player nothing', () => {
    for (const { task, baseline } of chosen) {
      const { move } = baseline.everyday[0]!;
      const after = observationAfter(pack, words, task, move as AnswerMove); // a task is answered, not played freely
      const { question } = after;
      expect(question?.asked.includes(task.seat) && !question.mine?.done).toBe(false);
      expect(JSON.stringify(after)).not.toBe(JSON.stringify(task.seen));
    }
  });

  test('gives the same task for the same seed, and another one every day', () => {
    const again = chooseTask(pack, words, seedOn(0));
    expect(JSON.stringify(again)).toBe(JSON.stringify(chosen[0]));
    expect(new Set(chosen.map(({ task }) => JSON.stringify(task.seen.view))).size).toBe(chosen.length);
    expect(new Set(chosen.map(({ baseline }) => baseline.everyday[0]!.text)).size).toBe(chosen.length);
  });

  test('a non-word is refused by its name before it counts, and the word that was meant is not', () => {
    for (const { task, baseline } of chosen) {
      const made = NON_WORDS[id]?.(task, baseline);
      if (!made) continue;
      const to = task.seen.question!.id;
      expect(readAnswer(pack, words, task, { to, answer: made.answer })).toEqual({
        ok: false,
        refusal: { code: 'unknown-word', word: made.word },
      });
      expect(readAnswer(pack, words, task, baseline.everyday[0]!.move)).toMatchObject({ ok: true, draft: false });
    }
  });

  test('what is no answer to it is refused', () => {
    const { task } = chosen[0]!;
    const to = task.seen.question!.id;
    for (const raw of [null, 'pass', {}, { to }, { free: { type: 'lock' } }, { to, answer: 7 }])
      expect(readAnswer(pack, words, task, raw)).toEqual({
        ok: false,
        refusal: expect.objectContaining({ code: 'malformed' }),
      });
    const late = { ...defaultMoveOf(pack, words, task), to: to + 1 };
    expect(readAnswer(pack, words, task, late)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});
