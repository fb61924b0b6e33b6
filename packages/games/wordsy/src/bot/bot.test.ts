import {
  type BotInput,
  bind,
  chanceFrom,
  forSeat,
  limitsFor,
  type Pace,
  type Seat,
  SKILL_LEVELS,
  type SkillLevel,
  seedFrom,
  type Thought,
} from '@wordhoard/kernel';
import { selfPlay } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, test } from 'vitest';
import { componentsOf } from '../components.ts';
import type { Config } from '../config.ts';
import { defaults } from '../defaults.ts';
import { rules } from '../rules.ts';
import type { Spot } from '../solo.ts';
import { TestGame } from '../testing.ts';
import type { Wordsy } from '../types.ts';
import { bot } from './bot.ts';
import { SKILLS } from './skills.ts';
import { chooseSoloWord } from './solo.ts';

const game = bind(rules, env);

const ask = (play: TestGame, seat: Seat, luck = 'luck'): BotInput<Wordsy> => ({
  seen: play.game.observe(play.match, seat),
  seat,
  chance: chanceFrom(luck),
  env,
});
const think = (level: SkillLevel, play: TestGame, seat: Seat, luck?: string): Thought<Wordsy> | undefined =>
  [...bot(level)(ask(play, seat, luck))].at(-1);
/** The bot's answer; undefined when it has none. */
const answer = (level: SkillLevel, play: TestGame, seat: Seat, luck?: string): unknown => {
  const move = think(level, play, seat, luck)?.move;
  return move && 'answer' in move ? move.answer : undefined;
};
const playOut = (levels: readonly SkillLevel[], seed: string, pace: Pace = 'live', config: Partial<Config> = {}) =>
  selfPlay({
    game,
    env,
    bots: levels.map(bot),
    table: {
      config: { ...defaults, ...config },
      players: levels.length,
      seed: seedFrom(seed),
      limits: limitsFor<Wordsy>(rules, pace),
      bank: null,
      position: null,
    },
  });

describe('whole games', () => {
  const tables: [string, readonly SkillLevel[], Pace, Partial<Config>][] = [
    ['a race of five levels', SKILL_LEVELS, 'live', { handicaps: [4] }],
    [
      'a race of two in the everyday dictionary',
      [5, 4],
      'live',
      { words: { ...defaults.words, dictionary: 'everyday' } },
    ],
    ['a table without the timer', [5, 1, 3], 'relaxed', {}],
    ['solo', [3], 'live', { solo: 'brutal' }],
  ];
  test.each(tables)(
    '%s: bots write only words that the table accepts and they know, none offensive, no cheapies',
    (_, levels, pace, config) => {
      const { state, over } = playOut(levels, 'whole game', pace, config);
      expect(over).not.toBeNull();
      expect(state.used).toHaveLength(7 * levels.length);
      for (const { word, seat, round } of state.used) {
        expect(env.has(word, state.config.words.dictionary)).toBe(true);
        expect(env.isOffensive(word)).toBe(false);
        expect(env.tier(word)).toBeLessThanOrEqual(SKILLS[forSeat(levels, seat)].vocabulary);
        expect(round).toBeGreaterThan(0);
      }
      // A cheapie would have been refused, and self-play stops at a refusal.
      expect(state.sheets.flatMap(({ lines }) => lines.map(({ status }) => status))).not.toContain('none');
    },
  );

  test('level 5 usually beats level 3, and 3 beats 1; bots of one level differ', () => {
    const wins = (strong: SkillLevel, weak: SkillLevel): number =>
      [0, 1, 2, 3].filter((i) => {
        const levels = i % 2 === 0 ? [strong, weak] : [weak, strong];
        return playOut(levels, `strength ${i}`).over!.places[0]!.includes(i % 2);
      }).length;
    expect(wins(5, 3)).toBeGreaterThanOrEqual(3);
    expect(wins(3, 1)).toBeGreaterThanOrEqual(3);
  });
});

describe('time', () => {
  const race = (players = 2): TestGame => new TestGame(env, { players, position: {} }).ready();
  test.each(SKILL_LEVELS)('level %i takes as long as a person, and has the same plan whenever it is asked', (level) => {
    const play = race();
    for (let i = 0; i < 10; i++) {
      const thought = think(level, play, 0, `luck ${i}`);
      expect(thought?.wait).toBeGreaterThan(6000);
      expect(thought?.wait).toBeLessThan(60_000);
      expect(think(level, play, 0, `luck ${i}`)).toEqual(thought);
    }
  });
  test.each(SKILL_LEVELS)('once the timer runs, level %i locks before it ends', (level) => {
    for (const at of [500, 5000, 20_000]) {
      const play = race().lock(1, 'magic', at);
      const { wait } = think(level, play, 0)!;
      expect(play.view().dealtAt + wait!).toBeLessThan(play.question.until!);
    }
  });
  test('[WY-6] the holder of the No-Flip card searches until its patience ends', () => {
    const holder = new TestGame(env, { players: 3, position: { noFlip: 0 } }).ready();
    const free = new TestGame(env, { players: 3, position: {} }).ready();
    const { patience } = SKILLS[5];
    expect(think(5, holder, 0)!.wait).toBeGreaterThan(patience);
    expect(think(5, free, 0)!.wait).toBeLessThan(patience);
  });
  test('[WY-15] against stronger opponents it searches longer before it flips', () => {
    const lines = (points: number) =>
      ['ocean', 'tiger', 'robot'].map((word) => ({ word, status: 'stands', points, box: null }) as const);
    const waits = [10, 27].map((points) => {
      const sheets = [
        { lines: lines(15), tallies: 0 },
        { lines: lines(points).map((it) => ({ ...it, word: `${it.word}x` })), tallies: 0 },
      ];
      const play = new TestGame(env, { players: 2, position: { round: 4, sheets } }).ready();
      const total = Array.from({ length: 20 }, (_, i) => think(4, play, 0, `${i}`)!.wait!);
      return total.reduce((a, b) => a + b, 0);
    });
    expect(waits[0]).toBeLessThan(waits[1]!);
  });
});

