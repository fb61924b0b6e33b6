import { LETTER_MASK, NO_NODE } from '../graph.ts';
import type { PatternAutomaton } from './automaton.ts';
import type { StateMaker } from './state-maker.ts';
import { EDGES, isList, recordLength } from './state-record.ts';

/** As what is wanted: every set has a letter or a word's end. */
const ANY_SYMBOL = -1;
/** Letters before a star that is made ahead, and letters after it, at most. */
const AMPLE_LENGTHS = { before: 2, after: 3 } as const;
const SPARSE_LENGTHS = { before: 1, after: 2 } as const;
/** `**`, `***`, `****`. */
const MAX_STARS = 3;
/** States opened in one slice of a few milliseconds. */
const STATES_PER_SLICE = 200;

interface PrewarmOptions {
  /** Bytes that may be in use at the end. */
  readonly bytes: number;
  /** True to make the states of `xy*`, `*xy*` and `**`, false for those of `x*` and `*x*` only. */
  readonly ample: boolean;
}

/**
 * Makes ahead what hardly a search does without: the states that `*` and then letters lead to, which are the factors of
 * all words; and after a letter or two, with `*` before them or without, another `*` and a few more letters.
 * Goes on when asked for the next step, so that others can have a turn in between.
 */
export function* prewarmStates(
  automaton: PatternAutomaton,
  maker: StateMaker,
  { bytes, ample }: PrewarmOptions,
): Generator<void> {
  const { memory } = maker;
  // Renumbered in between, the states would be others.
  const isOver = (): boolean => maker.memory !== memory || memory.usedBytes > bytes;
  const met = new Set<number>();
  let opened = 0;

  /** Opens these states, those they lead to, and so on, so many letters deep. */
  function* open(states: readonly number[], depth: number, small: boolean): Generator<void> {
    let level = states;
    for (let letters = 0; letters < depth && level.length > 0; letters++) {
      const next: number[] = [];
      for (const state of level) {
        if (isOver()) return;
        maker.open(state, LETTER_MASK, ANY_SYMBOL, small);
        for (const made of setsAfter(maker, state))
          if (!met.has(made)) {
            met.add(made);
            next.push(made);
          }
        if (++opened % STATES_PER_SLICE === 0) yield;
      }
      level = next;
    }
  }

  const first = automaton.star(automaton.root);
  if (first === NO_NODE) return;
  yield* open([first], Number.POSITIVE_INFINITY, false);
  const { before, after } = ample ? AMPLE_LENGTHS : SPARSE_LENGTHS;
  if (!isOver()) yield* open(starsAfterLetters(automaton, first, before), after, true);
}

/** The states its letters lead to, other than single nodes, which are there anyway. */
function setsAfter({ memory: { states }, sets }: StateMaker, state: number): number[] {
  const after: number[] = [];
  const end = state + recordLength(states[state]!);
  for (let edge = state + EDGES; edge < end; edge += 2)
    if (states[edge]! >= sets && !isList(states[edge]!)) after.push(states[edge]!);
  return after;
}

/** `*` after one letter, or two, at the beginning of a word or anywhere in it; then rows of stars. */
function starsAfterLetters(automaton: PatternAutomaton, first: number, letters: 1 | 2): number[] {
  const stars = new Set<number>();
  for (const root of [automaton.root, first])
    for (const one of automaton.successors(root)) {
      stars.add(automaton.star(one));
      if (letters === 2) for (const two of automaton.successors(one)) stars.add(automaton.star(two));
    }
  for (let i = 0, star = first; i < MAX_STARS; i++) {
    star = automaton.star(star);
    stars.add(star);
  }
  for (const one of automaton.successors(automaton.root)) stars.add(automaton.star(automaton.star(one)));
  stars.delete(NO_NODE);
  return [...stars];
}
