import { bind, limitsFor, type MatchSetup, type Pace, replay, type SkillLevel, seedFrom } from '@wordhoard/kernel';
import { contract, recordGame, selfPlay } from '@wordhoard/kernel/testing';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { actionsOf } from './actions.ts';
import { bot } from './bot/bot.ts';
import { randomBot } from './bot/random.ts';
import type { LetterRow } from './cards.ts';
import { componentsOf } from './components.ts';
import { type Config, config } from './config.ts';
import { defaults } from './defaults.ts';
import { GOLDEN_WORDS, goldenLexicon } from './golden-words.ts';
import { guess } from './guess.ts';
import { judge } from './judge/judge.ts';
import { formatCards, parseCards } from './position.ts';
import { rules } from './rules.ts';
import { FULL_HANDS, TestGame, TWO_VALUES } from './testing.ts';
import type { WordNerds } from './types.ts';
import { variant, type WordNerdsVariant } from './variant.ts';
import { checkSpelling, findSpelling, scoreCards } from './words.ts';

const MIXED: WordNerdsVariant = { name: 'Two values', letters: TWO_VALUES };
const NO_BIDS: WordNerdsVariant = { name: 'No bids', bidding: 'none' };
const BOTH: WordNerdsVariant = { name: 'Two values, no bids', letters: TWO_VALUES, bidding: 'none' };

const withVariant = (played: WordNerdsVariant): Config => ({ ...defaults, variant: played });
const tableOf = (
  players: number,
  played: WordNerdsVariant,
  { pace = 'live', ...options }: Partial<Config> & { readonly pace?: Pace } = {},
): Omit<MatchSetup<WordNerds>, 'seed'> => ({
  config: { ...withVariant(played), ...options },
  players,
  limits: limitsFor<WordNerds>(rules, pace),
  bank: null,
  position: null,
});
const faultsOf = (value: unknown): string[] =>
  (v.safeParse(config, { ...defaults, variant: value }).issues ?? []).map(({ message }) => message);

describe('[WN-23] a variant', () => {
  test('says only what differs; the rest is as printed', () => {
    const { letters } = componentsOf(withVariant(NO_BIDS));
    expect(letters.cards).toEqual(componentsOf(defaults).letters.cards);
    expect(componentsOf(withVariant({ name: 'Nothing' }))).toEqual({
      ...componentsOf(defaults),
      letters: expect.objectContaining({ cards: letters.cards }),
    });
  });
  test('with all printed values is accepted, and plays the printed game', () => {
    const all: WordNerdsVariant = { name: 'Printed', ...variant.printed };
    expect(faultsOf(all)).toEqual([]);
    expect(componentsOf(withVariant(all)).letters.cards).toEqual(componentsOf(defaults).letters.cards);
    expect(actionsOf(withVariant(all)).ids).toEqual(actionsOf(defaults).ids);
  });
  test.each([
    ['a small deck', { letters: [{ letter: 'a', value: 1, cards: 18, withAction: 0 }] }, 'at least 19 letter cards'],
    [
      'a large one',
      { letters: Array.from('abcdefghi', (letter) => ({ letter, value: 1, cards: 50, withAction: 0 })) },
      'at most 400 letter cards',
    ],
    ['a WILD with a value', { letters: [{ letter: '?', value: 1, cards: 2, withAction: 0 }] }, 'A WILD is worth 0.'],
    [
      'too many WILDs',
      { letters: ['a', '?'].map((letter) => ({ letter, value: 0, cards: 20, withAction: 0 })) },
      'at most 10 WILDs',
    ],
    ['more marks than cards', { letters: [{ letter: 'a', value: 1, cards: 20, withAction: 21 }] }, 'No more cards'],
    ['two letters on a card', { letters: [{ letter: 'qu', value: 1, cards: 20, withAction: 0 }] }, 'one of a to z'],
  ])('is refused in words with %s', (_, part, words) => {
    expect(faultsOf({ name: 'Refused', ...part }).join(' ')).toContain(words);
  });
  test('is refused with an unknown field or an unknown bidding', () => {
    expect(faultsOf({ name: 'Refused', dice: 2 })).not.toEqual([]);
    expect(faultsOf({ name: 'Refused', bidding: 'auction' })).not.toEqual([]);
  });
  test('refuses cards that only the printed deck has', () => {
    const letters: readonly LetterRow[] = [{ letter: 'e', value: 1, cards: 40, withAction: 0 }];
    const play = new TestGame({ players: ['eeee', 'ee'], config: { variant: { name: 'Small', letters } } });
    const cards = ['L0', 'L1', 'L2', 'L99'].map((card) => ({ card, as: null }));
    expect(play.refusal(0, { type: 'word', cards })).toEqual({ code: 'not-there', card: expect.any(String) });
    expect(play.letters(0)).toBe('eeee');
  });
});

