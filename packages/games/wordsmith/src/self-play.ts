import { type Bot, chanceFrom, type Game, type Match, type Move, type Table } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { Wordsmith } from './types.ts';

export interface SelfPlay {
  readonly game: Game<Wordsmith>;
  readonly env: Lexicon;
  /** One for each seat. */
  readonly bots: readonly Bot<Wordsmith>[];
  readonly table: Table<Wordsmith>;
}

/** Bots play a whole match; the order in which they answer makes no difference, for answers are sealed. */
export function selfPlay({ game, env, bots, table }: SelfPlay): Match<Wordsmith> {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  while (!match.over) {
    const [seat] = game.see(match, 'audience').question?.waiting ?? [];
    if (seat === undefined) throw new Error('nobody is awaited, and the game is not over');
    const chance = chanceFrom(`${table.seed} ${match.opened} ${seat}`);
    let move: Move<Wordsmith> | undefined;
    for (const thought of bots[seat]!({ seen: game.see(match, seat), seat, chance, env })) move = thought.move;
    const outcome = game.play(match, seat, move, match.at);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([move, outcome.refusal])}`);
    match = outcome.match;
  }
  return match;
}
