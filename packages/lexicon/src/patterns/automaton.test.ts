import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArtefact } from '../../scripts/artefact.ts';
import { LETTERS, NOWHERE, ROOT, step } from '../graph.ts';
import { buildGraph } from '../graph-builder.ts';
import { PatternAutomaton } from './automaton.ts';
import { ANY, type Pattern, STAR } from './pattern.ts';
import { makeRandom, NASTY, Oracle, pattern, patternMaker } from './testing/oracle.ts';

const lexicon = readArtefact();

/** Some 4,000 real words: enough for sets of every kind, few enough to ask a regular expression thousands of times. */
const few = new Oracle([...lexicon.words()].filter((_, i) => lexicon.tierAt(i) === 10));
const fewGraph = buildGraph(few.words);

const symbol = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 25 }) },
  { weight: 3, arbitrary: fc.constant(STAR) },
  { weight: 1, arbitrary: fc.constant(ANY) },
);
const likely = fc.array(symbol, { maxLength: 8 });

/** Goes symbol by symbol, so that every state on the way is made. */
function reach(automaton: PatternAutomaton, symbols: Pattern): number {
  let state = ROOT;
  for (const it of symbols) state = automaton.follow(state, it);
  return state;
}

const LETTERS_AND_WILDCARDS: readonly number[] = [...Array(26).keys(), STAR, ANY];

