import type { AnyBot, AnyGame, AnyObservation, AnyThought, LabNotes, Move, Seat, Shape } from '@wordhoard/kernel';

/** Number of times a bot is asked again with other luck before it counts as having no other move. */
const MAX_TRIES = 8;

/**
 * True if the move is this action. An answer names its action by its type (`{ type: 'trade' }`) or by a key whose value
 * is neither null nor false (`{ challenge: 2 }`, not `{ steal: null }`); a free move by its type.
 */
export function isAction(action: string, move: Move<Shape>): boolean {
  const content: unknown = 'free' in move ? move.free : move.answer;
  if (typeof content !== 'object' || content === null) return false;
  if ('type' in content && content.type === action) return true;
  // It has that key, as the test before it says.
  const value = Object.hasOwn(content, action) ? (content as Record<string, unknown>)[action] : null;
  return value !== null && value !== false;
}

export interface Restriction {
  readonly game: AnyGame;
  readonly notes: LabNotes<Shape> | undefined;
  readonly never: readonly string[];
  /** Called when the bot would have made a forbidden move at this question. */
  onHeld(seat: Seat, question: number): void;
}

/**
 * A bot that never makes certain moves. It thinks as usual and plays its best thought that isn't forbidden. If none is
 * left, it thinks again with other chance, and finally plays the default answer.
 */
export function restrictBot(bot: AnyBot, { game, notes, never, onHeld }: Restriction): AnyBot {
  if (never.length === 0) return bot;
  return function* (ask): Iterable<AnyThought> {
    const isForbidden = (move: Move<Shape>): boolean =>
      never.some((way) => notes?.actions?.[way]?.matches(move, ask.seen, ask.env) ?? isAction(way, move));
    const altered = never.reduce((seen, way) => notes?.actions?.[way]?.hideFrom?.(seen) ?? seen, ask.seen);
    let wasHeld = false;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const thoughts = [...bot({ ...ask, seen: tries === 0 ? ask.seen : altered })];
      if (thoughts.length === 0 && !wasHeld) return;
      const last = thoughts.findLast(({ move }) => !isForbidden(move));
      const isHeld = thoughts.length > 0 && thoughts.at(-1) !== last;
      if (isHeld && !wasHeld) onHeld(ask.seat, ask.seen.question?.id ?? 0);
      wasHeld ||= isHeld;
      if (last) return yield last;
    }
    const silent = defaultThought(game, ask.seen, ask.seat, ask.env);
    if (silent) yield silent;
  };
}

/** The default answer of a seat; undefined if it isn't awaited. */
function defaultThought(
  game: AnyGame,
  { view, question }: AnyObservation,
  seat: Seat,
  env: unknown,
): AnyThought | undefined {
  if (!question?.asked.includes(seat) || question.mine?.done) return undefined;
  const { id: to, step, mine } = question;
  const rules = game.rules.steps[step.type];
  if (!rules || !('defaultAnswer' in rules)) return undefined;
  return { move: { to, answer: rules.defaultAnswer({ seat, view, step, draft: mine?.answer, env }) } };
}
