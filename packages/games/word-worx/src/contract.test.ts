import { bind, limitsFor, type MatchSetup, type Pace } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { expect, inject, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { judge } from './judge/judge.ts';
import { rules } from './rules.ts';
import type { Event, WordWorx } from './types.ts';

const game = bind(rules, env);
const table = (players: number, pace: Pace, config: Partial<Config> = {}): Omit<MatchSetup<WordWorx>, 'seed'> => ({
  config: { ...defaults, ...config },
  players,
  limits: limitsFor<WordWorx>(rules, pace),
  bank: null,
  position: null,
});

const tables = [
  table(2, 'live'),
  table(3, 'relaxed', { minimum: 3, unseen: true }),
  table(4, 'live'),
  table(5, 'relaxed', { rounds: 1, words: { ...defaults.words, dictionary: 'everyday' } }),
  table(6, { days: 1 }, { rounds: 1, once: true }),
  table(2, 'relaxed', { rounds: 2 }),
];

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = {
  allowed: true,
  'round-began': true,
  'turn-began': true,
  'timed-out': true,
  picked: true,
  stole: true,
  built: true,
  locked: true,
  discarded: true,
  drew: true,
  'drew-unseen': true,
  'pile-out': true,
  'round-scored': true,
  ended: true,
};

test('the contract holds for two to six players, live, relaxed and by correspondence', () => {
  const report = contract<WordWorx>({
    game,
    env,
    bot: randomBot,
    tables,
    games: tables.length,
    maxMoves: 3000,
    amendment: madeUpWord,
    judge,
    judgedOneIn: inject('sweep') ? 25 : 100,
    guess,
    guessedToEndOneIn: 150,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: 6, ended: 6, replays: 6 });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps).sort()).toEqual(['build', 'discard', 'pick', 'steal']);
  expect(Object.keys(report.free)).toEqual(['lock']);
  expect(Object.keys(report.secrets).sort()).toEqual([
    'indicators',
    'manifests',
    'pile',
    'players.*.hand',
    'players.*.indicator',
    'players.*.manifest',
  ]);
  expect(report.relabelled).toBeGreaterThan(500);
  expect(report.events['stole']).toBeGreaterThan(5);
  expect(Object.keys(report.judged).sort()).toEqual(['build', 'discard', 'pick', 'steal']);
  expect(Object.keys(report.judgedFree)).toEqual(['lock']);
});
