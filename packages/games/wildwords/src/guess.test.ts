import { bind, chanceFrom, type Guess, type Match, replay, type Secret, type Viewer } from '@wordhoard/kernel';
import { contract, recordGame } from '@wordhoard/kernel/testing';
import { describe, expect, test } from 'vitest';
import { randomBot } from './bot/random.ts';
import { guess } from './guess.ts';
import { rules } from './rules.ts';
import { evenWords as env, TestGame, tableFor } from './testing.ts';
import { ASTERISK, faceOf, type TileId } from './tiles.ts';
import type { State, WildWords } from './types.ts';

const game = bind(rules, env);
const guessFor = (match: Match<WildWords>, viewer: Viewer, luck = 'any') =>
  guess({ seen: game.observe(match, viewer), viewer, env, chance: chanceFrom(luck) });

/** The flipped tiles of a board, by square. */
const flippedTiles = ({ board }: State): Map<number, Secret<TileId>> =>
  new Map(board.flatMap((cell, square) => (cell && 'flipped' in cell ? [[square, cell.flipped]] : [])));

test('[WW-9] a guess knows from the log who laid each flipped tile', () => {
  const table = tableFor(3);
  const { record } = recordGame<WildWords>({ game, env, bot: randomBot, table, words: env.id, name: 'flipped' });
  let flipped = 0;
  for (const match of replay(game, record)) {
    for (const viewer of [0, 1, 2, 'audience'] as const) {
      const guessed = flippedTiles(guessFor(match, viewer).state);
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
