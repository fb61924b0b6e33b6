/**
 * A pattern is a row of symbols, each standing for at least one letter: a letter for itself, `?` for any one letter,
 * `*` for one or more.
 *
 * A symbol's number is also its bit in the masks of the automaton: 0–25 the letters, 27 and 28 the wildcards. Bit 26 is
 * left out because there it says that a word ends (WORD_END of the graph).
 */
export type Pattern = readonly number[];

export const STAR = 27;
export const ANY = 28;

export const isLetter = (symbol: number): boolean => symbol < 26;

export type PatternRefusal =
  | { readonly code: 'empty-pattern' }
  | { readonly code: 'not-in-a-pattern'; readonly character: string; readonly at: number };

export type ParsedPattern =
  | { readonly ok: true; readonly pattern: Pattern }
  | { readonly ok: false; readonly refusal: PatternRefusal };

/** Reads `S*T*N*G`; capitals and small letters are the same. */
export function parsePattern(text: string): ParsedPattern {
  if (text === '') return { ok: false, refusal: { code: 'empty-pattern' } };
  const pattern: number[] = [];
  for (const character of text) {
    const symbol = symbolOf(character);
    if (symbol === undefined) {
      return { ok: false, refusal: { code: 'not-in-a-pattern', character, at: pattern.length } };
    }
    pattern.push(symbol);
  }
  return { ok: true, pattern };
}

/** The pattern in writing, in small letters. */
export const makePattern = (pattern: Pattern): string => pattern.map(characterOf).join('');

function symbolOf(character: string): number | undefined {
  if (character === '*') return STAR;
  if (character === '?') return ANY;
  return /^[a-z]$/i.test(character) ? (character.charCodeAt(0) | 0x20) - 97 : undefined;
}

function characterOf(symbol: number): string {
  if (symbol === STAR) return '*';
  if (symbol === ANY) return '?';
  return String.fromCharCode(97 + symbol);
}
