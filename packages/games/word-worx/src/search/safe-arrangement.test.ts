import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkArrangement } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { PRINTED } from '../components.ts';
import type { WordRules } from '../config.ts';
import { defaults } from '../defaults.ts';
import { formatRun, parseRun } from '../notation.ts';
import { faceRunOf, type PlayerCards, vocabularyOf } from './best-arrangement.ts';
import { everyArrangement } from './every-arrangement.ts';
import { makeFaceRun } from './faces.ts';
import { makeRobberyTest } from './robbable.ts';
import { safeArrangement } from './safe-arrangement.ts';
import { FEW_CARDS, holding, small, splitCards } from './testing.ts';
import { findStealableCards } from './thefts.ts';

const { textOf } = PRINTED.deck;

const wide: WordRules = { env: lexicon, config: defaults };
const holdings = fc
  .tuple(
    fc.shuffledSubarray([...FEW_CARDS], { minLength: 3, maxLength: 7 }),
    fc.nat(50),
    fc.constantFrom('M24', 'M18', 'M5'),
    fc.constantFrom('I1', 'I3', null),
  )
  .map(splitCards);

/** What thieves can do to these words, as the rules have it. */
const countRobbable = (words: readonly (readonly CardId[])[], wordRules: WordRules): number =>
  words.filter((cards) => {
    const owner = { words: [{ id: 1, cards }], lock: null };
    return findStealableCards({ players: [owner, { words: [], lock: null }] }, 1, wordRules).length > 0;
  }).length;

/** 2 for each card in the hand; 1 for the first word that can be robbed, 3 for the second, 1 for each other. */
function costOf({ hand }: PlayerCards, words: readonly (readonly CardId[])[], wordRules: WordRules): number {
  const used = new Set(words.flat());
  const exposed = countRobbable(words, wordRules);
  return 2 * hand.filter((card) => !used.has(card)).length + (exposed > 1 ? 2 + exposed : exposed);
}

describe('[WX-6] words that can be robbed', () => {
  const isRobbable = (word: string, wordRules: WordRules): boolean => {
    const faces = parseRun(PRINTED.deck, word);
    if ('code' in faces) throw new Error(`no such word: ${word}`);
    return makeRobberyTest(
      PRINTED.deck,
      vocabularyOf(wordRules),
    )(makeFaceRun(faces.join(''), faces.map(PRINTED.deck.faceIndex)));
  };
  test.each([
    ['cat', true], // leaves AT
    ['at', false],
    ['on-', false],
    ['on-e', true], // leaves ON
    ['ivy', false],
  ])('%s: %s', (word, expected) => expect(isRobbable(word, wide)).toBe(expected));

  test('a word that the table allows counts as well, and one that its dictionary lacks does not', () => {
    expect(isRobbable('ivy', { ...wide, config: { ...defaults, words: { ...defaults.words, allowed: ['yv'] } } })).toBe(
      true,
    );
    expect(isRobbable('cat', { ...wide, env: lexiconOf(['cat']) })).toBe(false);
  });

  test('the test agrees with the rules for thefts on random words', () => {
    let robbable = 0;
    const test = makeRobberyTest(PRINTED.deck, vocabularyOf(wide));
    fc.assert(
      fc.property(fc.shuffledSubarray([...PRINTED.deck.ids], { minLength: 1, maxLength: 5 }), (cards) => {
        const answer = test(faceRunOf(PRINTED.deck, cards));
        expect(answer, textOf(cards)).toBe(countRobbable([cards], wide) > 0);
        if (answer) robbable += 1;
      }),
      { numRuns: 400 },
    );
    expect(robbable).toBeGreaterThan(50);
    expect(robbable).toBeLessThan(350);
  });
});

describe('[WX-7] the safe arrangement', () => {
  const show = (words: readonly (readonly CardId[])[]): string[] =>
    words.map((cards) => formatRun(PRINTED.deck, cards)).sort();

  test('prefers words of two letters to those that pay', () => {
    const now = holding('h a s t e n', [], { manifest: 'M24' });
    const safe = safeArrangement(now, wide, vocabularyOf(wide))!;
    expect(safe.cost).toBe(0);
    expect(countRobbable(safe.words, wide)).toBe(0);
    expect(safe.words.flat()).toHaveLength(6);
  });

  test('takes apart words that are safe, if a card fits nowhere else', () => {
    const wordRules: WordRules = { env: lexiconOf(['at', 'to', 'go', 'ox']), config: defaults };
    const now = holding('a x', ['to', 'at', 'at', 'at', 'go']);
    const safe = safeArrangement(now, wordRules, vocabularyOf(wordRules))!;
    expect([show(safe.words), safe.cost]).toEqual([['at', 'at', 'at', 'at', 'go', 'ox'], 0]);
  });

  test('needs a word for a stolen card', () => {
    const now = holding('t', ['on-']);
    const wordRules: WordRules = { env: lexiconOf(['at', 'on']), config: defaults };
    const stolen = (word: string): CardId => holding('', [word]).words[0]!.cards[0]!;
    const words = safeArrangement({ ...now, stolen: stolen('a-') }, wordRules, vocabularyOf(wordRules))?.words;
    expect(show(words ?? [])).toEqual(['at', 'on-']);
    expect(safeArrangement({ ...now, stolen: stolen('z-') }, wordRules, vocabularyOf(wordRules))).toBeUndefined();
  });

  test.each([2, 3] as const)(
    'is legal and costs as little as any of a few cards; new words of %i letters',
    (minimum) => {
      const wordRules = { ...small, config: { ...defaults, minimum } };
      let costly = 0;
      /** The search considers only words of up to four letters, and those that stand. */
      const isShort = ({ words }: PlayerCards, cards: readonly CardId[]): boolean =>
        textOf(cards).length <= 4 || words.some((word) => word.cards.join() === cards.join());
      fc.assert(
        fc.property(holdings, (now) => {
          const safe = safeArrangement(now, wordRules, vocabularyOf(wordRules));
          const costs = [...everyArrangement(now, wordRules)]
            .filter((words) => words.every((cards) => isShort(now, cards)))
            .map((words) => costOf(now, words, wordRules));
          expect(checkArrangement(now, safe!.words, wordRules)).toBeUndefined();
          expect(costOf(now, safe!.words, wordRules)).toBeLessThanOrEqual(safe!.cost);
          const least = Math.min(...costs);
          // From 6 on, only even costs are tried.
          expect(safe!.cost).toBe(least > 6 ? 2 * Math.ceil(least / 2) : least);
          if (safe!.cost > 0) costly += 1;
        }),
        { numRuns: 150 },
      );
      expect(costly).toBeGreaterThan(20);
    },
  );
});
