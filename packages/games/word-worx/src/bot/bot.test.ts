import {
  bind,
  chanceFrom,
  limitsFor,
  type Match,
  type Seat,
  SKILL_LEVELS,
  type SkillLevel,
  seedFrom,
  type Thought,
} from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { PRINTED } from '../components.ts';
import { type Config, isWord } from '../config.ts';
import { defaults } from '../defaults.ts';
import { rules } from '../rules.ts';
import { TestGame, type TestGameOptions } from '../testing.ts';
import type { Theft } from '../theft.ts';
import type { WordWorx } from '../types.ts';
import { bot } from './bot.ts';
import { SKILLS } from './skills.ts';

const { faceOf, textOf } = PRINTED.deck;

const game = bind(rules, env);

const think = (level: SkillLevel, play: TestGame, seat: Seat, luck = 'luck'): Thought<WordWorx> | undefined =>
  [...bot(level)({ seen: play.game.observe(play.match, seat), seat, chance: chanceFrom(luck), env })].at(-1);
const answer = (level: SkillLevel, play: TestGame, seat: Seat, luck?: string): unknown => {
  const move = think(level, play, seat, luck)?.move;
  return move && 'answer' in move ? move.answer : move;
};
const start = (options: TestGameOptions): TestGame => new TestGame(env, options);
/** The rules check every move: an illegal one throws. */
const playOut = (levels: readonly SkillLevel[], seed: string, config: Partial<Config> = {}): Match<WordWorx> =>
  selfPlay({
    game,
    env,
    bots: levels.map(bot),
    table: {
      config: { ...defaults, ...config },
      players: levels.length,
      seed: seedFrom(seed),
      limits: limitsFor<WordWorx>(rules, 'relaxed'),
      bank: null,
      position: null,
    },
  });

describe('whole games', () => {
  const tables: [string, readonly SkillLevel[], Partial<Config>][] = [
    ['five levels at one table', SKILL_LEVELS, { rounds: 1 }],
    ['two bots, no new words of two letters', [5, 4], { minimum: 3 }],
    [
      'two rounds in the everyday dictionary',
      [3, 5],
      { rounds: 2, words: { ...defaults.words, dictionary: 'everyday' } },
    ],
    ['six bots of level 5', [5, 5, 5, 5, 5, 5], { rounds: 1 }],
  ];
  test.each(tables)('%s: all words are valid, none offensive', (_, levels, config) => {
    const { state, over } = playOut(levels, 'whole game', config);
    expect(over!.scores).toHaveLength(levels.length);
    const judge = { env, config: { ...defaults, ...config } };
    const words = state.sheets.flat().flatMap(({ lines }) => lines.map(({ word }) => word));
    expect(words.length).toBeGreaterThan(4 * levels.length);
    for (const word of words) {
      expect(isWord(judge, word)).toBe(true);
      expect(env.isOffensive(word) && !PRINTED.manifests.words.has(word), word).toBe(false);
    }
  });
  test('a weak bot lays only words it knows', () => {
    const { state } = playOut([1, 1], 'weak');
    for (const { word, why } of state.sheets.flat().flatMap(({ lines }) => lines))
      if (why === 'other') expect(env.tier(word), word).toBeLessThanOrEqual(SKILLS[1].vocabulary);
  });
  const pairs: [SkillLevel, SkillLevel, number][] = inject('sweep')
    ? [
        [3, 1, 3],
        [5, 3, 2],
      ]
    : [[3, 1, 3]];
  test.each(pairs)(
    'the stronger bot usually wins: level %i against level %i at least %i of 3 games',
    (strong, weak, least) => {
      const wins = [0, 1, 2].filter((i) => {
        const levels = i % 2 === 0 ? [strong, weak] : [weak, strong];
        return playOut(levels, `strength ${i}`).over!.places[0]!.includes(i % 2);
      });
      expect(wins.length).toBeGreaterThanOrEqual(least);
    },
  );
  test('a bot that is asked the same question again gives the same answer', () => {
    const play = start({ players: [{ hand: 'h a t e n', words: ['on'], manifest: 24 }, { words: ['star'] }] });
    for (const level of SKILL_LEVELS) expect(think(level, play, 0)).toEqual(think(level, play, 0));
  });
});

describe('[WX-5] picking', () => {
  test('a bot picks the card its manifest needs', () => {
    const play = start({
      players: [{ hand: 'h a t e n', manifest: 24, indicator: 3 }, {}],
      position: { line: 'l p d s g y' },
    });
    const s = play.view().line[3];
    for (const level of SKILL_LEVELS) expect(answer(level, play, 0)).toEqual({ card: s });
  });
  test('at the end of the round it takes no second card that it could not lay', () => {
    const play = start({ players: [{ hand: '' }, {}], position: { line: 'v k z j c d', pile: 0 } }).pick('d');
    expect(play.view().pile).toBe(0);
    expect(answer(5, play, 0)).toEqual({ card: null });
  });
});

