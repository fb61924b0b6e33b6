import { type AnyBot, verifyRecord } from '@wordhoard/kernel';
import { expect, test } from 'vitest';
import { type Experiment, gamesOf } from './experiment.ts';
import { type FinishedLine, isBroken } from './game-line.ts';
import type { LabGame } from './lab-game.ts';
import { playGame } from './play-game.ts';
import { experimentWith, highCardPack, labGameWith } from './testing/high-card.ts';

const key = { players: 3, game: 1 };

function finished(labGame: LabGame, experiment: Experiment): FinishedLine {
  const { line } = playGame(labGame, experiment, key);
  if (isBroken(line)) throw new Error(line.fault.why);
  return line;
}

test('a game is the same every time, and its record verifies', () => {
  const once = playGame(labGameWith(), experimentWith(), key);
  expect(playGame(labGameWith(), experimentWith(), key)).toEqual(once);
  const labGame = labGameWith();
  const verdict = verifyRecord(labGame.game, labGame.words.id, once.record);
  expect(verdict).toMatchObject({ ok: true, match: { over: { scores: (once.line as FinishedLine).scores } } });
});

test('measures turns, decisions, forced answers, free moves and items by seat', () => {
  const line = finished(labGameWith(), experimentWith({ bots: ['3'] }));
  expect(line).toMatchObject({ players: 3, game: 1, bots: ['3', '3', '3'], turns: 4, timeouts: 0, held: [0, 0, 0] });
  // One card a round from each, and in the last round there is but one to lay.
  expect(line.decisions).toBe(12);
  expect(line.forced).toBe(3);
  expect(line.free).toBe(1);
  expect(line.scores.reduce((a, b) => a + b)).toBe(4);
  const cards = [0, 1, 2].map(
    (seat) => (line.things['card/low']?.[seat] ?? 0) + (line.things['card/high']?.[seat] ?? 0),
  );
  expect(cards).toEqual([4, 4, 4]);
  expect(line.common).toEqual({ 'event/laid': 4, 'round/round': 4 });
  expect(line.things['event/waved']!.reduce((a, b) => a + b)).toBe(1);
  expect(line.ms).toBeGreaterThan(4 * 2000);
});

test('a game without lab notes gets the measures that every game has', () => {
  const { lab: _, ...bare } = highCardPack;
  const labGame = { ...labGameWith(), pack: bare };
  const line = finished(labGame, experimentWith());
  expect(line).toMatchObject({ turns: null, forced: null, leads: null, behind: null, settled: null, decisions: 12 });
  expect(line.common).toEqual({ 'event/laid': 4 });
});

test('deadlines apply to bots that are too slow', () => {
  const slow: AnyBot = function* (ask) {
    for (const { move } of highCardPack.bot(1)(ask)) yield { move, wait: ask.seat === 0 ? 60_000 : 0 };
  };
  const line = finished(labGameWith({ bot: () => slow }), experimentWith());
  expect(line.timeouts).toBe(4);
  expect(line.decisions).toBe(8);
});

test('a broken contract is reported, with the record so far', () => {
  const fault = (bot: AnyBot, options = {}): unknown => {
    const { line, record } = playGame(labGameWith({ bot: () => bot }), experimentWith(options), key, 50);
    expect(isBroken(line) && line.fault.after).toBe(record.entries.length);
    return isBroken(line) && line.fault.code;
  };
  const cheat: AnyBot = function* ({ seen }) {
    yield { move: { to: seen.question!.id, answer: { card: 'C99', sure: true } } };
  };
  const waver: AnyBot = function* () {
    yield { move: { free: { type: 'wave' } } };
  };
  const thrower: AnyBot = () => {
    throw new Error('no idea');
  };
  expect(fault(cheat)).toBe('refused');
  expect(fault(waver, { pace: 'relaxed' })).toBe('no-end');
  expect(fault(thrower)).toBe('exception');
  expect(fault(() => [], { pace: 'relaxed' })).toBe('stuck');
});

test('every game of an experiment ends', () => {
  const experiment = experimentWith();
  for (const one of gamesOf(experiment)) expect(playGame(labGameWith(), experiment, one).line).toHaveProperty('scores');
});
