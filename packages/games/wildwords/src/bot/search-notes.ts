import { type Bot, forSeat, type Move, type SearchNotes } from '@wordhoard/kernel';
import { componentsOf } from '../components.ts';
import type { TurnMove, WildWords } from '../types.ts';
import { planningBot } from './bot.ts';
import { quickPlays } from './plan-turn.ts';
import { WEIGHTS } from './weights.ts';

/** Plays compared at the end of the game. */
const MAX_PLAYS = 7;

/** Plays the rest of a game with an empty pot: the best play by its points and leave. It accepts all plays. */
const policy: Bot<WildWords> = function* (input) {
  const { question } = input.seen;
  if (!question?.asked.includes(input.seat) || question.mine?.done) return;
  const { id: to, step } = question;
  if (step.type === 'challenge') return yield { move: { to, answer: { challenge: false } } };
  if (step.type !== 'turn') return yield* planningBot(input);
  const [best] = quickPlays(input, 1);
  yield { move: { to, answer: best ? { type: 'play', tiles: best.tiles } : { type: 'pass' } } };
};

/**
 * While there are tiles to draw, the planning bot decides alone: guessed matches would take too long. With an empty
 * pot the others' tiles are almost known, and guessed matches are played to their end.
 */
export const searchNotes: SearchNotes<WildWords> = {
  alternatives(input) {
    const { view, question } = input.seen;
    if (question?.step.type !== 'turn' || view.pot > 0) return [];
    const plays = quickPlays(input, MAX_PLAYS).map(({ tiles }): TurnMove => ({ type: 'play', tiles }));
    return [...plays, { type: 'pass' } as const].map((answer): Move<WildWords> => ({ to: question.id, answer }));
  },
  policy,
  phase: ({ turns }) => turns.length,
  phases: 40,
  features: ({ state }, seat) => [forSeat(state.scores, seat)],
  progress: ({ board, config }) => board.filter((cell) => cell !== null).length / componentsOf(config).tiles.length,
  weights: WEIGHTS,
  steps: 200,
};
