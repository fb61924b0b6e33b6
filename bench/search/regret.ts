import { type Bot, type BotInput, canonicalJson, chanceFrom, type Move, type Shape } from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import {
  CLEAR_GAIN,
  championBaseOf,
  gainOf,
  lastThought,
  legalAlternatives,
  makeWorld,
  type Outcome,
  rollOut,
  type SearchPosition,
  type SearchResult,
  search,
} from '@wordhoard/search';
import { mean } from '../table.ts';
import { type BoundGame, tableFor } from './duel.ts';

/** Times the champion's budget that the search has which finds the best move. */
export const BIG_SEARCH = 20;
/** Fewest worlds in which moves are compared. */
const MIN_WORLDS = 30;
/** Games played in search of a decision with a choice. */
const MAX_GAMES = 20;

export interface Regret<S extends Shape> extends BoundGame<S> {
  readonly seed: string;
  readonly champion: Bot<S>;
  /** The bot that the champion is compared with. */
  readonly other: Bot<S>;
}

/** What a move can expect. */
interface Expected {
  /** Chance to win, from 0 to 1. */
  readonly win: number;
  /** Points more than the best of the others. */
  readonly points: number;
}

/** By how much less a move can expect than the best one. */
interface Loss extends Expected {
  readonly isBest: boolean;
}

export interface RegretSample {
  readonly champion: Loss;
  readonly other: Loss;
  /** Moves that were compared. */
  readonly candidates: number;
  /** Worlds in which the losses were measured; 0 if both bots found the best move. */
  readonly worlds: number;
}

/** What a bot was given at a decision, but its luck. */
type Decision<S extends Shape> = Omit<BotInput<S>, 'chance'>;

/** A decision at which the search compares moves. */
interface Choice<S extends Shape> {
  readonly position: Omit<SearchPosition<S>, 'luck'>;
  readonly champion: Move<S>;
  readonly other: Move<S>;
  /** The move that the champion starts from, and all others worth comparing. */
  readonly moves: readonly Move<S>[];
}

/**
 * What the champion and the other bot lose at one decision, drawn at random from a fresh game between them. A big search
 * finds the best move; the losses are measured in worlds that had no part in finding it, because the best of many noisy
 * means looks better than it is. Undefined if several games had no decision with a choice.
 */
export function measureRegret<S extends Shape>(regret: Regret<S>, number: number): RegretSample | undefined {
  for (let attempt = 0; attempt < MAX_GAMES; attempt++) {
    const name = `${regret.seed} position ${number} ${attempt}`;
    const decisions = chanceFrom(name).shuffle(playForDecisions(regret, name, number % 2));
    for (const decision of decisions) {
      const choice = choiceAt(regret, decision, name);
      if (choice) return lossesAt(choice, name);
    }
  }
  return undefined;
}

/** All decisions of a game, of both players. */
function playForDecisions<S extends Shape>(
  { pack, game, env, champion, other }: Regret<S>,
  name: string,
  championSeat: number,
): Decision<S>[] {
  const decisions: Decision<S>[] = [];
  const bots = [0, 1].map(
    (seat): Bot<S> =>
      function* ({ chance, ...decision }) {
        const thought = lastThought(seat === championSeat ? champion : other, { ...decision, chance });
        if (!thought) return;
        decisions.push(decision);
        yield thought;
      },
  );
  selfPlay({ game, env, bots, table: tableFor(pack, 2, name) });
  return decisions;
}

/** Undefined if the search has nothing to compare there. */
function choiceAt<S extends Shape>(
  { pack, game, env, champion, other }: Regret<S>,
  decision: Decision<S>,
  name: string,
): Choice<S> | undefined {
  const { guess, search: notes } = pack;
  if (!guess || !notes) throw new Error(`${game.id} has no search`);
  const { seen, seat } = decision;
  // The same luck for all bots, so that the champion starts from the same move.
  const input = (): BotInput<S> => ({ ...decision, chance: chanceFrom(`${name} move`) });
  const first = input();
  const chosen = lastThought(championBaseOf(pack), first);
  if (!chosen) return undefined;
  const moves = [chosen.move, ...legalAlternatives(game, notes, first, chosen.move)];
  if (new Set(moves.map(canonicalJson)).size < 2) return undefined;
  const [theirs, others] = [champion, other].map((bot) => lastThought(bot, input())?.move);
  if (!theirs || !others) return undefined;
  const position = { game, env, guess, notes, seen, seat };
  return { position, champion: theirs, other: others, moves: [...moves, theirs, others] };
}

function lossesAt<S extends Shape>({ position, champion, other, moves }: Choice<S>, name: string): RegretSample {
  const { steps, clearGain = CLEAR_GAIN } = position.notes;
  const budget = BIG_SEARCH * steps;
  const searched = runSearch(search({ ...position, luck: `${name} search` }, moves, { steps: budget, clearGain }));
  const best = bestMove(searched);
  const { worlds, expected } = compareMoves({ ...position, luck: `${name} measure` }, [best, champion, other], budget);
  const lossOf = (move: Move<S>): Loss => {
    const [most, own] = [expected(best), expected(move)];
    const isBest = canonicalJson(move) === canonicalJson(best);
    return { win: most.win - own.win, points: most.points - own.points, isBest };
  };
  return { champion: lossOf(champion), other: lossOf(other), candidates: searched.candidates.length, worlds };
}

function runSearch<S extends Shape>(work: Generator<Move<S>, SearchResult<S>>): SearchResult<S> {
  for (;;) {
    const slice = work.next();
    if (slice.done) return slice.value;
  }
}

/**
 * The candidate with the best mean among those tried in most worlds. The search itself prefers the first candidate in
 * case of doubt; with so many worlds, that would only favour the bot that plays it.
 */
function bestMove<S extends Shape>({ candidates }: SearchResult<S>): Move<S> {
  const worlds = Math.max(...candidates.map(({ wins }) => wins.length));
  const gain = (i: number): number => gainOf(candidates, i, 0).mean;
  const finalists = [...candidates.keys()].filter((i) => candidates[i]!.wins.length === worlds);
  return candidates[finalists.reduce((best, i) => (gain(i) > gain(best) ? i : best))]!.move;
}

/** What each move can expect, in the same worlds. Equal moves are played once, and a single one not at all. */
function compareMoves<S extends Shape>(
  position: SearchPosition<S>,
  moves: readonly Move<S>[],
  budget: number,
): { readonly worlds: number; expected(move: Move<S>): Expected } {
  const different = new Map(moves.map((move) => [canonicalJson(move), move]));
  if (different.size === 1) return { worlds: 0, expected: () => ({ win: 0, points: 0 }) };
  const outcomes: Outcome[][] = [];
  let steps = 0;
  for (let number = 0; number < MIN_WORLDS || steps < budget; number++) {
    const world = makeWorld({ ...position, policy: position.notes.policy }, number);
    const tried = [...different.values()].flatMap((move) => rollOut(position, world, move) ?? []);
    steps += tried.reduce((sum, outcome) => sum + outcome.steps, 1);
    // A world that refuses one of the moves can't compare them.
    if (tried.length === different.size) outcomes.push(tried);
  }
  const places = [...different.keys()];
  return {
    worlds: outcomes.length,
    expected(move) {
      const own = outcomes.map((tried) => tried[places.indexOf(canonicalJson(move))]!);
      return { win: mean(own.map(({ win }) => win)), points: mean(own.map(({ margin }) => margin)) };
    },
  };
}
