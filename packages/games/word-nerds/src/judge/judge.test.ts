import { chanceFrom, forSeat, type Judgement, judgementsOf, type Move, pointsLost, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { PRINTED, TestGame, type TestGameOptions } from '../testing.ts';
import type { WordCard, WordNerds, WordPlay } from '../types.ts';
import { checkWordPlay, targetsWithWord } from '../word-play.ts';
import { textOf } from '../words.ts';
import { Evaluator } from './evaluator.ts';
import { judge } from './judge.ts';
import { MAX_WORLDS } from './rate-options.ts';
import { wordOption } from './words.ts';
import { randomWorld } from './worlds.ts';

const { ids: LETTER_IDS, letterOf } = PRINTED.letters;

const LUCK = 'luck';
const table = (players: TestGameOptions['players'], position: TestGameOptions['position'] = {}): TestGame =>
  new TestGame({ players, position, lexicon });

function judgements(play: TestGame, seat: Seat, move: Move<WordNerds>, env = lexicon): Judgement<WordNerds>[] {
  return judgementsOf(judge, { seen: play.observe(seat), seat, move, chance: chanceFrom(LUCK), env });
}
const judged = (play: TestGame, seat: Seat, answer: unknown, env = lexicon): Judgement<WordNerds> =>
  judgements(play, seat, { to: play.question.id, answer: answer as never }, env).at(-1)!;
const texts = ({ best }: Judgement<WordNerds>): string[] => best.map(({ text }) => text);

describe('a mistake with words is found', () => {
  test('[WN-11] declaring GRIND instead of REJUDGING, or of JUDGING, a common word', () => {
    const play = table(['judginger', 'aei']);
    const told = judged(play, 0, { type: 'word', ...play.wordPlay(0, 'grind') });
    expect(told.best[0]!.word).toBe('rejudging');
    expect(told.common!.word).toBe('judging');
    expect(pointsLost(told)).toBeGreaterThan(5);
    expect(told.worlds).toBe(MAX_WORLDS);
  });
  test('[WN-11] the best common word is a well-known one', () => {
    const play = table(['qanatsie', 'aei']);
    const { common, best } = judged(play, 0, { type: 'pass' });
    expect(lexicon.tier(common!.word!)).toBeLessThanOrEqual(COMMON_TIER);
    expect(common!.worth).toBeLessThanOrEqual(best[0]!.worth);
  });
  test('[WN-21] passing instead of winning the game', () => {
    const play = table([{ letters: 'paths', score: 95 }, 'aei']);
    const told = judged(play, 0, { type: 'pass' });
    expect(told.best[0]!.word).toHaveLength(5);
    expect(pointsLost(told)).toBeGreaterThan(8);
  });
  test('[WN-14] not trumping in the last turn', () => {
    const play = new TestGame({ players: ['paths', 'wreckage'], config: { lastTurn: 1 }, lexicon });
    play.declare(0, 'paths');
    const told = judged(play, 1, { type: 'pass' });
    expect(told.best[0]!.word).toBe('wreckage');
    expect(pointsLost(told)).toBeGreaterThan(10);
    expect(pointsLost(judged(play, 1, { type: 'trump', ...play.wordPlay(1, 'wreckage') }))).toBe(0);
  });
  test('[WN-15] challenging a real word, and not challenging a non-word', () => {
    const good = table(['paths', { letters: 'wreckage', score: 30 }]).answer(0, {
      type: 'word',
      ...table(['paths', 'a']).wordPlay(0, 'paths'),
    });
    good.pass();
    const wrong = judged(good, 1, { type: 'challenge', word: 0 });
    expect(wrong.yours.worth).toBeCloseTo(-10);
    const bad = table(['psath', 'e']).declare(0, 'psath');
    const silent = judged(bad, 1, { type: 'pass' });
    expect(texts(silent)[0]).toBe('challenge PSATH');
    expect(pointsLost(silent)).toBeCloseTo(10);
    bad.answer(1, { type: 'challenge', word: 0 });
  });
  test('[WN-17] but a challenge costs nothing at a score of 0', () => {
    const worthOf = (score: number) => {
      const play = table(['paths', { letters: 'wreckage', score }]).declare(0, 'paths');
      return judged(play, 1, { type: 'challenge', word: 0 }).yours;
    };
    const pass = judged(table(['paths', 'wreckage']).declare(0, 'paths'), 1, { type: 'pass' }).yours;
    expect(worthOf(0).points).toBe(0);
    expect(worthOf(0).worth).toBeCloseTo(pass.worth);
    expect(worthOf(4)).toMatchObject({ points: -4 });
    expect(worthOf(30)).toMatchObject({ points: -10 });
  });
  test('[WN-15] not joining a challenge', () => {
    const play = table(['psath', 'ee', 'aa']).declare(0, 'psath').answer(1, { type: 'challenge', word: 0 }).pass();
    expect(play.step).toBe('join');
    expect(pointsLost(judged(play, 2, { join: false }))).toBe(10);
    expect(pointsLost(judged(play, 2, { join: true }))).toBe(0);
  });
  test('[WN-16] playing +5 on another’s word', () => {
    const players = [{ letters: 'paths' }, { letters: 'wreckage', actions: ['+5 WORD VALUE'] }];
    const play = table(players, { turn: 40 }).declare(0, 'paths').trump(1, 'wreckage');
    const card = play.heldCard(1, '+5 WORD VALUE');
    const on = (word: number): Judgement<WordNerds> =>
      judgements(play, 1, { free: { type: 'card', card, target: { word } } }).at(-1)!;
    expect(on(0).best[0]!.text).toBe('+5 WORD VALUE on WRECKAGE');
    expect(pointsLost(on(0))).toBeGreaterThanOrEqual(5);
    expect(pointsLost(on(1))).toBe(0);
  });
});

describe('a mistake with letters is found', () => {
  test('[WN-6] [WN-8] bidding 0 if one letter is much better than all others', () => {
    const play = table(['quie', 'aei'], { next: 'auction', market: 'zii' });
    const told = judged(play, 0, { token: 0 });
    expect(texts(told)[0]).not.toBe('bid 0');
    expect(pointsLost(told)).toBeGreaterThan(0.5);
    expect(told.worlds).toBe(MAX_WORLDS);
  });
  test('[WN-8] not taking the Z of QUIZ', () => {
    const play = table(['quie', 'aei'], { next: 'auction', market: 'zio' })
      .answer(0, { token: 5 })
      .answer(1, { token: 0 });
    const letter = (face: string) => ({ card: play.view().market.find((card) => letterOf(card) === face)! });
    const told = judged(play, 0, letter('o'));
    expect(texts(told)[0]).toBe('take Z');
    expect(told.worlds).toBe(0);
    expect(pointsLost(judged(play, 0, letter('z')))).toBe(0);
  });
  test('[WN-19] redrawing instead of keeping four letters of a good word', () => {
    const play = table(['pathsquiz?', 'aei'], { pool: 'er' }).declare(0, 'paths').passUntil('keep');
    const told = judged(play, 0, { redraw: true, tokens: [] });
    expect(texts(told)[0]).toBe('keep');
    expect(pointsLost(told)).toBeGreaterThan(5);
  });
  test('[WN-18] not taking back the highest tokens, in the same answer', () => {
    const play = table([{ letters: 'pathsquiz?', spent: [1, 3, 5] }, 'aei'], { pool: 'er' }).declare(0, 'paths');
    const told = judged(play.passUntil('keep'), 0, { redraw: false, tokens: [1] });
    expect(texts(told)[0]).toBe('keep, take back 5');
    expect(pointsLost(told)).toBeGreaterThan(0);
  });
  test('[WN-20] replacing letters that make a word', () => {
    const play = table(['quizse', 'paths']).declare(1, 'paths').passUntil('purchase');
    const cards = [play.letter(0, 'q'), play.letter(0, 'z')];
    const told = judged(play, 0, { type: 'replace', cards, tokens: [1, 2] });
    expect(pointsLost(told)).toBeGreaterThan(5);
    expect(told.worlds).toBe(MAX_WORLDS);
  });
});

test('[WN-5] possible worlds fit the observation, and differ', () => {
  const play = table(['paths', 'wreck', 'aeiou'], { pool: 'er', discards: 'qi' });
  const view = play.view(0);
  const chance = chanceFrom('worlds');
  const worlds = Array.from({ length: 20 }, () => randomWorld(view, 0, chance));
  for (const { hands, deck } of worlds) {
    expect(hands.map(({ length }) => length)).toEqual([0, 5, 5]);
    expect(deck).toHaveLength(view.deck);
    const all = [...hands.flat(), ...deck, ...view.hand!.letters, ...view.pool, ...view.discards];
    expect(all.toSorted()).toEqual(LETTER_IDS.toSorted());
  }
  expect(new Set(worlds.map(({ hands }) => forSeat(hands, 1).join(' '))).size).toBeGreaterThan(15);
});

test('the same luck gives the same judgements; the first is there at once', () => {
  const play = table(['judginger', 'aei', 'outs']);
  const move = { to: play.question.id, answer: { type: 'pass' as const } };
  const told = judgements(play, 0, move);
  expect(told).toEqual(judgements(play, 0, move));
  expect(told[0]).toMatchObject({ worlds: 1, best: [{ text: 'pass' }] });
});

/** Every legal word with every action card that can be laid with it, in every order: the obvious slow way. */
function everyLaying(play: TestGame, words: readonly string[]): WordPlay[] {
  const view = play.view(0);
  const found: WordPlay[] = [];
  const along = (laying: WordPlay): void => {
    if (checkWordPlay(view, 0, laying)) return;
    found.push(laying);
    for (const card of view.hand!.actions)
      if (!laying.actions.some((one) => one.card === card))
        for (const target of targetsWithWord(view, 0, laying.cards, card))
          along({ ...laying, actions: [...laying.actions, { card, target }] });
  };
  const visit = (cards: WordCard[]): void => {
    if (words.includes(textOf(PRINTED, cards))) along({ cards, actions: [] });
    if (!words.some((word) => word.startsWith(textOf(PRINTED, cards)))) return;
    for (const card of [...view.hand!.letters, ...view.pool])
      if (!cards.some((used) => used.card === card)) visit([...cards, { card, as: null }]);
  };
  visit([]);
  return found;
}

test('[WN-10] [WN-14] the best declaration is the same as by trying every way to lay cards', {
  timeout: 120_000,
}, () => {
  const words = ['paths', 'path', 'tear', 'rate', 'tears', 'stare', 'heart', 'master', 'steam', 'parts', 'ramp'];
  const env = lexiconOf(words);
  let judgedWords = 0;
  for (let i = 0; i < 12; i++) {
    const chance = chanceFrom(`laying ${i}`);
    const letters = chance
      .shuffle([...'pathsermta'])
      .slice(0, 6)
      .join('');
    const cards = ['+2 WORD VALUE', '+3 WORD VALUE', '-3 WORD VALUE', '+5 WORD VALUE'];
    const actions = chance.shuffle(cards).slice(0, 2);
    const players = [{ letters, actions, score: chance.pick([0, 80, 94]) }, chance.pick(['paths', 'ae'])];
    const play = new TestGame({ players, position: { pool: chance.pick(['', 'ae', 'rt']) }, lexicon: env });
    const told = judged(play, 0, { type: 'pass' }, env);
    const seen = play.observe(0);
    const luck = chanceFrom(LUCK);
    const move = told.yours.move;
    const evaluator = new Evaluator({ seen, seat: 0, move, chance: luck, env });
    const worlds = Array.from({ length: MAX_WORLDS }, () => randomWorld(seen.view, 0, luck));
    const worths = everyLaying(play, words).map((laying) => {
      const option = wordOption(evaluator, 0, 'word', laying);
      return worlds.reduce((sum, world) => sum + option.value(world), 0) / MAX_WORLDS;
    });
    const top = Math.max(...worths);
    const found = told.best.filter(({ word }) => word !== null).map(({ worth }) => worth);
    expect(found.length > 0).toBe(worths.length > 0);
    if (found.length === 0) continue;
    expect(Math.max(...found)).toBeCloseTo(top);
    judgedWords += 1;
  }
  expect(judgedWords).toBeGreaterThan(6);
});
