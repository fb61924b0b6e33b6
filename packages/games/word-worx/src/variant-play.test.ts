import {
  bind,
  limitsFor,
  type MatchSetup,
  type Pace,
  playOut,
  replay,
  SKILL_LEVELS,
  seedFrom,
} from '@wordhoard/kernel';
import { contract, recordGame } from '@wordhoard/kernel/testing';
import { lexiconOf, madeUpWord } from '@wordhoard/lexicon/testing';
import { wholeLexicon as lexicon } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkArrangement } from './arrangement.ts';
import { bot } from './bot/bot.ts';
import { championBase } from './bot/champion-base.ts';
import { randomBot } from './bot/random.ts';
import type { CardId, CardRow } from './cards.ts';
import { componentsOf, PRINTED_VALUES } from './components.ts';
import type { Config, WordRules } from './config.ts';
import { defaults } from './defaults.ts';
import { guess } from './guess.ts';
import { judge } from './judge/judge.ts';
import { rules } from './rules.ts';
import { bestArrangement, type PlayerCards, vocabularyOf } from './search/best-arrangement.ts';
import { searchLastBuild } from './search/last-build.ts';
import { progressOf } from './search/progress.ts';
import { bruteForce, pointsOf } from './search/testing.ts';
import { findAnagrams } from './spelling.ts';
import { LARGE, SMALL } from './testing-variants.ts';
import type { WordWorx } from './types.ts';
import { variantSchema, type WordWorxVariant } from './variant.ts';

const configOf = (variant: WordWorxVariant, more: Partial<Config> = {}): Config => ({ ...defaults, variant, ...more });
const tableFor = (
  players: number,
  variant: WordWorxVariant,
  pace: Pace = 'live',
  more: Partial<Config> = {},
): Omit<MatchSetup<WordWorx>, 'seed'> => ({
  config: configOf(variant, more),
  players,
  limits: limitsFor<WordWorx>(rules, pace),
  bank: null,
  position: null,
});

describe('[WX-14] whole games of a variant', () => {
  test('keep the contract, with judgements and guesses', () => {
    const tables = [
      tableFor(2, SMALL),
      tableFor(4, SMALL, 'relaxed', { unseen: true }),
      tableFor(2, LARGE, 'live', { once: true }),
      tableFor(6, LARGE, 'relaxed', { rounds: 1 }),
    ];
    const report = contract<WordWorx>({
      game: bind(rules, lexicon),
      env: lexicon,
      bot: randomBot,
      tables,
      games: tables.length,
      maxMoves: 3000,
      name: 'variants',
      amendment: madeUpWord,
      judge,
      judgedOneIn: 100,
      guess,
      guessedToEndOneIn: 150,
    });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: tables.length, ended: tables.length, replays: tables.length });
    expect(report.guessesPlayed).toBeGreaterThan(2);
    expect(Object.keys(report.judged).sort()).toEqual(['build', 'discard', 'pick', 'steal']);
  });

  test.each([SMALL, LARGE])('$name: bots of every level and the champion play legally and make words', (variant) => {
    const game = bind(rules, lexicon);
    const started = game.start({ ...tableFor(6, variant, 'relaxed', { rounds: 1 }), seed: seedFrom('levels') });
    if (!started.ok) throw new Error(started.refusal.code);
    const bots = [...SKILL_LEVELS.map(bot), championBase];
    let last = started.match;
    for (const { after } of playOut({ game, env: lexicon, bots, match: last, luck: 'levels' })) last = after;
    expect(last.over).not.toBeNull();
    const sheets = last.state.sheets[0]!.slice(2);
    expect(sheets.filter(({ lines }) => lines.some(({ why }) => why === 'manifest')).length).toBeGreaterThan(1);
  });

  const row: fc.Arbitrary<CardRow> = fc.record({
    face: fc.string({ unit: fc.constantFrom(...'aeiostrndl'), minLength: 1, maxLength: 3 }),
    cards: fc.nat(40),
  });
  const whole = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
  const parts: { [K in keyof Required<Omit<WordWorxVariant, 'name'>>]: fc.Arbitrary<Required<WordWorxVariant>[K]> } = {
    cards: fc.uniqueArray(row, { selector: ({ face }) => face, minLength: 5, maxLength: 12 }),
    manifests: fc.constantFrom(PRINTED_VALUES.manifests, PRINTED_VALUES.manifests.slice(0, 12), LARGE.manifests!),
    manifestPoints: fc.constantFrom([1, 1, 1, 1], [100, 3, 90, 5], [6, 18]),
    bonusFactor: whole(5, 1),
    otherWordPoints: whole(4),
    handCost: whole(20),
    handSize: whole(10, 1),
    lineSize: whole(10, 1),
    picks: whole(3, 1),
    lastBuild: fc.boolean(),
    roundsFewPlayers: whole(2, 1),
    roundsMorePlayers: whole(2, 1),
  };
  const variants: fc.Arbitrary<WordWorxVariant> = fc
    .record({ name: fc.constant('Any'), ...parts }, { requiredKeys: ['name'] })
    .filter((variant) => is(variantSchema, variant));
  const words = lexiconOf('at tea eat rat art rate so on no not note stone sit site tide red read dare'.split(' '));

  test('any variant that is accepted can be played to the end, and no card is lost', () => {
    const game = bind(rules, words);
    fc.assert(
      fc.property(variants, whole(4, 2), (variant, players) => {
        const table = tableFor(players, variant);
        const { record } = recordGame<WordWorx>({
          game,
          env: words,
          bot: randomBot,
          table,
          words: words.id,
          name: JSON.stringify(variant),
        });
        const { state, over } = [...replay(game, record)].at(-1)!;
        expect(over).not.toBeNull();
        const held = state.players.flatMap(({ hand, words: open, sealed }) => [
          ...hand.secret,
          ...open.flatMap(({ cards }) => cards),
          ...sealed.flat(),
        ]);
        const all = [...state.line, ...state.pile.secret, ...state.discards, ...held];
        expect(new Set(all).size).toBe(all.length);
        expect(all.length).toBe(componentsOf({ variant }).deck.ids.length);
      }),
      { numRuns: 25 },
    );
  });
});

