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
import type { Event, Wordsy } from './types.ts';

const game = bind(rules, env);
const table = (players: number, pace: Pace, config: Partial<Config> = {}): Omit<MatchSetup<Wordsy>, 'seed'> => ({
  config: { ...defaults, ...config },
  players,
  limits: limitsFor<Wordsy>(rules, pace),
  bank: null,
  position: null,
});
const noTimer = (of: Omit<MatchSetup<Wordsy>, 'seed'>): Omit<MatchSetup<Wordsy>, 'seed'> => ({
  ...of,
  limits: { ...of.limits, timer: null },
});

const friendly = { friendlySpelling: true };
const tables = [
  table(3, 'live', friendly),
  table(2, 'live'),
  table(6, 'live', { ...friendly, handicaps: [1, 4] }),
  table(3, 'relaxed', friendly),
  table(4, { days: 1 }),
  noTimer(table(2, 'live', friendly)),
  table(1, 'live', { ...friendly, solo: 'brutal' }),
  table(1, 'relaxed', { solo: 'medium' }),
];

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = {
  allowed: true,
  dealt: true,
  locked: true,
  flipped: true,
  frozen: true,
  'ran-out': true,
  revealed: true,
  challenged: true,
  'looked-up': true,
  mended: true,
  'round-scored': true,
  'spot-moved': true,
  ended: true,
};

test('the contract holds live, relaxed, by correspondence, without the timer and in solo', () => {
  const report = contract<Wordsy>({
    game,
    env,
    bot: randomBot,
    tables,
    games: 2 * tables.length,
    maxMoves: 3000,
    amendment: madeUpWord,
    guess,
    guessedToEndOneIn: 100,
    judge,
    judgedOneIn: inject('sweep') ? 8 : 24,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: 16, ended: 16, replays: 16 });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps).sort()).toEqual(['challenge', 'mend', 'ready', 'write']);
  expect(Object.keys(report.secrets)).toEqual(['deck']);
  expect(report.relabelled).toBeGreaterThan(1000);
  expect(Object.keys(report.judged).sort()).toEqual(['challenge', 'mend', 'ready', 'write']);
  expect(report.judged['write']).toBeGreaterThan(inject('sweep') ? 50 : 20);
  expect(report.swapped).toBeGreaterThan(1000);
});
