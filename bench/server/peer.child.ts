import { createRequire } from 'node:module';
import { reportToParent } from './contest.ts';

/** The part this file uses; the package's own types need a DOM. */
interface Boardgame {
  Server(options: { games: object[]; origins: string[] }): {
    run(options: { port: number; callback(): void }): Promise<{ appServer: { address(): { port: number } } }>;
  };
}
const peers = createRequire(new URL('../peers/package.json', import.meta.url));
const { Server }: Boardgame = peers('boardgame.io/server');
const { PlayerView }: { PlayerView: { STRIP_SECRETS: unknown } } = peers('boardgame.io/core');

interface State {
  round: number;
  board: { letter: string; column: number; rare: number; value: number }[];
  players: Record<string, { draft: string; locked: boolean; passed: boolean }>;
  entered: { seat: string; word: string; points: number }[];
  sheets: { lines: { word: string; points: number }[] }[];
}
type Context = { G: State; playerID: string };

const fresh = (): State['players'][string] => ({ draft: '', locked: false, passed: false });
const deal = (): State['board'] =>
  Array.from('qgnsmlgd', (letter, i) => ({ letter, column: 5 - (i >> 1), rare: 0, value: 5 - (i >> 1) }));

/** The same kinds of moves, on a state of similar size, with drafts hidden from the other player. */
const move = (act: (context: Context, text: string) => void): object => ({ move: act, ignoreStaleStateID: true });
const game = {
  name: 'typing',
  minPlayers: 2,
  maxPlayers: 2,
  // Otherwise it would keep a copy of every state.
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: { all: '' } },
  setup: (): State => ({
    round: 1,
    board: deal(),
    players: { 0: fresh(), 1: fresh() },
    entered: [],
    sheets: [{ lines: [] }, { lines: [] }],
  }),
  moves: {
    type: move(({ G, playerID }, text) => {
      G.players[playerID]!.draft = text;
    }),
    lock: move(({ G, playerID }, text) => {
      Object.assign(G.players[playerID]!, { draft: text, locked: true });
      if (!Object.values(G.players).every(({ locked }) => locked)) return;
      const score = (word: string): number =>
        G.board.reduce((sum, { letter, value }) => sum + (word.includes(letter) ? value : 0), 0);
      G.entered = Object.entries(G.players).map(([seat, { draft }]) => ({ seat, word: draft, points: score(draft) }));
    }),
    pass: move(({ G, playerID }) => {
      G.players[playerID]!.passed = true;
      if (!Object.values(G.players).every(({ passed }) => passed)) return;
      for (const { seat, word, points } of G.entered) G.sheets[Number(seat)]!.lines.push({ word, points });
      Object.assign(G, { round: G.round + 1, board: deal(), entered: [], players: { 0: fresh(), 1: fresh() } });
    }),
  },
};

const { appServer } = await Server({ games: [game], origins: ['*'] }).run({ port: 0, callback: () => undefined });
process.once('SIGTERM', () => process.exit());
reportToParent(`http://127.0.0.1:${appServer.address().port}`);
