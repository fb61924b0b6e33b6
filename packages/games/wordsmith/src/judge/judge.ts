import {
  type BySeat,
  forSeat,
  type Judge,
  type JudgedMove,
  type JudgeInput,
  judgementOf,
  MAX_BEST_MOVES,
  type Move,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { ScratchSheet } from '../bot/scratch-sheet.ts';
import {
  evaluatorFor,
  rarestTier,
  searchTurnsInSlices,
  type TurnCandidate,
  type TurnEvaluator,
} from '../bot/search.ts';
import { SKILLS, type WordsmithSkill } from '../bot/skills.ts';
import { makeVocabulary } from '../bot/vocabulary.ts';
import { componentsOf } from '../components.ts';
import type { TurnStep } from '../moves.ts';
import { formatStep } from '../notation.ts';
import { finishDraft, wordRulesOf } from '../round.ts';
import { scoreSheets, totalSoFar } from '../scoring.ts';
import type { Sheet } from '../sheet.ts';
import { applyTurn } from '../turn.ts';
import type { TurnSoFar } from '../turn-so-far.ts';
import type { Wordsmith } from '../types.ts';

const STRONGEST: WordsmithSkill = SKILLS[5];
const STRONGEST_COMMON: WordsmithSkill = { ...STRONGEST, vocabulary: COMMON_TIER };
/** Number of turns tried before yielding: a few milliseconds' work. */
const TURNS_PER_SLICE = 4;
/** How many of the best turns with common words are valued again with the whole vocabulary. */
const MAX_REVALUED = 12;

interface RatedTurn {
  readonly choice: JudgedMove<Wordsmith>;
  /** The resulting letters and circles: equal for turns that differ only in the order of their steps. */
  readonly resultKey: string;
  /** True if all claimed words are common. */
  readonly isCommon: boolean;
}

/**
 * Values a turn by how much it raises the strongest bot's estimate of the sheet, in points, including future rounds. In
 * the last round that is exactly its score. Hidden information plays no part: no player knows the next cards, and no
 * turn affects another player's sheet.
 */
export const judge: Judge<Wordsmith> = function* (ask) {
  const { seen, seat, move, chance, env } = ask;
  if (!seen.question || !('to' in move)) return;
  const { view } = seen;
  // Prepared here in slices, because making a vocabulary takes long.
  for (const skill of [STRONGEST, STRONGEST_COMMON]) yield* makeVocabulary(env, rarestTier(view, skill));
  const evaluator = evaluatorFor(view, seat, env, STRONGEST, chance);
  const before = evaluator.evaluate(new ScratchSheet(componentsOf(view.config), forSeat(view.sheets, seat)));
  const yours = rateTurn(ask, evaluator, before, move);
  if (!yours) throw new Error('only a turn that was accepted can be judged');
  const found = new Map<string, RatedTurn>();
  let common = yours.isCommon ? yours : null;
  const everyday: JudgedMove<Wordsmith>[] = [];
  const makeJudgement = () => {
    const others = [...found.values()]
      .filter(({ resultKey }) => resultKey !== yours.resultKey)
      .map(({ choice }) => choice);
    return judgementOf({ yours: yours.choice, found: others, common: common?.choice ?? null, everyday });
  };
  const rate = ({ steps }: ScratchSheet): RatedTurn | undefined =>
    rateTurn(ask, evaluator, before, { to: move.to, answer: { steps } });
  yield makeJudgement();

  let tries = 0;
  for (const candidate of searchTurnsInSlices(view, seat, env, STRONGEST, chance, evaluator)) {
    if (candidate && isWorthKeeping(found, candidate.value - before)) addTurn(found, rate(candidate.scratch));
    if (++tries % TURNS_PER_SLICE === 0) yield makeJudgement();
  }
  const candidates: TurnCandidate[] = [];
  for (const candidate of searchTurnsInSlices(view, seat, env, STRONGEST_COMMON, chance)) {
    if (candidate) candidates.push(candidate);
    if (++tries % TURNS_PER_SLICE === 0) yield makeJudgement();
  }
  for (const { scratch } of candidates.sort((a, b) => b.value - a.value).slice(0, MAX_REVALUED)) {
    const rated = rate(scratch);
    if (rated) everyday.push(rated.choice);
    yield null;
    if (rated && rated.choice.worth > (common?.choice.worth ?? Number.NEGATIVE_INFINITY)) common = rated;
    addTurn(found, rated);
  }
  yield makeJudgement();
};

/** Undefined if the rules refuse the turn: the search uses a simplified sheet. */
function rateTurn(
  { seen: { view }, seat, env }: JudgeInput<Wordsmith>,
  evaluator: TurnEvaluator,
  before: number,
  move: Extract<Move<Wordsmith>, { to: number }>,
): RatedTurn | undefined {
  const { answer } = move;
  const [sheet, words] = [forSeat(view.sheets, seat), wordRulesOf(view, env)];
  // A draft has the value of the turn it would become if time ran out.
  const { steps } = answer.draft ? finishDraft(answer, sheet, view.offer, words) : answer;
  const turn = applyTurn(sheet, view.offer, steps, words);
  if ('code' in turn) return undefined;
  const { components } = words;
  const pointsOn = (sheets: BySeat<Sheet>): number => totalSoFar(forSeat(scoreSheets(sheets, components), seat));
  const choice = {
    move,
    worth: evaluator.evaluate(new ScratchSheet(components, turn.sheet)) - before,
    points: pointsOn(view.sheets.with(seat, turn.sheet)) - pointsOn(view.sheets),
    text: formatSteps(answer.steps),
    word: longestWord(turn),
  };
  const common = turn.claims.every(({ word }) => (env.tier(word) ?? Number.POSITIVE_INFINITY) <= COMMON_TIER);
  return { choice, isCommon: common, resultKey: JSON.stringify([turn.sheet.letters, turn.sheet.circled]) };
}

const formatSteps = (steps: readonly TurnStep[]): string => steps.map(formatStep).join(', ') || 'nothing yet';

const longestWord = ({ claims }: TurnSoFar): string | null =>
  claims.reduce<string | null>((found, { word }) => (word.length > (found?.length ?? 0) ? word : found), null);

/** One more than the judgement lists, because the judged move may be among them. */
const MAX_KEPT = MAX_BEST_MOVES + 1;
const worstOf = (found: ReadonlyMap<string, RatedTurn>): RatedTurn =>
  [...found.values()].reduce((low, rated) => (rated.choice.worth < low.choice.worth ? rated : low));

const isWorthKeeping = (found: ReadonlyMap<string, RatedTurn>, worth: number): boolean =>
  found.size < MAX_KEPT || worth > worstOf(found).choice.worth;

function addTurn(found: Map<string, RatedTurn>, rated: RatedTurn | undefined): void {
  if (!rated || (found.get(rated.resultKey)?.choice.worth ?? Number.NEGATIVE_INFINITY) >= rated.choice.worth) return;
  found.set(rated.resultKey, rated);
  if (found.size > MAX_KEPT) found.delete(worstOf(found).resultKey);
}
