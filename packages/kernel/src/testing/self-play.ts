import type { Bot, Game, Match, MatchSetup } from '../match.ts';
import { playOut } from '../play-out.ts';
import type { Shape } from '../shape.ts';

export interface SelfPlay<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  /** One for each seat. */
  readonly bots: readonly Bot<S>[];
  readonly table: MatchSetup<S>;
}

/** Bots play a whole match in match time; whatever keeps them from its end is thrown. */
export function selfPlay<S extends Shape>({ game, env, bots, table }: SelfPlay<S>): Match<S> {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  const lines = playOut({ game, env, bots, match: started.match, luck: table.seed });
  let { match } = started;
  for (let line = lines.next(); ; line = lines.next()) {
    if (!line.done) match = line.value.after;
    else if (line.value) throw new Error(`the bots cannot go on: ${JSON.stringify(line.value)}`);
    else return match;
  }
}
