import { type AnyBot, type AnyGame, type AnyGamePackage, limitsFor, playOut, seedFrom } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { mean } from '../table.ts';
import { measureCpuTime } from '../timing.ts';

export interface Duel {
  readonly pack: AnyGamePackage;
  readonly game: AnyGame;
  readonly env: Lexicon;
  readonly players: number;
  /** Number of deals. Each is played once with the challenger in every seat. */
  readonly deals: number;
  readonly seed: string;
  readonly challenger: AnyBot;
  readonly others: AnyBot;
}

export interface DuelResult {
  /** For each deal, the challenger's share of the wins over all seats. */
  readonly shares: readonly number[];
  readonly margins: readonly number[];
  /** CPU milliseconds of each decision of the challenger. */
  readonly times: readonly number[];
}

/** Plays the challenger against others on the same deals, once in every seat. */
export function playDuel(duel: Duel): DuelResult {
  const shares: number[] = [];
  const margins: number[] = [];
  const times: number[] = [];
  for (let deal = 0; deal < duel.deals; deal++) {
    const games = Array.from({ length: duel.players }, (_, seat) => playOne(duel, deal, seat, times));
    shares.push(mean(games.map(({ share }) => share)));
    margins.push(mean(games.map(({ margin }) => margin)));
  }
  return { shares, margins, times };
}

function playOne(duel: Duel, deal: number, seat: number, times: number[]): { share: number; margin: number } {
  const { pack, game, env, players, seed, challenger, others } = duel;
  const limits = limitsFor(pack.rules, 'live');
  const table = { config: pack.defaults, players, limits, bank: null, position: null };
  const started = game.start({ ...table, seed: seedFrom(`${seed} ${deal}`) });
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  const timed: AnyBot = function* (input) {
    const thought = measureCpuTime(() => [...challenger(input)].slice(-1));
    if (thought.value.length > 0) times.push(thought.ms);
    yield* thought.value;
  };
  const bots = Array.from({ length: players }, (_, other) => (other === seat ? timed : others));
  const lines = playOut({ game, env, bots, match: started.match, luck: `${seed} ${deal}` });
  let { match } = started;
  for (let line = lines.next(); ; line = lines.next()) {
    if (!line.done) match = line.value.after;
    else if (line.value) throw new Error(`the bots can't go on: ${JSON.stringify(line.value)}`);
    else break;
  }
  const { places, scores } = match.over!;
  const winners = places[0]!;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return { share: winners.includes(seat) ? 1 / winners.length : 0, margin: scores[seat]! - best };
}

/** Mean with a 95 % interval. */
export function interval(list: readonly number[]): { readonly mean: number; readonly half: number } {
  const middle = mean(list);
  const variance = list.reduce((sum, it) => sum + (it - middle) ** 2, 0) / Math.max(1, list.length - 1);
  return { mean: middle, half: 1.96 * Math.sqrt(variance / list.length) };
}
