/** Pairs of words with what the rules say about them, as in families.dev.txt. */
export interface JudgedPair {
  readonly first: string;
  readonly second: string;
  /** WY-10: they are one family. */
  readonly clash: boolean;
  /** WS-12: the second is an inflection of the first; undefined where the question does not arise. */
  readonly inflection: boolean | undefined;
}

export function parsePairs(text: string): JudgedPair[] {
  const pairs: JudgedPair[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [first, second, clash, inflection, ...rest] = line.split(' ');
    if (!first || !second || !/^[01]$/.test(clash ?? '') || !/^[01-]$/.test(inflection ?? '') || rest.length > 0) {
      throw new Error(`not a judged pair: ${line}`);
    }
    pairs.push({
      first,
      second,
      clash: clash === '1',
      inflection: inflection === '-' ? undefined : inflection === '1',
    });
  }
  return pairs;
}
