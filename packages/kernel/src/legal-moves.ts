import type { Game, Move, Observation } from './match.ts';
import type { Seat } from './secret.ts';
import type { Shape } from './shape.ts';

/** What a game lists moves from: what this seat is sent, and nothing else. */
export interface LegalMovesInput<S extends Shape> {
  readonly seen: Observation<S>;
  readonly seat: Seat;
  readonly env: S['env'];
  /** About as many moves as are wanted: a game with far more chooses that many, spread over all. */
  readonly most: number;
}

/**
 * Yields moves that could be legal, in a fixed order that says nothing about their worth: by letter or by number. The
 * caller leaves out those that aren't legal. Returns true if there are legal moves besides.
 */
export type ListMoves<S extends Shape> = (input: LegalMovesInput<S>) => Generator<Move<S>, boolean>;

export interface LegalMoves<S extends Shape> {
  readonly moves: readonly Move<S>[];
  /** There are legal moves besides these. */
  readonly more: boolean;
}

/** Candidates tried for each move wanted. Every check costs time, and a game may yield many that aren't legal. */
const TRIES_PER_MOVE = 20;

/**
 * The legal moves of a seat, found from its observation alone; at most `most`. Its default answer is the first, if the
 * question is open to it, and the only answer in a game that lists none.
 */
export function legalMoves<S extends Shape>(
  game: Game<S>,
  list: ListMoves<S> | undefined,
  { seen, seat, env, most }: LegalMovesInput<S>,
): LegalMoves<S> {
  const standard = defaultMove(game, { seen, seat, env });
  const isAsked = standard !== null;
  if (!isAsked && seen.free.length === 0) return { moves: [], more: false };
  const found = new Map<string, Move<S>>();
  const keep = (move: Move<S>): void => void found.set(JSON.stringify(move), move);
  if (isAsked && game.check(seen, seat, standard) === undefined) keep(standard);
  if (!list) return { moves: [...found.values()].slice(0, most), more: true };
  const candidates = list({ seen, seat, env, most });
  for (let tried = 0; tried < most * TRIES_PER_MOVE; tried++) {
    const next = candidates.next();
    if (next.done) return { moves: [...found.values()], more: next.value };
    if ('to' in next.value && !isAsked) continue;
    if (game.check(seen, seat, next.value) !== undefined) continue;
    if (found.size >= most && !found.has(JSON.stringify(next.value))) break;
    keep(next.value);
  }
  return { moves: [...found.values()], more: true };
}

/** The default answer as a move; null if this seat is not asked. */
function defaultMove<S extends Shape>(
  { rules }: Game<S>,
  { seen, seat, env }: Omit<LegalMovesInput<S>, 'most'>,
): Move<S> | null {
  const { question, view, over } = seen;
  if (over || !question?.asked.includes(seat) || question.mine?.done) return null;
  const { step, id } = question;
  const asked = rules.steps[step.type];
  // An open step is always a question.
  if (!('defaultAnswer' in asked)) return null;
  return { to: id, answer: asked.defaultAnswer({ seat, view, step, draft: question.mine?.answer, env }) };
}

/** Every choice of so many items, in their order: helps a game to list its moves. */
export function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count <= 0) return [[]];
  return items.flatMap((item, i) => combinations(items.slice(i + 1), count - 1).map((rest) => [item, ...rest]));
}
