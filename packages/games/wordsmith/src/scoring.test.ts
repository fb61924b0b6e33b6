import { describe, expect, test } from 'vitest';
import type { SquareKind } from './grid.ts';
import { rankSheets, scoreSheets, totalSoFar } from './scoring.ts';
import type { Sheet } from './sheet.ts';
import { COMPONENTS, sheetWith } from './testing.ts';

const sheet = (part: Partial<Sheet>, items: Partial<Record<SquareKind, number>> = {}): Sheet =>
  sheetWith([], {
    forged: Object.entries(items).flatMap(([kind, count]) =>
      COMPONENTS.items
        .filter((item) => item.kind === kind)
        .slice(0, count)
        .map(({ name }) => name),
    ),
    ...part,
  });
const alone = (part: Partial<Sheet>, items: Partial<Record<SquareKind, number>> = {}) =>
  scoreSheets([sheet(part, items)], COMPONENTS)[0]!;

describe('[WS-15] the end', () => {
  test('[WS-7] spent 9, gained 6: −3; spare coins score nothing', () => {
    expect(alone({ spent: 9, gained: 6 })).toMatchObject({ lines: { debt: -3 }, total: -3 });
    expect(alone({ spent: 6, gained: 9 })).toMatchObject({ lines: { debt: 0 }, total: 0 });
  });
  test('one point a crown', () => expect(alone({ crowns: 7 })).toMatchObject({ lines: { crowns: 7 }, total: 7 }));
  test.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [6, 10],
    [7, 20],
  ])('%i rings: %i', (ring, points) => expect(alone({}, { ring }).lines.rings).toBe(points));
  test('goblets 2, swords 4, axes 6 each; coins nothing', () => {
    expect(alone({}, { goblet: 3, sword: 2, axe: 4, coin: 6 })).toMatchObject({
      lines: { goblets: 6, swords: 8, axes: 24 },
      total: 38,
    });
  });
  test('the total is the sum of all lines, even if negative', () => {
    const rich = sheet(
      { spent: 12, gained: 2, crowns: 3, goals: [5, 8] },
      { ring: 5, goblet: 1, sword: 1, axe: 1, coin: 1 },
    );
    expect(scoreSheets([rich, sheet({ spent: 24, crowns: 1 })], COMPONENTS)).toEqual([
      {
        lines: { debt: -10, crowns: 3, 'most-crowns': 8, rings: 5, goblets: 2, swords: 4, axes: 6, goals: 13 },
        total: 31,
      },
      {
        lines: { debt: -24, crowns: 1, 'most-crowns': 4, rings: 0, goblets: 0, swords: 0, axes: 0, goals: 0 },
        total: -19,
      },
    ]);
  });
  test('goals', () => expect(alone({ goals: [8, 5] }).lines.goals).toBe(13));

  const crowns = (...counts: number[]): number[] =>
    scoreSheets(
      counts.map((count) => sheet({ crowns: count })),
      COMPONENTS,
    ).map(({ lines }) => lines['most-crowns']);
  test.each([
    [
      [5, 3, 1, 0],
      [8, 4, 2, 0],
    ],
    [
      [4, 3, 2, 1],
      [8, 4, 2, 0],
    ],
    [
      [5, 5, 3, 1],
      [8, 8, 2, 0],
    ],
    [
      [5, 3, 3, 3, 1],
      [8, 4, 4, 4, 0],
    ],
    [
      [2, 2, 2, 1],
      [8, 8, 8, 0],
    ],
    [
      [0, 0],
      [8, 8],
    ],
    [
      [1, 0],
      [8, 4],
    ],
    [
      [3, 0, 0, 0],
      [8, 4, 4, 4],
    ],
    [
      [2, 1, 0, 0],
      [8, 4, 2, 2],
    ],
    [[9], [0]],
  ])(
    'most crowns score 8, second 4, third 2, even with no crown, and nothing in solo; crowns %j: %j',
    (counts, points) => expect(crowns(...counts)).toEqual(points),
  );
});

describe('[WS-15] during the game', () => {
  test('no player has points for most crowns yet', () => {
    expect(scoreSheets([sheet({}), sheet({}), sheet({})], COMPONENTS).map(totalSoFar)).toEqual([0, 0, 0]);
    expect(scoreSheets([sheet({ crowns: 2 }), sheet({ spent: 3 })], COMPONENTS).map(totalSoFar)).toEqual([2, -3]);
  });
  test('all other lines count as at the end', () => {
    const rich = sheet({ spent: 12, gained: 2, crowns: 3, goals: [5, 8] }, { ring: 5, goblet: 1, sword: 1, axe: 1 });
    const [tally] = scoreSheets([rich, sheet({})], COMPONENTS);
    expect([totalSoFar(tally!), tally!.total]).toEqual([23, 31]);
    expect(totalSoFar(alone({ crowns: 5 }))).toBe(5);
  });
});

describe('[WS-16] who wins', () => {
  test('most points; tie → most crowns; then shared', () => {
    // The first two have 16 points each: by axes and second most crowns, and by most crowns. The third has fewer.
    const axes = sheet({}, { axe: 2 });
    const crowned = sheet({ crowns: 8 });
    expect(rankSheets([axes, crowned, sheet({})], COMPONENTS)).toEqual({
      scores: [16, 16, 4],
      places: [[1], [0], [2]],
    });
    expect(rankSheets([axes, axes], COMPONENTS)).toEqual({ scores: [20, 20], places: [[0, 1]] });
  });
  test('a solo player has the first place', () => {
    expect(rankSheets([sheet({ crowns: 4 })], COMPONENTS)).toEqual({ scores: [4], places: [[0]] });
  });
});
