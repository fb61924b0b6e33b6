/**
 * How fast patterns are checked. Also runs alone: `node bench/patterns.ts`. Each figure is the best of several rounds of
 * exactly the same work, ours and the peer's alike: whatever else a busy machine does only makes a round longer.
 */
import { fits, type Lexicon, matches, type Pattern, PatternAutomaton, parsePattern, ROOT } from '@wordhoard/lexicon';
import { openOurs } from './lexicon/peers.ts';
import { makeRandom, median, printTable, quantile } from './table.ts';

const ROUNDS = 5;
const PATTERNS = 20_000;
/** The scan is slow; it gets the first of the same patterns. */
const SCANNED = 20;
/** So do the questions asked one by one. */
const QUESTIONS = 500;
const ASTERISKS = [0, 1, 2, 3, 4];
const NASTY = ['*e*', '*a*e*i*', '*v*v*v*', '*aa*ii*', '*eiie*', '*i*n*g*e*r*', '*e*e*e*e*', '**e**e**', '***sg'];

export function benchPatterns(lexicon: Lexicon): void {
  warmTheCompiler(lexicon);
  const speeds = ASTERISKS.map((asterisks) => measureSpeed(lexicon, asterisks));
  printSpeeds(speeds);
  const nasty = NASTY.map((text) => measureNasty(lexicon, text));
  printNasty(nasty);
  printQuestions(lexicon);
  printAims(speeds, nasty);
}

/** Cold is meant to be the automaton, not the machine code. */
function warmTheCompiler(lexicon: Lexicon): void {
  const automaton = new PatternAutomaton(lexicon.graph);
  for (const asterisks of ASTERISKS) for (const it of makePatterns(lexicon, asterisks, 7)) automaton.check(it);
}

interface Speed {
  readonly asterisks: number;
  /** Checks a second: all for the first time, on an automaton that knows nothing or is prewarmed; all states made. */
  readonly cold: number;
  readonly prewarmed: number;
  readonly warm: number;
  /** By a regular expression over the list. */
  readonly scan: number;
  /** The prewarmed automaton when all patterns are made. */
  readonly states: number;
  readonly bytes: number;
}

function measureSpeed(lexicon: Lexicon, asterisks: number): Speed {
  const patterns = makePatterns(lexicon, asterisks, asterisks);
  const cold: number[] = [];
  const prewarmed: number[] = [];
  const warm: number[] = [];
  let automaton = new PatternAutomaton(lexicon.graph);
  for (let round = 0; round < ROUNDS; round++) {
    cold.push(checksPerSecond(new PatternAutomaton(lexicon.graph), patterns));
    automaton = new PatternAutomaton(lexicon.graph);
    automaton.prewarm();
    prewarmed.push(checksPerSecond(automaton, patterns));
    makeStates(automaton, patterns);
    for (let again = 0; again < ROUNDS; again++) warm.push(checksPerSecond(automaton, patterns));
  }
  const { states, bytes } = automaton.stats;
  return {
    asterisks,
    cold: Math.max(...cold),
    prewarmed: Math.max(...prewarmed),
    warm: Math.max(...warm),
    scan: measureScan(lexicon, patterns.slice(0, SCANNED)),
    states,
    bytes,
  };
}

function checksPerSecond(automaton: PatternAutomaton, patterns: readonly Pattern[]): number {
  const start = performance.now();
  for (const it of patterns) automaton.check(it);
  return (1000 * patterns.length) / (performance.now() - start);
}

function makeStates(automaton: PatternAutomaton, patterns: readonly Pattern[]): void {
  for (const it of patterns) {
    let state = ROOT;
    for (const symbol of it) state = automaton.follow(state, symbol);
  }
}

function measureScan(lexicon: Lexicon, patterns: readonly Pattern[]): number {
  const words = [...lexicon.words()];
  const expressions = patterns.map(toRegExp);
  const times = Array.from({ length: ROUNDS }, () =>
    milliseconds(() => {
      for (const expression of expressions) words.some((word) => expression.test(word));
    }),
  );
  return (1000 * patterns.length) / Math.min(...times);
}

interface Nasty {
  readonly text: string;
  readonly fits: boolean;
  /** Milliseconds: on an automaton that knows nothing or is prewarmed, the first time; to make all states; after that. */
  readonly cold: number;
  readonly prewarmed: number;
  readonly making: number;
  readonly again: number;
}