describe('[WY-19] solo', () => {
  const solo = (): TestGame => new TestGame(env, { players: 1, position: {} }).ready();
  test.each(SKILL_LEVELS)('level %i locks a word even after the timer has run out, without hurrying', (level) => {
    const play = solo().expire();
    const { move } = think(level, play, 0)!;
    expect(move).toMatchObject({ answer: { lock: true } });
    if (!('answer' in move && 'text' in move.answer)) throw new Error('it was asked for a word');
    const { text } = move.answer;
    expect(play.lock(0, text).eventsOf('round-scored')[0]?.lines).toMatchObject([{ word: text, box: null }]);
  });
  const idea = (points: number, patienceUsed: number) => ({ word: `w${points}`, points, patienceUsed });
  const card = (spot: Spot) => ({ level: 'easy', target: 100, spot }) as const;
  const inTime = ({ patienceUsed }: { patienceUsed: number }): boolean => patienceUsed < 0.5;
  test.each<[string, Spot, [number, number][], number]>([
    [
      'the bonus is worth more than one point',
      'top',
      [
        [18, 0.4],
        [19, 0.9],
      ],
      18,
    ],
    [
      'three points are worth more than the bonus',
      'top',
      [
        [18, 0.4],
        [21, 0.9],
      ],
      21,
    ],
    [
      'too few points for a bonus: searching on costs nothing',
      'top',
      [
        [13, 0.4],
        [14, 0.9],
      ],
      14,
    ],
    [
      'at the bottom, 20 points without the bonus avoid the penalty',
      'bottom',
      [
        [18, 0.4],
        [20, 0.9],
      ],
      20,
    ],
    [
      'all are in time: it locks the best',
      'top',
      [
        [18, 0.1],
        [19, 0.2],
      ],
      19,
    ],
  ])('[WY-20] %s', (_why, spot, ideas, expected) => {
    const chosen = chooseSoloWord(
      componentsOf({}),
      ideas.map(([points, patienceUsed]) => idea(points, patienceUsed)),
      card(spot),
      1,
      inTime,
    );
    expect(chosen?.points).toBe(expected);
  });
});

describe('[WY-14] challenges', () => {
  const share = (level: SkillLevel, word: string): number => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().lockAll('magic', word);
    const made = Array.from({ length: 200 }, (_, i) => answer(level, play, 0, `${i}`));
    return made.filter((it) => JSON.stringify(it) === '{"challenge":1}').length / 200;
  };
  test('strong bots challenge most non-words, weak bots some', () => {
    const caught = SKILL_LEVELS.map((level) => share(level, 'squidlet'));
    expect(env.has('squidlet')).toBe(false);
    expect(caught).toEqual(caught.toSorted((a, b) => a - b));
    expect(caught[0]).toBeGreaterThan(0.1);
    expect(caught[4]).toBeGreaterThan(0.9);
  });
  test('they sometimes challenge a real word they do not know, and never one they know', () => {
    expect(env.tier('qanat')).toBeGreaterThan(60);
    expect(share(1, 'qanat')).toBeGreaterThan(0);
    expect(share(1, 'qanat')).toBeLessThan(0.2);
    expect(share(1, 'garden')).toBe(0);
  });
  test('a bot with nothing left to challenge passes', () => {
    const play = new TestGame(env, { players: 3, position: {} })
      .ready()
      .lockAll('magic', 'squidlet', 'garden')
      .challenge(2, 1);
    for (let i = 0; i < 20; i++) expect(answer(5, play, 0, `${i}`)).toEqual({ challenge: null });
  });
});

describe('a stand-in', () => {
  test('[WY-7] continues the frozen text', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().type(0, 'misq').lock(1, 'magic').expire();
    expect(answer(3, play, 0)).toEqual({ text: 'misquoting', lock: true });
  });
  test('[WY-7] writes nothing if the player had written nothing', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().lock(1, 'magic').expire();
    expect(answer(5, play, 0)).toBeUndefined();
  });
  test('[WY-7] does not answer if no word starts with the frozen text', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().type(0, 'xxq').lock(1, 'magic').expire();
    expect(answer(3, play, 0)).toBeUndefined();
  });
  test('[WY-24] chooses the higher-scoring of two words run together', () => {
    const play = new TestGame(env, { players: 2, position: {}, config: { friendlySpelling: true } });
    play.ready().lockAll('icecream', 'magic').challenge(1, 0);
    expect(answer(2, play, 0)).toEqual({ word: 'cream' });
  });
  test('[WY-24] changes a misspelt word to the best word offered', () => {
    const play = new TestGame(env, { players: 2, position: {}, config: { friendlySpelling: true } });
    play.ready().lockAll('misqoting', 'magic').challenge(1, 0);
    expect(answer(2, play, 0)).toEqual({ word: 'misquoting' });
  });
  test('does not answer if it is not asked', () => {
    const play = new TestGame(env, { players: 2, position: {} }).ready().lock(0, 'magic');
    expect(answer(2, play, 0)).toBeUndefined();
  });
});
