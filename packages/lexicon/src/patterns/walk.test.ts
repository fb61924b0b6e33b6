import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyWord, wholeLexicon as lexicon } from '../../scripts/whole-lexicon.ts';
import { LETTER_MASK, WORD_END } from '../graph.ts';
import { buildGraph } from '../graph-builder.ts';
import { PatternAutomaton } from './automaton.ts';
import { STAR } from './pattern.ts';
import { Oracle } from './testing/oracle.ts';
import { NO_CURSOR } from './walk.ts';

const few = new Oracle(everyWord().filter((_, i) => lexicon.tierAt(i) === 10));

const SYMBOLS: readonly number[] = [...Array(26).keys(), STAR];
const symbol = fc.oneof({ weight: 2, arbitrary: fc.nat({ max: 25 }) }, { weight: 1, arbitrary: fc.constant(STAR) });
const way = fc.array(symbol, { minLength: 1, maxLength: 7 });
/** As many as a tray may have, so that little is left out; or few, so that much is. */
const wishes = fc.array(fc.constantFrom(...SYMBOLS), { minLength: 1, maxLength: 30 });
const maskOf = (symbols: readonly number[]): number => symbols.reduce((mask, it) => mask | (1 << it), 0);

/** The part of a mask that a walk shows. */
const SHOWN: number = LETTER_MASK | (1 << STAR) | WORD_END;
/** All symbols may come. */
const EVERY = maskOf(SYMBOLS);

describe.each([
  ['a few thousand words', buildGraph(few.words), 1000],
  ['the whole list', lexicon.graph, 300],
] as const)('a walk agrees with the states: %s', (_, graph, numRuns) => {
  test('step by step, with whatever is wanted next', () => {
    // One makes what it walks on as it goes, the other has it all by states.
    const walking = new PatternAutomaton(graph);
    const stepping = new PatternAutomaton(graph);
    fc.assert(
      fc.property(way, wishes, (symbols, last) => {
        walking.beginSearch();
        stepping.beginSearch();
        const { walk } = walking;
        walk.begin(EVERY);
        let cursor = walk.root;
        let state = stepping.root;
        for (const [i, it] of symbols.entries()) {
          const next = symbols[i + 1];
          const wanted = next === undefined ? maskOf(last) | WORD_END : 1 << next;
          state = stepping.follow(state, it);
          cursor = walk.advance(cursor, it, wanted, maskOf(last) & LETTER_MASK);
          expect(cursor !== NO_CURSOR).toBe((stepping.mask(state) & wanted) !== 0);
          if (cursor === NO_CURSOR) return;
          expect(walk.mask(cursor) & SHOWN).toBe(stepping.mask(state) & SHOWN);
          expect(walk.wordMask(cursor) & SHOWN).toBe(stepping.wordMask(state) & SHOWN);
        }
      }),
      { numRuns },
    );
  });

  test('the same symbols lead to the same cursor, whatever was walked in between', () => {
    const automaton = new PatternAutomaton(graph);
    const { walk } = automaton;
    const all = EVERY | WORD_END;
    fc.assert(
      fc.property(fc.array(way, { minLength: 2, maxLength: 6 }), (ways) => {
        automaton.beginSearch();
        walk.begin(EVERY);
        const met = (symbols: readonly number[]): number[] => {
          let cursor = walk.root;
          return symbols.flatMap((it) => {
            cursor = walk.advance(cursor, it, all);
            return [cursor, walk.mask(cursor), walk.wordMask(cursor)];
          });
        };
        const once = ways.map(met);
        const { builds } = automaton;
        expect(ways.toReversed().map(met).toReversed()).toEqual(once);
        expect(automaton.builds).toBe(builds);
      }),
      { numRuns },
    );
  });

  test('letters excluded from a search are not found, and all others are', () => {
    const automaton = new PatternAutomaton(graph);
    const { walk } = automaton;
    fc.assert(
      fc.property(way, wishes, (symbols, useful) => {
        automaton.beginSearch();
        walk.begin(maskOf(useful));
        let cursor = walk.root;
        for (const it of symbols) cursor = walk.advance(cursor, it, maskOf(useful) | WORD_END);
        const state = symbols.reduce((from, it) => automaton.follow(from, it), automaton.root);
        const may = symbols.every((it) => useful.includes(it));
        const wanted = may ? maskOf(useful) | WORD_END : 0;
        expect(walk.mask(cursor) & wanted).toBe(automaton.mask(state) & wanted);
        if (!may) expect(cursor).toBe(NO_CURSOR);
      }),
      { numRuns },
    );
  });

  test('letters that cannot come any more are not in its reach', () => {
    const automaton = new PatternAutomaton(graph);
    const { walk } = automaton;
    const words = graph === lexicon.graph ? everyWord() : few.words;
    const byFirstLetter = Map.groupBy(words, (word) => word[0]!);
    const plain = fc.array(fc.nat({ max: 25 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(plain, fc.nat({ max: 25 }), (prefix, letter) => {
        automaton.beginSearch();
        walk.begin(EVERY);
        const cursor = prefix.reduce((at, it) => walk.advance(at, it, LETTER_MASK), walk.root);
        const begin = prefix.map((it) => String.fromCharCode(97 + it)).join('');
        const needed = String.fromCharCode(97 + letter);
        const candidates = byFirstLetter.get(begin[0]!) ?? [];
        const canCome = candidates.some((word) => word.startsWith(begin) && word.includes(needed, begin.length));
        expect((walk.reach(cursor) & (1 << letter)) !== 0).toBe(canCome);
      }),
      { numRuns: Math.min(300, numRuns) },
    );
  });

  test('a step that leads to nothing wanted makes no cursor, and is remembered', () => {
    const automaton = new PatternAutomaton(graph);
    const { walk } = automaton;
    walk.begin(EVERY);
    const star = walk.advance(walk.root, STAR, LETTER_MASK);
    const { states } = automaton.stats;
    const ask = (): void => {
      for (let letter = 0; letter < 26; letter++) expect(walk.advance(star, letter, 0)).toBe(NO_CURSOR);
    };
    ask();
    expect(automaton.stats.states).toBe(states);
    const { builds } = automaton;
    ask();
    expect(automaton.builds).toBe(builds);
  });
});
