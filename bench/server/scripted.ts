import { bindGame, loadGame } from '@wordhoard/catalog';
import { limitsFor, type Move, playOut, type Seat, type Shape, seedFrom } from '@wordhoard/kernel';
import { openWords } from '../words.ts';
import { type BenchPlayer, type Contestant, DEAL, openInTurn, spawnServer } from './contest.ts';
import { openTableOf, type WordhoardPlayer } from './ours.ts';

interface ScriptedMove {
  readonly seat: Seat;
  readonly move: Move<Shape>;
}

/** A game that two bots played from the deal of every table, so that no time is spent on thinking. */
async function script(id: string): Promise<{ limits: Record<string, null>; lines: readonly ScriptedMove[] }> {
  const [words, pack] = [openWords(), await loadGame(id)];
  if (!pack) throw new Error(`there is no game ${id}`);
  const game = bindGame(pack, words);
  const limits = Object.fromEntries(Object.keys(game.rules.limits).map((limit) => [limit, null]));
  const started = game.start({
    config: pack.defaults,
    players: 2,
    seed: seedFrom(DEAL),
    limits: limitsFor(game.rules, 'relaxed', limits),
    bank: null,
    position: null,
  });
  if (!started.ok) throw new Error(started.refusal.code);
  const bots = [pack.bot(1), pack.bot(1)];
  const lines: ScriptedMove[] = [];
  for (const { entry } of playOut({ game, env: words, bots, match: started.match, luck: DEAL })) {
    if (entry.seat === undefined) break;
    const { at: _, seat, ...move } = entry;
    lines.push({ seat, move });
  }
  return { limits, lines };
}

/** Makes the next move of the script from its own seat, whichever player is told to move. */
class ScriptedPlayer implements BenchPlayer {
  readonly #next: () => Promise<void>;
  readonly #client: WordhoardPlayer;
  constructor(client: WordhoardPlayer, next: () => Promise<void>) {
    this.#client = client;
    this.#next = next;
  }
  move(): Promise<void> {
    return this.#next();
  }
  leave(): void {
    this.#client.leave();
  }
}

/**
 * Another of our games, without time limits, in SQLite on disk. No other library has it; only the method is the same.
 */
export async function oursReading(id: string, title: string): Promise<Contestant> {
  const { limits, lines } = await script(id);
  const { address, ...server } = await spawnServer('./ours.child.ts');
  async function open(): Promise<BenchPlayer[]> {
    const clients = await openTableOf(address, id, limits);
    let last: Promise<void> = Promise.resolve();
    let read = 0;
    const next = (): Promise<void> => {
      const { seat, move } = lines[read++]!;
      last = last.then(() => clients[seat === 0 ? 0 : 1].command({ type: 'move', seat, move }));
      return last;
    };
    return clients.map((client) => new ScriptedPlayer(client, next));
  }
  return {
    name: `Wordhoard, SQLite on disk, ${title}`,
    moves: lines.length,
    seat: async (tables) => (await openInTurn(tables, open)).flat(),
    ...server,
  };
}
