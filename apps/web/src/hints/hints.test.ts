import { bindGame, GAME_IDS, loadGame } from '@wordhoard/catalog';
import { gamesWith } from '@wordhoard/catalog/testing';
import { type AnyJudgement, type JudgedMove, judgementOf, limitsFor, type Shape, seedFrom } from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { isAwaited } from '@wordhoard/table';
import { expect, test } from 'vitest';
import { adviceOn } from '../review/advice.ts';
import { hints as strings } from '../strings/en/hints.ts';
import { type Hint, hintOf, STEPS } from './hint.ts';

const choice = (text: string, worth: number, word: string | null): JudgedMove<Shape> => ({
  move: { free: { type: text } },
  worth,
  points: worth,
  text,
  word,
});
const judged = (found: readonly JudgedMove<Shape>[], common: JudgedMove<Shape> | null = null): AnyJudgement =>
  judgementOf<Shape>({ yours: choice('pass', 0, null), found, common });
const said = (hint: Hint): string[] => STEPS.map((step) => strings.hint(hint, step));

test('a hint is about a word that everybody knows, and says more at every step', () => {
  const hint = hintOf(judged([choice('QUIXOTRY', 40, 'quixotry')], choice('HOUSE', 18, 'house')));
  const [vague, clearer, plain] = said(hint);
  expect(vague).toBe('There’s a word here that scores 18 points now.');
  expect(clearer).toBe('It has 5 letters and begins with H.');
  expect(plain).toBe('Try this: HOUSE.');
  expect(`${vague}${clearer}`).not.toContain('HOUSE');
});

test('what the game gives now is told apart from what may come later', () => {
  const iron = { ...choice('Declare IRON', 11.2, 'iron'), points: 4 };
  expect(said(hintOf(judged([iron], iron)))[0]).toBe(
    'There’s a word here that scores 4 points now and can bring about 7 more later.',
  );
});

test('where it is no word, the choices are named before the choice is, in an order that tells nothing', () => {
  const hint = hintOf(judged([choice('challenge', 10, null)]));
  expect(said(hint)[0]).toBe('One option is worth about 10 points more than the next best.');
  expect(said(hint)[1]).toBe('It’s one of these: challenge; pass.');
  expect(said(hint)[2]).toBe('Try this: challenge.');
});

test('options that are equally good are called so', () => {
  const hint = hintOf(judged([choice('trade', 0.3, null)]));
  expect(said(hint)[0]).toBe('Two or more options are about equally good.');
});

test('where there is nothing to choose, that is all that is said', () => {
  expect(new Set(said(hintOf(judged([])))).size).toBe(1);
});

test.each(GAME_IDS)('%s: at the first question a beginner is given a hint by what they see', async (id) => {
  const pack = (await loadGame(id))!;
  const game = bindGame(pack, lexicon);
  const limits = limitsFor<Shape>(game.rules, 'relaxed');
  const table = { config: pack.defaults, players: 2, seed: seedFrom('hints'), limits, bank: null, position: null };
  const started = game.start(table);
  if (!started.ok) throw new Error(started.refusal.code);
  const seat = started.match.seats.find((it) => isAwaited(game.observe(started.match, it), it))!;
  const seen = game.observe(started.match, seat);
  const judgement = adviceOn(pack, lexicon, { game: id, seen, seat, move: null, names: [] }, () => false);
  const [vague, , plain] = said(hintOf(judgement!));
  expect(plain).not.toBe(vague);
});

test.each(await gamesWith(({ isWord }) => isWord))('%s says whether something is a word at its tables', async (id) => {
  const pack = (await loadGame(id))!;
  expect(['paths', 'cacoon'].map((word) => pack.isWord?.(lexicon, pack.defaults, word))).toEqual([true, false]);
});
