import {
  bind,
  chanceFrom,
  limitsFor,
  type MatchSetup,
  matchesSchema,
  type Pace,
  SKILL_LEVELS,
  seedFrom,
} from '@wordhoard/kernel';
import { contract, eventsOf, recordGame, selfPlay } from '@wordhoard/kernel/testing';
import { isAccepted } from '@wordhoard/lexicon';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot/bot.ts';
import { randomBot } from './bot/random.ts';
import { fillBoard, obeysRulesOfTwo, type Piles, slideBoard } from './cards.ts';
import { componentsOf, mostFaceUp, PRINTED } from './components.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { coachNotes } from './judge/coach-notes.ts';
import { judge } from './judge/judge.ts';
import { rules } from './rules.ts';
import { SPRINT, subsets, TestGame, VOWELS } from './testing.ts';
import type { Wordsy } from './types.ts';
import { variant as notes, type WordsyVariant } from './variant.ts';

const game = bind(rules, env);
const table = (
  variant: WordsyVariant | undefined,
  players: number,
  pace: Pace,
  config: Partial<Config> = {},
): Omit<MatchSetup<Wordsy>, 'seed'> => ({
  config: { ...defaults, ...config, ...(variant && { variant }) },
  players,
  limits: limitsFor<Wordsy>(rules, pace),
  bank: null,
  position: null,
});

test('[WY-26] the contract holds for variants', () => {
  const friendly = { friendlySpelling: true };
  const tables = [
    table({ ...VOWELS, rounds: 3 }, 3, 'live', friendly),
    table(SPRINT, 2, 'relaxed', { ...friendly, handicaps: [1] }),
    table(SPRINT, 6, 'live', friendly),
    table(VOWELS, 1, 'live', { solo: 'hard' }),
  ];
  const report = contract<Wordsy>({
    game,
    env,
    bot: randomBot,
    tables,
    games: 2 * tables.length,
    guess,
    guessedToEndOneIn: 100,
    judge,
    judgedOneIn: 40,
    name: 'variants',
  });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ games: 8, ended: 8, replays: 8 });
  expect(report.relabelled).toBeGreaterThan(100);
});

describe('bots', () => {
  test.each([
    ['five levels race with vowels', VOWELS, 5, 'live'],
    ['five levels without the timer on a small deck', SPRINT, 5, 'relaxed'],
    ['one alone', VOWELS, 1, 'live'],
  ] as const)('%s, writing only words that the table accepts', (name, variant, players, pace) => {
    const config = { handicaps: [0] };
    const { over, state } = selfPlay({
      game,
      env,
      bots: SKILL_LEVELS.slice(0, players).map(bot),
      table: { ...table(variant, players, pace, config), seed: seedFrom(name) },
    });
    expect(over).not.toBeNull();
    for (const { lines } of state.sheets) {
      expect(lines).toHaveLength(variant.rounds ?? 0);
      for (const { word, status } of lines) expect(isAccepted(env, defaults.words, word), status).toBe(true);
    }
  });

  test('look for letters where the variant puts the points', () => {
    // The four columns the other way round: bots write the letters on the right.
    const reversed = { name: 'Reversed', column1: 0, column2: 0, column3: 0, column4: 20 };
    const wordOf = (variant?: WordsyVariant): string => {
      const play = new TestGame(env, { players: 1, position: {}, config: variant ? { variant } : {}, pace: 'relaxed' });
      const [thought] = bot(5)({ seen: play.observe(0), seat: 0, chance: chanceFrom('look'), env });
      const { move } = thought!;
      return 'answer' in move && 'text' in move.answer ? move.answer.text : '';
    };
    expect(wordOf()).toMatch(/q/);
    expect(wordOf(reversed)).toMatch(/(?=.*g)(?=.*d)/);
  });
});

test('[WY-27] the coach counts words, tallies and points by the variant', () => {
  const lines = ['xxa', 'xxb', 'xxc'].map(
    (word, i) => ({ word, status: 'stands', points: 10 * (i + 1), box: null }) as const,
  );
  const sheets = [0, 1].map(() => ({ lines, tallies: 1 }));
  const at = (variant: Omit<WordsyVariant, 'name'>): TestGame =>
    new TestGame(env, {
      players: 2,
      position: { round: 4, sheets },
      config: { variant: { name: 'Test', ...variant } },
    });
  const expected = (variant: Omit<WordsyVariant, 'name'>): number => coachNotes.points(at(variant).match, 0, env);
  // With one word that counts, a later one seldom replaces the 30 points, and the tally costs 9.
  expect(expected({ countedWords: 1, tallyCost: 9 })).toBeCloseTo(30 - 9, 0);
  expect(expected({ countedWords: 15 })).toBeGreaterThan(expected({ countedWords: 5 }));
  expect(expected({ countedWords: 15, rounds: 15 })).toBeGreaterThan(expected({ countedWords: 15 }) + 8 * 15);
  const swing = (variant: Omit<WordsyVariant, 'name'>): number => coachNotes.swing(at(variant).match.state);
  expect(swing({ column1: 10, column2: 8, column3: 6, column4: 4 })).toBeCloseTo(2 * swing({}));
});

