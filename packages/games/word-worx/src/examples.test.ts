/** The rulebook's worked examples, checked with the default options and the real dictionary. */
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { scoreRound } from './scoring.ts';
import { TestGame } from './testing.ts';

describe('[WX-6] stealing', () => {
  test('STAR − S = ART', () => {
    const play = new TestGame(env, { players: [{ hand: 'o t i u' }, { words: ['star'] }] }).pick('n', null);
    play.answer(0, { steal: play.theft('star', 's', 'art', ['so']) });
    expect([play.words(0), play.words(1)]).toEqual([['so'], ['art']]);
  });
  test('RAT, an E in hand and the X of FOX, which leaves OF, make TAX and RE', () => {
    const play = new TestGame(env, { players: [{ hand: 'e', words: ['rat'] }, { words: ['fox'] }] }).pick('n', null);
    play.answer(0, { steal: play.theft('fox', 'x', 'of', ['tax', 're']) });
    expect([play.words(0), play.words(1)]).toEqual([['tax', 're'], ['of']]);
  });
  test('SO and TE with a stolen N make STONE', () => {
    const play = new TestGame(env, { players: [{ hand: 'i', words: ['so', 'te'] }, { words: ['tin'] }] }).pick(
      'l',
      null,
    );
    play.answer(0, { steal: play.theft('tin', 'n', 'it', ['stone']) });
    expect([play.words(0), play.words(1)]).toEqual([['stone'], ['it']]);
  });
  test('the rest must be a word of the dictionary', () => {
    const play = new TestGame(env, { players: [{ hand: 'o t i u' }, { words: ['star'] }] }).pick('n', null);
    expect(play.refusal(0, { steal: play.theft('star', 's', 'rta', ['so']) })).toEqual({
      code: 'not-a-word',
      word: 'rta',
    });
  });
});

test('[WX-11] HASTE is 15, doubled 30; on manifest 6 two ANTEs are 20 + 20 with indicator 5, 10 + 10 with 1', () => {
  const points = (words: string[], manifest: string, indicator: string | null): number =>
    scoreRound(words, 0, manifest, indicator, { once: false }).points;
  expect([points(['haste'], 'M24', null), points(['haste'], 'M24', 'I3')]).toEqual([15, 30]);
  expect([points(['ante', 'ante'], 'M6', 'I5'), points(['ante', 'ante'], 'M6', 'I1')]).toEqual([40, 20]);
});
