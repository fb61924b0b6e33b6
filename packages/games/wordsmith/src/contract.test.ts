import { bind } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as words } from '@wordhoard/lexicon/testing/whole';
import { expect, inject, test } from 'vitest';
import { draftingBot } from './bot/random.ts';
import { judge } from './judge/judge.ts';
import { rules } from './rules.ts';
import { easyWords, tableFor } from './testing.ts';
import type { Event, Wordsmith } from './types.ts';

const env = easyWords;
const game = bind(rules, env);
const players = [1, 2, 3, 4, 5, 6];
const tables = [
  ...players.map((count) => tableFor(count)),
  ...players.map((count) => tableFor(count, 'relaxed', { deck: 'balanced' })),
  tableFor(2, { days: 1 }),
];

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = { allowed: true, dealt: true, turned: true, goal: true, ended: true };

test('the contract holds for one to six players, live, relaxed and by correspondence, with both decks', () => {
  const report = contract<Wordsmith>({
    game,
    env,
    bot: draftingBot,
    tables,
    games: tables.length,
    maxMoves: 500,
    amendment: madeUpWord,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: tables.length, ended: tables.length, replays: tables.length });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps)).toEqual(['turn']);
  expect(Object.keys(report.secrets).sort()).toEqual(['deck', 'removed']);
  expect(report.relabelled).toBeGreaterThan(300);
  expect(report.swapped).toBeGreaterThan(300);
});

test('the contract holds for the judge, with real words', { timeout: 240_000 }, () => {
  const report = contract<Wordsmith>({
    game: bind(rules, words),
    env: words,
    bot: draftingBot,
    tables: [tableFor(1), tableFor(2, 'relaxed', { deck: 'balanced' }), tableFor(4)],
    games: 3,
    maxMoves: 500,
    judge,
    judgedOneIn: inject('sweep') ? 12 : 24,
  });
  expect(report.faults).toEqual([]);
  expect(report.judged['turn']).toBeGreaterThan(5);
});
