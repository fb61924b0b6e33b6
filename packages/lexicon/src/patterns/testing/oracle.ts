/** The slow, obvious way, and patterns to try it on. */
import { ANY, type Pattern, parsePattern, STAR } from '../pattern.ts';

export function pattern(text: string): Pattern {
  const parsed = parsePattern(text);
  if (!parsed.ok) throw new Error(`not a pattern: '${text}'`);
  return parsed.pattern;
}

/**
 * The pattern as a regular expression for one line. `*` is `[a-z]+` and `?` is `[a-z]`; a row of them is written as one,
 * because thirty `[a-z]+` in a row keep a regular expression busy for years.
 */
export function toRegExp(symbols: Pattern, flags = ''): RegExp {
  let source = '';
  for (let at = 0; at < symbols.length; ) {
    const from = at;
    while (symbols[at] === STAR || symbols[at] === ANY) at++;
    if (at > from) source += `[a-z]{${at - from}${symbols.slice(from, at).includes(STAR) ? ',' : ''}}`;
    else source += String.fromCharCode(97 + symbols[at++]!);
  }
  return new RegExp(`^${source}$`, flags);
}

/** Answers by running a regular expression over the whole list. */
export class Oracle {
  readonly words: readonly string[];
  readonly #lines: string;

  constructor(words: Iterable<string>) {
    this.words = [...words];
    this.#lines = this.words.join('\n');
  }

  fits(symbols: Pattern): boolean {
    return this.words.length > 0 && symbols.length > 0 && toRegExp(symbols, 'm').test(this.#lines);
  }

  matches(symbols: Pattern): string[] {
    const expression = toRegExp(symbols);
    return this.words.filter((word) => expression.test(word));
  }
}

/** A stream of numbers below a bound; the same seed gives the same stream. */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b_79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % below;
  };
}

/**
 * Patterns made from words: runs of one to three letters become stars; in every second one a letter is then changed, so
 * that many fit a word and many just miss.
 * @param anys out of 100 letters, how many become `?`
 */
export function patternMaker(
  words: readonly string[],
  random: (below: number) => number,
): (stars: number, anys?: number) => string {
  return (stars, anys = 0) => {
    let word = words[random(words.length)]!;
    while (word.length < 2 * stars + 1) word = words[random(words.length)]!;
    const symbols = [...word];
    const literal = (): number => {
      const places = [...symbols.keys()].filter((at) => symbols[at] !== '*');
      return places.length === 0 ? 0 : places[random(places.length)]!;
    };
    for (let i = 0; i < stars; i++) {
      const from = literal();
      let end = from + 1;
      for (const length = 1 + random(3); end - from < length && end < symbols.length && symbols[end] !== '*'; ) end++;
      symbols.splice(from, end - from, '*');
    }
    if (random(2) === 1) {
      const at = literal();
      if (symbols[at] !== '*') symbols[at] = String.fromCharCode(97 + random(26));
    }
    return symbols.map((symbol) => (symbol !== '*' && random(100) < anys ? '?' : symbol)).join('');
  };
}

/** Patterns that have to look at most of the graph, or that strain the rules about wildcards. */
export const HARD_PATTERNS: readonly string[] = [
  '*e*',
  '*a*e*i*',
  '*v*v*v*',
  '*aa*ii*',
  '*eiie*',
  '*',
  '**',
  '***',
  '****',
  '?',
  '??',
  '???',
  '?????????????',
  '*?*',
  '?*',
  '*?',
  '?*?',
  '**e**e**',
  '*e*e*e*e*e*',
  '*i*n*g*e*r*',
  '*q*x*z*',
  '*?e*?i*?s',
  '***sg',
  `${'*'.repeat(30)}`,
  `${'*'.repeat(46)}`,
  `${'?'.repeat(45)}`,
];
