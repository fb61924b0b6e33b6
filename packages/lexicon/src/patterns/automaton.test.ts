import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { everyWord, wholeLexicon as lexicon } from '../../scripts/whole-lexicon.ts';
import { LETTER_MASK, NO_NODE } from '../graph.ts';
import { buildGraph } from '../graph-builder.ts';
import { PatternAutomaton } from './automaton.ts';
import { ANY, type Pattern, STAR } from './pattern.ts';
import { HARD_PATTERNS, makeRandom, Oracle, pattern, patternMaker } from './testing/oracle.ts';

/** Some 4,000 real words: enough for sets of every kind, few enough to ask a regular expression thousands of times. */
const few = new Oracle(everyWord().filter((_, i) => lexicon.tierAt(i) === 10));
const fewGraph = buildGraph(few.words);

const symbol = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 25 }) },
  { weight: 3, arbitrary: fc.constant(STAR) },
  { weight: 1, arbitrary: fc.constant(ANY) },
);
const likely = fc.array(symbol, { maxLength: 8 });

/** Goes symbol by symbol, so that every state on the way is made. */
function reach(automaton: PatternAutomaton, symbols: Pattern): number {
  let state = automaton.root;
  for (const it of symbols) state = automaton.follow(state, it);
  return state;
}

const LETTERS_AND_WILDCARDS: readonly number[] = [...Array(26).keys(), STAR, ANY];

const bits = (mask: number): boolean[] => LETTERS_AND_WILDCARDS.map((it) => (mask & (1 << it)) !== 0);

/** Size of an automaton without a cap after all these requests. */
function boundlessBytes(texts: readonly string[]): number {
  const automaton = new PatternAutomaton(fewGraph, { capBytes: Infinity });
  for (const text of texts) automaton.isWordEnd(reach(automaton, pattern(text)));
  return automaton.stats.bytes;
}

/** Patterns made for the whole list. */
const PATTERNS = inject('sweep') ? 200 : 30;
/** Warming up takes a second or two on all words, so only the sweep has all of them. */
const warmedWords = inject('sweep') ? everyWord() : everyWord().filter((_, i) => i % 20 === 0);

/** A set that is not made the first times it is wanted is made by then. */
const OFTEN = 10;

describe('against a regular expression', () => {
  test('every small case: 2,000 word lists and patterns over three letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '?', '*'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word), fc.array(text), (words, texts) => {
        const oracle = new Oracle(words.sort());
        const automaton = new PatternAutomaton(buildGraph(oracle.words));
        for (const it of texts) expect(automaton.check(pattern(it))).toBe(oracle.fits(pattern(it)));
        for (const it of texts)
          expect(automaton.isWordEnd(reach(automaton, pattern(it)))).toBe(oracle.fits(pattern(it)));
      }),
      { numRuns: 2000 },
    );
  });

  test('thousands of patterns on a few thousand words, asked again and again, whatever the cap', () => {
    const make = patternMaker(few.words, makeRandom(2));
    const texts = [...HARD_PATTERNS, ...Array.from({ length: 3000 }, (_, i) => make(i % 5, i % 4 === 0 ? 20 : 0))];
    const answers = texts.map((text) => few.fits(pattern(text)));
    // With a cap of nothing each question comes after a compaction; with the next, some do.
    const bytes = boundlessBytes(texts);
    for (const [capBytes, rounds] of [
      [0, 0.2],
      [0.8 * bytes, OFTEN],
      [Infinity, OFTEN],
    ] as const) {
      const automaton = new PatternAutomaton(fewGraph, { capBytes });
      const asked = texts.slice(0, Math.ceil(rounds * texts.length));
      for (let round = 0; round < rounds; round++)
        expect(asked.filter((text, i) => automaton.check(pattern(text)) !== answers[i])).toEqual([]);
      if (capBytes < Infinity) expect(automaton.stats.compactions).toBeGreaterThan(0);
      else expect(automaton.stats.compactions).toBe(0);
    }
  });

  /** Patterns for these words, and how they are answered. */
  function questions(words: readonly string[]): { texts: readonly string[]; answers: readonly boolean[] } {
    const oracle = new Oracle(words);
    const make = patternMaker(words, makeRandom(3));
    const texts = [...HARD_PATTERNS, ...Array.from({ length: PATTERNS }, (_, i) => make(i % 5, i % 4 === 0 ? 20 : 0))];
    return { texts, answers: texts.map((text) => oracle.fits(pattern(text))) };
  }

  test('the whole list, asked again and again', () => {
    const { texts, answers } = questions(everyWord());
    const automaton = new PatternAutomaton(lexicon.graph);
    for (let round = 0; round < OFTEN; round++)
      expect(texts.filter((text, i) => automaton.check(pattern(text)) !== answers[i])).toEqual([]);
  });

  test('a long list, before and after warming up and compacting', () => {
    const { texts, answers } = questions(warmedWords);
    const automaton = new PatternAutomaton(buildGraph(warmedWords));
    const ask = (): void =>
      expect(texts.filter((text, i) => automaton.check(pattern(text)) !== answers[i])).toEqual([]);
    ask();
    automaton.prewarm();
    for (let round = 0; round < OFTEN; round++) ask();
    for (const [i, text] of texts.entries())
      expect(automaton.isWordEnd(reach(automaton, pattern(text))), text).toBe(answers[i]);
    automaton.compact();
    ask();
  });
});

