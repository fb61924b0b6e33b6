import { askOthers, forSeat, type TaskNotes } from '@wordhoard/kernel';
import { defaults } from './defaults.ts';
import { wordRulesOf } from './round.ts';
import { bestScoringTurns, rateTurn } from './task-points.ts';
import { applySteps } from './turn.ts';
import type { Wordsmith } from './types.ts';

/** [WS-6] One turn: write two letters on a sheet. */
export const task: TaskNotes<Wordsmith> = {
  table: () => ({ config: defaults, players: 1, position: null }),
  level: 1,
  depth: [3, 7],
  maxEntries: 12,
  toTask: (seen) => (seen.question?.step.type === 'turn' ? seen : null),
  observationAfter(seen, seat, answer, env) {
    const { view, question } = seen;
    const turn = applySteps(forSeat(view.sheets, seat), view.offer, answer.steps, wordRulesOf(view, env));
    if ('code' in turn) throw new Error(`not an answer to this task: ${turn.code}`);
    const sheets = view.sheets.with(seat, turn.sheet);
    return {
      ...seen,
      view: { ...view, sheets },
      question: question && askOthers(question, seat, sheets.length, question.step),
    };
  },
  // The rules refuse claims of non-words themselves.
  rate({ view }, seat, answer, env) {
    const rated = rateTurn(view, seat, answer, env);
    if (!rated) throw new Error('only a turn that the rules allow can be rated');
    return { ...rated, notWords: [] };
  },
  solve: ({ view }, seat, env, vocabulary) => bestScoringTurns(view, seat, env, vocabulary),
  isDraft: (answer) => answer.draft === true,
  seconds: null,
  minGain: 4,
};
