import { bindGame, GAME_IDS, judgements, loadGame } from '@wordhoard/catalog';
import {
  type AnyJudgement,
  type JudgedMove,
  limitsFor,
  type Move,
  playOut,
  type Seat,
  type Shape,
  seedFrom,
} from '@wordhoard/kernel';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { expect, test } from 'vitest';
import { review } from '#strings/review.ts';
import { wildwords } from '../games/wildwords/strings/play.ts';
import { spell } from '../games/wildwords/strings/spell.ts';
import { wordNerds } from '../games/word-nerds/strings/play.ts';
import { wordWorx } from '../games/word-worx/strings/play.ts';
import { wordsy } from '../games/wordsy/strings/play.ts';
import { inWords, loadDescribeMove, type MoveAt } from './describe-move.ts';

/** Squares, cards, wild letters and small letters as only the engine writes them. */
const NOTATION = /\br\d+c\d+|\b\d+[A-O] |\b[A-O]\d+ |[?()*]|\b[A-Z]+[a-z][A-Z]|\b[CLTGA]\d+\b|undefined|null/;
/** A hand of so many letters. */
function handOf(n: number): object {
  return { hand: { letters: Array.from({ length: n }, () => 'L1') } };
}
/** Moves looked at per game: by then every kind of question has come up in most. */
const MOVES = 120;
/** Of each kind so many are judged, which is the slow part. */
const JUDGED = 2;

test.each(GAME_IDS)('%s says every move and every choice of its judge in words', async (id) => {
  const describe = (await loadDescribeMove(id))!;
  const pack = (await loadGame(id))!;
  const game = bindGame(pack, lexicon);
  const limits = limitsFor<Shape>(game.rules, 'relaxed');
  const setup = { config: pack.defaults, players: 2, seed: seedFrom('words'), limits, bank: null, position: null };
  const started = game.start(setup);
  if (!started.ok) throw new Error(started.refusal.code);
  const bots = [pack.bot(2), pack.bot(3)];
  const nameOf = (seat: Seat): string => ['Anna', 'Beth'][seat] ?? '';
  const said: string[] = [];
  const judged = new Map<string, number>();
  let moves = 0;
  for (const { entry, before } of playOut({ game, env: lexicon, bots, match: started.match, luck: 'words' })) {
    const { seat } = entry;
    if (seat === undefined || ++moves > MOVES) continue;
    const move: Move<Shape> = 'to' in entry ? { to: entry.to, answer: entry.answer } : { free: entry.free };
    const seen = game.observe(before, seat);
    said.push(describe({ seen, seat, move, nameOf }));
    const kind = 'free' in move ? move.free.type : (seen.question?.step.type ?? '');
    const times = judged.get(kind) ?? 0;
    judged.set(kind, times + 1);
    if (times >= JUDGED) continue;
    let last: AnyJudgement | null = null;
    for (const judgement of judgements(pack, lexicon, { seen, seat, move, luck: 'words' })) last = judgement ?? last;
    if (!last) continue;
    const { yours, best, common, everyday } = inWords(last, describe, { seen, seat, nameOf });
    const choices = [yours, ...best, ...everyday, ...(common ? [common] : [])];
    said.push(...choices.map(({ text }) => text));
    expect(new Set(best.map(({ text }) => text)).size).toBe(best.length);
  }
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((text) => !/^[A-Z✱+−]/.test(text) || NOTATION.test(text))).toEqual([]);
});

/** Answers that are a button on the game's page, and the label of that button. */
const BUTTONS: readonly (readonly [game: string, step: string, answer: object, view: object, label: string])[] = [
  ['wordsy', 'ready', { ready: true }, {}, wordsy.ready.go],
  ['wordsy', 'challenge', { challenge: null }, { entered: [{}, {}] }, wordsy.reveal.passOne],
  ['wordsy', 'challenge', { challenge: null }, { entered: [{}, {}, {}] }, wordsy.reveal.pass],
  ['wordsy', 'mend', { word: null }, {}, wordsy.mend.keep],
  ['word-nerds', 'respond', { type: 'pass' }, {}, wordNerds.act.pass],
  ['word-nerds', 'purchase', { type: 'pass' }, {}, wordNerds.act.pass],
  ['word-nerds', 'bid', { token: 3 }, {}, wordNerds.act.bid(3)],
  ['word-nerds', 'join', { join: false }, {}, wordNerds.act.stayOut],
  ...[0, 1, 2].flatMap((n) => [
    ['word-nerds', 'keep', { redraw: false, tokens: [] }, handOf(n), wordNerds.act.keep(n)] as const,
    ['word-nerds', 'keep', { redraw: true, tokens: [] }, handOf(n), wordNerds.act.redraw(n)] as const,
  ]),
  ['word-worx', 'pick', { card: null }, { players: [] }, wordWorx.pick.enough(2)],
  ['word-worx', 'steal', { steal: null }, { players: [] }, wordWorx.steal.leave],
  ['wildwords', 'vote', { agree: false }, {}, wildwords.act.disagree],
  ['wildwords', 'spell', { words: null }, {}, spell.giveIn],
];

test.each(BUTTONS)('%s, %s: %j is said as its button is labelled', async (game, step, answer, view, label) => {
  const describe = (await loadDescribeMove(game))!;
  // As much of what is seen as these sentences are made of.
  const at = { seen: { view, question: { id: 1, step: { type: step } } }, seat: 0, move: { to: 1, answer } };
  expect(describe({ ...at, nameOf: () => 'Ada' } as unknown as MoveAt)).toBe(label);
});

test('wordsy: from the second round on, ready is said as the button for the next round', async () => {
  const describe = (await loadDescribeMove('wordsy'))!;
  const seen = { view: {}, question: { id: 1, step: { type: 'ready', round: 2 } } };
  // As much of what is seen as this sentence is made of.
  const at = { seen, seat: 0, move: { to: 1, answer: { ready: true } }, nameOf: () => 'Ada' } as unknown as MoveAt;
  expect(describe(at)).toBe(wordsy.ready.next);
});

test('the costliest decision is told by its words; by the whole moves where the words are the same or missing', () => {
  const move = (text: string, word: string | null, points: number): JudgedMove<Shape> => ({
    move: { to: 1, answer: {} },
    text,
    word,
    points,
    worth: points,
  });
  const reform = move('REF✱✱M, down from row 1, column L, read as REFORM', 'reform', 60);
  const better = move('✱FR✱ME✱, down from row 1, column L, read as MAINFRAMES', 'mainframes', 119);
  expect(review.costlySentence(null, reform, better)).toBe(
    'You chose REFORM (60 points). Better: MAINFRAMES (119 points).',
  );
  const elsewhere = move('REFORM, across from row 8, column H', 'reform', 72);
  expect(review.costlySentence('Beth', reform, elsewhere)).toBe(
    'Beth chose “REF✱✱M, down from row 1, column L, read as REFORM” (60 points). Better: “REFORM, across from row 8, column H” (72 points).',
  );
  expect(review.costlySentence(null, move('Pass', null, 0), better)).toMatch(/^You chose “Pass”.*Better: MAINFRAMES/);
});