describe('[WN-24] letters with several values', () => {
  const components = componentsOf(withVariant(MIXED));
  const { letters } = components;
  const deal = (...groups: string[]): string[][] => {
    const box = [...letters.ids];
    return groups.map((group) => parseCards(letters, group, box)!);
  };
  const played = (text: string, hand: string, pool: string): string => {
    const [inHand, inPool] = deal(hand, pool);
    const cards = findSpelling(components, text, inHand!, inPool!);
    return cards
      ? `${formatCards(
          letters,
          cards.map(({ card }) => card),
        )} ${scoreCards(components, cards).total}`
      : '–';
  };

  test('the deck has the cards of all rows', () => {
    const es = letters.cards.filter(({ letter }) => letter === 'e');
    expect(es.map(({ value }) => value)).toEqual([...Array(6).fill(1), ...Array(6).fill(4)]);
    expect(letters.valuesOf('e')).toEqual([...Array(6).fill(4), ...Array(6).fill(1)]);
    expect(letters.cards).toHaveLength(100);
    expect(letters.cards.filter(({ withAction }) => withAction)).toHaveLength(20);
  });
  test('a position names the value of a card; without it, any card of the letter fits', () => {
    const [hand] = deal('e4e1+e4');
    expect(hand!.map(letters.pointsOf)).toEqual([4, 1, 4]);
    expect(formatCards(letters, hand!)).toBe('e4e1+e4');
    expect(deal('e')[0]).toHaveLength(1);
    expect(parseCards(letters, 'e2', [...letters.ids])).toBeUndefined();
  });
  test('a word is worth the values of its cards', () => {
    const play = new TestGame({ players: ['t1e1a1r1', 't4e4a4r4'], config: { variant: MIXED } });
    play.declare(0, 'tear').trump(1, 'rate').pass().pass();
    expect(play.scores).toEqual([2, 16]);
  });
  test('the best cards are laid, those of the hand before equal ones of the pool', () => {
    expect(played('tear', 'e1t4', 'e4a1a4r1')).toBe('t4e4a4r1 13');
    expect(played('tear', 'e4t4', 'e4a1a4r1')).toBe('t4e4a4r1 13');
  });
  test('if the pool has all the best, the card of the hand that costs least is laid', () => {
    expect(played('tear', 'e1r1', 't4e4a1r4')).toBe('t4e1a1r4 10');
    expect(played('tear', 'e1?', 't4e4a1r4')).toBe('t4e4?r4 12');
    expect(played('tear', 'e1', 't4e4a1r4')).toBe('t4e1a1r4 10');
    expect(played('tear', 's1', 't4e4a1r4')).toBe('–');
  });
  test('the most valuable card is taken when time runs out', () => {
    const play = new TestGame({
      players: ['', ''],
      config: { variant: MIXED },
      position: { next: 'auction', market: 'e1e4a1' },
    });
    for (const seat of [0, 1]) play.answer(seat, { token: seat });
    play.passUntil('select').passUntil('declare');
    expect(letters.pointsOf(play.player(1).letters.secret[0]!)).toBe(4);
  });

  /** Every way to choose cards for a word. */
  function dearest(text: string, hand: readonly string[], pool: readonly string[], touched = false): number {
    if (text === '') return touched ? 0 : Number.NEGATIVE_INFINITY;
    const fits = (card: string): boolean => letters.letterOf(card) === text[0] || letters.isWild(card);
    const among = (cards: readonly string[], mine: boolean): number[] =>
      cards.filter(fits).map((card) => {
        const left = cards.filter((it) => it !== card);
        const rest = mine ? dearest(text.slice(1), left, pool, true) : dearest(text.slice(1), hand, left, touched);
        return letters.pointsOf(card) + rest;
      });
    return Math.max(Number.NEGATIVE_INFINITY, ...among(hand, true), ...among(pool, false));
  }
  test('the cards found are worth as much as any that spell the word', () => {
    const few = letters.ids.filter((id) => 'aeirst?'.includes(letters.letterOf(id)));
    fc.assert(
      fc.property(fc.shuffledSubarray(few, { minLength: 4, maxLength: 9 }), fc.nat(6), (cards, inPool) => {
        const [pool, hand] = [cards.slice(0, inPool), cards.slice(inPool)];
        for (const word of ['rate', 'tears', 'tease', 'assets']) {
          const found = findSpelling(components, word, hand, pool);
          const best = dearest(word, hand, pool);
          expect(found !== undefined).toBe(best >= 0);
          if (!found) continue;
          expect(scoreCards(components, found).letters).toBe(best);
          expect(checkSpelling({ config: withVariant(MIXED), hand: { letters: hand, actions: [] }, pool }, found)).toBe(
            undefined,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('[WN-25] without bidding', () => {
  const start = (players: number): TestGame =>
    new TestGame({ players: Array(players).fill(''), position: null, config: { variant: NO_BIDS } });

  test.each([2, 3, 4, 5, 6])('%i players pick from the First Player clockwise, and no one bids', (players) => {
    const play = start(players);
    const { first, market } = play.view();
    expect(market).toHaveLength(players + 1);
    const order: number[] = [];
    while (play.step === 'select') {
      order.push(play.waiting[0]!);
      play.answer(play.waiting[0]!, { card: play.view().market[0] });
    }
    expect(order).toEqual(Array.from({ length: players }, (_, i) => (first + i) % players));
    expect(play.view().pool).toEqual([market.at(-1)]);
    expect(play.view().players.map(({ spent }) => spent)).toEqual(Array(players).fill([]));
    expect(play.events.map(({ type }) => type)).not.toContain('bids');
  });
  test('a lower score is no advantage', () => {
    const play = new TestGame({
      players: [{ score: 50 }, { score: 0 }, { score: 20 }],
      config: { variant: NO_BIDS },
      position: { next: 'auction', first: 2, market: 'abcd' },
    });
    const order: number[] = [];
    for (; play.step === 'select'; play.answer(play.waiting[0]!, { card: play.view().market[0] }))
      order.push(play.waiting[0]!);
    expect(order).toEqual([2, 0, 1]);
  });
  test('the next turn begins with the player to the left', () => {
    const play = start(3);
    const { first } = play.view();
    play.passUntil('purchase').passUntil('select');
    expect([play.view().turn, play.view().first, play.waiting]).toEqual([2, (first + 1) % 3, [(first + 1) % 3]]);
  });
  test('there are no cards for bids', () => {
    const { ids, card } = actionsOf(withVariant(NO_BIDS));
    expect(ids).toHaveLength(45);
    expect(ids.map((id) => card(id).when)).not.toContain('auction');
    expect(ids).toEqual(Array.from({ length: 45 }, (_, i) => `A${i}`));
    expect(new Set(ids.map((id) => card(id).name))).toContain('RETRIEVE ONE TOKEN');
  });
  test('tokens buy, and come back', () => {
    const play = new TestGame({
      players: [{ letters: 'paths', spent: [1] }, 'wreck'],
      config: { variant: NO_BIDS },
    });
    play.declare(0, 'paths').pass().answer(0, { redraw: false });
    expect(play.view().players.map(({ spent }) => spent)).toEqual([[], []]);
    play.answer(0, { type: 'action', token: 5 }).answer(1, { type: 'pass' });
    expect(play.player(0).spent).toEqual([5]);
    expect(play.step).toBe('select');
  });
});

describe('[WN-23] what holds for every game holds for variants', () => {
  const game = bind<WordNerds>(rules, env);
  const TABLES = [
    tableOf(2, BOTH, { winningScore: 60 }),
    tableOf(3, MIXED, { winningScore: 60, pace: 'relaxed' }),
    tableOf(4, NO_BIDS, { winningScore: 40, pace: 'relaxed' }),
    tableOf(6, BOTH, { lastTurn: 4 }),
    { ...tableOf(3, NO_BIDS, { lastTurn: 4 }), position: FULL_HANDS },
    { ...tableOf(3, MIXED, { lastTurn: 4 }), position: FULL_HANDS },
  ];

  test('the contract of rules', () => {
    const report = contract<WordNerds>({ game, env, bot: randomBot, tables: TABLES, games: 6, maxMoves: 12_000 });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 6, ended: 6, replays: 6 });
  });
  test('the contract of the judge', () => {
    const tables = TABLES.slice(-2);
    const report = contract<WordNerds>({
      ...{ game, env, bot: randomBot, tables, games: 2, maxMoves: 12_000 },
      ...{ name: 'judged variants', judge, judgedOneIn: 40 },
    });
    expect(report.faults).toEqual([]);
    expect(Object.keys(report.judged)).toContain('select');
  });
  test('the contract of guesses', () => {
    const tables = [
      ...[2, 4, 6].map((players) => tableOf(players, BOTH, { lastTurn: 3 })),
      tableOf(3, MIXED, { lastTurn: 3 }),
      { ...tableOf(3, NO_BIDS, { lastTurn: 3, pace: 'relaxed' }), position: FULL_HANDS },
    ];
    const report = contract<WordNerds>({
      ...{ game, env, bot: randomBot, tables, games: 5, maxMoves: 12_000 },
      ...{ name: 'guessed variants', guess, guessedToEndOneIn: 30 },
    });
    expect(report.faults).toEqual([]);
    expect(report.guessesPlayed).toBeGreaterThan(5);
  });

  const LEVELS: readonly SkillLevel[] = [1, 2, 3, 4, 5];
  test.each([
    ['two values', MIXED],
    ['no bids', NO_BIDS],
    ['both', BOTH],
  ])('bots of all levels play to the end: %s', (_, played) => {
    for (const players of [2, 5]) {
      const bots = Array.from({ length: players }, (_, seat) => bot(LEVELS[(seat + players) % LEVELS.length]!));
      const table = { ...tableOf(players, played, { winningScore: 60, lastTurn: 12 }), seed: seedFrom('variants') };
      const end = selfPlay<WordNerds>({ game, env, bots, table });
      expect(end.over).not.toBeNull();
      expect(Math.max(...end.state.players.map(({ score }) => score))).toBeGreaterThan(0);
    }
  });

  test('random bots finish every variant that is accepted', () => {
    const words = goldenLexicon();
    const small = bind<WordNerds>(rules, words);
    const row = fc
      .record({
        letter: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz?'),
        value: fc.nat(50),
        cards: fc.integer({ min: 0, max: 50 }),
        withAction: fc.nat(50),
      })
      .map((it) => ({
        ...it,
        value: it.letter === '?' ? 0 : it.value,
        withAction: Math.min(it.withAction, it.cards),
      }));
    const any: fc.Arbitrary<WordNerdsVariant> = fc.record(
      {
        name: fc.constant('Any'),
        letters: fc.array(row, { minLength: 1, maxLength: 12 }),
        bidding: fc.constantFrom('tokens', 'none'),
      },
      { requiredKeys: ['name'] },
    );
    let accepted = 0;
    fc.assert(
      fc.property(any, fc.integer({ min: 2, max: 6 }), fc.nat(), (played, players, luck) => {
        fc.pre(faultsOf(played).length === 0);
        accepted += 1;
        const table = tableOf(players, played, { lastTurn: 2 });
        const name = `variant ${luck}`;
        const { record } = recordGame<WordNerds>({
          game: small,
          env: words,
          bot: randomBot,
          table,
          words: GOLDEN_WORDS,
          name,
        });
        expect([...replay(small, record)].at(-1)!.over).not.toBeNull();
      }),
      { numRuns: 30 },
    );
    expect(accepted).toBe(30);
  });
});
