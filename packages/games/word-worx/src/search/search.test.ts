import { readFileSync } from 'node:fs';
import { chanceFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkArrangement, sameCards } from '../arrangement.ts';
import { type CardId, DECK, FACES, faceOf, textOf } from '../cards.ts';
import { defaults, isWord, type Judge } from '../config.ts';
import { Dealer, makeRun, parseFaces, parseRun } from '../notation.ts';
import { scoreRound } from '../scoring.ts';
import { remakes } from '../spelling.ts';
import { Play } from '../test-support.ts';
import { bestArrangement, bestWith, type Situation, situationOf } from './best.ts';
import { progressOf } from './progress.ts';
import { lootFor } from './thefts.ts';
import { bestTurn } from './turn.ts';

const lexicon = openLexicon(readFileSync(new URL('../../../../lexicon/data/wordhoard.lex', import.meta.url)));
const WORDS =
  'on in or at as so is it hat hats haste tee tree tea eat ate sea set rest stir tin one son art rat heat then ten her';
const small: Judge = { env: lexiconOf(WORDS.split(' ')), config: defaults };
const wide: Judge = { env: lexicon, config: defaults };

/** Cards in writing: hand, table words, words locked for good. */
function situation(
  hand: string,
  table: string[] = [],
  more: Partial<Situation> = {},
  sealed: string[] = [],
): Situation {
  const dealer = new Dealer();
  const take = (faces: ReturnType<typeof parseFaces>): CardId[] => {
    const cards = 'code' in faces ? undefined : dealer.take(faces);
    if (!cards) throw new Error('no such cards');
    return cards;
  };
  return {
    hand: take(parseFaces(hand)),
    words: table.map((word, i) => ({ id: i + 1, cards: take(parseRun(word)) })),
    lock: null,
    manifest: 'M24',
    indicator: 'I3',
    sealed: sealed.map((word) => take(parseRun(word))),
    ...more,
  };
}
/** [WX-11] What an arrangement counts, reckoned apart. */
function pointsOf({ hand, sealed, manifest, indicator }: Situation, words: readonly (readonly CardId[])[]): number {
  const left = hand.filter((card) => !words.flat().includes(card)).length;
  return scoreRound([...sealed, ...words].map(textOf), left, manifest, indicator).points;
}
const show = (words: readonly (readonly CardId[])[]): string[] => words.map(makeRun).sort();

/** Slow and plain: every way to part the table and some of the hand into runs, and every word each part makes. */
function bruteForce(now: Situation, judge: Judge, stolen?: CardId): number | undefined {
  const table = [...now.words.flatMap(({ cards }) => cards), ...(stolen ? [stolen] : [])];
  const all = [...table, ...now.hand];
  const memo = new Map<string, CardId[][]>();
  const made = (part: CardId[]): CardId[][] => {
    const key = part.join();
    const stands = now.words.some(({ cards }) => sameCards(cards, part));
    const minimum = stands ? 2 : judge.config.minimum;
    if (!memo.has(key))
      memo.set(
        key,
        remakes(part, judge).filter((run) => textOf(run).length >= minimum),
      );
    return memo.get(key)!;
  };
  let best: number | undefined;
  const visit = (left: readonly CardId[], words: readonly CardId[][]): void => {
    const [first, ...rest] = left;
    if (first === undefined) {
      const points = pointsOf(now, words);
      if (best === undefined || points > best) best = points;
      return;
    }
    if (!table.includes(first)) visit(rest, words);
    for (let pick = 0; pick < 1 << rest.length; pick++) {
      const part = [first, ...rest.filter((_, i) => pick & (1 << i))];
      const others = rest.filter((_, i) => !(pick & (1 << i)));
      for (const word of made(part)) visit(others, [...words, word]);
    }
  };
  visit(all, []);
  return best;
}

