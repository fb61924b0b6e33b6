import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  botIndexOf,
  botsOfGame,
  type ExperimentRequest,
  experimentFault,
  gamesOf,
  keyText,
  makeExperiment,
  seedOfGame,
  setupOfGame,
} from './experiment.ts';
import { makeHeader } from './file.ts';
import { forbiddenActions, forbiddenNames, makePlayer, parsePlayer } from './player.ts';
import { experimentWith, labGameWith } from './testing/high-card.ts';

test('a bot is named by its level and what it never does', () => {
  expect(parsePlayer('3')).toEqual({ level: 3, never: [] });
  expect(parsePlayer('5-challenge-trade')).toEqual({ level: 5, never: ['challenge', 'trade'] });
  expect(parsePlayer('beginner')).toEqual({ level: 'beginner', never: [] });
  for (const name of ['', '0', '7', '3-', 'three', '3 3', '3-a b']) expect(parsePlayer(name)).toBeUndefined();
  for (const name of ['1', '4-buy', 'beginner', 'beginner-trade', '2-bluff-steal'])
    expect(makePlayer(parsePlayer(name)!)).toBe(name);
});

test('shards are disjoint and together cover all games', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 }), (games, of) => {
      const experiment = experimentWith({ games });
      const parts = Array.from({ length: of }, (_, i) => gamesOf(experiment, { index: i + 1, of }));
      const keys = parts.flat().map(keyText);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.toSorted()).toEqual(gamesOf(experiment).map(keyText).toSorted());
    }),
  );
});

test('the deal depends on seed, number of players and number of the game only', () => {
  const key = { players: 3, game: 4 };
  const seed = seedOfGame(experimentWith(), key);
  expect(seedOfGame(experimentWith({ games: 99, bots: ['3'], options: { rounds: 2 }, pace: 'relaxed' }), key)).toBe(
    seed,
  );
  const others = [
    seedOfGame(experimentWith({ seed: 'other' }), key),
    seedOfGame(experimentWith(), { players: 2, game: 4 }),
    seedOfGame(experimentWith(), { players: 3, game: 5 }),
  ];
  expect(new Set([seed, ...others]).size).toBe(4);
});

test('every bot sits in every seat equally often', () => {
  const experiment = experimentWith({ seats: [3], bots: ['1', '2', '3'], games: 9 });
  const counts = new Map<string, number>();
  for (const key of gamesOf(experiment))
    for (const [seat, bot] of botsOfGame(experiment, key).entries()) {
      counts.set(`${bot} in ${seat}`, (counts.get(`${bot} in ${seat}`) ?? 0) + 1);
      expect(experiment.bots[botIndexOf(seat, key)]).toBe(bot);
    }
  expect([...counts.values()]).toEqual(new Array(9).fill(3));
});

test('too few bots are repeated, too many left out', () => {
  expect(botsOfGame(experimentWith({ bots: ['1', '5'] }), { players: 3, game: 0 })).toEqual(['1', '5', '1']);
  expect(botsOfGame(experimentWith({ bots: ['1', '2', '3'] }), { players: 2, game: 1 })).toEqual(['2', '1']);
});

test('an experiment that cannot be played has a fault in words', () => {
  const labGame = labGameWith();
  expect(experimentFault(labGame, experimentWith())).toBeUndefined();
  expect(experimentFault(labGame, experimentWith({ seats: [2, 7] }))).toContain('7 players');
  expect(experimentFault(labGame, experimentWith({ options: { rounds: 0 } }))).toContain('bad-config');
  expect(experimentFault(labGame, experimentWith({ rules: 9 }))).toContain('other rules');
  expect(experimentFault(labGame, experimentWith({ bots: ['1', 'beginner'] }))).toContain(
    'high-card has no beginner script',
  );
});

const request = (changed: Partial<ExperimentRequest> = {}): ExperimentRequest => {
  const { rules: _, words: __, ...wanted } = experimentWith({ bots: ['1'] });
  return { ...wanted, options: {}, ...changed };
};

test('limits are in the line of an experiment only if it has any', () => {
  const labGame = labGameWith();
  const plain = makeExperiment(labGame, request({ limits: {} }));
  const timed = makeExperiment(labGame, request({ limits: { round: 5000 } }));
  if ('fault' in plain || 'fault' in timed) throw new Error('refused');
  expect(makeHeader(plain)).not.toContain('limits');
  expect(makeHeader(timed)).toBe(makeHeader(plain).replace('"games":6', '"games":6,"limits":{"round":5000}'));
  const key = { players: 2, game: 0 };
  const { limits } = setupOfGame(labGame, plain, key);
  expect(setupOfGame(labGame, timed, key).limits).toEqual({ ...limits, round: 5000 });
});

test('a wrong option or action is refused in words, with what would be right', () => {
  const labGame = labGameWith();
  const faultOf = (changed: Partial<ExperimentRequest>) => {
    const made = makeExperiment(labGame, request(changed));
    return 'fault' in made ? made.fault : null;
  };
  expect(faultOf({ options: { ruonds: 3 } })).toBe('table options: there is no "ruonds". Did you mean "rounds"?');
  expect(faultOf({ options: { rounds: 'many' } })).toMatch(
    /^table options: rounds: expected a .*number.*, found "many"$/,
  );
  expect(forbiddenNames(labGame.pack)).toEqual(['high', 'sure', 'wave']);
  expect(faultOf({ bots: ['1-wave', '3'] })).toBeNull();
  expect(faultOf({ bots: ['1-waive', '3'] })).toMatch(/no action "waive" to forbid; it has high, sure, wave$/);
  const kept = {
    ...labGame.pack,
    lab: { ...labGame.pack.lab!, forbidNotes: { wave: null, high: 'lays a high card' } },
  };
  expect(forbiddenActions(kept)).toEqual([
    { name: 'high', never: 'lays a high card' },
    { name: 'sure', never: '' },
  ]);
});
