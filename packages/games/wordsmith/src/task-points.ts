import { bestAnswers, chanceFrom, forSeat, MAX_BEST_MOVES, type RatedAnswer, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { searchTurns } from './bot/search.ts';
import { SKILLS } from './bot/skills.ts';
import { componentsOf } from './components.ts';
import { goalPointsNow, goalRuleOf, isReached } from './goals.ts';
import type { TurnAnswer } from './moves.ts';
import { formatStep } from './notation.ts';
import { finishDraft, wordRulesOf } from './round.ts';
import { scoreSheets, totalSoFar } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { applyTurn } from './turn.ts';
import type { View, Wordsmith } from './types.ts';

/** Turns tried: more than the strongest bot tries, because a task must know the best one. */
const TURNS_TRIED = 2000;

const totalOf = (view: View, seat: Seat, sheet: Sheet): number =>
  totalSoFar(forSeat(scoreSheets(view.sheets.with(seat, sheet), componentsOf(view.config)), seat));

/** [WS-14] Points of the goals that a sheet reaches now. */
function goalPoints({ goals, config }: View, sheet: Sheet): number {
  const components = componentsOf(config);
  return goals.reduce((sum, { goal, first }, at) => {
    if (sheet.goals[at] !== 0 || !isReached(goalRuleOf(components, goal), sheet)) return sum;
    return sum + goalPointsNow(components, first);
  }, 0);
}

/** [WS-15] Rates a turn by how much it raises the total; undefined if the rules refuse it. */
export function rateTurn(view: View, seat: Seat, answer: TurnAnswer, env: Lexicon): RatedAnswer<Wordsmith> | undefined {
  const sheet = forSeat(view.sheets, seat);
  const rules = wordRulesOf(view, env);
  const { steps } = answer.draft ? finishDraft(answer, sheet, view.offer, rules) : answer;
  const turn = applyTurn(sheet, view.offer, steps, rules);
  if ('code' in turn) return undefined;
  return {
    answer,
    points: totalOf(view, seat, turn.sheet) + goalPoints(view, turn.sheet) - totalOf(view, seat, sheet),
    words: turn.claims.map(({ word }) => word),
    text: steps.map(formatStep).join(', '),
  };
}

/** The turns that score most at once: in the last round a turn is worth what it scores, so it is searched as that. */
export function bestScoringTurns(
  view: View,
  seat: Seat,
  env: Lexicon,
  vocabulary: 'common' | 'all',
): RatedAnswer<Wordsmith>[] {
  const { vocabulary: all, ...skill } = SKILLS[5];
  const tier = vocabulary === 'common' ? COMMON_TIER : all;
  const alone = { ...skill, vocabulary: tier, foresight: 0, turnsTried: TURNS_TRIED };
  const found = [
    ...searchTurns({ ...view, round: componentsOf(view.config).rounds }, seat, env, alone, chanceFrom('task')),
  ]
    .sort((a, b) => b.value - a.value)
    .flatMap(({ scratch }) => rateTurn(view, seat, { steps: scratch.steps }, env) ?? []);
  return bestAnswers(
    found.filter(({ words }) => words.length > 0 && !words.some((word) => env.isOffensive(word))),
    MAX_BEST_MOVES,
  );
}
