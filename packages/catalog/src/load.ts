import type { Bot, Rules, Shape } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type GameId, isGameId } from './games.ts';

/** What every game package exports under the name `game`. */
export interface GamePackage<S extends Shape> {
  readonly rules: Rules<S>;
  /** What a table has unless its host says otherwise. */
  readonly defaults: S['config'];
  /** A computer player for each strength, 1 to 5. */
  bot(level: 1 | 2 | 3 | 4 | 5): Bot<S>;
}

/** A game whose types its user does not know: the server, the lab. */
export type AnyGamePackage = GamePackage<Shape & { env: Lexicon }>;

/** Each game is fetched only when somebody wants it, so that no page carries the other four. */
const packages: Partial<Record<GameId, () => Promise<{ game: unknown }>>> = {
  wildwords: () => import('@wordhoard/wildwords'),
  'word-nerds': () => import('@wordhoard/word-nerds'),
  wordsmith: () => import('@wordhoard/wordsmith'),
  'word-worx': () => import('@wordhoard/word-worx'),
  wordsy: () => import('@wordhoard/wordsy'),
};

/** Undefined for a game the house does not have (yet). */
export async function loadGame(id: string): Promise<AnyGamePackage | undefined> {
  const load = isGameId(id) ? packages[id] : undefined;
  // A game's own types meet here those who treat all games alike; every one of them reads untrusted JSON by its schemas.
  return load && ((await load()).game as AnyGamePackage);
}
