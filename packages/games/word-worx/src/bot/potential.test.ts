import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { TestGame, type TestGameOptions } from '../testing.ts';
import { pointsNow, potentialOf } from './potential.ts';

const start = (options: TestGameOptions): TestGame => new TestGame(env, options);
/** Manifest 24 has HER HIRE THEIR EITHER in set 1 and TEE TREE RESET STEREO in set 6, which indicator 6 doubles. */
const ME = { manifest: 24, indicator: 6 } as const;

describe('what cards can still become', () => {
  test('a card that completes a word of the manifest is worth more than one that does not', () => {
    const beforePick = (): TestGame =>
      start({ players: [{ ...ME, hand: 's t e r e' }, {}], position: { line: 'o z v k x j', pile: 0 } });
    const valueWith = (face: string): number => potentialOf(beforePick().pick(face, null).match, 0);
    expect(potentialOf(beforePick().match, 0)).toBeGreaterThanOrEqual(valueWith('o'));
    expect(valueWith('o')).toBeGreaterThan(valueWith('z') + 10);
  });

  test('[WX-8] an open word counts less where a thief can reach it, and no less under the manifest card', () => {
    const valueWithWords = (words: string[], sealed: string[]): number => {
      const players = [{ hand: 5 }, { ...ME, hand: 'a d', words, sealed }];
      return potentialOf(start({ players, position: { pile: 0 } }).match, 1);
    };
    const locked = valueWithWords([], ['tree', 'hire']);
    expect(valueWithWords(['tree'], ['hire'])).toBeGreaterThanOrEqual(locked);
    expect(valueWithWords(['tree', 'hire'], [])).toBeLessThan(valueWithWords(['tree'], ['hire']));
  });
});

describe('points now', () => {
  test('in the own turn, words that can be laid count; in the turns of others, only those that lie there', () => {
    const players = [{ ...ME, hand: 't r e e a' }, { hand: 5 }];
    const { match } = start({ players, position: { line: 'l n d s g y' } }).pick('d');
    expect(pointsNow(match, 0, env)).toBeGreaterThan(15);
    expect(pointsNow(match, 1, env)).toBe(-5);
  });
});
