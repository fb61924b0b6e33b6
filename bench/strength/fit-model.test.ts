import { GAME_IDS, type GameId, loadGame } from '@wordhoard/catalog';
import { chanceFrom, SKILL_LEVELS, type StrengthModel } from '@wordhoard/kernel';
import { wholeLexicon } from '@wordhoard/lexicon/testing/whole';
import { type Evidence, estimateStrength } from '@wordhoard/review';
import { expect, inject, test } from 'vitest';
import { countSamples, fitModel, type Sample } from './fit-model.ts';
import { makeInputs, parseInputs, readInputs } from './inputs.ts';
import { samplesOf } from './samples.ts';

/** Players whose moves keep more, and whose words are rarer, the higher their level. */
function drawSamples(count: number, name: string): Sample[] {
  const chance = chanceFrom(name);
  return Array.from({ length: count }, (_, i) => {
    const level = SKILL_LEVELS[i % SKILL_LEVELS.length]!;
    const evidence = Array.from({ length: 14 }, (): Evidence => {
      const kept = Math.min(1, (chance.below(100) + 12 * level) / 130);
      return { kind: 'write', kept, tier: chance.below(10) < 2 * level ? 60 : 35 };
    });
    return { level, evidence };
  });
}

const samples = drawSamples(300, 'fit');
const counted = countSamples(samples);
const model = fitModel(counted);

test('the fit recovers levels of players it has not seen, and intervals contain them', () => {
  const unseen = drawSamples(200, 'unseen').map(({ level, evidence }) => ({
    level,
    strength: estimateStrength(evidence, model)!,
  }));
  const errors = unseen.map(({ level, strength }) => Math.abs(strength.level - level));
  expect(errors.reduce((sum, it) => sum + it, 0) / errors.length).toBeLessThan(0.8);
  const covered = unseen.filter(({ level, strength: { low, high } }) => low <= level && level <= high);
  expect(covered.length / unseen.length).toBeGreaterThan(0.85);
});

/** The shipped models by game. A new game needs none. */
const shipped = new Map<GameId, StrengthModel>();
for (const game of GAME_IDS) {
  const stored = await (await loadGame(game))?.loadStrength?.();
  if (stored) shipped.set(game, stored);
}

test('in no model does a better move or a rarer word count against its player', () => {
  expect(shipped.size).toBeGreaterThanOrEqual(5);
  for (const { kinds } of [model, ...shipped.values()]) {
    const rungs = Object.values(kinds).flatMap((kind) => Object.values(kind.rungs).flat());
    expect(rungs.length).toBeGreaterThan(5);
    expect(rungs.flatMap(({ odds }) => odds).filter((it) => it < 0)).toEqual([]);
  }
});

test('inputs are the same after writing and reading them', () => {
  expect(parseInputs(makeInputs(counted))).toEqual(counted);
});

test('one word that only strong players know does not decide', () => {
  const plain = Array.from({ length: 20 }, (): Evidence => ({ kind: 'write', kept: 0.3, tier: 35 }));
  const [without, once] = [plain, plain.with(0, { kind: 'write', kept: 1, tier: 80 })].map((all) =>
    estimateStrength(all, model),
  );
  expect(once!.level - without!.level).toBeLessThan(1);
});

/** The fit to all games takes a while. */
const REFITTED = inject('sweep') ? [...shipped.keys()] : (['wordsmith'] as const);

test.each(REFITTED)('%s: its model is what the fit makes of its stored inputs', (game) => {
  expect(fitModel(readInputs(game))).toEqual(shipped.get(game));
});

test('levels come out of quick games of Wordsy', async () => {
  const all: Sample[] = [];
  for await (const sample of samplesOf({ game: 'wordsy', seed: 'strength-test', games: 6, file: null }, wholeLexicon))
    all.push(sample);
  for (const level of SKILL_LEVELS) {
    const players = all.filter((it) => it.level === level);
    expect(players.length).toBeGreaterThan(2);
    const strength = estimateStrength(
      players.flatMap(({ evidence }) => evidence),
      shipped.get('wordsy')!,
    )!;
    expect(Math.abs(strength.level - level)).toBeLessThan(0.5);
  }
});
