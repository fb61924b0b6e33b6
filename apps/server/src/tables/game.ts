import { type AnyGamePackage, loadGame } from '@wordhoard/catalog';
import type { Entry, Game, Match, Outcome, Seen, Shape, Table, Thought } from '@wordhoard/kernel';

/** The server treats all games alike: it never looks inside what they say. */
export type AnyShape = Shape;
export type AnyGame = Game<AnyShape>;
export type AnyMatch = Match<AnyShape>;
export type AnyEntry = Entry<AnyShape>;
export type AnyOutcome = Outcome<AnyShape>;
export type AnySeen = Seen<AnyShape>;
export type AnyTable = Table<AnyShape>;
export type AnyThought = Thought<AnyShape>;

/** Finds a game by its id; the catalog's, or a test's own. */
export type LoadGame = (id: string) => Promise<AnyGamePackage | undefined>;
export const catalogGames: LoadGame = loadGame;
