import { createRequire } from 'node:module';
import type { Lexicon } from '@wordhoard/lexicon';
import { formatBoard, type Grid } from '@wordhoard/wildwords';

/** Another project's generator of classic plays. */
export interface Peer {
  readonly name: string;
  /** Number of plays; it finds and scores them all. */
  count(grid: Grid, tray: string): number;
}

/** The part of scrabble-solver this file uses: typed here, because it need not be installed. */
interface Solver {
  solve(trie: unknown, config: unknown, board: unknown, tiles: readonly unknown[]): readonly unknown[];
}
interface Types {
  Board: { fromStringArray(rows: readonly string[]): unknown };
  Config: new (config: object) => unknown;
  Tile: new (tile: { character: string; isBlank: boolean }) => unknown;
}
interface Tries {
  Trie: new () => { add(word: string): void };
}

/** The fastest available library, scrabble-solver, over the same words. Undefined if it is not installed. */
export function openPeer(lexicon: Lexicon): Peer | undefined {
  const require = createRequire(new URL('../peers/package.json', import.meta.url));
  let solver: Solver;
  let types: Types;
  let tries: Tries;
  try {
    solver = require('scrabble-solver/packages/solver/build/index.js');
    types = require('@scrabble-solver/types');
    tries = require('@kamilmielnik/trie');
  } catch {
    return undefined;
  }
  const trie = new tries.Trie();
  for (const word of lexicon.words()) if (word.length <= 15) trie.add(word);
  const config = new types.Config({
    name: 'plain',
    game: 'scrabble',
    locale: 'en-US',
    boardHeight: 15,
    boardWidth: 15,
    boardSize: 15,
    rackSize: 7,
    maximumCharactersCount: 7,
    bingo: { score: 50 },
    bingoScore: 50,
    blankScore: 0,
    blanksCount: 0,
    bonuses: [],
    tiles: Array.from('abcdefghijklmnopqrstuvwxyz', (character) => ({ character, count: 4, score: 1 })),
  });
  return {
    name: 'scrabble-solver',
    count(grid, tray) {
      const rows = formatBoard(grid).map((row) => row.toLowerCase().replaceAll('.', ' '));
      const tiles = Array.from(tray.toLowerCase(), (character) => new types.Tile({ character, isBlank: false }));
      return solver.solve(trie, config, types.Board.fromStringArray(rows), tiles).length;
    },
  };
}
