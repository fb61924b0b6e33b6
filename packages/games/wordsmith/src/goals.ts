import { entryAt } from '@wordhoard/kernel';
import type { Components } from './components.ts';
import { KINDS, SIZE, type Square, type SquareKind } from './grid.ts';
import { countForged, type Sheet } from './sheet.ts';
import type { GoalItems, WordsmithValues } from './variant.ts';

/** [WS-4] Seven cards: side a shows a pattern of circled squares, side b a number of items. */
export const PATTERN_GOALS = ['1a', '2a', '3a', '4a', '5a', '6a', '7a'] as const;
export const ITEM_GOALS = ['1b', '2b', '3b', '4b', '5b', '6b', '7b'] as const;
export type PatternGoal = (typeof PATTERN_GOALS)[number];
export type ItemGoal = (typeof ITEM_GOALS)[number];
export type Goal = PatternGoal | ItemGoal;
/** Card by card. */
export const GOALS: readonly Goal[] = PATTERN_GOALS.flatMap((goal, i) => [goal, entryAt(ITEM_GOALS, i)]);

/** The circled squares or the items that complete a goal. */
export type GoalNeeds =
  | { readonly type: 'pattern'; readonly rows: readonly string[] }
  | { readonly type: 'items'; readonly items: Readonly<Partial<Record<SquareKind, number>>> };

export type GoalRule = GoalNeeds & {
  /** The squares of a pattern wherever it fits on the sheet, never rotated or mirrored; empty for a goal of items. */
  readonly places: readonly (readonly Square[])[];
  /** Missing if the goal is as printed, so that it needs no explanation. */
  readonly changed?: GoalNeeds;
};

type GoalRows = Pick<WordsmithValues, 'goalPatterns' | 'goalItems'>;

/** The rule of each goal: as printed, or as a variant changes it. */
export const makeGoalRules = (printed: GoalRows, changed: Partial<GoalRows>): ReadonlyMap<Goal, GoalRule> =>
  new Map<Goal, GoalRule>([
    ...needsIn(printed).map(([goal, needs]) => [goal, ruleOf(needs)] as const),
    ...needsIn(changed).map(([goal, needs]) => [goal, { ...ruleOf(needs), changed: needs }] as const),
  ]);

function needsIn({ goalPatterns = [], goalItems = [] }: Partial<GoalRows>): [Goal, GoalNeeds][] {
  return [
    ...goalPatterns.map(({ goal, pattern }): [Goal, GoalNeeds] => [
      goal,
      { type: 'pattern', rows: pattern.split('/') },
    ]),
    ...goalItems.map((row): [Goal, GoalNeeds] => [row.goal, { type: 'items', items: itemsIn(row) }]),
  ];
}

function itemsIn(row: GoalItems): Partial<Record<SquareKind, number>> {
  return Object.fromEntries(KINDS.map((kind) => [kind, row[`${kind}s`]] as const).filter(([, count]) => count > 0));
}

function ruleOf(needs: GoalNeeds): GoalRule {
  return { ...needs, places: needs.type === 'pattern' ? findPlaces(needs.rows) : [] };
}

function findPlaces(rows: readonly string[]): Square[][] {
  const width = entryAt(rows, 0).length;
  const places: Square[][] = [];
  for (let top = 0; top + rows.length <= SIZE; top++)
    for (let left = 0; left + width <= SIZE; left++)
      places.push(
        rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [(top + y) * SIZE + left + x] : []))),
      );
  return places;
}

// Every goal has a rule.
export const goalRuleOf = ({ goalRules }: Pick<Components, 'goalRules'>, goal: Goal): GoalRule => goalRules.get(goal)!;

/** A sheet's progress towards a goal: squares, in the best place for the pattern, or items. */
export interface GoalProgress {
  readonly done: number;
  readonly needed: number;
  /** The place with most circled squares, the first of equals; empty for a goal of items. */
  readonly place: readonly Square[];
}

export function goalProgress(rule: GoalRule, { circled, forged }: Pick<Sheet, 'circled' | 'forged'>): GoalProgress {
  if (rule.type === 'items') {
    let done = 0;
    let needed = 0;
    // Object.entries has `string` for the type of its keys.
    for (const [kind, wanted] of Object.entries(rule.items) as [SquareKind, number][]) {
      needed += wanted;
      done += Math.min(wanted, countForged(forged, kind));
    }
    return { done, needed, place: [] };
  }
  let best: GoalProgress = { done: -1, needed: 0, place: [] };
  for (const place of rule.places) {
    const done = place.filter((square) => circled[square]).length;
    if (done > best.done) best = { done, needed: place.length, place };
  }
  return best;
}

export function isReached(rule: GoalRule, sheet: Pick<Sheet, 'circled' | 'forged'>): boolean {
  const { done, needed } = goalProgress(rule, sheet);
  return done === needed;
}

/** [WS-14] Points of a goal for the next players who complete it, all in the same round. */
export const goalPointsNow = (
  { firstGoalPoints, laterGoalPoints }: Pick<Components, 'firstGoalPoints' | 'laterGoalPoints'>,
  first: number | null,
): number => (first === null ? firstGoalPoints : laterGoalPoints);
