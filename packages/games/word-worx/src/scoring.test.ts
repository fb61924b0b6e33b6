import { describe, expect, test } from 'vitest';
import { MANIFESTS, wordsOn } from './manifests.ts';
import { scoreRound, worths } from './scoring.ts';

const points = (words: string[], manifest = 'M24', indicator: string | null = null, left = 0): number =>
  scoreRound(words, left, manifest, indicator).points;

describe('[WX-11] the reckoning', () => {
  test('HASTE counts 15, and 30 with the bonus', () => {
    expect(points(['haste'])).toBe(15);
    expect(points(['haste'], 'M24', 'I3')).toBe(30);
    expect(points(['haste'], 'M24', 'I4')).toBe(15);
  });
  test('3, 4, 5 and 6 letters: 5, 10, 15 and 25', () => {
    expect(['hat', 'hats', 'haste', 'hasten'].map((word) => points([word]))).toEqual([5, 10, 15, 25]);
  });
  test('any other word counts 2, however long', () => {
    expect(points(['on', 'quarrels', 'zebra'])).toBe(6);
  });
  test('every card left in hand takes one', () => {
    expect(points(['haste'], 'M24', null, 4)).toBe(11);
    expect(points([], 'M24', null, 5)).toBe(-5);
  });
  test('a manifest word laid twice counts once; further copies count 2', () => {
    expect(scoreRound(['hat', 'hat', 'hat'], 0, 'M24', 'I3').lines).toEqual([
      { word: 'hat', points: 10, why: 'manifest', set: 3, doubled: true },
      { word: 'hat', points: 2, why: 'again', set: null, doubled: false },
      { word: 'hat', points: 2, why: 'again', set: null, doubled: false },
    ]);
  });
  test('a word in two sets counts in the better', () => {
    // ANTE stands in sets 4 and 5 of manifest 6.
    const line = (indicator: string) => scoreRound(['ante'], 0, 'M6', indicator).lines[0];
    expect(line('I4')).toMatchObject({ set: 4, points: 20, doubled: true });
    expect(line('I5')).toMatchObject({ set: 5, points: 20, doubled: true });
    expect(line('I1')).toMatchObject({ points: 10, doubled: false });
    expect(points(['ante', 'ante'], 'M6', 'I5')).toBe(22);
  });
  test('the lines are all there is: they and the cards in hand add up', () => {
    for (const manifest of MANIFESTS) {
      const words = wordsOn(manifest).map(({ word }) => word);
      const { lines, points: total, left } = scoreRound([...words, 'zebra'], 3, manifest, 'I2');
      expect(lines.map(({ word }) => word)).toEqual([...words, 'zebra']);
      expect(total).toBe(lines.reduce((sum, line) => sum + line.points, 0) - left);
    }
  });
  test('what each word is worth is what it scores alone', () => {
    for (const [word, worth] of worths('M9', 'I6')) expect(points([word], 'M9', 'I6')).toBe(worth.points);
  });
});
