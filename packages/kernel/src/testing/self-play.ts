import { chanceFrom } from '../chance.ts';
import { waiting } from '../engine.ts';
import type { Bot, Game, Match, Move, Table, Thought } from '../match.ts';
import type { Seat } from '../secret.ts';
import type { Shape } from '../shape.ts';

export interface SelfPlay<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  /** One for each seat. */
  readonly bots: readonly Bot<S>[];
  readonly table: Table<S>;
}

interface Plan<S extends Shape> {
  readonly seat: Seat;
  readonly move: Move<S>;
  /** In match time. */
  readonly at: number;
}

/**
 * Bots play a whole match in match time: each answers when it says it would, and the clock runs when it must. Whoever is
 * not asked may say something once to every question, if the game has moves that nobody waits for.
 */
export function selfPlay<S extends Shape>({ game, env, bots, table }: SelfPlay<S>): Match<S> {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  let asked = { id: -1, at: 0 };
  while (!match.over) {
    if (match.opened !== asked.id) {
      asked = { id: match.opened, at: match.at };
      const others = match.seats.filter((seat) => !match.agenda.at(-1)?.asked.includes(seat));
      for (const plan of others.flatMap(planOf)) play({ ...plan, at: match.at });
      // What was said freely may have changed what is asked.
      if (match.opened !== asked.id) continue;
    }
    // The truth, not what anybody sees: at some questions nobody may know who is still awaited.
    const plans = waiting(match.agenda.at(-1)!).flatMap(planOf);
    const soonest = plans.toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0];
    const due = game.due(match);
    if (due !== null && (!soonest || soonest.at >= due)) take(game.expire(match, due));
    else if (soonest) play(soonest);
    else throw new Error('nobody has anything to say, and no clock runs');
  }
  return match;

  function planOf(seat: Seat): Plan<S>[] {
    const seen = game.see(match, seat);
    const chance = chanceFrom(`${table.seed} ${asked.id} ${seat}`);
    const last: Thought<S> | undefined = [...bots[seat]!({ seen, seat, chance, env })].at(-1);
    if (!last) return [];
    return [{ seat, move: last.move, at: Math.max(match.at, asked.at + Math.round(last.wait ?? 0)) }];
  }

  function play({ seat, move, at }: Plan<S>): void {
    take(game.play(match, seat, move, at));
  }

  function take(outcome: ReturnType<typeof game.play>): void {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    match = outcome.match;
  }
}
