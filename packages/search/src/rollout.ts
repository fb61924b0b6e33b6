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
  playOut,
  type SearchNotes,
  type Seat,
  type Shape,
  type Thought,
} from '@wordhoard/kernel';
import { type Expectation, expectationFor } from './value.ts';

/** The position to search: what a seat sees, and how to play on from it. */
export interface SearchPosition<S extends Shape> {
  readonly game: Game<S>;
  readonly env: S['env'];
  readonly guess: Guess<S>;
  readonly notes: SearchNotes<S>;
  readonly seen: Observation<S>;
  readonly seat: Seat;
  /** The same text gives the same guesses and the same luck in them. */
  readonly luck: string;
}

/** A guessed match. Every candidate is tried in the same worlds, so that luck is the same for all of them. */
export interface World<S extends Shape> {
  readonly match: Match<S>;
  readonly luck: string;
}

export function makeWorld<S extends Shape>(position: SearchPosition<S>, number: number): World<S> {
  const { game, env, guess, notes, seat, luck } = position;
  const chance = chanceFrom(`${luck} world ${number}`);
  // What others have already answered is unknown: the policy answers for them.
  const answerOf = (match: Match<S>, other: Seat) => {
    const thought = lastThought(notes.policy, { seen: game.observe(match, other), seat: other, chance, env });
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

/** Plays a move in a world, then lets the policy play on to the horizon. Null if the move is refused there. */
export function rollOut<S extends Shape>(position: SearchPosition<S>, world: World<S>, move: Move<S>): Outcome | null {
  const { game, env, notes, seat } = position;
  const played = game.play(world.match, seat, move, world.match.at);
  if (!played.ok) return null;
  const horizon = notes.phase(world.match.state) + notes.phases;
  let { match } = played;
  let steps = 1;
  if (!match.over && notes.phase(match.state) < horizon) {
    const bots = match.seats.map(() => notes.policy);
    for (const { after } of playOut({ game, env, bots, match, luck: world.luck })) {
      match = after;
      steps += 1;
      if (notes.phase(match.state) >= horizon || steps >= MAX_STEPS) break;
    }
  }
  return { ...expectationFor(notes, match, seat, env), steps };
}

/** A policy that makes free moves without end must not hang the search. */
const MAX_STEPS = 2000;

export function lastThought<S extends Shape>(bot: Bot<S>, input: BotInput<S>): Thought<S> | undefined {
  let last: Thought<S> | undefined;
  for (last of bot(input));
  return last;
}
