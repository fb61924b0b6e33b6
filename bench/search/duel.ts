import {
  type Bot,
  type Game,
  type GamePackage,
  limitsFor,
  type MatchSetup,
  type Shape,
  seedFrom,
} from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { mean } from '../table.ts';
import { measureCpuTime } from '../timing.ts';

/** A game's rules with a dictionary. */
export interface BoundGame<S extends Shape> {
  readonly pack: GamePackage<S>;
  readonly game: Game<S>;
  readonly env: S['env'];
}

export interface Duel<S extends Shape> extends BoundGame<S> {
  readonly players: number;
  readonly seed: string;
  readonly challenger: Bot<S>;
  /** Plays in all other seats. */
  readonly others: Bot<S>;
}

/** A deal played once with the challenger in every seat. */
export interface DealResult {
  /** The challenger's share of the wins, over all seats. */
  readonly share: number;
  /** Points it was ahead of the best of the others, on average. */
  readonly margin: number;
  /** CPU milliseconds of each of its decisions. */
  readonly times: readonly number[];
  /** CPU milliseconds of a whole game, on average. */
  readonly gameMs: number;
}

/** The result depends only on the duel and the number of the deal, not on what was played before. */
export function playDeal<S extends Shape>(duel: Duel<S>, deal: number): DealResult {
  const times: number[] = [];
  const { ms, value } = measureCpuTime(() =>
    Array.from({ length: duel.players }, (_, seat) => playGame(duel, deal, seat, times)),
  );
  return {
    share: mean(value.map(({ share }) => share)),
    margin: mean(value.map(({ margin }) => margin)),
    times,
    gameMs: ms / duel.players,
  };
}

function playGame<S extends Shape>(
  { pack, game, env, players, seed, challenger, others }: Duel<S>,
  deal: number,
  seat: number,
  times: number[],
): { share: number; margin: number } {
  const timed: Bot<S> = function* (input) {
    const thought = measureCpuTime(() => [...challenger(input)].slice(-1));
    if (thought.value.length > 0) times.push(thought.ms);
    yield* thought.value;
  };
  const bots = Array.from({ length: players }, (_, other) => (other === seat ? timed : others));
  const { over } = selfPlay({ game, env, bots, table: tableFor(pack, players, `${seed} ${deal}`) });
  const { places, scores } = over!; // selfPlay plays to the end
  const winners = places[0]!;
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return { share: winners.includes(seat) ? 1 / winners.length : 0, margin: scores[seat]! - best };
}

/** A table with the game's own options and time limits. */
export const tableFor = <S extends Shape>(pack: GamePackage<S>, players: number, deal: string): MatchSetup<S> => ({
  config: pack.defaults,
  players,
  seed: seedFrom(deal),
  limits: limitsFor<S>(pack.rules, 'live'),
  bank: null,
  position: null,
});
