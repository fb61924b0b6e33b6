import { chanceFrom, forSeat } from '@wordhoard/kernel';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkArrangement } from '../arrangement.ts';
import type { CardId } from '../cards.ts';
import { PRINTED } from '../components.ts';
import { isWord, type WordRules } from '../config.ts';
import { defaults } from '../defaults.ts';
import { formatRun } from '../notation.ts';
import { findAnagrams, spellings } from '../spelling.ts';
import { TestGame } from '../testing.ts';
import {
  bestArrangement,
  bestArrangementWith,
  maxCopies,
  type PlayerCards,
  playerCardsOf,
} from './best-arrangement.ts';
import { bestTurn } from './best-turn.ts';
import { countsOf } from './faces.ts';
import { progressOf } from './progress.ts';
import { bruteForce, FEW_CARDS, holding, pointsOf, small, splitCards, WORDS } from './testing.ts';
import { findStealableCards } from './thefts.ts';

const { faceOf, faces: FACES, ids: DECK, textOf } = PRINTED.deck;

const wide: WordRules = { env: lexicon, config: defaults };
const holdings = fc
  .tuple(
    fc.shuffledSubarray([...FEW_CARDS], { minLength: 3, maxLength: 7 }),
    fc.nat(50),
    fc.constantFrom('M24', 'M18', 'M5'),
    fc.constantFrom('I1', 'I3', null),
  )
  .map(splitCards);

const show = (words: readonly (readonly CardId[])[]): string[] =>
  words.map((cards) => formatRun(PRINTED.deck, cards)).sort();

