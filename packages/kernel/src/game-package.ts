import type { Company, Level, SkillLevel } from './any-game.ts';
import type { CoachNotes } from './coach-notes.ts';
import type { Guess } from './guess.ts';
import type { Judge } from './judge.ts';
import type { LabNotes } from './lab-notes.ts';
import type { ListMoves } from './legal-moves.ts';
import type { MadeWord } from './made-word.ts';
import type { Bot } from './match.ts';
import type { Rules } from './rules.ts';
import type { SearchNotes } from './search-notes.ts';
import type { Shape } from './shape.ts';
import type { StrengthModel } from './strength-model.ts';
import type { TaskNotes } from './task-notes.ts';
import type { Variant, VariantNotes } from './variant.ts';

/** The export `game` of every game package. A game without rules, bots or a judge doesn't compile. */
export interface GamePackage<S extends Shape> {
  readonly rules: Rules<S>;
  /** Config of a table whose host changes nothing. */
  readonly defaults: S['config'];
  /** What a designer may change as data; without it the game has no variants. */
  readonly variant?: VariantNotes<VariantOf<S['config']>>;
  /** The purpose of each time limit, in a sentence for designers. */
  readonly limitNotes: Readonly<Record<S['limit'], string>>;
  /** Further defaults, which depend on who plays. */
  readonly defaultsFor?: (company: Company) => Partial<S['config']>;
  /** A computer player for each level but the champion. */
  bot(level: SkillLevel): Bot<S>;
  /** Values a move, and its alternatives, by what its player saw. */
  readonly judge: Judge<S>;
  /** Deals what a viewer can't see. */
  readonly guess?: Guess<S>;
  /** The bot whose moves the champion starts from; level 5 if left out. */
  readonly championBase?: Bot<S>;
  /** What the search needs to know; without it the champion plays what its bot says. */
  readonly search?: SearchNotes<S>;
  /** What the coach needs to say what a decision cost, and why. */
  readonly coach?: CoachNotes<S>;
  /** True if this, in lower case, is a word at a table with these options. */
  readonly isWord?: (env: S['env'], config: S['config'], word: string) => boolean;
  /** The words of a match with the points written down for each, from its public events; a word may come up twice. */
  readonly madeWords?: (events: readonly S['event'][], config: S['config']) => readonly MadeWord[];
  /** Lists legal moves, for programs that play. Without it only the default answer is listed. */
  readonly listMoves?: ListMoves<S>;
  /** Figures for the lab. */
  readonly lab?: LabNotes<S>;
  /** The recipe for daily tasks; a game without it has no part in today's hoard. */
  readonly task?: TaskNotes<S>;
  /** Loads how its decisions tell levels apart; without it the review estimates no player's strength. */
  readonly loadStrength?: () => Promise<StrengthModel>;
  /** Work in short steps that makes its bots' next moves quicker: run while the machine is idle. */
  readonly idleWork?: (env: S['env'], expected: readonly ExpectedBot<S>[]) => Iterable<void>;
}

/** The type of the field `variant` of a config; any variant for code that treats all games alike. */
type VariantOf<Config> = Config extends { readonly variant?: infer V extends Variant } ? V : Variant;

/** A bot that will be asked sooner or later. */
export interface ExpectedBot<S extends Shape> {
  readonly config: S['config'];
  readonly level: Level;
}

/** A game package for code that treats all games alike: the server, the page's own table, the lab. */
export type AnyGamePackage = GamePackage<Shape>;
