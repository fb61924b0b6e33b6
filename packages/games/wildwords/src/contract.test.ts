import { bind, type StartPosition } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { expect, inject, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { guess } from './guess.ts';
import { rules } from './rules.ts';
import { evenWords, TestGame, tableFor, VARIANTS } from './testing.ts';
import type { Event, WildWords } from './types.ts';
import { PLAIN_WORDS } from './words.ts';

const env = evenWords;
const game = bind(rules, env);
const tables = [
  tableFor(2),
  tableFor(3),
  tableFor(4, 'live', { config: { penalty: 40 } }),
  tableFor(2, 'relaxed'),
  tableFor(3, 'relaxed'),
  tableFor(4, { days: 2 }),
  tableFor(2, 'live', { bank: 5_000 }),
  tableFor(3, 'live', { bank: 2_000 }),
  tableFor(2, 'live', { bank: 4_000, config: { overtime: 'loses' } }),
  tableFor(3, 'live', { config: { words: { ...PLAIN_WORDS, dictionaries: ['everyday'], own: 'aa aaaa' } } }),
  tableFor(2, 'live', { config: { variant: VARIANTS.small } }),
  tableFor(4, 'live', { config: { variant: VARIANTS.large } }),
  tableFor(3, 'live', { bank: 3_000, config: { variant: VARIANTS.large } }),
];

/** Two tiles from the end, with the pot empty. */
function endgame(): StartPosition<WildWords> {
  const { match } = new TestGame({ trays: ['AB', 'CD'], pot: '' }, []);
  return { state: match.state, agenda: match.agenda.map(({ step }) => step) };
}

/** Every table once; twice, with other luck, in the sweep. */
const GAMES = tables.length * (inject('sweep') ? 2 : 1);

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = {
  allowed: true,
  traded: true,
  passed: true,
  drew: true,
  'others-drew': true,
  played: true,
  challenged: true,
  spelt: true,
  judged: true,
  silent: true,
  stood: true,
  'taken-back': true,
  overtime: true,
  ended: true,
};

test('[WW-23] the contract holds for two to four players, at every pace, with chess clocks and with variants', () => {
  const positions = Array.from({ length: 6 }, endgame);
  const report = contract<WildWords>({
    game,
    env,
    bot: randomBot,
    tables,
    positions,
    games: GAMES,
    maxMoves: 4000,
    amendment: madeUpWord,
    guess,
    guessedToEndOneIn: 200,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({
    games: GAMES + positions.length,
    ended: GAMES + positions.length,
    replays: GAMES,
  });
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.steps).sort()).toEqual(['challenge', 'spell', 'turn', 'vote']);
  expect(Object.keys(report.secrets).sort()).toEqual(['board.*.flipped', 'pot', 'trays.*']);
  expect(report.secrets['board.*.flipped']).toBeGreaterThan(1000);
  expect(report.relabelled).toBeGreaterThan(1000);
  expect(report.swapped).toBeGreaterThan(5 * GAMES);
});
