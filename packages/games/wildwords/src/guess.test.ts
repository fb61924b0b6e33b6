import { bind, chanceFrom, type Guess, type Match, replay, type Secret, type Viewer } from '@wordhoard/kernel';
import { contract, recordGame } from '@wordhoard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { guess } from './guess.ts';
import { readLog } from './read-log.ts';
import { rules } from './rules.ts';
import { evenWords as env, TestGame, tableFor } from './testing.ts';
import { ALL_FACES, ASTERISK, countFaces, faceOf, type TileId } from './tiles.ts';
import type { State, WildWords } from './types.ts';

const game = bind(rules, env);
const guessFor = (match: Match<WildWords>, viewer: Viewer, luck = 'any') =>
  guess({ seen: game.observe(match, viewer), viewer, env, chance: chanceFrom(luck) });

/** The flipped tiles of a board, by square. */
const flippedTiles = ({ board }: State): Map<number, Secret<TileId>> =>
  new Map(board.flatMap((cell, square) => (cell && 'flipped' in cell ? [[square, cell.flipped]] : [])));

test('[WW-9] a guess knows who laid each flipped tile, and which steps follow', () => {
  const table = tableFor(3);
  const { record } = recordGame<WildWords>({ game, env, bot: randomBot, table, words: env.id, name: 'flipped' });
  let flipped = 0;
  for (const match of replay(game, record)) {
    for (const viewer of [0, 1, 2, 'audience'] as const) {
      const { state, agenda } = guessFor(match, viewer);
      expect(agenda).toEqual(match.agenda.slice(0, -1).map(({ step }) => step));
      const guessed = flippedTiles(state);
      for (const [square, { seats }] of flippedTiles(match.state)) {
        expect(guessed.get(square)?.seats).toEqual(seats);
        flipped += 1;
      }
    }
  }
  expect(flipped).toBeGreaterThan(500);
});

test('a flipped tile of a start position that the viewer does not know is any tile, and known to no one', () => {
  const lines = Array.from({ length: 15 }, (_, row) => (row === 7 ? '..*ARE.........' : '.'.repeat(15)));
  const { match } = new TestGame({ board: lines, trays: ['RETINAS', 'CLOUDED'] }, []);
  const faces = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const flipped = flippedTiles(guessFor(match, 0, `luck ${i}`).state).get(107);
    expect(flipped?.seats).toEqual([]);
    faces.add(faceOf(flipped!.secret));
  }
  expect(faces.size).toBeGreaterThan(20);
});

describe('[WW-16] the tiles of a play that was taken back', () => {
  /** Faces that seat 0 holds in every one of many guesses of seat 1. */
  const alwaysHeld = ({ match }: TestGame): string => {
    const trays = Array.from({ length: 200 }, (_, i) => guessFor(match, 1, `luck ${i}`).state.trays[0]!.secret);
    const least = new Map<string, number>();
    for (const face of ALL_FACES) {
      const counts = trays.map((tray) => tray.filter((tile) => faceOf(tile) === face).length);
      least.set(face, Math.min(...counts));
    }
    return [...least].map(([face, count]) => face.repeat(count)).join('');
  };
  const takenBack = (): TestGame => {
    const play = new TestGame({ trays: ['ZXQJKV', 'CLOUDED'] }, ['cloud']);
    return play.play(0, '8G ZXQ').answer(1, { challenge: true });
  };

  test('are held by their player until the next trade', () => {
    const play = takenBack();
    expect(alwaysHeld(play)).toBe('QXZ');
    play.answer(1, { type: 'pass' });
    expect(alwaysHeld(play)).toBe('QXZ');
    expect(alwaysHeld(play.answer(0, { type: 'trade' }))).toBe('');
  });

  test('are held until they are laid', () => {
    const play = takenBack().play(1, '8D CLOUD').answer(0, { challenge: false }).play(0, '9E XJ');
    expect(alwaysHeld(play)).toBe('QZ');
    expect(alwaysHeld(play.answer(1, { challenge: false }))).toBe('QZ');
  });

  test('may be any that were flipped', () => {
    const play = takenBack().play(1, '8D CLOUD').answer(0, { challenge: false });
    // 7D is a TURN-TO-WILD square.
    expect(alwaysHeld(play.play(0, 'D7 K(C)'))).toBe('');
  });

  test('are really held, in random games', () => {
    let found = 0;
    for (const name of ['one', 'two']) {
      const table = tableFor(3);
      const { record } = recordGame<WildWords>({ game, env, bot: randomBot, table, words: env.id, name });
      for (const match of replay(game, record)) {
        const { state, over } = match;
        if (over) continue;
        const counts = state.trays.map((tray) => countFaces(tray.secret));
        const { held } = readLog(game.observe(match, 'audience').view);
        for (const [seat, faces] of held.entries())
          for (const [face, count] of faces) {
            expect(counts[seat]?.[face]).toBeGreaterThanOrEqual(count);
            found += 1;
          }
      }
    }
    expect(found).toBeGreaterThan(200);
  });
});

describe('the contract finds a guess', () => {
  const faultOf = (faulty: Guess<WildWords>): string | undefined =>
    contract<WildWords>({
      game,
      env,
      bot: randomBot,
      tables: [tableFor(2), tableFor(3)],
      games: 2,
      guess: faulty,
      guessedToEndOneIn: 20,
    }).faults[0];

  test('that never gives an opponent an asterisk', () => {
    const fault = faultOf((context) => {
      const guessed = guess(context);
      const { trays, pot } = guessed.state;
      for (const [seat, { secret: tray }] of trays.entries()) {
        if (seat === context.viewer) continue;
        for (const [i, tile] of tray.entries()) {
          const other = faceOf(tile) === ASTERISK ? pot.secret.findIndex((it) => faceOf(it) !== ASTERISK) : -1;
          if (other >= 0) [tray[i], pot.secret[other]] = [pot.secret[other]!, tile];
        }
      }
      return guessed;
    });
    expect(fault).toMatch(/of 600 guesses none puts T\d+ at .trays|deal other cards than the game does/);
  });

  test('that deals a tile too many, or one that is on the board', () => {
    const withPot = (change: (pot: TileId[], state: State) => void) =>
      faultOf((context) => {
        const guessed = guess(context);
        change(guessed.state.pot.secret, guessed.state);
        return guessed;
      });
    expect(withPot((pot) => pot.push('T0'))).toContain('a guess looks different');
    const reused = withPot((pot, { board }) => {
      const tile = board.find((cell) => cell && 'tile' in cell);
      if (tile && 'tile' in tile && pot.length > 0) pot[0] = tile.tile;
    });
    expect(reused).toContain('a guess has other cards');
  });

  test('that forgets to settle a play', () => {
    expect(faultOf((context) => ({ ...guess(context), agenda: [] }))).toContain('nothing is being asked');
  });

  test('that hides at the end what was shown', () => {
    const fault = faultOf((context) => guess({ ...context, seen: { ...context.seen, over: null } }));
    expect(fault).toContain('(at the end');
  });
});