describe('states', () => {
  test('masks and previews agree with the steps, word masks with what they accept', () => {
    const automaton = new PatternAutomaton(fewGraph);
    fc.assert(
      fc.property(likely, (symbols) => {
        automaton.beginSearch();
        const state = reach(automaton, symbols);
        const next = LETTERS_AND_WILDCARDS.map((it) => automaton.follow(state, it));
        expect(bits(automaton.mask(state))).toEqual(next.map((it) => it !== NO_NODE));
        expect(bits(automaton.wordMask(state))).toEqual(next.map((it) => automaton.isWordEnd(it)));
      }),
      { numRuns: 1000 },
    );
  });

  test('letters alone make no states', () => {
    const automaton = new PatternAutomaton(fewGraph);
    for (const word of few.words) {
      let state = automaton.root;
      for (const character of word) state = automaton.step(state, character.charCodeAt(0) - 97);
      expect(automaton.isWordEnd(state)).toBe(true);
    }
    expect(automaton.stats).toMatchObject({ states: 0, builds: 0 });
  });

  test('equal sets reached by different ways are one state', () => {
    const graph = buildGraph(['abxc', 'abxd', 'zbxc', 'zbxd', 'zbyd', 'zqyd']);
    const automaton = new PatternAutomaton(graph);
    expect(reach(automaton, pattern('zb?'))).toBe(reach(automaton, pattern('zb?')));
    expect(reach(automaton, pattern('?b?'))).toBe(reach(automaton, pattern('zb?')));
    expect(reach(automaton, pattern('z??'))).toBe(reach(automaton, pattern('?b?')));
    expect(reach(automaton, pattern('a??'))).not.toBe(reach(automaton, pattern('z??')));
  });

  test('two or more letters can be written in many ways and are one state', () => {
    const automaton = new PatternAutomaton(fewGraph);
    const state = reach(automaton, pattern('s**'));
    expect(reach(automaton, pattern('s*?'))).toBe(state);
    expect(reach(automaton, pattern('s?*'))).toBe(state);
  });

  test('check makes a set’s state when it is needed for the eighth time', () => {
    const automaton = new PatternAutomaton(fewGraph);
    const built = Array.from({ length: 9 }, () => {
      expect(automaton.check(pattern('s*ea*'))).toBe(few.fits(pattern('s*ea*')));
      return automaton.stats.builds;
    });
    expect(built).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });
});

