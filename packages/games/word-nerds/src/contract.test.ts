import { readFileSync } from 'node:fs';
import { type Bot, bind, limitsFor, type Pace, type Table } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { openLexicon } from '@wordhoard/lexicon';
import { expect, test } from 'vitest';
import { ACTION_NAMES, actionOf } from './actions.ts';
import { randomBot } from './bot/random.ts';
import { type Config, defaults } from './config.ts';
import { rules } from './rules.ts';
import type { Event, WordNerds } from './types.ts';

const env = openLexicon(readFileSync(new URL('../../../lexicon/data/wordhoard.lex', import.meta.url)));
const game = bind<WordNerds>(rules, env);
const table = (players: number, pace: Pace, config: Partial<Config> = {}): Omit<Table<WordNerds>, 'seed'> => ({
  config: { ...defaults, ...config },
  players,
  limits: limitsFor<WordNerds>(rules, pace),
  bank: null,
  position: null,
});

const tables = [
  // A shorter way to the end: a game of random words to 100 shows nothing that one to 60 does not.
  ...[2, 3, 4, 5, 6].flatMap((players) => [
    table(players, 'live', { winningScore: 60 }),
    table(players, 'relaxed', { winningScore: 60 }),
  ]),
  table(2, 'live'),
  table(3, { days: 2 }, { lastTurn: 5 }),
  table(6, 'live', { winningScore: 500, lastTurn: 10 }),
  table(2, 'live', { winningScore: 40, lastTurn: null }),
];

/** A mapped type: an event added to the game and never seen here does not compile, or fails. */
const EVENTS: Record<Event['type'], true> = {
  'turned-up': true,
  bids: true,
  selection: true,
  selected: true,
  'joined-pool': true,
  drew: true,
  'others-drew': true,
  reshuffled: true,
  'card-played': true,
  moved: true,
  took: true,
  swept: true,
  discarded: true,
  retrieved: true,
  laid: true,
  'no-word': true,
  'battle-decided': true,
  challenge: true,
  judged: true,
  scored: true,
  kept: true,
  purchased: true,
  'turn-over': true,
  stopping: true,
  ended: true,
};

test('the contract holds for two to six players, live, relaxed and by correspondence; every card is played', () => {
  const played = new Set<string>();
  const bot: Bot<WordNerds> = function* (ask) {
    for (const thought of randomBot(ask)) {
      if ('free' in thought.move && thought.move.free.type === 'card')
        played.add(actionOf(thought.move.free.card).name);
      yield thought;
    }
  };
  const report = contract<WordNerds>({ game, env, bot, tables, games: 2 * tables.length, maxMoves: 12_000 });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: 28, ended: 28, replays: 28 });
  expect([...played].sort()).toEqual([...ACTION_NAMES].sort());
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.free).sort()).toEqual(['card', 'stop']);
  expect(Object.keys(report.secrets).sort()).toEqual(['actionDeck', 'deck', 'players.*.actions', 'players.*.letters']);
  expect(report.relabelled).toBeGreaterThan(5000);
  expect(report.swapped).toBeGreaterThan(5000);
});
