import { describe, expect, test } from 'vitest';
import type { Box } from './bonuses.ts';
import { nextMainPlayer } from './main-player.ts';
import type { RoundLine, ScoreSheet } from './totals.ts';

/** Boxes by round: '12.' is a first box, a second box, and none. */
const sheet = (boxes: string): ScoreSheet => ({
  lines: Array.from(boxes, (mark): RoundLine => {
    const box: Box | null = mark === '1' ? 'first' : mark === '2' ? 'second' : null;
    return { word: 'any', status: 'stands', points: 1, box, bonus: 0 };
  }),
  tallies: 0,
});
const next = (boxes: string[], last: number): number => nextMainPlayer(boxes.map(sheet), last);

describe('[WY-23] the next Main Player', () => {
  test('has the fewest second boxes', () => {
    expect(next(['2.', '22', '11'], 0)).toBe(2);
  });
  test('then the fewest first boxes', () => {
    expect(next(['1.', '11', '..'], 0)).toBe(2);
    expect(next(['21', '2.', '22'], 1)).toBe(1);
  });
  test('then is the next clockwise after the last', () => {
    expect(next(['..', '..', '..'], 0)).toBe(1);
    expect(next(['..', '..', '..'], 2)).toBe(0);
    expect(next(['..', '.1', '..'], 0)).toBe(2);
    expect(next(['.1', '..', '.1'], 1)).toBe(1);
  });
});
