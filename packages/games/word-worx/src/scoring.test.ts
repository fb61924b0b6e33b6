import { lexiconOf } from '@wordhoard/lexicon/testing';
import { describe, expect, test } from 'vitest';
import { PRINTED } from './components.ts';
import { pointsByWord, scoreRound } from './scoring.ts';
import { TestGame } from './testing.ts';

const EACH = { once: false };

const points = (words: string[], manifest = 'M24', indicator: string | null = null, left = 0): number =>
  scoreRound(words, left, manifest, indicator, EACH).points;

describe('[WX-11] scoring', () => {
  test('HASTE scores 15, and 30 with the bonus', () => {
    expect(points(['haste'])).toBe(15);
    expect(points(['haste'], 'M24', 'I3')).toBe(30);
    expect(points(['haste'], 'M24', 'I4')).toBe(15);
  });
  test('manifest words of 3, 4, 5 and 6 letters score 5, 10, 15 and 25', () => {
    expect(['hat', 'hats', 'haste', 'hasten'].map((word) => points([word]))).toEqual([5, 10, 15, 25]);
  });
  test('any other word scores 2, whatever its length', () => {
    expect(points(['on', 'quarrels', 'zebra'])).toBe(6);
  });
  test('every card left in hand costs a point', () => {
    expect(points(['haste'], 'M24', null, 4)).toBe(11);
    expect(points([], 'M24', null, 5)).toBe(-5);
  });
  test('a bigram left in hand is one card, and costs one point', () => {
    const play = new TestGame(lexiconOf(['on']), {
      players: [{ hand: 'st on qu e', manifest: 24 }, { hand: '' }],
      position: { line: '' },
    });
    play.build([]).build([]);
    expect(play.eventsOf('round-scored')[0]!.sheets[0]).toMatchObject({ left: 4, points: -4 });
    const laid = new TestGame(lexiconOf(['on']), {
      players: [{ hand: 'st on', manifest: 24 }, { hand: '' }],
      position: { line: '' },
    });
    laid.build(['on-']).build([]);
    expect(laid.match.over?.scores).toEqual([2 - 1, 0]);
  });
  test('every copy of a manifest word pays, even doubled', () => {
    const hat = { word: 'hat', points: 10, why: 'manifest', set: 3, doubled: true };
    expect(scoreRound(['hat', 'hat', 'hat'], 0, 'M24', 'I3', EACH).lines).toEqual([hat, hat, hat]);
    expect(points(['hat', 'on', 'hat'], 'M24', 'I1')).toBe(12);
  });
  test('a word in two sets pays in the better one after the bonus, every copy of it', () => {
    // ANTE is in sets 4 and 5 of manifest 6, ORE in sets 3 and 6 of manifest 9.
    const line = (indicator: string) => scoreRound(['ante'], 0, 'M6', indicator, EACH).lines[0];
    expect(line('I4')).toMatchObject({ set: 4, points: 20, doubled: true });
    expect(line('I5')).toMatchObject({ set: 5, points: 20, doubled: true });
    expect(line('I1')).toMatchObject({ points: 10, doubled: false });
    expect(points(['ante', 'ante'], 'M6', 'I5')).toBe(20 + 20);
    expect(points(['ante', 'ante'], 'M6', 'I1')).toBe(10 + 10);
    expect(points(['ore', 'ore', 'ore'], 'M9', 'I3')).toBe(30);
  });
  test('option: each entry pays for one copy, the better one first; further copies score 2', () => {
    const once = (words: string[], manifest: string, indicator: string) =>
      scoreRound(words, 0, manifest, indicator, { once: true });
    expect(once(['hat', 'hat', 'hat'], 'M24', 'I3').lines).toEqual([
      { word: 'hat', points: 10, why: 'manifest', set: 3, doubled: true },
      { word: 'hat', points: 2, why: 'again', set: null, doubled: false },
      { word: 'hat', points: 2, why: 'again', set: null, doubled: false },
    ]);
    expect(once(['ante', 'ante', 'ante'], 'M6', 'I5').lines).toMatchObject([
      { points: 20, set: 5, doubled: true },
      { points: 10, set: 4, doubled: false },
      { points: 2, why: 'again' },
    ]);
    expect(once(['ante', 'ante'], 'M6', 'I1').points).toBe(20);
  });
  test.each([
    [false, 60],
    [true, 32],
  ])('in a match with one copy locked for good and one open; option once %s: %i', (once, total) => {
    const play = new TestGame(lexiconOf([]), {
      players: [{ hand: '', manifest: 24, indicator: 3, words: ['haste'], sealed: ['h-a-st-e'] }, { hand: '' }],
      position: { line: '' },
      config: { once },
    });
    play.build(['haste']).build([]);
    expect(play.match.over?.scores).toEqual([total, 0]);
  });
  test('the lines and the cards in hand add up to the score', () => {
    for (const manifest of PRINTED.manifests.ids) {
      const words = PRINTED.manifests.wordsOn(manifest).map(({ word }) => word);
      const { lines, points: total, left } = scoreRound([...words, 'zebra'], 3, manifest, 'I2', EACH);
      expect(lines.map(({ word }) => word)).toEqual([...words, 'zebra']);
      expect(total).toBe(lines.reduce((sum, line) => sum + line.points, 0) - left);
    }
  });
  test('the points of each manifest word are its score on its own', () => {
    for (const [word, worth] of pointsByWord({}, 'M9', 'I6')) expect(points([word], 'M9', 'I6')).toBe(worth.points);
  });
});