describe('the best arrangement', () => {
  test('prefers manifest words, and counts the bonus: HASTE 30', () => {
    const now = holding('h a s t e on');
    const best = bestArrangement(now, wide);
    expect(show(best.words)).toEqual(['haste', 'on-']);
    expect(best.points).toBe(32);
  });
  test('extends HAT to HASTE', () => {
    expect(show(bestArrangement(holding('s e', ['hat']), small).words)).toEqual(['haste']);
  });
  test('splits words: other words score 2 each, so two are better than one', () => {
    const now = holding('', ['heat', 'son'], { manifest: 'M1' });
    expect(bestArrangement(now, { env: lexiconOf(['heat', 'he', 'at', 'son']), config: defaults }).points).toBe(6);
  });
  test('takes cards from a word if the rest is still a word', () => {
    const best = bestArrangement(holding('h a', ['stir', 'eat']), wide);
    expect(best.points).toBeGreaterThan(bestArrangement(holding('', ['stir', 'eat']), wide).points);
  });
  test('uses bigrams as single cards', () => {
    const best = bestArrangement(holding('h a st e'), small);
    expect(show(best.words)).toEqual(['h-a-st-e']);
  });
  test('[WX-8] may change the word under the manifest card', () => {
    const locked = holding('s e', ['hat', 'on'], { lock: 1 });
    expect(bestArrangement(locked, small)).toEqual(bestArrangement({ ...locked, lock: null }, small));
    expect(show(bestArrangement(locked, small).words)).toContain('haste');
  });
  test('[WX-11] lays a second copy, which pays like the first, even if that is locked for good', () => {
    const open = bestArrangement(holding('h a t s e', ['h-a-st-e']), wide);
    expect(show(open.words)).toEqual(['h-a-st-e', 'haste']);
    expect(open.points).toBe(60);
    const sealed = holding('h a t s e on', [], {}, ['h-a-st-e']);
    expect(bestArrangement(sealed, wide).points).toBe(30 + 30 + 2);
  });
  test('[WX-11] option: each entry pays once, so the cards of a second copy are better used elsewhere', () => {
    const once = { ...wide, config: { ...defaults, once: true } };
    const best = bestArrangement(holding('h a t s e', [], {}, ['h-a-st-e']), once);
    expect(show(best.words)).toEqual(['hats']);
    expect(best.points).toBe(30 + 20 - 1);
    const ante = holding('a n t e a n t e', [], { manifest: 'M6', indicator: 'I5' });
    expect(bestArrangement(ante, once).points).toBe(20 + 10);
    expect(bestArrangement(ante, wide).points).toBe(20 + 20);
  });
  test('option: lays no new word of two letters; old ones stay or are extended', () => {
    const three = { ...small, config: { ...defaults, minimum: 3 as const } };
    expect(show(bestArrangement(holding('o n e', ['at']), three).words)).toEqual(['at', 'one']);
    expect(show(bestArrangement(holding('h', ['at', 'at']), three).words)).toEqual(['at', 'hat']);
  });

  test.each([
    [2, false],
    [3, false],
    [2, true],
  ] as const)('is as good as exhaustive search on small tables; new words of %i letters, once %s', (minimum, once) => {
    const judge = { ...small, config: { ...defaults, minimum, once } };
    let withTable = 0;
    fc.assert(
      fc.property(holdings, (now) => {
        const best = bestArrangement(now, judge);
        expect(best.isOptimal).toBe(true);
        expect(checkArrangement(now, best.words, judge)).toBeUndefined();
        expect(best.points).toBe(pointsOf(now, best.words, judge.config));
        expect(best.points).toBe(bruteForce(now, judge));
        if (now.words.length > 0) withTable += 1;
      }),
      { numRuns: 250 },
    );
    expect(withTable).toBeGreaterThan(20);
  });
  test.each([false, true])('is as good with cards that make words twice; once %s', (once) => {
    const judge = { ...small, config: { ...defaults, once } };
    const twice = DECK.filter((card) => ['h', 'a', 't', 's', 'e', 'st', 'th'].includes(faceOf(card)));
    let copies = 0;
    fc.assert(
      fc.property(
        fc.shuffledSubarray(twice, { minLength: 6, maxLength: 8 }),
        fc.constantFrom([], ['hat'], ['tea', 'tea']),
        fc.constantFrom('M24', 'M6'),
        (cards, done, manifest) => {
          const sealed = done.map((word) => holding('', [word]).words[0]!.cards);
          const now = { hand: cards, words: [], lock: null, manifest, indicator: 'I3', sealed };
          const best = bestArrangement(now, judge);
          expect(best.points).toBe(bruteForce(now, judge));
          const words = best.words.map(textOf);
          if (new Set(words).size < words.length) copies += 1;
        },
      ),
      // A fixed seed, because the test counts how often the cards make copies.
      { numRuns: 60, seed: 3 },
    );
    expect(copies).toBeGreaterThan(once ? 0 : 5);
  });
  test('never underestimates the number of copies', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...DECK], { maxLength: 30 }),
        fc.constantFrom(...WORDS.split(' ')),
        (all, word) => {
          let left: readonly CardId[] = all;
          let copies = 0;
          for (let [run] = spellings(PRINTED.deck, word, left); run; [run] = spellings(PRINTED.deck, word, left)) {
            const used = run;
            left = left.filter((card) => !used.includes(card));
            copies += 1;
          }
          expect(maxCopies(PRINTED.deck, word, countsOf(PRINTED.deck, all))).toBeGreaterThanOrEqual(copies);
        },
      ),
    );
    expect(maxCopies(PRINTED.deck, 'hat', countsOf(PRINTED.deck, holding('h a t th a').hand))).toBe(2);
  });
  test('is as good with a stolen card, and finds none only if there is none', () => {
    let possible = 0;
    fc.assert(
      fc.property(holdings, fc.constantFrom(...DECK), (now, card) => {
        fc.pre(!now.hand.includes(card) && !now.words.some(({ cards: own }) => own.includes(card)));
        const best = bestArrangementWith(now, card, small);
        expect(best?.points).toBe(bruteForce(now, small, card));
        if (best) {
          expect(best.words.flat()).toContain(card);
          expect(best.points).toBe(pointsOf(now, best.words));
          possible += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(possible).toBeGreaterThan(20);
  });
  test('is legal on large tables, has the score it claims, and is never worse than the current words', () => {
    let better = 0;
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 30, maxLength: 36 }), fc.nat(), (all, lot) => {
        const laid: CardId[][] = [];
        let left = all;
        for (let at = 0; at + 3 < left.length && laid.length < 7; ) {
          const [run] = findAnagrams(left.slice(at, at + 3), wide);
          if (run) {
            laid.push(run);
            left = left.filter((card) => !run.includes(card));
          } else at += 1;
        }
        const words = laid.map((run, i) => ({ id: i + 1, cards: run }));
        const now: PlayerCards = {
          hand: left.slice(0, 7),
          words,
          lock: null,
          manifest: `M${(lot % 24) + 1}`,
          indicator: 'I1',
          sealed: [],
        };
        const best = bestArrangement(now, wide, { budget: 20_000 });
        expect(checkArrangement(now, best.words, wide)).toBeUndefined();
        expect(best.points).toBe(pointsOf(now, best.words));
        expect(best.points).toBeGreaterThanOrEqual(pointsOf(now, laid));
        if (best.points > pointsOf(now, laid) + 10) better += 1;
      }),
      { numRuns: 25 },
    );
    expect(better).toBeGreaterThan(15);
  });
});

