/** Whatever is laid, decided and struck in whatever order: the words on the table make sense. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decide, front, lay, pointsOf, strike } from './battle.ts';
import { LETTER_IDS } from './cards.ts';
import { parseCards } from './position.ts';
import type { Laid } from './types.ts';
import { valueOfWord } from './words.ts';

type Deed = { readonly kind: 'lay' | 'decide' | 'strike'; readonly pick: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('lay', 'lay', 'decide', 'strike'),
  pick: fc.nat({ max: 11 }),
});
const CARDS = parseCards('rate', [...LETTER_IDS])!.map((card) => ({ card, as: null }));

/** Those that may be challenged. */
const inPlay = (words: readonly Laid[]): number[] =>
  words.flatMap(({ status }, at) => (status === 'scoring' || status === 'trumping' ? [at] : []));

function act(words: Laid[], { kind, pick }: Deed): void {
  const { scoring, trumping } = front(words);
  if (kind === 'lay' && trumping === null && (words.length === 0 || scoring !== null)) {
    const at = lay(words, pick % 4, CARDS);
    words[at]!.modifier = pick - 4;
  } else if (kind === 'decide') decide(words);
  else if (kind === 'strike' && scoring !== null) {
    const may = inPlay(words);
    const at = may[pick % may.length]!;
    const before = structuredClone(words);
    const left = strike(words, at);
    expect(words[at]!.status).toBe('struck');
    expect(left).toBe(front(words).scoring);
    // [WN-15] A trumping word that is struck leaves all else as it was.
    if (before[at]!.status === 'trumping') expect(words.toSpliced(at, 1)).toEqual(before.toSpliced(at, 1));
    // [WN-15] What a scoring word had beaten to get there scores again.
    const { attacks } = before[at]!;
    if (before[at]!.status === 'scoring' && attacks !== null && before[attacks]!.status === 'beaten')
      expect(left).toBe(attacks);
  }
}

test('[WN-14] [WN-15] [WN-16] one word scores while any is left, at most one trumps it, nothing struck comes back', () => {
  const seen = { battles: 0, empty: 0 };
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 24 }), (deeds) => {
      const words: Laid[] = [];
      for (const one of deeds) {
        const struck = words.map(({ status }) => status === 'struck');
        act(words, one);
        const of = (status: Laid['status']): Laid[] => words.filter((word) => word.status === status);
        expect(of('scoring')).toHaveLength(of('struck').length === words.length ? 0 : 1);
        expect(of('trumping').length).toBeLessThanOrEqual(1);
        for (const { attacks } of of('trumping')) expect(attacks).toBe(front(words).scoring);
        for (const [at, was] of struck.entries()) if (was) expect(words[at]!.status).toBe('struck');
        for (const word of of('struck')) expect(pointsOf(word)).toBe(0);
        for (const word of of('beaten')) expect(pointsOf(word)).toBe(Math.floor(valueOfWord(word) / 2));
        if (of('trumping').length > 0) seen.battles += 1;
        if (words.length > 0 && of('scoring').length === 0) seen.empty += 1;
      }
    }),
    { numRuns: 500 },
  );
  expect(Math.min(seen.battles, seen.empty)).toBeGreaterThan(0);
});
