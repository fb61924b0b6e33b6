import {
  type Bot,
  type BotInput,
  chanceFrom,
  type Game,
  type Guess,
  guessMatch,
  type Match,
  type Move,
  type Observation,
  type PlayedOn,
  playOut,
  type SearchNotes,
  type Seat,
  type Shape,
  type Thought,
} from '@wordhoard/kernel';
import { type Expectation, expectationFor } from './value.ts';

/** A position to guess worlds for: what a seat sees, and how to play on from it. */
export interface GuessPosition<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly guess: Guess<S>;
  /** Plays guessed matches on, for the seat that guesses. */
  readonly policy: Bot<S>;
  /** The same for the other seats; the policy if left out. */
  readonly othersPolicy?: Bot<S> | undefined;
  readonly seen: Observation<S>;
  readonly seat: Seat;
  /** The same text gives the same guesses and the same luck in them. */
  readonly luck: string;
}

/** A position to search. */
export interface SearchPosition<S extends Shape> extends Omit<GuessPosition<S>, 'policy' | 'othersPolicy'> {
  readonly notes: SearchNotes<S>;
}

/** The position with the policies of its game. */
export const withPolicies = <S extends Shape>(position: SearchPosition<S>): GuessPosition<S> => ({
  ...position,
  policy: position.notes.policy,
  othersPolicy: position.notes.othersPolicy,
});

/** A guessed match. Every candidate is tried in the same worlds, so that luck is the same for all of them. */
export interface World<S extends Shape> {
  readonly match: Match<S>;
  readonly luck: string;
}

export function makeWorld<S extends Shape>(position: GuessPosition<S>, number: number): World<S> {
  const { game, env, guess, othersPolicy = position.policy, seat, luck } = position;
  const chance = chanceFrom(`${luck} world ${number}`);
  // What others have already answered is unknown: the policy answers for them.
  const answerOf = (match: Match<S>, other: Seat) => {
    const thought = lastThought(othersPolicy, { seen: game.observe(match, other), seat: other, chance, env });
    return thought && 'to' in thought.move ? thought.move.answer : undefined;
  };
  const match = guessMatch({ game, guess, env, seen: withoutClocks(position.seen), viewer: seat, chance, answerOf });
  return { match, luck: `${luck} ${number}` };
}

/** Time plays no part in a search. */
const withoutClocks = <S extends Shape>(seen: Observation<S>): Observation<S> => ({
  ...seen,
  banks: null,
  question: seen.question && { ...seen.question, until: null },
});

export interface Outcome extends Expectation {
  /** Moves played. */
  readonly steps: number;
}

/** A world after a move, played on to the horizon. */
export interface RolledOut<S extends Shape> extends PlayedOn<S> {
  /** Moves played. */
  readonly steps: number;
}

/** Plays a move in a world, then lets the policy play on until it is far enough. Null if the move is refused there. */
export function playOn<S extends Shape>(
  { game, env, policy, othersPolicy = policy, seat }: GuessPosition<S>,
  world: World<S>,
  move: Move<S>,
  isFarEnough: (now: PlayedOn<S>) => boolean,
): RolledOut<S> | null {
  const played = game.play(world.match, seat, move, world.match.at);
  if (!played.ok) return null;
  const events = played.events.map(({ event }) => event);
  let { match } = played;
  let steps = 1;
  if (!match.over && !isFarEnough({ match, events })) {
    const bots = match.seats.map((each) => (each === seat ? policy : othersPolicy));
    for (const { after, events: more } of playOut({ game, env, bots, match, luck: world.luck })) {
      match = after;
      for (const { event } of more) events.push(event);
      steps += 1;
      if (steps >= MAX_STEPS || isFarEnough({ match, events })) break;
    }
  }
  return { match, events, steps };
}

/** What a move leads to in a world. Null if it is refused there. */
export function rollOut<S extends Shape>(position: SearchPosition<S>, world: World<S>, move: Move<S>): Outcome | null {
  const { env, notes, seat } = position;
  const horizon = notes.phase(world.match.state) + notes.phases;
  const isFarEnough = ({ match }: PlayedOn<S>): boolean => notes.phase(match.state) >= horizon;
  const played = playOn(withPolicies(position), world, move, isFarEnough);
  return played && { ...expectationFor(notes, played.match, seat, env), steps: played.steps };
}

/** A policy that makes free moves without end must not hang the search. */
const MAX_STEPS = 2000;

export function lastThought<S extends Shape>(bot: Bot<S>, input: BotInput<S>): Thought<S> | undefined {
  let last: Thought<S> | undefined;
  for (last of bot(input));
  return last;
}
