import { describe, expect, test } from 'vitest';
import { turnInWords } from '../describe.ts';
import { wordsmithRules } from '../strings/rules.ts';
import { after, BURP, R, U } from '../turn/testing.ts';
import { EXAMPLE_AFTER } from './example.ts';

test('[WS-9] the example of the rules page is what the game makes of it', () => {
  const turn = after(U, R, BURP);
  expect(turn.sheet).toEqual({ ...EXAMPLE_AFTER, spent: 1 });
  expect(turnInWords({ earned: turn.earned, silent: false, prepared: false })).toEqual({
    text: 'wrote U and R, claimed BURP, forged 2 rings',
    words: ['burp'],
  });
});

describe('the rules page', () => {
  const { sections } = wordsmithRules;
  const said = (ours: boolean): string =>
    sections
      .flatMap(({ rules }) => rules)
      .filter((rule) => (rule.ours === true) === ours)
      .map(({ text }) => text)
      .join('\n');
  test('[WS-1] tells of both decks, of 47 cards of which 36 are used, and of the reference card', () => {
    expect(said(false)).toMatch(/47 cards.*36 of them/);
    expect(said(false)).toMatch(/reference card says how often each letter occurs/);
    expect(said(true)).toMatch(/balanced deck/);
  });
  test('[WS-14] [WS-15] marks shared eights and ties as ours, and the places themselves as printed', () => {
    expect(said(true)).toMatch(/same first round have the 8/);
    expect(said(true)).toMatch(/all have their place, and the next is skipped/);
    expect(said(false)).toMatch(/8, 4 and 2 points for most crowns, second and third, even with no crown at all/);
  });
  test('[WS-12] PAPERS is fine when it extends nothing, and nothing is paid twice', () => {
    expect(said(false)).toMatch(/PAPERS is fine when it extends nothing/);
    expect(said(false)).toMatch(/nothing is paid twice/);
  });
});
