import { bind, limitsFor, type MatchSetup, type Pace, type Rules } from '@wordhoard/kernel';
import { contract } from '@wordhoard/kernel/testing';
import { madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { expect, inject, test } from 'vitest';
import { ACTION_NAMES, actionsOf } from './actions.ts';
import { randomBot } from './bot/random.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { judge } from './judge/judge.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { FULL_HANDS } from './testing.ts';
import type { Event, WordNerds } from './types.ts';

const { card: actionOf } = actionsOf(defaults);

const table = (players: number, pace: Pace, config: Partial<Config> = {}): Omit<MatchSetup<WordNerds>, 'seed'> => ({
  config: { ...defaults, ...config },
  players,
  limits: limitsFor<WordNerds>(rules, pace),
  bank: null,
  position: null,
});

/** Hands from which words are trumped and trumped again: FULL CREDIT wants a beaten word of its player's own,
 * who has the lowest score and so lays first. */
const manyLetters: Position = {
  turn: 1,
  first: 0,
  players: [
    { letters: 'aeio', actions: ['FULL CREDIT'], spent: [], score: 0 },
    { letters: 'aeilnrstug', actions: ['DOUBLE LETTER'], spent: [], score: 9 },
    { letters: 'bcdefghmpy', actions: ['NO LENGTH BONUS'], spent: [], score: 9 },
  ],
  pool: 'r',
  discards: '',
  market: null,
  next: 'declaration',
};

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
  // One turn each: it comes down to the first declaration.
  ...[1, 2, 3, 4, 5, 6].map(() => ({ ...table(3, 'relaxed', { lastTurn: 1 }), position: manyLetters })),
];

/** Every table once; twice, with other luck, in the sweep. */
const GAMES = tables.length * (inject('sweep') ? 2 : 1);

/** A mapped type: an event added to the game must be listed here to compile, and must occur for the test to pass. */
const EVENTS: Record<Event['type'], true> = {
  allowed: true,
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
  'timed-out': true,
  ended: true,
};

test('the contract holds for two to six players, live, relaxed and by correspondence; every card is played', () => {
  const played = new Set<string>();
  const { free } = rules;
  const watched: Rules<WordNerds> = {
    ...rules,
    free: {
      ...free!,
      apply(m, seat, move) {
        if (move.type === 'card') played.add(actionOf(move.card).name);
        free!.apply(m, seat, move);
      },
    },
  };
  const game = bind<WordNerds>(watched, env);
  const report = contract<WordNerds>({
    game,
    env,
    bot: randomBot,
    tables,
    games: GAMES,
    maxMoves: 12_000,
    amendment: madeUpWord,
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: GAMES, ended: GAMES, replays: GAMES });
  expect([...played].sort()).toEqual([...ACTION_NAMES].sort());
  expect(Object.keys(report.events).sort()).toEqual(Object.keys(EVENTS).sort());
  expect(Object.keys(report.free).sort()).toEqual(['card', 'stop']);
  expect(Object.keys(report.secrets).sort()).toEqual(['actionDeck', 'deck', 'players.*.actions', 'players.*.letters']);
  expect(report.idle).toBeGreaterThan(50 * GAMES);
  expect(report.relabelled).toBeGreaterThan(170 * GAMES);
  expect(report.swapped).toBeGreaterThan(170 * GAMES);
});

test('the contract holds for the judge, of every question and of every free move', { timeout: 240_000 }, () => {
  const report = contract<WordNerds>({
    game: bind<WordNerds>(rules, env),
    env,
    bot: randomBot,
    tables: [
      tables[0]!,
      { ...table(3, 'relaxed', { lastTurn: 6 }), position: manyLetters },
      table(4, 'relaxed', { winningScore: 40 }),
      table(3, 'live', { lastTurn: 6 }),
    ],
    games: 4,
    maxMoves: 12_000,
    name: 'judged',
    judge,
    judgedOneIn: 40,
  });
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.judged).sort()).toEqual(Object.keys(report.steps).sort());
  expect(Object.keys(report.judgedFree).sort()).toEqual(['card', 'stop']);
});

test('the contract holds for guesses of two to six players', () => {
  const report = contract<WordNerds>({
    game: bind<WordNerds>(rules, env),
    env,
    bot: randomBot,
    tables: [
      ...[2, 3, 4, 5, 6].map((players) => table(players, 'live', { lastTurn: 3 })),
      { ...table(3, 'relaxed', { lastTurn: 3 }), position: FULL_HANDS },
    ],
    games: 6,
    name: 'guessed',
    guess,
    guessedToEndOneIn: 30,
  });
  expect(report.faults).toEqual([]);
  expect(Object.keys(report.guessed).sort()).toEqual([...Object.keys(report.steps), 'the end'].sort());
  expect(report.guessesPlayed).toBeGreaterThan(10);
  expect(report.cardsGuessed).toBeGreaterThan(300);
});
