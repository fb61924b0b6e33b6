/** Words laid, decided and struck in any order leave a consistent table. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeWords, addWord, decideBattle, pointsOf, strikeWord } from './battle.ts';
import { parseCards } from './position.ts';
import { PRINTED } from './testing.ts';
import type { TableWord } from './types.ts';
import { wordValue } from './words.ts';

const { ids: LETTER_IDS } = PRINTED.letters;

type Deed = { readonly kind: 'lay' | 'decide' | 'strike'; readonly pick: number };
const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom('lay', 'lay', 'decide', 'strike'),
  pick: fc.nat({ max: 11 }),
});
const CARDS = parseCards(PRINTED.letters, 'rate', [...LETTER_IDS])!.map((card) => ({ card, as: null }));

/** A battle that is over: who trumped whom, and whether the trump won. */
interface Fought {
  readonly trump: number;
  readonly attacked: number;
  readonly won: boolean;
}

/** The slow oracle of WN-15, sentence by sentence, from the list of battles. */
function scoringAfter(words: readonly TableWord[], fought: readonly Fought[], at: number): number | null {
  const { scoring, trumping } = activeWords(words);
  const stands = (word: number): boolean => word !== at && words[word]!.status !== 'struck';
  // "a trumping word so struck leaves the word it attacked as the scoring word"
  if (at === trumping) return scoring;
  // "the word it had beaten" by trumping it, in a battle or outside of one
  const had = fought.find(({ trump, attacked, won }) => trump === at && won && stands(attacked));
  if (had) return had.attacked;
  // "if none, the trumping word becomes the scoring word"
  if (trumping !== null) return trumping;
  // "the last-laid unstruck word that lost a trump against it"
  const lost = fought.filter(({ trump, attacked, won }) => attacked === at && !won && stands(trump));
  return lost.length === 0 ? null : Math.max(...lost.map(({ trump }) => trump));
}

/** The words that may be challenged. */
const inPlay = (words: readonly TableWord[]): number[] =>
  words.flatMap(({ status }, at) => (status === 'scoring' || status === 'trumping' ? [at] : []));

/** Lays and fights words; a struck word is checked against the oracle. */
function act(words: TableWord[], fought: Fought[], { kind, pick }: Deed): void {
  const { scoring, trumping } = activeWords(words);
  if (kind === 'lay' && trumping === null && (words.length === 0 || scoring !== null)) {
    const at = addWord(words, pick % 4, CARDS);
    words[at]!.modifier = pick - 4;
  } else if (kind === 'decide') {
    const decided = decideBattle(PRINTED, words);
    if (decided) fought.push({ trump: trumping!, attacked: scoring!, won: decided.winner === trumping });
  } else if (kind === 'strike' && scoring !== null) {
    const may = inPlay(words);
    const at = may[pick % may.length]!;
    const before = structuredClone(words);
    const expected = scoringAfter(before, fought, at);
    expect(strikeWord(words, at)).toBe(expected);
    expect(activeWords(words)).toEqual({
      scoring: expected,
      trumping: at === trumping || expected === trumping ? null : trumping,
    });
    expect(words[at]!.status).toBe('struck');
    // All other words are unchanged, except for the one that scores now and the one that attacks it.
    for (const [i, word] of words.entries())
      if (i !== at && i !== expected && i !== trumping) expect(word).toEqual(before[i]);
  }
}

test('[WN-14] [WN-15] [WN-16] at most one word scores and one trumps it, as the oracle says; struck words stay struck', () => {
  const seen = { battles: 0, empty: 0, stranded: 0 };
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 24 }), (deeds) => {
      const words: TableWord[] = [];
      const fought: Fought[] = [];
      for (const one of deeds) {
        const struck = words.map(({ status }) => status === 'struck');
        act(words, fought, one);
        const of = (status: TableWord['status']): TableWord[] => words.filter((word) => word.status === status);
        expect(of('scoring').length).toBeLessThanOrEqual(1);
        expect(of('trumping').length).toBeLessThanOrEqual(of('scoring').length);
        for (const { attacks } of of('trumping')) expect(attacks).toBe(activeWords(words).scoring);
        for (const [at, was] of struck.entries()) if (was) expect(words[at]!.status).toBe('struck');
        for (const word of of('struck')) expect(pointsOf(PRINTED, word)).toBe(0);
        for (const word of of('beaten')) expect(pointsOf(PRINTED, word)).toBe(Math.floor(wordValue(PRINTED, word) / 2));
        if (of('trumping').length > 0) seen.battles += 1;
        if (words.length > 0 && of('scoring').length === 0) seen[of('beaten').length > 0 ? 'stranded' : 'empty'] += 1;
      }
    }),
    // A fixed seed, so that the rare cases are always included.
    { numRuns: 1000, seed: 14 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
