import {
  type AnyBot,
  type AnyGamePackage,
  limitsFor,
  type Match,
  playOut,
  type Shape,
  seedFrom,
} from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { botFor } from '@wordhoard/search';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, levelsOf } from './games.ts';
import { bindGame, loadGame } from './load.ts';
import { gamesWith } from './testing.ts';

const games = await gamesWith(({ search }) => search);
/** WildWords searches only when the pot is empty; the others at many decisions. */
const SELDOM: readonly string[] = ['wildwords'];

async function load(id: string): Promise<AnyGamePackage> {
  const pack = await loadGame(id);
  if (!pack) throw new Error(`there is no game ${id}`);
  return pack;
}

/** Lets bots play one match to its end. */
function playMatch(pack: AnyGamePackage, players: number, bots: readonly AnyBot[]): Match<Shape> {
  const game = bindGame(pack, env);
  const limits = limitsFor(pack.rules, 'live');
  const table = { config: pack.defaults, players, seed: seedFrom('champion test'), limits, bank: null, position: null };
  return selfPlay({ game, env, bots, table });
}

test.each(GAME_IDS)('%s offers level 6 if it has a champion, and only then', async (id) => {
  const { search, championBase } = await load(id);
  expect(levelsOf(id).includes(6)).toBe(search !== undefined || championBase !== undefined);
});

describe.each(games)('%s', (id) => {
  test('alternatives are legal moves, and there are some', async () => {
    const pack = await load(id);
    const game = bindGame(pack, env);
    let decisions = 0;
    let compared = 0;
    const watching: AnyBot = function* (input) {
      for (const thought of pack.bot(5)(input)) {
        const moves = pack.search?.alternatives(input, thought.move) ?? [];
        const refused = moves.filter((move) => game.check(input.seen, input.seat, move));
        expect(refused.length).toBeLessThanOrEqual(moves.length / 2);
        expect(moves.length).toBeLessThanOrEqual(30);
        decisions += 1;
        if (moves.length > refused.length) compared += 1;
        yield thought;
      }
    };
    playMatch(pack, 2, [watching, watching]);
    expect(compared).toBeGreaterThan(SELDOM.includes(id) ? 0 : decisions / 10);
  });

  test('features, progress and weights fit together at every moment', async () => {
    const pack = await load(id);
    const notes = pack.search!;
    const { early, late, points } = notes.weights;
    const started = bindGame(pack, env).start({
      config: pack.defaults,
      players: 3,
      seed: seedFrom('features'),
      limits: limitsFor(pack.rules, 'relaxed'),
      bank: null,
      position: null,
    });
    if (!started.ok) throw new Error('the table was refused');
    const game = bindGame(pack, env);
    const bots = started.match.seats.map(() => notes.policy);
    let phase = notes.phase(started.match.state);
    for (const { after } of playOut({ game, env, bots, match: started.match, luck: 'features' })) {
      const now = notes.phase(after.state);
      expect(now).toBeGreaterThanOrEqual(phase);
      phase = now;
      const progress = notes.progress(after.state);
      expect(progress >= 0 && progress <= 1).toBe(true);
      for (const seat of after.seats) {
        const facts = notes.features(after, seat, env);
        expect(facts.every(Number.isFinite)).toBe(true);
        expect([early.length, late.length, points.length]).toEqual([facts.length, facts.length, facts.length + 1]);
      }
    }
    expect(phase).toBeGreaterThan(1);
  });

  test('the champion answers as soon as it is asked, and always legally', async () => {
    const pack = await load(id);
    const game = bindGame(pack, env);
    const hasty = { ...pack, search: { ...pack.search!, steps: 40 } };
    let asked = 0;
    const watching: AnyBot = function* (input) {
      const thoughts = [...botFor(hasty, 6)(input)];
      for (const { move } of thoughts) expect(game.check(input.seen, input.seat, move)).toBeUndefined();
      asked += 1;
      yield* thoughts.slice(-1);
    };
    expect(playMatch(pack, 2, [watching, pack.bot(3)]).over).not.toBeNull();
    expect(asked).toBeGreaterThan(5);
  });
});