describe('[WX-11] progress towards manifest words', () => {
  const stateOf = (now: PlayerCards, word: string) => progressOf(now, wide).find((it) => it.word === word);
  test('by example', () => {
    const now = holding('s e n', ['hat', 'on'], {}, ['tree']);
    expect(stateOf(now, 'hat')).toMatchObject({ state: 'done', points: 10, set: 3 });
    expect(stateOf(now, 'tree')).toMatchObject({ state: 'done', points: 10, set: 6 });
    expect(stateOf(now, 'haste')).toMatchObject({ state: 'now', points: 30 });
    expect(stateOf(now, 'hasten')).toMatchObject({ state: 'now', points: 50 });
    expect(stateOf(holding('s n', ['hat']), 'hasten')).toMatchObject({ state: 'one-away', wants: ['e'] });
    expect(stateOf(holding('', ['hat']), 'hasten')).toMatchObject({ state: 'far', wants: [] });
  });
  test('the missing card may be a bigram', () => {
    expect(stateOf(holding('h a e'), 'haste')).toMatchObject({ state: 'one-away', wants: ['st'] });
  });
  test('a word that needs letters of another counts only if the rest is still a word', () => {
    // FLY can spare no letter; TIN can spare its T.
    const flat = (table: string) => holding('a d o', [table], { manifest: 'M10' });
    expect(stateOf(flat('fly'), 'sod')).toMatchObject({ state: 'one-away', wants: ['s'] });
    expect(stateOf(holding('a o', ['fly'], { manifest: 'M14' }), 'tab')?.state).toBe('far');
    expect(stateOf(holding('o u', ['tin'], { manifest: 'M15' }), 'out')?.state).toBe('now');
    expect(stateOf(holding('o u', ['fly'], { manifest: 'M20' }), 'let')?.state).toBe('far');
  });
  test('is the same as found by trying every card', () => {
    const faces = ['h', 'a', 's', 't', 'e', 'n', 'o', 'r', 'st', 'on'];
    const hands = fc.shuffledSubarray(
      DECK.filter((card) => faces.includes(faceOf(card))),
      { minLength: 2, maxLength: 4 },
    );
    const memo = new Map<string, string[]>();
    const wordsOf = (part: readonly CardId[]): string[] => {
      const key = part.map(faceOf).sort().join(' ');
      const made = memo.get(key) ?? findAnagrams(part, small).map(textOf);
      memo.set(key, made);
      return made;
    };
    /** Whether the table can be covered with this word and the card `added`. */
    const buildable = (now: PlayerCards, word: string, added?: CardId): boolean => {
      const table = now.words.flatMap(({ cards }) => cards);
      const parts = (left: readonly CardId[], has: boolean): boolean => {
        const [first, ...rest] = left;
        if (first === undefined) return has;
        if (!table.includes(first) && parts(rest, has)) return true;
        for (let pick = 0; pick < 1 << rest.length; pick++) {
          const part = [first, ...rest.filter((_, i) => pick & (1 << i))];
          const made = wordsOf(part);
          const others = rest.filter((_, i) => !(pick & (1 << i)));
          const hit = made.includes(word) && (!added || part.includes(added));
          if (made.length > 0 && parts(others, has || hit)) return true;
        }
        return false;
      };
      return parts([...table, ...now.hand, ...(added ? [added] : [])], false);
    };
    let near = 0;
    fc.assert(
      fc.property(hands, fc.boolean(), (hand, table) => {
        const now: PlayerCards = { ...holding('', table ? ['ten'] : [], { manifest: 'M24' }), hand };
        fc.pre(!now.words.some(({ cards }) => cards.some((card) => hand.includes(card))));
        const free = DECK.filter(
          (card) => !hand.includes(card) && !now.words.some(({ cards }) => cards.includes(card)),
        );
        for (const { word, state, wants } of progressOf(now, small)) {
          if (word.length > 4) continue; // the plain way takes too long
          if (state === 'done') continue;
          expect(state === 'now', word).toBe(buildable(now, word));
          if (state === 'now') continue;
          const plain = FACES.filter((face) => {
            const card = free.find((other) => faceOf(other) === face);
            return card && buildable(now, word, card);
          });
          expect(wants.toSorted(), word).toEqual(plain.toSorted());
          near += wants.length;
        }
      }),
      { numRuns: 12 },
    );
    expect(near).toBeGreaterThan(5);
  });
});

