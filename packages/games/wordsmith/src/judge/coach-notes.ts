import {
  type CoachNotes,
  type ComparedMoves,
  chanceFrom,
  entryAt,
  forSeat,
  type Match,
  type Move,
  type PlayedOn,
} from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { bot } from '../bot/bot.ts';
import { ScratchSheet } from '../bot/scratch-sheet.ts';
import { evaluatorFor } from '../bot/search.ts';
import { SKILLS, type WordsmithSkill } from '../bot/skills.ts';
import { offerOf } from '../cards.ts';
import { componentsOf, deckOf } from '../components.ts';
import { type Goal, type GoalNeeds, goalProgress, goalRuleOf } from '../goals.ts';
import { finishDraft, wordRulesOf } from '../round.ts';
import { scoreSheets, totalSoFar } from '../scoring.ts';
import type { Sheet } from '../sheet.ts';
import { applyTurn } from '../turn.ts';
import type { State, View, Wordsmith } from '../types.ts';

/** What can be counted about two turns. */
export type WordsmithFact =
  /** Squares or items that a goal lacks after the turn, and after the better one. `needs`: if it is not as printed. */
  | {
      readonly fact: 'goal';
      readonly goal: Goal;
      readonly needs?: GoalNeeds;
      readonly missing: number;
      readonly betterMissing: number;
    }
  /** Points of this turn, and of the better one. */
  | { readonly fact: 'scored'; readonly points: number; readonly betterPoints: number }
  /** Average points of the next turn, with the cards that may come. */
  | { readonly fact: 'next-turn'; readonly points: number; readonly betterPoints: number; readonly worlds: number }
  /** Points that the letters and circles left over are probably worth more after the better turn. */
  | { readonly fact: 'sheet'; readonly points: number };

/** Values sheets by common words: the same vocabulary as the judge prepares. */
const VALUER: WordsmithSkill = { ...SKILLS[5], vocabulary: COMMON_TIER };
/** The valuer overlooks nothing, so its luck doesn't matter. */
const NO_LUCK = 'a sheet is valued';

export const coachNotes: CoachNotes<Wordsmith> = {
  compares: ({ question }) => question?.step.type === 'turn',
  policy: bot(1),
  // This round and the next, because letters are often written for a later word.
  isFarEnough: ({ state }, { match }) => match.state.round > state.round + 1,
  points: ({ state }, seat, env) => sheetPoints(state, seat, env),
  swing: ({ round, config }) => 3 + 2 * Math.sqrt(componentsOf(config).rounds - round + 1),
  worlds: 21,
  steps: 2_600,
  facts: (compared) =>
    [...goalFacts(compared), ...scoreFacts(compared), ...nextFacts(compared), ...sheetFacts(compared)].slice(0, 2),
};

/** What a sheet is probably worth at the end. */
function sheetPoints(state: State, seat: number, env: Wordsmith['env']): number {
  const sheet = forSeat(state.sheets, seat);
  const { evaluate } = evaluatorFor(viewOf(state), seat, env, VALUER, chanceFrom(NO_LUCK));
  return (
    evaluate(new ScratchSheet(componentsOf(state.config), sheet)) + sheet.goals.reduce((sum, points) => sum + points, 0)
  );
}

/** At the start of a round, of which the whole turn is still to come. */
function viewOf({ config, round, goals, sheets, offer, deck }: State): View {
  return {
    config,
    round: round - 1,
    deck: deck.secret.length,
    offer: offerOf(deckOf(config), offer),
    goals,
    sheets,
    tallies: scoreSheets(sheets, componentsOf(config)),
  };
}

/** The sheet right after a move, as the rules play it. */
function sheetAfter({ seen: { view }, seat, env }: ComparedMoves<Wordsmith>, move: Move<Wordsmith>): Sheet {
  const sheet = forSeat(view.sheets, seat);
  if (!('to' in move)) return sheet;
  const words = wordRulesOf(view, env);
  const { steps } = move.answer.draft ? finishDraft(move.answer, sheet, view.offer, words) : move.answer;
  const turn = applyTurn(sheet, view.offer, steps, words);
  return 'code' in turn ? sheet : turn.sheet;
}

/** Goals that the better turn reaches, or brings nearer by two or more. */
function goalFacts(compared: ComparedMoves<Wordsmith>): WordsmithFact[] {
  const { seen, seat, yours, better } = compared;
  const [mine, other] = [sheetAfter(compared, yours), sheetAfter(compared, better)];
  return seen.view.goals.flatMap(({ goal }, at): WordsmithFact[] => {
    if (entryAt(forSeat(seen.view.sheets, seat).goals, at) > 0) return [];
    const rule = goalRuleOf(componentsOf(seen.view.config), goal);
    const missingOn = (sheet: Sheet): number => {
      const { done, needed } = goalProgress(rule, sheet);
      return needed - done;
    };
    const [missing, betterMissing] = [missingOn(mine), missingOn(other)];
    const matters = betterMissing < missing && (betterMissing === 0 || missing - betterMissing > 1);
    const needs = rule.changed ? { needs: rule.changed } : {};
    return matters ? [{ fact: 'goal', goal, ...needs, missing, betterMissing }] : [];
  });
}

const pointsOn = (view: View, seat: number, sheet: Sheet): number =>
  totalSoFar(forSeat(scoreSheets(view.sheets.with(seat, sheet), componentsOf(view.config)), seat));

function scoreFacts(compared: ComparedMoves<Wordsmith>): WordsmithFact[] {
  const { seen, seat, yours, better } = compared;
  const before = pointsOn(seen.view, seat, forSeat(seen.view.sheets, seat));
  const [points, betterPoints] = [yours, better].map(
    (move) => pointsOn(seen.view, seat, sheetAfter(compared, move)) - before,
  );
  if (points === undefined || betterPoints === undefined || betterPoints <= points) return [];
  return [{ fact: 'scored', points, betterPoints }];
}

function nextFacts(compared: ComparedMoves<Wordsmith>): WordsmithFact[] {
  const { seen, seat, yours, better, worlds } = compared;
  if (seen.view.round >= componentsOf(seen.view.config).rounds) return [];
  const meanAfter = (of: (world: ComparedMoves<Wordsmith>['worlds'][number]) => PlayedOn<Wordsmith>): number =>
    worlds.reduce((sum, world) => sum + totalOf(of(world).match, seat), 0) / worlds.length;
  const points = Math.round(meanAfter((world) => world.yours) - pointsOn(seen.view, seat, sheetAfter(compared, yours)));
  const betterPoints = Math.round(
    meanAfter((world) => world.better) - pointsOn(seen.view, seat, sheetAfter(compared, better)),
  );
  return betterPoints > points ? [{ fact: 'next-turn', points, betterPoints, worlds: worlds.length }] : [];
}

function sheetFacts({ seat, env, worlds }: ComparedMoves<Wordsmith>): WordsmithFact[] {
  const unscored = ({ match }: PlayedOn<Wordsmith>): number =>
    match.over ? 0 : sheetPoints(match.state, seat, env) - totalOf(match, seat);
  const gain = worlds.reduce((sum, { yours, better }) => sum + unscored(better) - unscored(yours), 0) / worlds.length;
  const points = Math.round(gain);
  return points > 0 ? [{ fact: 'sheet', points }] : [];
}

const totalOf = ({ state }: Match<Wordsmith>, seat: number): number =>
  totalSoFar(forSeat(scoreSheets(state.sheets, componentsOf(state.config)), seat));
