import { type AnyBot, chanceFrom, type Move, type Shape } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { type FinishedLine, isBroken } from './game-line.ts';
import { playGame } from './play-game.ts';
import { isAction, restrictBot } from './restrict-bot.ts';
import { experimentWith, highCardPack, labGameWith } from './testing/high-card.ts';

const answerMove = (answer: unknown): Move<Shape> => ({ to: 1, answer });

test('isAction recognises an answer by its type or by its key', () => {
  expect(isAction('trade', answerMove({ type: 'trade' }))).toBe(true);
  expect(isAction('trade', answerMove({ type: 'pass' }))).toBe(false);
  expect(isAction('challenge', answerMove({ challenge: true }))).toBe(true);
  // 0 is a seat, not a missing value.
  expect(isAction('challenge', answerMove({ challenge: 0 }))).toBe(true);
  expect(isAction('challenge', answerMove({ challenge: null }))).toBe(false);
  expect(isAction('challenge', answerMove({ challenge: false }))).toBe(false);
  expect(isAction('steal', answerMove({ steal: { from: 1 } }))).toBe(true);
  expect(isAction('steal', answerMove(null))).toBe(false);
  expect(isAction('wave', { free: { type: 'wave' } })).toBe(true);
});

function play(bots: string[], game = 0): FinishedLine {
  const { line } = playGame(labGameWith(), experimentWith({ bots }), { players: 2, game });
  if (isBroken(line)) throw new Error(line.fault.why);
  return line;
}

test('a bot that may not wave never waves, and the others do', () => {
  expect(play(['3-wave', '3-wave'])).toMatchObject({ free: 0 });
  const line = play(['3-wave', '3']);
  expect(line.bots).toEqual(['3-wave', '3']);
  expect(line.things['event/waved']).toEqual([0, 1]);
  expect(line.held[0]).toBe(1);
  expect(line.held[1]).toBe(0);
});

test('a restriction on moves that a bot never makes changes nothing', () => {
  const { bots: _, ...line } = play(['1-wave', '1-wave']);
  const { bots: __, ...usual } = play(['1', '1']);
  expect(line).toEqual(usual);
});

test('actions named by the game are forbidden; if nothing else is left, the default answer is played', () => {
  let low = 0;
  for (let game = 0; game < 10; game++) {
    const line = play(['5-high', '5-high'], game);
    low += line.things['card/low']?.[0] ?? 0;
    // The fifth level wishes for its best card again and again, so the default lays the first it holds.
    expect(line.decisions).toBe(8);
    expect(line.held[0]).toBeGreaterThanOrEqual(0);
  }
  expect(low).toBeGreaterThan(0);
});

test('a bot that yields several thoughts keeps the best that is allowed', () => {
  const { game, pack, words } = labGameWith();
  const started = game.start({
    config: { rounds: 4 },
    players: 2,
    seed: 'a'.repeat(64),
    limits: { lay: null },
    bank: null,
    position: null,
  });
  if (!started.ok) throw new Error(started.refusal.code);
  const seen = game.observe(started.match, 0);
  const cards = ['first', 'second', 'third'];
  const thinker: AnyBot = function* () {
    for (const type of cards) yield { move: { to: 1, answer: { type } } };
  };
  const ask = { seen, seat: 0, chance: chanceFrom('any'), env: words };
  const held: number[] = [];
  const options = { game, notes: pack.lab, onHeld: (seat: number) => void held.push(seat) };
  const last = (never: string[]): unknown => [...restrictBot(thinker, { ...options, never })(ask)].at(-1)?.move;
  expect(last(['third'])).toEqual({ to: 1, answer: { type: 'second' } });
  expect(last(['second'])).toEqual({ to: 1, answer: { type: 'third' } });
  expect(held).toEqual([0]);
  // All cards are forbidden, so the default answer lays one.
  expect(last(cards)).toMatchObject({ answer: { sure: true } });
});

test('a bot without a move is not asked again', () => {
  const { game } = labGameWith();
  const mute = restrictBot(() => [], { game, notes: undefined, never: ['wave'], onHeld: () => expect.unreachable() });
  const started = labGameWith().game.start({
    config: { rounds: 1 },
    players: 1,
    seed: 'b'.repeat(64),
    limits: { lay: null },
    bank: null,
    position: null,
  });
  if (!started.ok) throw new Error(started.refusal.code);
  expect([...mute({ seen: game.observe(started.match, 0), seat: 0, chance: chanceFrom('x'), env: null })]).toEqual([]);
  expect(highCardPack.lab).toBeDefined();
});