describe('[WX-6] thefts', () => {
  const play = new TestGame(lexicon, {
    players: [
      { hand: 'h a t e', words: ['on'], manifest: 24, indicator: 3 },
      { words: ['star', 'fly', 'oats'], lock: 2 },
    ],
    position: { line: 'l n d p c m' },
  }).pick('l', null);
  const view = play.view(0);
  test('every card that its word can spare may be stolen, but none of a locked word', () => {
    const loot = findStealableCards(view, 0, wide);
    expect(loot.map(({ word, card }) => `${textOf(word.cards)} ${faceOf(card)}`)).toEqual([
      'star s',
      'star t',
      'star r',
    ]);
    expect(loot[0]!.rests.map(textOf)).toEqual(['art', 'rat', 'tar'].filter((word) => isWord(wide, word)));
  });
  test.each([0, 1, 2, 3])('of equally good thefts, the first is from the left neighbour of seat %i', (seat) => {
    const { words } = holding('', ['star']);
    const alike = { players: Array.from({ length: 4 }, () => ({ words, lock: null })) };
    const owners = findStealableCards(alike, seat, wide).map(({ owner }) => owner);
    expect([...new Set(owners)]).toEqual([1, 2, 3].map((places) => (seat + places) % 4));
  });
  test('the S makes HASTEN with the N of ON; the theft includes the whole arrangement and is legal', () => {
    const { theft, after } = bestTurn(view, 0, wide);
    expect(show(after.words)).toEqual(['hasten', 'lo']);
    expect(theft?.words).toEqual(after.words);
    play.answer(0, { steal: theft });
    expect(play.words(0).sort()).toEqual(['hasten', 'lo']);
  });
  test('the printed examples use the player’s own words: RAT, an E and the X of FOX; SO, TE and an N', () => {
    const rob = (own: string[], hand: string, prey: string, words: string[]): string[] => {
      const env = lexiconOf(words);
      const robber = { hand, words: own, manifest: 22, indicator: 1 };
      const table = new TestGame(env, { players: [robber, { words: [prey] }], position: { line: 'k j v z p y' } });
      table.pick('k', null);
      const { theft } = bestTurn(table.view(0), 0, { env, config: defaults });
      return table.answer(0, { steal: theft }).words(0).sort();
    };
    expect(rob(['rat'], 'e', 'fox', ['rat', 'fox', 'of', 'tax', 're'])).toEqual(['re', 'tax']);
    // STONE pays 15 on manifest 22, more than two other words.
    expect(rob(['so', 'te'], '', 'tin', ['so', 'te', 'it', 'tin'])).toEqual(['stone']);
  });
  test('the best turn is the same as found by trying all thefts, and none', () => {
    let stolen = 0;
    let split = 0;
    for (let i = 0; i < 40; i++) {
      const chance = chanceFrom(`every theft ${i}`);
      const own = chance.pick([['hat'], ['tea'], ['son', 'at'], ['stir'], ['ten', 'so'], ['one'], ['rest']]);
      const hand = chance.shuffle(['e', 'n', 's', 'i', 'r', 'o']).slice(0, 2).join(' ');
      const prey = chance.shuffle(['heat', 'tree', 'st-i-r', 'tin', 'eat']).slice(0, 2);
      const players = [
        { hand, words: own, manifest: chance.pick([24, 19, 22]), indicator: chance.below(6) + 1 },
        { words: prey, manifest: 1 },
      ];
      const table = new TestGame(small.env, { players, position: { line: 'k v j x z y' } }).pick('k', null);
      const seen = table.view(0);
      const now = playerCardsOf(seen, 0);
      const { theft, after } = bestTurn(seen, 0, small, { budget: 4_000_000 });
      // Every card of the others' words, every word the rest can become, and every arrangement.
      const all = forSeat(seen.players, 1).words.flatMap(({ cards }) =>
        cards.flatMap((card) => {
          const rests = findAnagrams(
            cards.filter((other) => other !== card),
            small,
          );
          return rests.length === 0 ? [] : (bruteForce(now, small, card) ?? []);
        }),
      );
      expect(after.points).toBe(Math.max(bruteForce(now, small)!, ...all));
      expect(table.refusal(0, { steal: theft })).toBe('accepted');
      if (!theft) continue;
      stolen += 1;
      expect(after.points).toBe(pointsOf(now, theft.words));
      const into = theft.words.find((run) => run.includes(theft.card))!;
      if (
        now.words.some(
          ({ cards }) =>
            !theft.words.some((run) => cards.every((card) => run.includes(card))) &&
            cards.some((card) => into.includes(card)),
        )
      )
        split += 1;
    }
    expect(stolen).toBeGreaterThan(15);
    expect(split).toBeGreaterThan(2);
  });
});
