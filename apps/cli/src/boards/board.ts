import { existsSync } from 'node:fs';
import type { BySeat, Seat } from '@wordhoard/kernel';

/** Drawings of a game for `replay`; a game without them is shown as its data. */
export interface GameBoard {
  /** Draws the table as one viewer saw it. Strangers' names in `names` are escaped already. */
  draw(view: never, names: readonly string[], seat: Seat | null): string[];
  /** Names the card or tile with this id as people do, at a table with this config; undefined for any other text. */
  nameOf(id: string, config: never): string | undefined;
  /** Parts of events that the drawing shows better. */
  readonly unsaid: readonly string[];
}

/** Loads boards/<game>.ts, if there is one. */
export async function loadBoard(game: string): Promise<GameBoard | undefined> {
  const file = new URL(`./games/${game}.ts`, import.meta.url);
  // Every file in games/ exports a board.
  return existsSync(file) ? ((await import(file.href)) as { board: GameBoard }).board : undefined;
}

/** One line for each player, with the names in a column. */
export function playerLines<T>(
  players: BySeat<T>,
  names: readonly string[],
  describe: (player: T, seat: Seat) => string,
): string[] {
  const width = Math.max(...names.map(({ length }) => length));
  return players.map((player, seat) => `  ${(names[seat] ?? '').padEnd(width)}  ${describe(player, seat)}`.trimEnd());
}

/** A labelled list, or the word none. */
export const listed = (label: string, items: readonly string[], separator = ' '): string =>
  `  ${label}: ${items.length > 0 ? items.join(separator) : 'none'}`;
