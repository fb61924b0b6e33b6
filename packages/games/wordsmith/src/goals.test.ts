import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOALS, type Goal, goalProgress, goalRuleOf, isReached } from './goals.ts';
import { SIZE, SQUARES, type SquareKind } from './grid.ts';
import { forgedItems } from './sheet.ts';
import { BLANK_SHEET, COMPONENTS, easyWords, positionWith, sheetWith, TestGame } from './testing.ts';

const ruleOf = (goal: Goal) => goalRuleOf(COMPONENTS, goal);

const withItems = (kinds: Partial<Record<SquareKind, number>>) => {
  const names = Object.entries(kinds).flatMap(([kind, count]) =>
    COMPONENTS.items
      .filter((item) => item.kind === kind)
      .slice(0, count)
      .map(({ name }) => name),
  );
  return sheetWith([], { forged: names });
};

describe('[WS-4] goals', () => {
  test.each([
    ['1a', ['........', '.******.']],
    ['2a', ['*', '*', '*', '*', '*', '*']],
    ['3a', ['..*', '..*', '*****', '..*', '..*']],
    ['4a', ['*', '*', '*', '*', '****']],
    ['5a', ['...*****', '.....*', '.....*', '.....*']],
    ['6a', ['', '***', '***']],
    ['7a', ['....*', '.....*', '......*', '.......*']],
  ] as const)('%s is reached by its full pattern, wherever it is', (goal, rows) => {
    const sheet = sheetWith(rows.map((row) => row.padEnd(8, '.')));
    expect(isReached(ruleOf(goal), sheet)).toBe(true);
    for (const [square, is] of sheet.circled.entries())
      if (is) expect(isReached(ruleOf(goal), { ...sheet, circled: sheet.circled.with(square, false) })).toBe(false);
  });
  test('patterns can’t be rotated or mirrored', () => {
    expect(isReached(ruleOf('7a'), sheetWith(['...*....', '..*.....', '.*......', '*.......']))).toBe(false);
    expect(isReached(ruleOf('4a'), sheetWith(['...*....', '...*....', '...*....', '...*....', '****....']))).toBe(
      false,
    );
    expect(isReached(ruleOf('1a'), sheetWith(Array(8).fill('*.......')))).toBe(false);
    expect(isReached(ruleOf('6a'), sheetWith(['**......', '**......', '**......']))).toBe(false);
  });
  test.each([
    ['1b', { ring: 4 }, { ring: 3, coin: 5 }],
    ['2b', { sword: 2 }, { sword: 1, axe: 4 }],
    ['3b', { goblet: 2, sword: 1 }, { goblet: 5 }],
    ['4b', { axe: 1, goblet: 1 }, { axe: 2 }],
    ['5b', { coin: 4 }, { coin: 3 }],
    ['6b', { coin: 1, ring: 1, goblet: 1, sword: 1, axe: 1 }, { coin: 1, ring: 7, goblet: 1, sword: 1 }],
    ['7b', { goblet: 3 }, { goblet: 2, sword: 4 }],
  ] as const)('%s is reached by %j, not by %j', (goal, enough, short) => {
    expect([isReached(ruleOf(goal), withItems(enough)), isReached(ruleOf(goal), withItems(short))]).toEqual([
      true,
      false,
    ]);
  });
  test('progress counts squares in the best place, and no item twice', () => {
    expect(goalProgress(ruleOf('1a'), sheetWith(['**.***..', '........', '..****..']))).toMatchObject({
      done: 5,
      needed: 6,
    });
    expect(goalProgress(ruleOf('3b'), withItems({ goblet: 5 }))).toEqual({ done: 2, needed: 3, place: [] });
  });

  /** The obvious slow way: tries the pattern at every offset, even off the sheet, and checks each mark. */
  function bestByEye(goal: Goal, circled: readonly boolean[]): number {
    const rule = ruleOf(goal);
    if (rule.type === 'items') return 0;
    let best = 0;
    for (let top = -SIZE; top <= SIZE; top++)
      for (let left = -SIZE; left <= SIZE; left++) {
        let hits = 0;
        let off = false;
        for (const [y, row] of rule.rows.entries())
          for (const [x, mark] of [...row].entries()) {
            if (mark !== '#') continue;
            const [r, c] = [top + y, left + x];
            if (r < 0 || c < 0 || r >= SIZE || c >= SIZE) off = true;
            else if (circled[r * SIZE + c]) hits += 1;
          }
        if (!off) best = Math.max(best, hits);
      }
    return best;
  }
  test('pattern progress is the same as by trying every offset', () => {
    const patterns = GOALS.filter((goal) => ruleOf(goal).type === 'pattern');
    const circles = fc.array(fc.boolean(), { minLength: SQUARES, maxLength: SQUARES });
    const dense = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: SQUARES, maxLength: SQUARES });
    fc.assert(
      fc.property(
        fc.oneof(
          circles,
          dense.map((marks) => marks.map((mark) => mark > 0)),
        ),
        fc.constantFrom(...patterns),
        (circled, goal) => {
          const { done, needed, place } = goalProgress(ruleOf(goal), {
            circled,
            forged: forgedItems(COMPONENTS, circled),
          });
          expect(done).toBe(bestByEye(goal, circled));
          expect(place.filter((square) => circled[square])).toHaveLength(done);
          expect(isReached(ruleOf(goal), { circled, forged: [] })).toBe(done === needed);
        },
      ),
    );
  });
});

