import { chanceFrom, forSeat, type Judgement, judgementsOf, type Move, pointsLost, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER } from '@wordhoard/lexicon';
import { lexiconOf } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { lockPlaces } from '../arrangement.ts';
import { SKILLS } from '../bot/skills.ts';
import { makeTurnContext } from '../bot/turn-context.ts';
import type { CardId } from '../cards.ts';
import { PRINTED } from '../components.ts';
import { pointsByWord } from '../scoring.ts';
import { everyArrangement } from '../search/every-arrangement.ts';
import { TestGame } from '../testing.ts';
import type { WordWorx } from '../types.ts';
import { buildValue, currentWords } from './build-value.ts';
import { judge } from './judge.ts';
import { expectedPoints, guessManifests } from './manifest-guesses.ts';

const { faceOf, textOf } = PRINTED.deck;

const WORDS = 'on in or at as so is it hat hats haste tee tea eat ate sea set rest tin one son art rat heat ten her';
const small = lexiconOf(WORDS.split(' '));

type Answer = Extract<Move<WordWorx>, { to: number }>['answer'];
const weighed = (play: TestGame, seat: Seat, move: Move<WordWorx>, env = lexicon): Judgement<WordWorx> => {
  const told = judgementsOf(judge, { seen: play.observe(seat), seat, move, chance: chanceFrom('luck'), env });
  const tops = told.map(({ best }) => best[0]!.worth);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  return told.at(-1)!;
};
const judged = (play: TestGame, seat: Seat, answer: Answer, env = lexicon): Judgement<WordWorx> =>
  weighed(play, seat, { to: play.question.id, answer }, env);

/** H, A, T and E in hand, ON on the table. HASTEN is in the doubled third set of manifest 24, so it pays 50. */
const player = { hand: 'h a t e', words: ['on'], manifest: 24, indicator: 3 };
const rival = { words: ['star', 'fly', 'oats'], lock: 2 };

describe('a mistake is found', () => {
  test('[WX-6] not stealing the S of STAR, which would have made HASTEN', () => {
    const play = new TestGame(lexicon, { players: [player, rival], position: { line: 'l n d p c m' } }).pick('l', null);
    const told = judged(play, 0, { steal: null });
    expect(told.best[0]).toMatchObject({ word: 'hasten', text: expect.stringContaining('steal s of star') });
    // LO, made with the O of ON, isn't a common word.
    expect(told.common).toMatchObject({ word: 'haste' });
    expect(pointsLost(told)).toBeGreaterThan(15);
    expect(told.worlds).toBeGreaterThan(0);
    const done = judged(play, 0, { steal: play.theft('star', 's', 'rat', ['hasten', 'lo']) as never });
    expect(pointsLost(done)).toBeLessThan(2);
  });
  test('[WX-7] [WX-8] laying HAT instead of laying HASTEN and locking it for good', () => {
    const play = new TestGame(lexicon, {
      players: [{ ...player, hand: 'h a s t e' }, { words: [] }],
      position: { line: 'l n d p c m' },
    }).pick('l', null);
    const told = judged(play, 0, { words: play.cards(0, 'on', 'hat'), lock: null, seal: [] });
    expect(told.best[0]!.text).toContain('seal hasten');
    expect(told.best[0]!.word).toBe('hasten');
    expect(pointsLost(told)).toBeGreaterThan(10);
    expect(told.worlds).toBe(0);
  });
  test('[WX-5] picking the Z instead of the S', () => {
    const play = new TestGame(lexicon, { players: [player, { words: [] }], position: { line: 'l z d s c m' } });
    const card = (face: string): CardId => play.view().line.find((one) => faceOf(one) === face)!;
    const told = judged(play, 0, { card: card('z') });
    expect(told.best[0]!.text).toBe('pick s');
    expect(pointsLost(told)).toBeGreaterThan(15);
    expect(pointsLost(judged(play, 0, { card: card('s') }))).toBe(0);
  });
  test('[WX-9] discarding the S instead of a useless card', () => {
    const play = new TestGame(lexicon, {
      players: [{ hand: 'h s t e', words: [], manifest: 24, indicator: 3 }, { words: [] }],
      position: { line: 'z v d l c m' },
    })
      .pick('z', 'v')
      .build([]);
    const { count } = play.question.step as { count: number };
    expect(count).toBe(1);
    const hand = play.view(0).mine!.hand;
    const told = judged(play, 0, { cards: [hand.find((card) => faceOf(card) === 's')!] });
    expect(['discard z', 'discard v']).toContain(told.best[0]!.text);
    expect(pointsLost(told)).toBeGreaterThan(0.5);
  });
  test('[WX-8] putting the manifest card on ON instead of HASTE', () => {
    const play = new TestGame(lexicon, { players: [{ ...player, words: ['haste', 'on'] }, rival] });
    const [haste, on] = ['haste', 'on'].map((word) => play.word(0, word).id);
    const told = weighed(play, 0, { free: { type: 'lock', word: on! } });
    expect(told.best[0]!.text).toBe('lock haste');
    expect(pointsLost(told)).toBeGreaterThan(1);
    expect(pointsLost(weighed(play, 0, { free: { type: 'lock', word: haste! } }))).toBe(0);
  });
});

