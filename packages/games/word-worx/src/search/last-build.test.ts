import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkArrangement } from '../arrangement.ts';
import { PRINTED } from '../components.ts';
import type { WordRules } from '../config.ts';
import { defaults } from '../defaults.ts';
import { type Entries, entriesOf, pointsOfCopy } from '../scoring.ts';
import { bestArrangement, type PlayerCards, vocabularyOf } from './best-arrangement.ts';
import { countsOf, type FaceCounts } from './faces.ts';
import { type LastBuild, searchLastBuild } from './last-build.ts';
import { bestManifestChoices } from './manifest-choices.ts';
import { bruteForce, FEW_CARDS, holding, pointsOf, small, splitCards } from './testing.ts';
import { waysToLay } from './ways.ts';

const { faceOf } = PRINTED.deck;

const wide: WordRules = { env: lexicon, config: defaults };
const holdings = fc
  .tuple(
    fc.shuffledSubarray([...FEW_CARDS], { minLength: 3, maxLength: 7 }),
    fc.nat(50),
    fc.constantFrom('M24', 'M18', 'M5'),
    fc.constantFrom('I1', 'I3', null),
  )
  .map(splitCards);

const buildsOf = (now: PlayerCards, wordRules: WordRules): LastBuild[] =>
  [...searchLastBuild(now, wordRules, vocabularyOf(wordRules))].filter((found) => found !== null);

describe('choices of manifest words', () => {
  /** The gains of all choices, in the order of the words: each word as often as it fits, in every way. */
  function everyGain(pool: FaceCounts, entries: Entries, once: boolean): number[] {
    const words = [...entries.keys()];
    const gains: number[] = [];
    const visit = (at: number, way: number, copies: number, gain: number): void => {
      const word = words[at];
      if (word === undefined) return void gains.push(gain);
      visit(at + 1, 0, 0, gain);
      const paid = pointsOfCopy(entries, word, copies, once);
      if (!paid) return;
      const ways = waysToLay(PRINTED.deck, word, countsOf(PRINTED.deck, PRINTED.deck.ids));
      for (const [i, { need }] of ways.entries()) {
        if (i < way || need.some(([place, count]) => pool[place]! < count)) continue;
        for (const [place, count] of need) pool[place]! -= count;
        visit(at, i, copies + 1, gain + paid.points - word.length);
        for (const [place, count] of need) pool[place]! += count;
      }
    };
    visit(0, 0, 0, 0);
    return gains.sort((a, b) => b - a);
  }
  const letters = ['h', 'a', 's', 't', 'e', 'n', 'st', 'th', 'r', 're'];

  test.each([false, true])('are the best of all choices, the best first; once %s', (once) => {
    let several = 0;
    const cards = fc.shuffledSubarray(
      PRINTED.deck.ids.filter((card) => letters.includes(faceOf(card))),
      { minLength: 9, maxLength: 14 },
    );
    fc.assert(
      fc.property(
        cards,
        fc.constantFrom('M24', 'M18', 'M6'),
        fc.constantFrom('I1', 'I3', 'I5'),
        (all, manifest, indicator) => {
          const entries = entriesOf({}, manifest, indicator);
          const found = bestManifestChoices(
            PRINTED,
            countsOf(PRINTED.deck, all),
            entries,
            { once, sealed: [] },
            { count: 10, visits: 1e6 },
          );
          expect(found.map(({ gain }) => gain)).toEqual(
            everyGain(countsOf(PRINTED.deck, all), entries, once).slice(0, 10),
          );
          if (found[0]!.words.length > 1) several += 1;
        },
      ),
      { numRuns: 60 },
    );
    expect(several).toBeGreaterThan(20);
  });

  test('a word locked for good counts as a copy, if each entry pays once', () => {
    const pool = countsOf(PRINTED.deck, holding('h a s t e').hand);
    const best = (once: boolean): number =>
      bestManifestChoices(
        PRINTED,
        pool,
        entriesOf({}, 'M24', 'I3'),
        { once, sealed: ['haste'] },
        { count: 1, visits: 1000 },
      )[0]!.points;
    expect(best(false)).toBe(30);
    expect(best(true)).toBe(20); // HATS
  });
});

describe('[WX-10] the last build', () => {
  test.each([false, true])(
    'is as good as exhaustive search on small tables, and each step is better; once %s',
    (once) => {
      const wordRules = { ...small, config: { ...defaults, once } };
      let found = 0;
      fc.assert(
        fc.property(holdings, (now) => {
          const builds = buildsOf(now, wordRules);
          let points = pointsOf(
            now,
            now.words.map(({ cards }) => cards),
            wordRules.config,
          );
          for (const build of builds) {
            expect(checkArrangement(now, build.words, wordRules)).toBeUndefined();
            expect(build.points).toBeGreaterThan(points);
            points = build.points;
          }
          expect(points).toBe(bruteForce(now, wordRules));
          if (builds.length > 0) expect(pointsOf(now, builds.at(-1)!.words, wordRules.config)).toBe(points);
          found += builds.length;
        }),
        { numRuns: 150 },
      );
      expect(found).toBeGreaterThan(50);
    },
  );

  test('finds words for forty cards where the search of level 5 finds hardly any', () => {
    const table = 'ed- en ti pe er sh- re- j-e-st brr at th-o cly m-in-x go ed cly us er- ef on damn';
    const now = holding('t i s d s', table.split(' '), { manifest: 'M7', indicator: 'I6' });
    const level5 = bestArrangement(now, wide, { budget: 80_000 });
    const best = buildsOf(now, wide).at(-1)!;
    expect(checkArrangement(now, best.words, wide)).toBeUndefined();
    expect(best.points).toBe(pointsOf(now, best.words));
    expect(best.points).toBeGreaterThan(level5.points + 50);
  });

  test('yields nothing if the words on the table are the best', () => {
    expect(buildsOf(holding('', ['at']), { ...small, env: lexiconOf(['at']) })).toEqual([]);
  });
});