const bits = (mask: number): boolean[] => LETTERS_AND_WILDCARDS.map((it) => (mask & (1 << it)) !== 0);

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
        for (const it of texts) expect(automaton.accepts(reach(automaton, pattern(it)))).toBe(oracle.fits(pattern(it)));
      }),
      { numRuns: 2000 },
    );
  });

  test('thousands of patterns on a few thousand words, asked again and again, whatever the cap', () => {
    const make = patternMaker(few.words, makeRandom(2));
    const texts = [...NASTY, ...Array.from({ length: 3000 }, (_, i) => make(i % 5, i % 4 === 0 ? 20 : 0))];
    const answers = texts.map((text) => few.fits(pattern(text)));
    const smallest = new PatternAutomaton(fewGraph).stats.bytes;
    for (const capBytes of [0, smallest + 50_000, Infinity]) {
      const automaton = new PatternAutomaton(fewGraph, { capBytes });
      for (let round = 0; round < (capBytes === 0 ? 2 : OFTEN); round++) {
        expect(texts.filter((text, i) => automaton.check(pattern(text)) !== answers[i])).toEqual([]);
      }
      if (capBytes < Infinity) expect(automaton.stats.compactions).toBeGreaterThan(2);
      else expect(automaton.stats.compactions).toBe(0);
    }
  });

  test('the whole list, before and after warming up and compacting', () => {
    const oracle = new Oracle(lexicon.words());
    const make = patternMaker(oracle.words, makeRandom(3));
    const texts = [...NASTY, ...Array.from({ length: 200 }, (_, i) => make(i % 5, i % 4 === 0 ? 20 : 0))];
    const answers = texts.map((text) => oracle.fits(pattern(text)));
    const automaton = new PatternAutomaton(lexicon.graph);
    const ask = (): void =>
      expect(texts.filter((text, i) => automaton.check(pattern(text)) !== answers[i])).toEqual([]);
    ask();
    automaton.prewarm();
    for (let round = 0; round < OFTEN; round++) ask();
    for (const [i, text] of texts.entries())
      expect(automaton.accepts(reach(automaton, pattern(text))), text).toBe(answers[i]);
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
        expect(bits(automaton.mask(state))).toEqual(next.map((it) => it !== NOWHERE));
        expect(bits(automaton.wordMask(state))).toEqual(next.map((it) => automaton.accepts(it)));
      }),
      { numRuns: 1000 },
    );
  });

  test('a single node is a state of the same number, and letters alone make nothing', () => {
    const automaton = new PatternAutomaton(fewGraph);
    for (const word of few.words) {
      let node = ROOT;
      let state = ROOT;
      for (const character of word) {
        node = step(fewGraph, node, character.charCodeAt(0) - 97);
        state = automaton.step(state, character.charCodeAt(0) - 97);
        expect(state).toBe(node);
      }
      expect(automaton.accepts(state)).toBe(true);
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

  test('a letter leads on if one of the wanted symbols does from there, and what is not wanted is not made', () => {
    const symbols = fc.array(fc.constantFrom(...LETTERS_AND_WILDCARDS), { minLength: 1, maxLength: 3 });
    const made = new PatternAutomaton(fewGraph);
    const fresh = new PatternAutomaton(fewGraph);
    const restful = new PatternAutomaton(fewGraph);
    fc.assert(
      fc.property(likely, fc.constantFrom(...LETTERS_AND_WILDCARDS.slice(0, 27)), symbols, (way, by, wanted) => {
        const mask = wanted.reduce((bits, it) => bits | (1 << it), 0);
        for (const automaton of [made, fresh]) {
          automaton.beginSearch();
          const state = reach(automaton, way);
          // One of the two knows already where the symbol leads; the other may have to find out.
          const next = automaton === made ? automaton.follow(state, by) : undefined;
          const led = automaton.leadOn(state, by, mask);
          const expected = next ?? automaton.follow(state, by);
          expect(led).toBe((automaton.mask(expected) & mask) === 0 ? NOWHERE : expected);
        }
      }),
      { numRuns: 1000 },
    );
    const star = restful.star(ROOT);
    const { states } = restful.stats;
    for (let letter = 0; letter < 26; letter++) expect(restful.leadOn(star, letter, 0)).toBe(NOWHERE);
    expect(restful.stats.states).toBe(states);
    const { builds } = restful.stats;
    for (let letter = 0; letter < 26; letter++) restful.leadOn(star, letter, 0);
    expect(restful.stats.builds).toBe(builds);
  });

  test('checking gathers a set when it is wanted for the eighth time', () => {
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

  test('compacting keeps what two searches came to, with the generators of its stars, and nothing else', () => {
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

  test('after compacting, what is kept has to be come to again to be kept again', () => {
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

  test('compacting brings the memory down to half the cap, however popular its states', () => {
    const make = patternMaker(few.words, makeRandom(4));
    const patterns = Array.from({ length: 3000 }, () => pattern(make(3)));
    const smallest = new PatternAutomaton(fewGraph).stats.bytes;
    const capBytes = 3 * smallest;
    const automaton = new PatternAutomaton(fewGraph, { capBytes });
    for (let i = 0; i < 2; i++) {
      for (const it of patterns) {
        automaton.beginSearch();
        automaton.mask(reach(automaton, it));
      }
    }
    expect(automaton.stats.compactions).toBeGreaterThan(0);
    automaton.compact();
    // Arrays are longer than what they hold, by half at most.
    expect(automaton.stats.bytes).toBeLessThan(0.75 * capBytes);
  });

  test('states of a search stay good to its end, even if it outgrows the cap', () => {
    const make = patternMaker(few.words, makeRandom(5));
    const automaton = new PatternAutomaton(fewGraph, { capBytes: 0 });
    const texts = Array.from({ length: 300 }, () => make(2));
    automaton.beginSearch();
    const states = texts.map((text) => reach(automaton, pattern(text)));
    expect(automaton.stats.compactions).toBe(0);
    for (const [i, text] of texts.entries()) expect(automaton.accepts(states[i]!), text).toBe(few.fits(pattern(text)));
    automaton.beginSearch();
    expect(automaton.stats).toMatchObject({ states: 0, compactions: 1 });
  });

  test('a graph without words', () => {
    const automaton = new PatternAutomaton(buildGraph([]));
    automaton.prewarm();
    for (const text of NASTY) expect(automaton.check(pattern(text)), text).toBe(false);
    expect(automaton.check([])).toBe(false);
    expect(automaton.mask(ROOT) & LETTERS).toBe(0);
  });
});
