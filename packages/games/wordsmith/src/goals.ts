import { SIZE, type Square, type SquareKind } from './grid.ts';
import { countOf, type Sheet } from './sheet.ts';

/** [WS-4] Seven cards; side a is a pattern of circled squares, side b a number of items. */
export const GOALS = ['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b', '7a', '7b'] as const;
export type Goal = (typeof GOALS)[number];

/** [WS-14] In the first round in which anyone completes it, and afterwards. */
export const FIRST_TO_GOAL = 8;
export const LATER_TO_GOAL = 5;

export type GoalRule =
  | { readonly type: 'pattern'; readonly rows: readonly string[] }
  | { readonly type: 'items'; readonly items: Readonly<Partial<Record<SquareKind, number>>> };

const pattern = (...rows: string[]): GoalRule => ({ type: 'pattern', rows });
const items = (of: Partial<Record<SquareKind, number>>): GoalRule => ({ type: 'items', items: of });

/** The rule of each goal. The pictures are ours, made to fit the text of the rules. */
export const GOAL_RULES: Readonly<Record<Goal, GoalRule>> = {
  '1a': pattern('######'),
  '1b': items({ ring: 4 }),
  '2a': pattern('#', '#', '#', '#', '#', '#'),
  '2b': items({ sword: 2 }),
  '3a': pattern('..#..', '..#..', '#####', '..#..', '..#..'),
  '3b': items({ goblet: 2, sword: 1 }),
  '4a': pattern('#...', '#...', '#...', '#...', '####'),
  '4b': items({ axe: 1, goblet: 1 }),
  '5a': pattern('#####', '..#..', '..#..', '..#..'),
  '5b': items({ coin: 4 }),
  '6a': pattern('###', '###'),
  '6b': items({ coin: 1, ring: 1, goblet: 1, sword: 1, axe: 1 }),
  '7a': pattern('#...', '.#..', '..#.', '...#'),
  '7b': items({ goblet: 3 }),
};

/** Everywhere a pattern fits on the sheet: moved about, never turned or mirrored. Nothing for a goal of items. */
function everywhere(rule: GoalRule): Square[][] {
  if (rule.type === 'items') return [];
  const { rows } = rule;
  const width = rows[0]!.length;
  const places: Square[][] = [];
  for (let top = 0; top + rows.length <= SIZE; top++)
    for (let left = 0; left + width <= SIZE; left++)
      places.push(
        rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [(top + y) * SIZE + left + x] : []))),
      );
  return places;
}

const PLACES: ReadonlyMap<Goal, readonly (readonly Square[])[]> = new Map(
  GOALS.map((goal) => [goal, everywhere(GOAL_RULES[goal])]),
);
export const placesOf = (goal: Goal): readonly (readonly Square[])[] => PLACES.get(goal)!;

/** A sheet's progress: squares (in the best place for it) or items, out of those needed. */
export interface GoalProgress {
  readonly done: number;
  readonly of: number;
  /** The place that is furthest, of equals the first; empty for a goal of items. */
  readonly place: readonly Square[];
}

export function goalProgress(goal: Goal, { circled, forged }: Pick<Sheet, 'circled' | 'forged'>): GoalProgress {
  const rule = GOAL_RULES[goal];
  if (rule.type === 'items') {
    let done = 0;
    let of = 0;
    // Object.entries forgets which keys.
    for (const [kind, wanted] of Object.entries(rule.items) as [SquareKind, number][]) {
      of += wanted;
      done += Math.min(wanted, countOf(forged, kind));
    }
    return { done, of, place: [] };
  }
  let best: GoalProgress = { done: -1, of: 0, place: [] };
  for (const place of placesOf(goal)) {
    const done = place.filter((square) => circled[square]).length;
    if (done > best.done) best = { done, of: place.length, place };
  }
  return best;
}

export function reaches(goal: Goal, sheet: Pick<Sheet, 'circled' | 'forged'>): boolean {
  const { done, of } = goalProgress(goal, sheet);
  return done === of;
}