describe('the best arrangement', () => {
  test('the manifest’s words first, the bonus counted: HASTE 30', () => {
    const now = situation('h a s t e on');
    const best = bestArrangement(now, wide);
    expect(show(best.words)).toEqual(['haste', 'on-']);
    expect(best.points).toBe(32);
  });
  test('extends: HAT grows into HASTE', () => {
    expect(show(bestArrangement(situation('s e', ['hat']), small).words)).toEqual(['haste']);
  });
  test('splits: other words count 2 each, so two are better than one', () => {
    const now = situation('', ['heat', 'son'], { manifest: 'M1' });
    expect(bestArrangement(now, { env: lexiconOf(['heat', 'he', 'at', 'son']), config: defaults }).points).toBe(6);
  });
  test('borrows from a word and leaves a word', () => {
    const best = bestArrangement(situation('h a', ['stir', 'eat']), wide);
    expect(best.points).toBeGreaterThan(bestArrangement(situation('', ['stir', 'eat']), wide).points);
  });
  test('uses bigrams as the cards they are', () => {
    const best = bestArrangement(situation('h a st e'), small);
    expect(show(best.words)).toEqual(['h-a-st-e']);
  });
  test('leaves the word under the lock alone, and what is locked for good counts once', () => {
    const locked = bestArrangement(situation('s e', ['hat', 'on'], { lock: 1 }), small);
    expect(show(locked.words)).toContain('hat');
    const twice = bestArrangement(situation('', ['haste'], {}, []), wide).points;
    expect(twice).toBe(30);
    const sealed = situation('', ['h-a-st-e'], {}, ['hasten']);
    expect(bestArrangement(sealed, wide).points).toBe(pointsOf(sealed, bestArrangement(sealed, wide).words));
  });
  test('option: no new word of two letters; old ones stay or grow', () => {
    const three = { ...small, config: { ...defaults, minimum: 3 as const } };
    expect(show(bestArrangement(situation('o n e', ['at']), three).words)).toEqual(['at', 'one']);
    expect(show(bestArrangement(situation('h', ['at', 'at']), three).words)).toEqual(['at', 'hat']);
  });

  const faces = ['h', 'a', 's', 't', 'e', 'n', 'o', 'r', 'i', 'on', 'st', 'er'];
  const cards = fc.shuffledSubarray(
    DECK.filter((card) => faces.includes(faceOf(card))),
    { minLength: 3, maxLength: 7 },
  );
  /** Some of the cards lie on the table, in words. */
  const situations = fc
    .tuple(cards, fc.nat(50), fc.constantFrom('M24', 'M18', 'M5'), fc.constantFrom('I1', 'I3', null))
    .map(([all, lot, manifest, indicator]): Situation => {
      const laid: CardId[][] = [];
      let left = all;
      for (let size = 2; size <= 4 && laid.length < 2; size++) {
        const start = lot % Math.max(1, left.length - size);
        const part = left.slice(start, start + size);
        const [run] = part.length === size ? remakes(part, small) : [];
        if (!run) continue;
        laid.push(run);
        left = left.filter((card) => !run.includes(card));
      }
      const words = laid.map((run, i) => ({ id: i + 1, cards: run }));
      return { hand: left, words, lock: null, manifest, indicator, sealed: [] };
    });
  test.each([2, 3] as const)('is as good as trying everything, on small tables; new words of %i letters', (minimum) => {
    const judge = { ...small, config: { ...defaults, minimum } };
    let withTable = 0;
    fc.assert(
      fc.property(situations, (now) => {
        const best = bestArrangement(now, judge);
        expect(best.complete).toBe(true);
        expect(checkArrangement(now, best.words, judge)).toBeUndefined();
        expect(best.points).toBe(pointsOf(now, best.words));
        expect(best.points).toBe(bruteForce(now, judge));
        if (now.words.length > 0) withTable += 1;
      }),
      { numRuns: 250 },
    );
    expect(withTable).toBeGreaterThan(20);
  });
  test('with a stolen card, too: all of it laid, or it cannot be', () => {
    let possible = 0;
    fc.assert(
      fc.property(situations, fc.constantFrom(...DECK), (now, card) => {
        fc.pre(!now.hand.includes(card) && !now.words.some(({ cards: own }) => own.includes(card)));
        const best = bestWith(now, card, small);
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
  test('on large tables it is legal, counts what it says, and is never worse than what lies there', () => {
    let better = 0;
    fc.assert(
      fc.property(fc.shuffledSubarray([...DECK], { minLength: 30, maxLength: 36 }), fc.nat(), (all, lot) => {
        const laid: CardId[][] = [];
        let left = all;
        for (let at = 0; at + 3 < left.length && laid.length < 7; ) {
          const [run] = remakes(left.slice(at, at + 3), wide);
          if (run) {
            laid.push(run);
            left = left.filter((card) => !run.includes(card));
          } else at += 1;
        }
        const words = laid.map((run, i) => ({ id: i + 1, cards: run }));
        const now: Situation = {
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

describe('[WX-11] what is done, within reach, one card away', () => {
  const stateOf = (now: Situation, word: string) => progressOf(now, wide).find((it) => it.word === word);
  test('by example', () => {
    const now = situation('s e n', ['hat', 'on'], {}, ['tree']);
    expect(stateOf(now, 'hat')).toMatchObject({ state: 'done', points: 10, set: 3 });
    expect(stateOf(now, 'tree')).toMatchObject({ state: 'done', points: 10, set: 6 });
    expect(stateOf(now, 'haste')).toMatchObject({ state: 'now', points: 30 });
    expect(stateOf(now, 'hasten')).toMatchObject({ state: 'now', points: 50 });
    expect(stateOf(situation('s n', ['hat']), 'hasten')).toMatchObject({ state: 'one-away', wants: ['e'] });
    expect(stateOf(situation('', ['hat']), 'hasten')).toMatchObject({ state: 'far', wants: [] });
  });
  test('a bigram may be what is wanted', () => {
    expect(stateOf(situation('h a e'), 'haste')).toMatchObject({ state: 'one-away', wants: ['st'] });
  });
  test('a word whose letters are bound in another counts only if the rest can stay', () => {
    // FLY can spare nothing; TIN can spare its T.
    const flat = (table: string) => situation('a d o', [table], { manifest: 'M10' });
    expect(stateOf(flat('fly'), 'sod')).toMatchObject({ state: 'one-away', wants: ['s'] });
    expect(stateOf(situation('a o', ['fly'], { manifest: 'M14' }), 'tab')?.state).toBe('far');
    expect(stateOf(situation('o u', ['tin'], { manifest: 'M15' }), 'out')?.state).toBe('now');
    expect(stateOf(situation('o u', ['fly'], { manifest: 'M20' }), 'let')?.state).toBe('far');
  });
  test('is what trying every card says', () => {
    const faces = ['h', 'a', 's', 't', 'e', 'n', 'o', 'r', 'st', 'on'];
    const hands = fc.shuffledSubarray(
      DECK.filter((card) => faces.includes(faceOf(card))),
      { minLength: 2, maxLength: 4 },
    );
    const memo = new Map<string, string[]>();
    const wordsOf = (part: readonly CardId[]): string[] => {
      const key = part.map(faceOf).sort().join(' ');
      const made = memo.get(key) ?? remakes(part, small).map(textOf);
      memo.set(key, made);
      return made;
    };
    /** Can the table stand in words with this one among them, and `added` in it? */
    const buildable = (now: Situation, word: string, added?: CardId): boolean => {
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
        const now: Situation = { ...situation('', table ? ['ten'] : [], { manifest: 'M24' }), hand };
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

describe('[WX-6] thefts worth thinking of', () => {
  const play = new Play(lexicon, {
    players: [
      { hand: 'h a t e', words: ['on'], manifest: 24, indicator: 3 },
      { words: ['star', 'fly', 'oats'], lock: 2 },
    ],
    position: { line: 'l n d p c m' },
  }).pick('l', null);
  const view = play.view(0);
  test('every card whose word can spare it; none of a locked word', () => {
    const loot = lootFor(view, 0, wide);
    expect(loot.map(({ word, card }) => `${textOf(word.cards)} ${faceOf(card)}`)).toEqual([
      'star s',
      'star t',
      'star r',
    ]);
    expect(loot[0]!.rests.map(textOf)).toEqual(['art', 'rat', 'tar'].filter((word) => isWord(wide, word)));
  });
  test('the S makes HASTEN, with the N of ON; LO stays, and the theft is legal', () => {
    const { theft, after } = bestTurn(view, 0, wide);
    expect(show(after.words)).toEqual(['hasten', 'lo']);
    expect(play.refusal(0, { steal: theft })).toBe('accepted');
    play.answer(0, { steal: theft });
    expect(play.refusal(0, { words: after.words, seal: [] })).toBe('accepted');
  });
  test('is the best of all that can be stolen, and of stealing nothing', () => {
    let stolen = 0;
    for (let i = 0; i < 25; i++) {
      const chance = chanceFrom(`turn ${i}`);
      const lines = chance.shuffle(['star', 'rates', 'notes', 'hint', 'stone', 'ion', 'tree']).slice(0, 3);
      const hand = chance.shuffle(['c', 'd', 'g', 'p', 'm', 'y', 'l', 'u']).slice(0, 4).join(' ');
      const table = new Play(lexicon, {
        players: [
          { hand, words: ['oat'], manifest: chance.below(24) + 1, indicator: 1 },
          { words: lines, lock: 1 },
        ],
        position: { line: 'b k v w j x' },
      }).pick('b', null);
      const seen = table.view(0);
      const own = situationOf(seen, 0);
      const plain = lootFor(seen, 0, wide).flatMap(({ card }) => bestWith(own, card, wide)?.points ?? []);
      const { theft, after } = bestTurn(seen, 0, wide, { budget: 4_000_000 });
      expect(table.refusal(0, { steal: theft })).toBe('accepted');
      expect(after.points).toBe(Math.max(bestArrangement(own, wide).points, ...plain));
      if (theft) stolen += 1;
    }
    expect(stolen).toBeGreaterThan(8);
  });
});