describe('[WX-17] searches under a variant', () => {
  const POINTS: WordWorxVariant = {
    name: 'Points',
    cards: [...'haste'].map((face) => ({ face, cards: 10 })).concat([{ face: 'hat', cards: 5 }]),
    manifestPoints: [7, 9, 9, 30],
    bonusFactor: 3,
    otherWordPoints: 5,
    handCost: 3,
  };
  const FREE: WordWorxVariant = { ...POINTS, name: 'Free', otherWordPoints: 0, handCost: 0 };
  const small = lexiconOf('at ate hat hats haste eat tea sea set she the ha he as'.split(' '));

  /** Some of the cards of a deck, of which those that make words lie on the table. */
  function split(all: readonly CardId[], rulesOf: WordRules): PlayerCards {
    const [run] = findAnagrams(all.slice(0, 2), rulesOf);
    const hand = run ? all.slice(2) : all;
    const laid = run ? [{ id: 1, cards: run }] : [];
    return { hand, words: laid, lock: null, manifest: 'M24', indicator: 'I3', sealed: [] };
  }

  test.each([POINTS, FREE])('$name: are as good as exhaustive search on small tables', (variant) => {
    const rulesOf: WordRules = { env: small, config: configOf(variant) };
    const { ids } = componentsOf({ variant }).deck;
    let paid = 0;
    fc.assert(
      fc.property(fc.shuffledSubarray([...ids], { minLength: 3, maxLength: 8 }), (all) => {
        const now = split(all, rulesOf);
        const best = bestArrangement(now, rulesOf);
        expect(checkArrangement(now, best.words, rulesOf)).toBeUndefined();
        expect(best.points).toBe(pointsOf(now, best.words, rulesOf.config));
        expect(best.isOptimal).toBe(true);
        const most = bruteForce(now, rulesOf);
        expect(best.points).toBe(most);
        let points = pointsOf(
          now,
          now.words.map(({ cards }) => cards),
          rulesOf.config,
        );
        for (const build of searchLastBuild(now, rulesOf, vocabularyOf(rulesOf))) if (build) ({ points } = build);
        expect(points).toBe(most);
        paid += best.points > 20 ? 1 : 0;
      }),
      { numRuns: 100 },
    );
    expect(paid).toBeGreaterThan(5);
  });

  test('progress counts the faces and points of the variant', () => {
    const { deck } = componentsOf({ variant: LARGE });
    const left = [...deck.ids];
    const take = (face: string): CardId =>
      left.splice(
        left.findIndex((card) => deck.faceOf(card) === face),
        1,
      )[0]!;
    const hand = ['st', 's', 'r'].map(take);
    const now: PlayerCards = { hand, words: [], lock: null, manifest: 'M1', indicator: 'I1', sealed: [] };
    const progress = progressOf(now, { env: small, config: configOf(LARGE) });
    expect(progress.find(({ word }) => word === 'string')).toEqual({
      word: 'string',
      set: 1,
      points: 36,
      state: 'one-away',
      wants: ['ing'],
    });
  });
});
