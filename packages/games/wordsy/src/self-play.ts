import { type Bot, chanceFrom, type Game, type Match, type Seat, type Table, type Thought } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Wordsy } from './types.ts';

export interface SelfPlay {
  readonly game: Game<Wordsy>;
  readonly env: Lexicon;
  /** One for each seat. */
  readonly bots: readonly Bot<Wordsy>[];
  readonly table: Table<Wordsy>;
}

/** Bots play a whole match in match time: each answers when it says it would, and the clock runs when it must. */
export function selfPlay({ game, env, bots, table }: SelfPlay): Match<Wordsy> {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  let asked: { id: number | undefined; at: number } = { id: undefined, at: 0 };
  while (!match.over) {
    const { question } = game.see(match, 'audience');
    if (question?.id !== asked.id) asked = { id: question?.id, at: match.at };
    const plans = (question?.waiting ?? []).flatMap((seat) => plan(match, seat));
    const soonest = plans.toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0];
    const due = game.due(match);
    const late = due !== null && (!soonest || soonest.at >= due);
    if (!late && !soonest) throw new Error('nobody has anything to say, and no clock runs');
    const outcome = late ? game.expire(match, due) : game.play(match, soonest!.seat, soonest!.move, soonest!.at);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([soonest, outcome.refusal])}`);
    match = outcome.match;
  }
  return match;

  function plan(now: Match<Wordsy>, seat: Seat): { seat: Seat; at: number; move: Thought<Wordsy>['move'] }[] {
    const chance = chanceFrom(`${table.seed} ${asked.id} ${seat}`);
    const thoughts = [...bots[seat]!({ seen: game.see(now, seat), seat, chance, env })];
    return thoughts
      .slice(-1)
      .map(({ move, wait = 0 }) => ({ seat, move, at: Math.max(now.at, asked.at + Math.round(wait)) }));
  }
}
