import { type Bot, chanceFrom, type Game, type Match, type Move, type Seat, type Table } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { WordWorx } from './types.ts';

export interface SelfPlay {
  readonly game: Game<WordWorx>;
  readonly env: Lexicon;
  /** One for each seat. */
  readonly bots: readonly Bot<WordWorx>[];
  readonly table: Table<WordWorx>;
  /** Hears of every thought of whoever is asked: who, and what it led to. */
  readonly after?: (seat: Seat, move: Move<WordWorx>) => void;
}

/** Bots play a whole match without clocks. Before anybody answers, the others may use their free moves. */
export function selfPlay({ game, env, bots, table, after }: SelfPlay): Match<WordWorx> {
  const started = game.start(table);
  if (!started.ok) throw new Error(`the table was refused: ${JSON.stringify(started.refusal)}`);
  let { match } = started;
  while (!match.over) {
    const { id, asked } = game.see(match, 'audience').question!;
    const think = (seat: Seat): Move<WordWorx> | undefined => {
      const chance = chanceFrom(`${table.seed} ${id} ${seat}`);
      return [...bots[seat]!({ seen: game.see(match, seat), seat, chance, env })].at(-1)?.move;
    };
    const play = (seat: Seat, move: Move<WordWorx>): void => {
      const outcome = game.play(match, seat, move, match.at);
      if (!outcome.ok) throw new Error(`refused: ${JSON.stringify([move, outcome.refusal])}`);
      match = outcome.match;
    };
    for (const seat of match.seats) {
      const move = asked.includes(seat) ? undefined : think(seat);
      if (move) play(seat, move);
    }
    for (const seat of asked) {
      const move = think(seat);
      if (!move) throw new Error(`seat ${seat} is asked and says nothing`);
      after?.(seat, move);
      play(seat, move);
    }
  }
  return match;
}