/** A deck of up to four kinds of cards; most of them can fill a board. */
const deck = fc
  .tuple(
    fc.shuffledSubarray([...'abcdefghijklmnopqrstuvwxyz'], { minLength: 4 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 4 }),
  )
  .map(([letters, kinds]) =>
    kinds.flatMap(([cards, bonus], i) => {
      const own = letters.filter((_, at) => at % kinds.length === i).join('');
      return own === '' ? [] : [{ letters: own, cards, bonus }];
    }),
  );
const points = fc.integer({ min: 0, max: 20 });
const anyVariant: fc.Arbitrary<WordsyVariant> = fc
  .record(
    {
      name: fc.constant('Any'),
      deck,
      column1: points,
      column2: points,
      column3: points,
      column4: points,
      sameLetter: fc.integer({ min: 1, max: 8 }),
      rareCards: fc.integer({ min: 0, max: 8 }),
      discarded: fc.integer({ min: 1, max: 8 }),
      rounds: fc.integer({ min: 1, max: 3 }),
      countedWords: fc.integer({ min: 1, max: 15 }),
      bonuses: fc
        .array(fc.tuple(points, points), { minLength: 1, maxLength: 3 })
        .map((rows) => rows.map(([first, second], i) => ({ fromRound: i + 1, first, second }))),
      opponents: fc.integer({ min: 1, max: 5 }),
      tallyCost: points,
      soloBonusFrom: points,
      soloSafeFrom: points,
      targetEasy: fc.integer({ min: 1, max: 200 }),
      handicapCards: fc.integer({ min: 0, max: 8 }),
      handicapPoints: points,
    },
    { requiredKeys: ['name', 'rounds'] },
  )
  .filter((variant) => matchesSchema(notes.schema, variant));

test('[WY-26] [WY-29] any variant that is accepted can be played to the end', () => {
  const players = fc.integer({ min: 1, max: 6 });
  const pace = fc.constantFrom<Pace>('live', 'relaxed');
  fc.assert(
    fc.property(anyVariant, players, pace, (variant, count, how) => {
      const handicaps = [0];
      const { record } = recordGame<Wordsy>({
        game,
        env,
        bot: randomBot,
        table: table(variant, count, how, { handicaps }),
        words: env.id,
        name: JSON.stringify(variant),
        lateOneIn: 6,
      });
      const events = eventsOf(game, record);
      expect(events.filter(({ type }) => type === 'round-scored')).toHaveLength(variant.rounds!);
      for (const event of events) if (event.type === 'dealt') expect(event.board).toHaveLength(8);
    }),
  );
});

test('[WY-26] every board obeys the rules of the variant, and no card is lost', () => {
  fc.assert(
    fc.property(anyVariant, fc.string(), (variant, seed) => {
      const chance = chanceFrom(seed);
      const components = componentsOf({ variant });
      let piles: Piles = { deck: chance.shuffle(components.cards), discards: [], board: [] };
      for (let round = 1; round <= 8; round++) {
        piles = fillBoard(components, round === 1 ? piles : slideBoard(components, piles), chance);
        for (const [i, card] of piles.board.entries())
          expect(obeysRulesOfTwo(components, piles.board.toSpliced(i, 1), card)).toBe(true);
        expect([...piles.deck, ...piles.discards, ...piles.board].sort()).toEqual(components.cards.toSorted());
      }
    }),
  );
});

test('[WY-29] as many cards can be face up as of all sets of cards the largest that obeys the rules', () => {
  const row = fc.record({ cards: fc.integer({ min: 1, max: 3 }), bonus: fc.nat({ max: 1 }) });
  const few = fc
    .array(row, { minLength: 1, maxLength: 4 })
    .map((rows) => rows.map((it, i) => ({ ...it, letters: 'abcd'.charAt(i) })));
  fc.assert(
    fc.property(few, fc.integer({ min: 1, max: 3 }), fc.nat({ max: 3 }), (rows, sameLetter, rareCards) => {
      const values = { ...PRINTED, deck: rows, sameLetter, rareCards };
      const components = componentsOf({ variant: { name: 'Few', ...values } });
      const obeys = (cards: readonly string[]): boolean =>
        cards.every((card, i) => obeysRulesOfTwo(components, cards.slice(0, i), card));
      const largest = Math.max(...subsets(components.cards).map((cards) => (obeys(cards) ? cards.length : 0)));
      expect(mostFaceUp(values)).toBe(largest);
    }),
  );
});