describe('[WS-14] first and later', () => {
  /** Row 1 lacks one circle for goal 1a and for S2. Texts with an even number of vowels are words. */
  const nearly = { ...BLANK_SHEET, grid: ['*BC.FG..', ...BLANK_SHEET.grid.slice(1)] };
  const finish = ['write D r1c4 0', 'claim r1c2-r1c5'];
  const rest = ['write S r8c8 0'];
  const position = positionWith(3, { offer: ['ds', 'al', 'ed'], sheets: [nearly, nearly, nearly] });

  test('8 points for all who complete it in the first round in which anyone does, 5 afterwards', () => {
    const play = new TestGame(easyWords, 3, position);
    play.turn(0, ...finish, ...rest).turn(2, ...finish, ...rest);
    expect(play.eventsOf('goal')).toEqual([]);
    play.turn(1, 'write D r8c1 0', ...rest);
    expect(play.eventsOf('goal')).toEqual([
      { type: 'goal', seat: 0, goal: '1a', points: 8, first: true },
      { type: 'goal', seat: 2, goal: '1a', points: 8, first: true },
    ]);
    expect(play.view().goals).toEqual([
      { goal: '1a', first: 1 },
      { goal: '2b', first: null },
    ]);
    play.turn(1, 'write D r1c4 3', 'claim r1c2-r1c5', 'write B r7c1 3').expire();
    expect(play.eventsOf('goal').at(-1)).toEqual({ type: 'goal', seat: 1, goal: '1a', points: 5, first: false });
    expect(play.view().sheets.map(({ goals }) => goals)).toEqual([
      [8, 0],
      [5, 0],
      [8, 0],
    ]);
    const { length } = play.eventsOf('goal');
    play.expire();
    expect(play.eventsOf('goal')).toHaveLength(length);
  });

  test('both goals in one turn, and in the last round', () => {
    const goals = [
      { goal: '1a', first: null },
      { goal: '2b', first: 3 },
    ] as const;
    // The word also forges S2; S1 was forged before. Another player completed the goal of swords in round 3.
    const swords = { ...nearly, grid: nearly.grid.with(7, '...****.') };
    const first = { ...BLANK_SHEET, goals: [0, 8] };
    const play = new TestGame(easyWords, 2, { ...position, round: 12, goals, sheets: [swords, first] });
    play.turn(0, ...finish, ...rest).turn(1, 'write D r8c1 0', ...rest);
    expect(play.eventsOf('goal').map(({ seat, goal, points }) => [seat, goal, points])).toEqual([
      [0, '1a', 8],
      [0, '2b', 5],
    ]);
    expect(play.view().tallies.map(({ lines }) => lines.goals)).toEqual([13, 8]);
    expect(play.match.over?.scores).toEqual(play.view().tallies.map(({ total }) => total));
  });
  test('a square circled by a sword counts for a pattern', () => {
    const sheets = [{ ...nearly, grid: nearly.grid.with(0, '.BC.FG..') }];
    const play = new TestGame(easyWords, 1, { ...position, sheets });
    play.turn(0, ...finish, 'sword r1c1', ...rest);
    expect(play.eventsOf('goal')).toMatchObject([{ goal: '1a', points: 8 }]);
  });
});
