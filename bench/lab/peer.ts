import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isWon } from './noughts.ts';

const HERE = new URL('../peers/', import.meta.url);

/** The part this file uses; the package's own types need a DOM. */
interface Boardgame {
  InitializeGame(options: { game: object; numPlayers: number }): PeerState;
  CreateGameReducer(options: { game: object }): (state: PeerState, action: object) => PeerState;
}
interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

interface Context {
  readonly G: { cells: (string | null)[] };
  readonly playerID: string;
}

/** The same game with boardgame.io's reducer, as in its tutorial; undefined if it is not installed. */
export function peerNoughts(): ((cells: readonly number[]) => number) | undefined {
  if (!existsSync(new URL('node_modules/boardgame.io', HERE))) return undefined;
  const peers = createRequire(new URL('package.json', HERE));
  const { InitializeGame, CreateGameReducer }: Boardgame = peers('boardgame.io/internal');
  const { INVALID_MOVE }: { INVALID_MOVE: string } = peers('boardgame.io/core');
  const game = {
    // Otherwise it would keep a copy of every state.
    disableUndo: true,
    setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark({ G, playerID }: Context, cell: number): string | undefined {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
        return undefined;
      },
    },
    endIf: ({ G }: Context): object | undefined =>
      isWon(G.cells) ? { won: true } : G.cells.every((mark) => mark !== null) ? { draw: true } : undefined,
  };
  const reduce = CreateGameReducer({ game });
  return (cells) => {
    let state = InitializeGame({ game, numPlayers: 2 });
    let moves = 0;
    for (const cell of cells) {
      if (state.ctx.gameover !== undefined) break;
      const payload = { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      if (state.G.cells[cell] === null) throw new Error('a move was not made');
      moves += 1;
    }
    if (state.ctx.gameover === undefined) throw new Error('the game is not over');
    return moves;
  };
}
