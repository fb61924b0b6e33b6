import { entryAt } from '@wordhoard/kernel';
import { SIZE, type Square, type SquareKind } from './grid.ts';
import { countForged, type Sheet } from './sheet.ts';

/** [WS-4] Seven cards: side a shows a pattern of circled squares, side b a number of items. */
export const GOALS = ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b', '7a', '7b'] as const;
export type Goal = (typeof GOALS)[number];

/** [WS-14] Points in the first round in which anyone completes the goal, and afterwards. */
export const FIRST_GOAL_POINTS = 8;
export const LATER_GOAL_POINTS = 5;

export type GoalRule =
  | { readonly type: 'pattern'; readonly rows: readonly string[] }
  | { readonly type: 'items'; readonly items: Readonly<Partial<Record<SquareKind, number>>> };

const patternRule = (...rows: string[]): GoalRule => ({ type: 'pattern', rows });
const itemsRule = (of: Partial<Record<SquareKind, number>>): GoalRule => ({ type: 'items', items: of });

/** The rule of each goal. The patterns are ours, made to fit the text of the rules. */
export const GOAL_RULES: Readonly<Record<Goal, GoalRule>> = {
  '1a': patternRule('######'),
  '1b': itemsRule({ ring: 4 }),
  '2a': patternRule('#', '#', '#', '#', '#', '#'),
  '2b': itemsRule({ sword: 2 }),
  '3a': patternRule('..#..', '..#..', '#####', '..#..', '..#..'),
  '3b': itemsRule({ goblet: 2, sword: 1 }),
  '4a': patternRule('#...', '#...', '#...', '#...', '####'),
  '4b': itemsRule({ axe: 1, goblet: 1 }),
  '5a': patternRule('#####', '..#..', '..#..', '..#..'),
  '5b': itemsRule({ coin: 4 }),
  '6a': patternRule('###', '###'),
  '6b': itemsRule({ coin: 1, ring: 1, goblet: 1, sword: 1, axe: 1 }),
  '7a': patternRule('#...', '.#..', '..#.', '...#'),
  '7b': itemsRule({ goblet: 3 }),
};

/** All places where a pattern fits on the sheet, never rotated or mirrored. Empty for a goal of items. */
function findPlaces(rule: GoalRule): Square[][] {
  if (rule.type === 'items') return [];
  const { rows } = rule;
  const width = entryAt(rows, 0).length;
  const places: Square[][] = [];
  for (let top = 0; top + rows.length <= SIZE; top++)
    for (let left = 0; left + width <= SIZE; left++)
      places.push(
        rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [(top + y) * SIZE + left + x] : []))),
      );
  return places;
}

const PATTERN_PLACES: ReadonlyMap<Goal, readonly (readonly Square[])[]> = new Map(
  GOALS.map((goal) => [goal, findPlaces(GOAL_RULES[goal])]),
);
export const patternPlaces = (goal: Goal): readonly (readonly Square[])[] => PATTERN_PLACES.get(goal)!;

/** A sheet's progress towards a goal: squares, in the best place for the pattern, or items. */
export interface GoalProgress {
  readonly done: number;
  readonly needed: number;
  /** The place with most circled squares, the first of equals; empty for a goal of items. */
  readonly place: readonly Square[];
}

export function goalProgress(goal: Goal, { circled, forged }: Pick<Sheet, 'circled' | 'forged'>): GoalProgress {
  const rule = GOAL_RULES[goal];
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
  for (const place of patternPlaces(goal)) {
    const done = place.filter((square) => circled[square]).length;
    if (done > best.done) best = { done, needed: place.length, place };
  }
  return best;
}

export function isReached(goal: Goal, sheet: Pick<Sheet, 'circled' | 'forged'>): boolean {
  const { done, needed } = goalProgress(goal, sheet);
  return done === needed;
}
