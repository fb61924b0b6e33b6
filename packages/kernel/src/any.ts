import type { Judgement } from './judge.ts';
import type { Bot, Entry, Game, Match, MatchSetup, Outcome, Seen, Thought } from './match.ts';
import type { Shape } from './shape.ts';

/** For whoever treats all games alike and never looks inside what they say: a table, a server, a store. */
export type AnyGame = Game<Shape>;
export type AnyMatch = Match<Shape>;
export type AnyEntry = Entry<Shape>;
export type AnyOutcome = Outcome<Shape>;
export type AnySeen = Seen<Shape>;
export type AnyMatchSetup = MatchSetup<Shape>;
export type AnyThought = Thought<Shape>;
export type AnyBot = Bot<Shape>;
export type AnyJudgement = Judgement<Shape>;

/** Forgets a game's own types. That is sound: whatever comes from outside, a game reads by its own schemas. */
export const anyGame = <S extends Shape>(game: Game<S>): AnyGame => game as unknown as AnyGame;
/** The same for a bot, which is only ever shown views of its own game. */
export const anyBot = <S extends Shape>(bot: Bot<S>): AnyBot => bot as unknown as AnyBot;

/** Strength of a computer player. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** Who a table is made for: some defaults depend on it. */
export interface Company {
  /** All at one device, or friends (and bots) who each have their own. */
  readonly place: 'device' | 'apart';
  /** People at this device, of whom one makes the table. */
  readonly people: number;
  /** The strength of each bot that is there from the start. */
  readonly bots: readonly Level[];
  readonly familyFriendly: boolean;
}
