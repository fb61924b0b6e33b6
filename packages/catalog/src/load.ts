import {
  type AnyGame,
  type AnyGamePackage,
  type AnyJudgement,
  type AnyThought,
  type BotPersonality,
  bind,
  type CoachResult,
  chanceFrom,
  type Level,
  type Move,
  type Observation,
  type Seat,
  type Shape,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { botFor, costsOf } from '@wordhoard/search';
import { type GameId, isGameId } from './games.ts';

/** Finds a game by its id; the catalog's, or a test's own. */
export type LoadGame = (id: string) => Promise<AnyGamePackage | undefined>;

/**
 * Loads a game only when it is needed, so that no page carries the others. A game's folder is named by its id; bundlers
 * find the folders by this pattern, which has to be a path.
 */
const importGame = (id: GameId): Promise<{ game: AnyGamePackage }> => import(`../../games/${id}/src/index.ts`);

/** Undefined for an id that is not in the catalog. */
export async function loadGame(id: string): Promise<AnyGamePackage | undefined> {
  return isGameId(id) ? (await importGame(id)).game : undefined;
}

/** Binds the rules to a dictionary, so that callers need not know that a game consults one. */
export const bindGame = ({ rules }: AnyGamePackage, words: Lexicon): AnyGame => bind(rules, words);

/** Everything a bot is given, as plain data that can be sent to a worker. */
interface BotRequest {
  readonly level: Level;
  readonly seen: Observation<Shape>;
  readonly seat: Seat;
  readonly luck: string;
  readonly personality?: BotPersonality | undefined;
}

/** A bot's thoughts on an observation, better and better. The same luck gives the same thoughts. */
export const botThoughts = (
  pack: AnyGamePackage,
  words: Lexicon,
  { level, seen, seat, luck, personality }: BotRequest,
): Iterable<AnyThought> => botFor(pack, level)({ seen, seat, chance: chanceFrom(luck), personality, env: words });

/**
 * Judgements of a move, better and better; null for a slice without a new one. The same luck weighs the same worlds.
 */
export const judgements = (
  pack: AnyGamePackage,
  words: Lexicon,
  { seen, seat, move, luck }: { seen: Observation<Shape>; seat: Seat; move: Move<Shape>; luck: string },
): Iterable<AnyJudgement | null> => pack.judge({ seen, seat, move, chance: chanceFrom(luck), env: words });

/** A decision for the coach, as plain data. */
interface CoachAsk {
  readonly seen: Observation<Shape>;
  readonly seat: Seat;
  readonly move: Move<Shape>;
  /** Lists of alternatives. */
  readonly lists: readonly (readonly Move<Shape>[])[];
  readonly luck: string;
}

/** What a move cost against the best of each list, in slices; null if the game's coach has nothing to say. */
export const coachMove = (
  pack: AnyGamePackage,
  words: Lexicon,
  ask: CoachAsk,
): Iterator<undefined, CoachResult<Shape> | null> => costsOf(pack, { ...ask, env: words });
