import { readFileSync } from 'node:fs';
import { bindGame, loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import type { AnyGamePackage } from '@wordhoard/kernel';
import { COMMON_TIER, openLexicon } from '@wordhoard/lexicon';
import { describe, expect, test } from 'vitest';
import { type ChosenTask, chooseTask } from './choose-task.ts';
import { addDays } from './day.ts';
import { seedOfDay } from './day-seed.ts';
import { type AnswerMove, judgeAnswer, observationAfter, readAnswer, resultOf } from './score.ts';
import { defaultMoveOf } from './task.ts';

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

  test('an answer with a real word never scores 0, and a pass always does', () => {
    for (const { task, baseline } of chosen) {
      const top = baseline.everyday[0]!;
      expect(resultOf(baseline, { ...top, worth: baseline.zero - 5 }, true).score).toBe(10);
      expect(
        resultOf({ zero: baseline.zero, everyday: baseline.everyday, best: [] }, { ...top, worth: 0 }, true).score,
      ).toBe(0);
      const pass = readAnswer(pack, words, task, defaultMoveOf(pack, words, task));
      if (id === 'wildwords' || id === 'word-nerds')
        expect(pass.ok && judgeAnswer(pack, words, task, baseline, pass.move).score).toBe(0);
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

  test('refuses what is no answer to the task', () => {
    const { task } = chosen[0]!;
    const to = task.seen.question!.id;
    for (const raw of [null, 'pass', {}, { to }, { free: { type: 'lock' } }, { to, answer: 7 }])
      expect(readAnswer(pack, words, task, raw)).toEqual({ ok: false, refusal: { code: 'malformed' } });
    const late = { ...defaultMoveOf(pack, words, task), to: to + 1 };
    expect(readAnswer(pack, words, task, late)).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });
});