function measureNasty(lexicon: Lexicon, text: string): Nasty {
  const it = pattern(text);
  const times: Record<'cold' | 'prewarmed' | 'making' | 'again', number[]> = {
    cold: [],
    prewarmed: [],
    making: [],
    again: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = new PatternAutomaton(lexicon.graph);
    times.cold.push(milliseconds(() => fresh.check(it)));
    const automaton = new PatternAutomaton(lexicon.graph);
    automaton.prewarm();
    times.prewarmed.push(milliseconds(() => automaton.check(it)));
    times.making.push(milliseconds(() => makeStates(automaton, [it])));
    times.again.push(milliseconds(() => automaton.check(it)));
  }
  return {
    text,
    fits: fits(lexicon.graph, it),
    cold: Math.min(...times.cold),
    prewarmed: Math.min(...times.prewarmed),
    making: Math.min(...times.making),
    again: Math.min(...times.again),
  };
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/**
 * From words of the list, runs of one to three letters replaced by asterisks; in every second pattern another letter is
 * changed, so that about half of them fit.
 */
function makePatterns(lexicon: Lexicon, asterisks: number, seed: number): Pattern[] {
  const random = makeRandom(seed + 1);
  return Array.from({ length: PATTERNS }, () => {
    let word = '';
    while (word.length < 2 * asterisks + 1) word = lexicon.wordAt(random(lexicon.size))!;
    const symbols = [...word];
    for (let i = 0; i < asterisks; i++) {
      const from = literal(symbols, random);
      let end = from + 1;
      for (const most = from + 1 + random(3); end < most && end < symbols.length && symbols[end] !== '*'; ) end++;
      symbols.splice(from, end - from, '*');
    }
    if (random(2) === 1) symbols[literal(symbols, random)] = String.fromCharCode(97 + random(26));
    return pattern(symbols.join(''));
  });
}

/** The place of a letter, or if there is none any place. */
function literal(symbols: readonly string[], random: (below: number) => number): number {
  const places = [...symbols.keys()].filter((at) => symbols[at] !== '*');
  return places.length > 0 ? places[random(places.length)]! : random(symbols.length);
}

function pattern(text: string): Pattern {
  const parsed = parsePattern(text);
  if (!parsed.ok) throw new Error(`not a pattern: ${text}`);
  return parsed.pattern;
}

const toRegExp = (symbols: Pattern): RegExp =>
  new RegExp(`^${symbols.map((it) => (it < 26 ? String.fromCharCode(97 + it) : '[a-z]+')).join('')}$`);

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const thousands = (perSecond: number): string => whole(perSecond / 1000);
const shortTime = (ms: number): string => ms.toFixed(3);

function printSpeeds(speeds: readonly Speed[]): void {
  printTable(
    [
      `Pattern checks, in thousands a second, best of ${ROUNDS}: ${whole(PATTERNS)} patterns, made from words, half spoilt.`,
      'cold: every pattern for the first time, nothing remembered; prewarmed: the same, but factors made ahead;',
      `warm: all their states made. RegExp: a scan of the list, ${SCANNED} patterns. States and MB: the warm automaton.`,
    ].join('\n'),
    ['asterisks', 'cold', 'prewarmed', 'warm', 'RegExp', 'cold ÷ RegExp', 'warm ÷ RegExp', 'states', 'MB'],
    speeds.map(({ asterisks, cold, prewarmed, warm, scan, states, bytes }) => [
      `${asterisks}`,
      thousands(cold),
      thousands(prewarmed),
      thousands(warm),
      (scan / 1000).toFixed(3),
      `${whole(cold / scan)} ×`,
      `${whole(warm / scan)} ×`,
      whole(states),
      (bytes / 1e6).toFixed(1),
    ]),
  );
}

function printNasty(nasty: readonly Nasty[]): void {
  printTable(
    `Nasty patterns, in ms, best of ${ROUNDS}: first time cold, first time prewarmed, making all states then, and again`,
    ['', 'fits', 'cold', 'prewarmed', 'making', 'again'],
    nasty.map((it) => [
      it.text.toUpperCase(),
      it.fits ? 'yes' : 'no',
      ...[it.cold, it.prewarmed, it.making, it.again].map(shortTime),
    ]),
  );
}

function printQuestions(lexicon: Lexicon): void {
  const patterns = ASTERISKS.slice(1).flatMap((asterisks) =>
    makePatterns(lexicon, asterisks, asterisks).slice(0, QUESTIONS / 4),
  );
  const row = (name: string, answer: (it: Pattern) => void): string[] => {
    const times = patterns.map((it) => milliseconds(() => answer(it)));
    return [name, ...[median(times), quantile(times, 0.99), quantile(times, 1)].map(shortTime)];
  };
  printTable(
    `Single questions without an automaton, in ms: ${QUESTIONS} patterns of one to four asterisks`,
    ['', 'median', 'p99', 'worst'],
    [
      row('does a word fit', (it) => fits(lexicon.graph, it)),
      row('the 10 best known that fit', (it) => matches(lexicon, it, { limit: 10 })),
    ],
  );
}

function printAims(speeds: readonly Speed[], nasty: readonly Nasty[]): void {
  const warm = Math.min(...speeds.map((speed) => speed.warm));
  const cold = Math.min(...speeds.map((speed) => speed.cold));
  const prewarmed = Math.min(...speeds.map((speed) => speed.prewarmed));
  const worst = Math.max(...nasty.flatMap((it) => [it.prewarmed, it.making, it.again]));
  const row = (aim: string, value: string, met: boolean): string[] => [aim, value, met ? 'met' : 'missed'];
  printTable(
    'Aims (the worst row of each column)',
    ['', 'measured', ''],
    [
      row('warm ≥ 4,000 thousand a second', thousands(warm), warm >= 4e6),
      row('cold ≥ 50 thousand a second', thousands(cold), cold >= 5e4),
      row('the same, prewarmed', thousands(prewarmed), prewarmed >= 5e4),
      row('no nasty pattern over 5 ms on a prewarmed automaton', `${shortTime(worst)} ms`, worst <= 5),
    ],
  );
}

if (import.meta.main) benchPatterns(openOurs());