describe('[WX-6] stealing', () => {
  const table = (words: string[], hand = 'h a t e') =>
    start({
      players: [
        { hand, manifest: 24, indicator: 3 },
        { words, manifest: 20 },
      ],
      position: { line: 'l p d c g y' },
    }).pick('l', null);
  test('a bot steals a card that makes a high-paying word; level 1 never steals', () => {
    const play = table(['star']);
    const { steal } = answer(5, play, 0) as { steal: { card: string } };
    expect(faceOf(steal.card)).toBe('s');
    expect(play.refusal(0, { steal })).toBe('accepted');
    expect(answer(1, play, 0)).toEqual({ steal: null });
  });
  test('the strongest also steals to hurt: SILVER is worth more to its owner than LIVER', () => {
    const play = table(['silver'], 'u c y');
    const { steal } = answer(5, play, 0) as { steal: { rest: string[] } | null };
    expect(steal).not.toBeNull();
    expect(PRINTED.manifests.words.has(textOf(steal!.rest))).toBe(false);
  });
  test('it steals a card that makes a high-paying word from its own open words', () => {
    const play = start({
      players: [
        { hand: 'e', words: ['hat', 'one'], manifest: 24, indicator: 3, lock: 1 },
        { words: ['star'], manifest: 20 },
      ],
      position: { line: 'v k z j x y' },
    }).pick('v', null);
    const { steal } = answer(5, play, 0) as { steal: Theft };
    expect(faceOf(steal.card)).toBe('s');
    play.answer(0, { steal });
    expect(play.words(0)).toContain('hasten'); // the N of ONE
  });
  test('it steals nothing if there is nothing to gain', () => {
    expect(answer(4, table(['joy']), 0)).toEqual({ steal: null });
  });
});

describe('[WX-7] [WX-8] building and locking', () => {
  test('a bot lays HASTE and locks it for good, but not in the last build', () => {
    const now = { hand: 'h a s t e', manifest: 24, indicator: 3 };
    const play = start({ players: [now, {}], position: { line: 'v k z j x y' } }).pick('v', null);
    expect(answer(5, play, 0)).toMatchObject({ seal: [0] });
    play.answer(0, answer(5, play, 0));
    expect(play.player(0).sealed.map(textOf)).toEqual(['haste']);
    const last = start({ players: [now, {}], position: { line: 'k' } });
    expect(answer(5, last, 0)).toMatchObject({ seal: [] });
  });
  test('[WX-10] it keeps a word of 2 points made only of hand cards until the end of the round', () => {
    const me = { hand: 'o n h i d', manifest: 24, indicator: 3 } as const;
    const words = (play: TestGame, level: SkillLevel): string[] => {
      const said = answer(level, play, 0) as { words: string[][] };
      expect(play.refusal(0, said)).toBe('accepted');
      return said.words.map(textOf);
    };
    const six = start({ players: [me, {}, {}, {}, {}, {}], position: { line: 'v k z j x y' } }).pick('v', null);
    // Five of the six cards stay in hand.
    expect(words(six, 3)).toHaveLength(1);
    const last = start({ players: [me, {}], position: { line: 'k' } });
    expect(last.view().pile).toBe(0);
    expect(words(last, 3).length).toBeGreaterThan(1);
  });
  test('it extends the word under its manifest card, and gets the card back', () => {
    const play = start({
      players: [{ hand: 's e n', words: ['hat'], lock: 0, manifest: 24, indicator: 3 }, {}],
      position: { line: 'v k z j x y' },
    }).pick('v', null);
    play.answer(0, answer(5, play, 0));
    expect(play.player(0).sealed.map(textOf)).toEqual(['hasten']);
    expect(play.player(0).lock).toBeNull();
  });
  test('[WX-11] it lays and locks a second copy for good, unless each entry pays only once', () => {
    const copy = (once: boolean): TestGame => {
      const me = { hand: 'h a s t e', sealed: ['h-a-st-e'], manifest: 24, indicator: 3 };
      const play = start({ players: [me, {}], position: { line: 'v k z j x y' }, config: { once } }).pick('v', null);
      return play.answer(0, answer(5, play, 0));
    };
    expect(copy(false).player(0).sealed.map(textOf)).toEqual(['haste', 'haste']);
    expect(
      copy(true)
        .player(0)
        .sealed.map(textOf)
        .filter((word) => word === 'haste'),
    ).toEqual(['haste']);
  });
  test('[WX-11] it picks a card for a second copy', () => {
    const me = { hand: 'h a t e', sealed: ['h-a-st-e'], manifest: 24, indicator: 3 };
    const play = (once: boolean): TestGame =>
      start({ players: [me, {}], position: { line: 'l p d s g y' }, config: { once } });
    expect(answer(5, play(false), 0)).toEqual({ card: play(false).view().line[3] });
  });
  test('in others’ turns it puts the manifest card on its best-paying open word, and leaves it there', () => {
    const play = start({ players: [{}, { words: ['hat', 'tree', 'on'], manifest: 24, indicator: 1 }] });
    const { id } = play.word(1, 'tree');
    expect(answer(3, play, 1)).toEqual({ free: { type: 'lock', word: id } });
    play.lock(1, id);
    expect(think(3, play, 1)).toBeUndefined();
    expect(think(1, play, 1)).toBeUndefined();
  });
  test('[WX-9] it discards what its manifest needs least', () => {
    const play = start({
      players: [{ hand: 'v h e n j', manifest: 24, indicator: 3 }, {}],
      position: { line: 'a x z k y d' },
    }).pick('a', 'x');
    play.build([]);
    const { cards } = answer(4, play, 0) as { cards: string[] };
    expect(cards.map(faceOf).every((face) => 'vjx'.includes(face))).toBe(true);
    expect(play.refusal(0, { cards })).toBe('accepted');
  });
});