describe('memory', () => {
  test('the factors of all words are made ahead and stay where they are', () => {
    const automaton = new PatternAutomaton(fewGraph);
    automaton.check(pattern('?a*b*c'));
    automaton.prewarm();
    const { builds } = automaton.stats;
    const factors = few.words.slice(0, 300).map((word) => pattern(`*${word.slice(1, 4)}`));
    const before = factors.map((it) => reach(automaton, it));
    expect(automaton.stats.builds).toBe(builds);
    automaton.compact();
    expect(factors.map((it) => reach(automaton, it))).toEqual(before);
    expect(automaton.stats.builds).toBe(builds);
  });

  test('compacting keeps states that two searches used, with the sets of their stars, and nothing else', () => {
    const automaton = new PatternAutomaton(fewGraph);
    const inTwoSearches = pattern('*e*a*');
    const inOne = pattern('*o*i*');
    for (let i = 0; i < 2; i++) {
      automaton.beginSearch();
      automaton.mask(reach(automaton, inTwoSearches));
    }
    reach(automaton, inOne);
    automaton.compact();
    const { builds, states } = automaton.stats;
    // *, *e, *e*, *e*a, *e*a*
    expect(states).toBe(5);
    reach(automaton, inTwoSearches);
    expect(automaton.stats.builds).toBe(builds);
    reach(automaton, inOne);
    expect(automaton.stats.builds).toBe(builds + 2);
  });

  test('a kept state must be used again to survive the next compaction', () => {
    const automaton = new PatternAutomaton(fewGraph);
    for (let i = 0; i < 2; i++) {
      automaton.beginSearch();
      automaton.mask(reach(automaton, pattern('*e*a*')));
    }
    automaton.compact();
    automaton.mask(reach(automaton, pattern('*e')));
    automaton.compact();
    expect(automaton.stats.states).toBe(2);
  });

  test('compacting leaves less than the cap in use, and tidyUp compacts before the cap is reached', () => {
    const make = patternMaker(few.words, makeRandom(4));
    const texts = Array.from({ length: 500 }, () => make(3));
    const ask = (automaton: PatternAutomaton, after: () => void): void => {
      for (let i = 0; i < 2; i++)
        for (const text of texts) {
          automaton.beginSearch();
          automaton.mask(reach(automaton, pattern(text)));
          after();
        }
    };
    const boundless = new PatternAutomaton(fewGraph, { capBytes: Infinity });
    ask(boundless, () => {});
    const capBytes = 0.7 * boundless.stats.bytes;
    const restless = new PatternAutomaton(fewGraph, { capBytes });
    ask(restless, () => {});
    const rested = new PatternAutomaton(fewGraph, { capBytes });
    let compactions = 0;
    ask(rested, () => {
      // None has happened in the search.
      expect(rested.stats.compactions).toBe(compactions);
      rested.tidyUp();
      ({ compactions } = rested.stats);
    });
    for (const automaton of [restless, rested]) {
      expect(automaton.stats.compactions).toBeGreaterThan(0);
      automaton.compact();
      expect(automaton.stats.states).toBeLessThan(0.9 * boundless.stats.states);
    }
  });

  test('tidyUpInSlices gives up if a search makes states in between, and finishes otherwise', () => {
    const automaton = new PatternAutomaton(fewGraph, { capBytes: 0 });
    const ask = (text: string): boolean => automaton.isWordEnd(reach(automaton, pattern(text)));
    ask('*e*a*');
    const resting = automaton.tidyUpInSlices();
    expect(resting.next().done).toBe(false);
    // Known states can be reached again.
    expect(ask('*e*a*')).toBe(few.fits(pattern('*e*a*')));
    expect(resting.next().done).toBe(false);
    expect(ask('s*t*')).toBe(few.fits(pattern('s*t*')));
    expect(resting.next().done).toBe(true);
    expect(automaton.stats.compactions).toBe(0);
    expect([...automaton.tidyUpInSlices()].length).toBeGreaterThan(1);
    expect(automaton.stats).toMatchObject({ states: 0, compactions: 1 });
    for (const text of ['*e*a*', 's*t*']) expect(ask(text)).toBe(few.fits(pattern(text)));
  });

  test('states of a search stay valid to its end, even beyond the cap', () => {
    const make = patternMaker(few.words, makeRandom(5));
    const automaton = new PatternAutomaton(fewGraph, { capBytes: 0 });
    const texts = Array.from({ length: 300 }, () => make(2));
    automaton.beginSearch();
    const states = texts.map((text) => reach(automaton, pattern(text)));
    expect(automaton.stats.compactions).toBe(0);
    for (const [i, text] of texts.entries())
      expect(automaton.isWordEnd(states[i]!), text).toBe(few.fits(pattern(text)));
    automaton.beginSearch();
    expect(automaton.stats).toMatchObject({ states: 0, compactions: 1 });
  });

  test('a graph without words', () => {
    const automaton = new PatternAutomaton(buildGraph([]));
    automaton.prewarm();
    for (const text of HARD_PATTERNS) expect(automaton.check(pattern(text)), text).toBe(false);
    expect(automaton.check([])).toBe(false);
    expect(automaton.mask(automaton.root) & LETTER_MASK).toBe(0);
  });
});
