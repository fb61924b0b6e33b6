import type { Judgement } from './judge.ts';
import type { Bot, Game, Match, MatchSetup, Observation, PlayOutcome, RecordEntry, Thought } from './match.ts';
import type { Shape } from './shape.ts';

/** Types for code that treats all games alike and never looks inside their data: a table, a server, a store. */
export type AnyGame = Game<Shape>;
export type AnyMatch = Match<Shape>;
export type AnyEntry = RecordEntry<Shape>;
export type AnyOutcome = PlayOutcome<Shape>;
export type AnyObservation = Observation<Shape>;
export type AnyMatchSetup = MatchSetup<Shape>;
export type AnyThought = Thought<Shape>;
export type AnyBot = Bot<Shape>;
export type AnyJudgement = Judgement<Shape>;

/** Forgets a game's own types. */
// Sound, because a game checks everything that comes from outside with its own schemas.
export const anyGame = <S extends Shape>(game: Game<S>): AnyGame => game as unknown as AnyGame;
/** Forgets a bot's own types. */
// Sound, because a bot only ever gets observations of its own game.
export const anyBot = <S extends Shape>(bot: Bot<S>): AnyBot => bot as unknown as AnyBot;

/** Strength of a game's own bots. */
export const SKILL_LEVELS = [1, 2, 3, 4, 5] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** The champion searches guessed matches for a better move than that of the strongest bot (`packages/search`). */
export const CHAMPION = 6;
/** Strength of a computer player. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type Level = (typeof LEVELS)[number];

/** The people and bots a table is made for: some defaults depend on them. */
export interface Company {
  /** All at one device, or friends (and bots) who each have their own. */
  readonly place: 'device' | 'apart';
  /** People at this device, of whom one makes the table. */
  readonly people: number;
  /** The strength of each bot that is there from the start. */
  readonly bots: readonly Level[];
  readonly familyFriendly: boolean;
}
