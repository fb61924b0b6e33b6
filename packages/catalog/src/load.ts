import {
  type AnyGame,
  type AnyJudgement,
  type AnyThought,
  type Bot,
  bind,
  type Company,
  chanceFrom,
  type Judge,
  type LabNotes,
  type Level,
  type MadeWord,
  type Move,
  type Rules,
  type Seat,
  type Seen,
  type Shape,
  type TaskNotes,
  type Temper,
} from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { type GameId, isGameId } from './games.ts';

/** What every game package exports under the name `game`. */
export interface GamePackage<S extends Shape> {
  readonly rules: Rules<S>;
  /** What a table has unless its host says otherwise. */
  readonly defaults: S['config'];
  /** Defaults that depend on who plays, on top of the others. */
  readonly defaultsFor?: (company: Company) => Partial<S['config']>;
  /** A computer player for each strength. */
  bot(level: Level): Bot<S>;
  /** What a move was worth, by what its player saw. */
  readonly judge: Judge<S>;
  /** Is this, in lower case, a word at a table with these options? */
  readonly isWord?: (env: S['env'], config: S['config'], word: string) => boolean;
  /** The words of a match and what was written down for each, from what everybody was told; a word may come up twice. */
  readonly madeWords?: (events: readonly S['event'][]) => readonly MadeWord[];
  /** What a lab may ask of it. */
  readonly lab?: LabNotes<S>;
  /** How it gives small tasks; a game that gives none has no part in today's hoard. */
  readonly task?: TaskNotes<S>;
  /** What makes its bots' next moves quicker, in short steps: asked for while nobody waits. */
  readonly leisure?: Leisurely<S>;
}

/** @param expected bots that will be asked sooner or later; those that have been are known */
type Leisurely<S extends Shape> = (env: S['env'], expected: readonly Expected<S>[]) => Iterable<void>;

interface Expected<S extends Shape> {
  readonly config: S['config'];
  readonly level: Level;
}

/** A game whose types its user does not know: the server, the page's own table, the lab. They give it the words. */
export type AnyGamePackage = GamePackage<Shape>;

/** Finds a game by its id; the catalog's, or a test's own. */
export type LoadGame = (id: string) => Promise<AnyGamePackage | undefined>;

/**
 * Each game is fetched only when somebody wants it, so that no page carries the others. A game's folder has its id for a
 * name; a bundler finds the folders by this pattern, which it understands only as a path.
 */
const fetchGame = (id: GameId): Promise<{ game: unknown }> => import(`../../games/${id}/src/index.ts`);

/** Undefined for a game the house does not have. */
export async function loadGame(id: string): Promise<AnyGamePackage | undefined> {
  // A game's own types meet here those who treat all games alike; every one of them reads untrusted JSON by its schemas.
  return isGameId(id) ? ((await fetchGame(id)).game as AnyGamePackage) : undefined;
}

/** The rules with the words: from here on nobody needs to know that a game consults any. */
export const bindGame = ({ rules }: AnyGamePackage, words: Lexicon): AnyGame => bind(rules, words);

/** All a bot is told, as it goes from thread to thread. */
interface BotRequest {
  readonly level: Level;
  readonly seen: Seen<Shape>;
  readonly seat: Seat;
  readonly luck: string;
  readonly temper?: Temper | undefined;
}

/** What a bot of the game makes of what it sees: ever better thoughts. The same luck, the same thoughts. */
export const botThoughts = (
  pack: AnyGamePackage,
  words: Lexicon,
  { level, seen, seat, luck, temper }: BotRequest,
): Iterable<AnyThought> => pack.bot(level)({ seen, seat, chance: chanceFrom(luck), temper, env: words });

/** What a move was worth to its player, and what there was instead: ever better judgements, null for a slice without one. The same luck, the same worlds. */
export const judgements = (
  pack: AnyGamePackage,
  words: Lexicon,
  { seen, seat, move, luck }: { seen: Seen<Shape>; seat: Seat; move: Move<Shape>; luck: string },
): Iterable<AnyJudgement | null> => pack.judge({ seen, seat, move, chance: chanceFrom(luck), env: words });
