/**
 * Speed of checking patterns; part of the lexicon's bench, and one of its own.
 *
 * Other work of a busy machine only makes ours longer. So all work, ours and the peer's alike, is repeated in small
 * identical batches, and the shortest time of each batch counts.
 */
import { findMatches, hasMatch, type Lexicon, type Pattern, PatternAutomaton, parsePattern } from '@wordhoard/lexicon';
import { openOurs } from './lexicon/peers.ts';
import { makeRandom, median, printTable, quantile } from './table.ts';

const ROUNDS = 5;
const PATTERNS = 20_000;
/** The scan is slow, so it gets only the first of the same patterns. */
const SCANNED = 20;
/** So do questions asked one by one. */
const QUESTIONS = 500;
const ASTERISKS = [0, 1, 2, 3, 4];
const HARD_PATTERNS = [
  '*e*',
  '*a*e*i*',
  '*v*v*v*',
  '*aa*ii*',
  '*eiie*',
  '*i*n*g*e*r*',
  '*e*e*e*e*',
  '**e**e**',
  '***sg',
];

export function benchPatterns(lexicon: Lexicon): void {
  warmUp(lexicon);
  const speeds = ASTERISKS.map((asterisks) => measureSpeed(lexicon, asterisks));
  printSpeeds(speeds);
  const nasty = measureHardPatterns(lexicon);
  printHardPatterns(nasty);
  printQuestions(lexicon);
  printAims(speeds, nasty);
}

/** Compiles the code first: only the automaton should be cold. */
function warmUp(lexicon: Lexicon): void {
  const automaton = new PatternAutomaton(lexicon.graph);
  for (const asterisks of ASTERISKS) for (const it of makePatterns(lexicon, asterisks, 7)) automaton.check(it);
}

/** Creates an automaton over a separate graph, so that nothing computed for another graph is reused. */
const coldAutomaton = (lexicon: Lexicon): PatternAutomaton => new PatternAutomaton({ ...lexicon.graph });

interface PatternRates {
  readonly asterisks: number;
  /** Checks per second: for the first time, on an empty or a prewarmed automaton; then with all states made. */
  readonly cold: number;
  readonly prewarmed: number;
  readonly warm: number;
  /** With a regular expression over the list. */
  readonly scan: number;
  /** The prewarmed automaton after all patterns. */
  readonly states: number;
  readonly bytes: number;
}

function measureSpeed(lexicon: Lexicon, asterisks: number): PatternRates {
  const patterns = makePatterns(lexicon, asterisks, asterisks);
  const cold = new BestTimes();
  const prewarmed = new BestTimes();
  const warm = new BestTimes();
  let automaton = new PatternAutomaton(lexicon.graph);
  for (let round = 0; round < ROUNDS; round++) {
    const fresh = coldAutomaton(lexicon);
    cold.measure(patterns, (it) => fresh.check(it));
    automaton = new PatternAutomaton(lexicon.graph);
    automaton.prewarm();
    prewarmed.measure(patterns, (it) => automaton.check(it));
    for (const it of patterns) makeStates(automaton, it);
    for (let pass = 0; pass < ROUNDS; pass++) warm.measure(patterns, (it) => automaton.check(it));
  }
  const { states, bytes } = automaton.stats;
  return {
    asterisks,
    cold: cold.perSecond(PATTERNS),
    prewarmed: prewarmed.perSecond(PATTERNS),
    warm: warm.perSecond(PATTERNS),
    scan: measureScan(lexicon, patterns.slice(0, SCANNED)),
    states,
    bytes,
  };
}

function makeStates(automaton: PatternAutomaton, it: Pattern): void {
  let state = automaton.root;
  for (const symbol of it) state = automaton.follow(state, symbol);
}

function measureScan(lexicon: Lexicon, patterns: readonly Pattern[]): number {
  const words = [...lexicon.words()];
  const expressions = patterns.map(toRegExp);
  const times = new BestTimes(1);
  for (let round = 0; round < ROUNDS; round++) {
    times.measure(expressions, (expression) => words.some((word) => expression.test(word)));
  }
  return times.perSecond(SCANNED);
}

/** The shortest time of each batch of work that is repeated. */
class BestTimes {
  readonly #batch: number;
  readonly #times: number[] = [];

  constructor(batch = 50) {
    this.#batch = batch;
  }

  measure<T>(questions: readonly T[], answer: (question: T) => unknown): void {
    for (let i = 0; i * this.#batch < questions.length; i++) {
      const batch = questions.slice(i * this.#batch, (i + 1) * this.#batch);
      const time = milliseconds(() => {
        for (const question of batch) answer(question);
      });
      this.#times[i] = Math.min(this.#times[i] ?? Infinity, time);
    }
  }

  perSecond(questions: number): number {
    return (1000 * questions) / this.#times.reduce((sum, time) => sum + time, 0);
  }
}

interface HardPattern {
  readonly text: string;
  readonly fits: boolean;
  /** Milliseconds: for the first time, on an empty or a prewarmed automaton; to make all states; and after that. */
  readonly cold: number;
  readonly prewarmed: number;
  readonly making: number;
  readonly again: number;
}

function measureHardPatterns(lexicon: Lexicon): HardPattern[] {
  const best = HARD_PATTERNS.map((text) => ({
    text,
    cold: Infinity,
    prewarmed: Infinity,
    making: Infinity,
    again: Infinity,
  }));
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const automaton = new PatternAutomaton(lexicon.graph);
    automaton.prewarm();
    for (const row of best) {
      const it = pattern(row.text);
      const fresh = coldAutomaton(lexicon);
      const measure = (what: 'cold' | 'prewarmed' | 'making' | 'again', work: () => void): void => {
        row[what] = Math.min(row[what], milliseconds(work));
      };
      measure('cold', () => fresh.check(it));
      measure('prewarmed', () => automaton.check(it));
      measure('making', () => makeStates(automaton, it));
      measure('again', () => automaton.check(it));
    }
  }
  return best.map((row) => ({ ...row, fits: hasMatch(lexicon.graph, pattern(row.text)) }));
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

function printSpeeds(speeds: readonly PatternRates[]): void {
  printTable(
    [
      `Pattern checks, in thousands per second: ${whole(PATTERNS)} patterns each, made from words, half of them changed so that no word fits.`,
      'cold: every pattern for the first time, empty cache; prewarmed: the same with factors computed in advance;',
      `warm: all states computed. RegExp: a scan of the list, ${SCANNED} patterns. States and MB: the warm automaton.`,
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

function printHardPatterns(nasty: readonly HardPattern[]): void {
  printTable(
    `Hard patterns, in ms, best of ${2 * ROUNDS}: first time cold, first time prewarmed, computing all states, again`,
    ['', 'fits', 'cold', 'prewarmed', 'computing', 'again'],
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
      row('is there a word that fits', (it) => hasMatch(lexicon.graph, it)),
      row('the 10 best known words that fit', (it) => findMatches(lexicon, it, { limit: 10 })),
    ],
  );
}

function printAims(speeds: readonly PatternRates[], nasty: readonly HardPattern[]): void {
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
      row('prewarmed ≥ 120 thousand a second', thousands(prewarmed), prewarmed >= 1.2e5),
      row('no nasty pattern over 5 ms on a prewarmed automaton', `${shortTime(worst)} ms`, worst <= 5),
    ],
  );
}

export const run = (): void => benchPatterns(openOurs());
