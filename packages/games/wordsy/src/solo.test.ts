import { describe, expect, test } from 'vitest';
import { componentsOf } from './components.ts';
import { SOLO_LEVELS, type SoloLevel, type Spot, soloOutcome, soloTarget } from './solo.ts';

const printed = componentsOf({});
const play = (spot: Spot, points: number, inTime = true, level: SoloLevel = 'easy', round = 1): string => {
  const { box, bonus, spot: to, penalty } = soloOutcome(printed, { level, round, spot, points, inTime });
  return `${box ?? 'none'} ${bonus} ${to}${penalty ? ' −2' : ''}`;
};

describe('[WY-20] a solo round', () => {
  test.each<[Spot, number, boolean, string]>([
    ['top', 20, true, 'second 2 top'],
    ['top', 19, true, 'second 2 middle'],
    ['top', 15, true, 'second 2 middle'],
    ['top', 14, true, 'none 0 middle'],
    ['top', 20, false, 'none 0 top'],
    ['top', 19, false, 'none 0 middle'],
    ['middle', 20, true, 'first 1 top'],
    ['middle', 15, true, 'first 1 bottom'],
    ['middle', 25, false, 'none 0 middle'],
    ['middle', 0, false, 'none 0 bottom'],
    ['bottom', 20, true, 'first 1 top'],
    ['bottom', 20, false, 'none 0 bottom'],
    ['bottom', 15, true, 'first 1 middle −2'],
    ['bottom', 3, true, 'none 0 middle −2'],
  ])('on the %s spot, %i points, in time %s: %s', (spot, points, inTime, expected) => {
    expect(play(spot, points, inTime)).toBe(expected);
  });

  test('later boxes are worth more', () => {
    expect([1, 4, 7].map((round) => play('top', 15, true, 'easy', round))).toEqual([
      'second 2 middle',
      'second 3 middle',
      'second 4 middle',
    ]);
    expect(play('bottom', 20, true, 'hard', 7)).toBe('first 3 top');
  });
});

describe('[WY-21] levels', () => {
  test('win at 100, 110, 120 and 120', () => {
    expect(SOLO_LEVELS.map((level) => soloTarget(printed, level, 7))).toEqual([100, 110, 120, 120]);
  });
  test.each([
    [6, [100, 110, 120, 120]],
    [5, [100, 110, 120, 120]],
    [4, [80, 88, 96, 96]],
    [3, [60, 66, 72, 72]],
    [2, [40, 44, 48, 48]],
    [1, [20, 22, 24, 24]],
  ])('%i rounds: as much less as fewer words count (ours)', (rounds, targets) => {
    expect(SOLO_LEVELS.map((level) => soloTarget(printed, level, rounds))).toEqual(targets);
  });
  test('brutal has no middle, and a penalty leaves the timer at the bottom', () => {
    expect(play('top', 10, true, 'brutal')).toBe('none 0 bottom');
    expect(play('bottom', 10, true, 'brutal')).toBe('none 0 bottom −2');
    expect(play('bottom', 20, true, 'brutal')).toBe('first 1 top');
  });
});