test('common words are those of the player’s own manifest and well-known ones', () => {
  const play = new TestGame(lexicon, {
    players: [{ hand: 'z a x e', words: [], manifest: 1, indicator: 1 }, { words: [] }],
    position: { line: 'l n d p c m' },
  }).pick('l', null);
  const { best, common } = judged(play, 0, { words: [], lock: null, seal: [] });
  const made = 'to' in common!.move && 'words' in common!.move.answer ? common!.move.answer.words.map(textOf) : [];
  expect(made.length).toBeGreaterThan(0);
  for (const word of made) expect(lexicon.tier(word)).toBeLessThanOrEqual(COMMON_TIER);
  expect(common!.worth).toBeLessThanOrEqual(best[0]!.worth);
});

test('[WX-8] guessed manifests have the words locked for good: SOCKET is on only one manifest', () => {
  const play = new TestGame(lexicon, {
    players: [player, { words: ['tie'], sealed: ['socket'] }],
    position: { line: 'l n d p c m' },
  });
  const worlds = guessManifests(play.view(0), 0, chanceFrom('worlds'), 40);
  for (const world of worlds) expect(forSeat(world, 1).has('socket')).toBe(true);
  expect(
    expectedPoints(play.view().config, worlds, 1, forSeat(play.view(0).players, 1).sealed[0]!),
  ).toBeGreaterThanOrEqual(25);
});

/** Small hands, so that every arrangement can be tried. */
function smallTable(i: number, last: boolean): TestGame {
  const chance = chanceFrom(`small ${i}`);
  const hand = chance.shuffle(['h', 'a', 's', 't', 'e', 'n', 'o', 'r', 'on', 'er']).slice(0, 4).join(' ');
  const words = chance.pick([[], ['hat'], ['on', 'tea'], ['rest'], ['at', 'son']]);
  const players = [{ hand, words, manifest: chance.pick([24, 19, 22]), indicator: 1 + chance.below(6) }, { words: [] }];
  // With five cards on the line the pile is empty, and the last builds begin.
  const play = new TestGame(small, { players, position: { line: last ? 'k v j x z' : 'k v j x z y' } });
  return last ? play : play.pick('k', null);
}
const holdingIn = (play: TestGame) =>
  makeTurnContext(SKILLS[5], { seen: play.observe(0), seat: 0, chance: chanceFrom('any'), env: small });

describe('compared with every possible arrangement', () => {
  test('[WX-10] the best last build found is the best possible', () => {
    let better = 0;
    for (let i = 0; i < 40; i++) {
      const play = smallTable(i, true);
      const mind = holdingIn(play);
      const lying = currentWords(mind.playerCards);
      const told = judged(play, 0, { ...lying, words: lying.words.map((run) => [...run]), seal: [] }, small);
      const all = [...everyArrangement(mind.playerCards, mind.wordRules)].map((words) =>
        buildValue(mind, { words, lock: null, seal: [] }, true),
      );
      expect(told.best[0]!.worth).toBeCloseTo(Math.max(...all) - buildValue(mind, lying, true));
      if (pointsLost(told) > 0) better += 1;
    }
    expect(better).toBeGreaterThan(20);
  });
  test('[WX-7] [WX-8] the best earlier build is never valued above the best possible, and seldom below', () => {
    let equal = 0;
    for (let i = 0; i < 25; i++) {
      const play = smallTable(i, false);
      const mind = holdingIn(play);
      const lying = currentWords(mind.playerCards);
      const told = judged(play, 0, { ...lying, words: lying.words.map((run) => [...run]), seal: [] }, small);
      const own = pointsByWord(mind.view.config, mind.playerCards.manifest, null);
      let top = Number.NEGATIVE_INFINITY;
      for (const words of everyArrangement(mind.playerCards, mind.wordRules)) {
        const sealable = [...words.keys()].filter((at) => own.has(textOf(words[at]!)));
        for (const lock of [null, ...lockPlaces(mind.playerCards, words)])
          for (let pick = 0; pick < 1 << sealable.length; pick++) {
            const seal = sealable.filter((_, n) => pick & (1 << n));
            top = Math.max(top, buildValue(mind, { words, lock, seal }, false));
          }
      }
      const best = told.best[0]!.worth + buildValue(mind, lying, false);
      expect(best).toBeLessThanOrEqual(top + 1e-9);
      if (best > top - 0.5) equal += 1;
    }
    expect(equal).toBeGreaterThanOrEqual(22);
  });
});
