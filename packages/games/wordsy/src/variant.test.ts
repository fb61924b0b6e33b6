import { chanceFrom, forSeat, matchesSchema, schemaFields } from '@wordhoard/kernel';
import { wholeLexicon as env } from '@wordhoard/lexicon/testing/whole';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Box } from './bonuses.ts';
import { componentsOf, PRINTED } from './components.ts';
import { config } from './config.ts';
import { defaults } from './defaults.ts';
import { LIMITS } from './limits.ts';
import type { Position } from './position.ts';
import { dealBoard, SPRINT, TestGame, type TestGameOptions, VOWELS } from './testing.ts';
import { MAX_ROUNDS, variant as notes, type WordsyVariant } from './variant.ts';

/** A match on QG NS ML GD with only these values changed. */
const play = (
  change: Omit<WordsyVariant, 'name'>,
  { config: options, ...rest }: Partial<TestGameOptions> = {},
): TestGame =>
  new TestGame(env, {
    players: 2,
    position: {},
    config: { ...options, variant: { name: 'Test', ...change } },
    ...rest,
  });

/** Sheets with these points, each word of a family of its own. */
const sheetsOf = (points: readonly (readonly number[])[], boxes: readonly (Box | null)[] = []): Position['sheets'] =>
  points.map((lines, seat) => ({
    lines: lines.map((it, i) => ({
      word: `x${'abcdefghijklmnop'[i]}${'qrst'[seat]}`,
      status: 'stands',
      points: it,
      box: boxes[i] ?? null,
    })),
    tallies: 0,
  }));

const letters = (game: TestGame): string =>
  game
    .view()
    .board.map(({ letter }) => letter)
    .join('');

/** Everything that is wrong with it, in words. */
const faults = (change: object): string[] =>
  v.safeParse(notes.schema, { name: 'Test', ...change }).issues?.map(({ message }) => message) ?? [];

describe('the schema', () => {
  test.each([{ name: 'Printed', ...PRINTED }, { name: 'Nothing changed' }, VOWELS, SPRINT])(
    'accepts $name',
    (variant) => {
      expect(matchesSchema(config, { ...defaults, variant })).toBe(true);
    },
  );

  test('has a title and a description for every value', () => {
    const fields = schemaFields(notes.schema);
    expect(fields.map(({ name }) => name)).toEqual(['name', ...Object.keys(PRINTED)]);
    for (const { name, title, description, form, optional } of fields) {
      expect(title, name).not.toBe(name);
      expect(description, name).toMatch(/\.$/);
      expect(form.kind, name).not.toBe('json');
      expect(optional, name).toBe(name !== 'name');
    }
  });

  test('the printed values as a variant are the printed game', () => {
    expect(notes.printed).toBe(PRINTED);
    expect(componentsOf({ variant: { name: 'Printed', ...PRINTED } })).toMatchObject(componentsOf({}));
  });

  test.each<[string, object, RegExp]>([
    ['no name', { name: '' }, /length/],
    ['a column that costs points', { column1: -1 }, /value/],
    ['half a card', { discarded: 1.5 }, /integer/],
    ['no card that leaves', { discarded: 0 }, /value/],
    ['too many rounds', { rounds: MAX_ROUNDS + 1 }, /value/],
    ['an unknown value', { timer: 30 }, /timer/],
    ['an unknown value of a row', { deck: [{ letters: 'abc', cards: 9, bonus: 0, colour: 'red' }] }, /colour/],
    ['capitals in the deck', { deck: [{ letters: 'ABCDEFGH', cards: 9, bonus: 0 }] }, /lower case/],
  ])('refuses %s', (_what, change, message) => {
    expect(faults(change)).toEqual([expect.stringMatching(message)]);
    expect(matchesSchema(config, { ...defaults, variant: { name: 'Test', ...change } })).toBe(false);
  });

  test('[WY-29] says in words why a deck is impossible', () => {
    expect(faults({ deck: [...PRINTED.deck, { letters: 'ab', cards: 1, bonus: 0 }] })).toEqual([
      'Each letter may be in the deck only once, but B is in it twice or more.',
    ]);
    const few = { letters: 'abc', cards: 9, bonus: 0 };
    expect(faults({ deck: [few] })).toEqual([expect.stringMatching(/^The board needs 8 cards, but no more than 6 /)]);
    // Two rare cards fill the board, a third makes no difference, and fewer equal letters leave it empty.
    const filled = { deck: [few, { letters: 'q', cards: 3, bonus: 1 }] };
    expect(faults(filled)).toEqual([]);
    expect(faults({ ...filled, rareCards: 1 })).toEqual([expect.stringMatching(/no more than 7 /)]);
    expect(faults({ ...filled, sameLetter: 1 })).toEqual([expect.stringMatching(/no more than 4 /)]);
    expect(faults({ sameLetter: 1 })).toEqual([]);
  });

  test('[WY-29] says in words that a column has to be worth points', () => {
    const none = { column1: 0, column2: 0, column3: 0, column4: 0 };
    expect(faults(none)).toEqual(['At least one column has to be worth points.']);
    expect(faults({ ...none, column4: 1 })).toEqual([]);
  });

  test('[WY-27] says in words in which order the rows of bonuses have to be', () => {
    const row = (fromRound: number) => ({ fromRound, first: 1, second: 1 });
    const message = expect.stringMatching(/^The first row of bonuses has to begin with round 1/);
    expect(faults({ bonuses: [row(2)] })).toEqual([message]);
    expect(faults({ bonuses: [row(1), row(3), row(3)] })).toEqual([message]);
    expect(faults({ bonuses: [row(1), row(3)] })).toEqual([]);
  });

  test('[WY-27] more than seven rounds need a variant', () => {
    expect(matchesSchema(config, { ...defaults, rounds: 8, variant: VOWELS })).toBe(false);
    expect(matchesSchema(config, { ...defaults, variant: { name: 'Long', rounds: MAX_ROUNDS } })).toBe(true);
  });
});

describe('[WY-26] cards and board', () => {
  test('the deck has the letters, cards and bonuses of the variant, vowels too', () => {
    const { state } = new TestGame(env, { players: 2, config: { variant: VOWELS } }).match;
    expect(state.deck.secret).toHaveLength(8 + 21 + 20 + 10 + 2);
    const { faces, cards } = componentsOf(state.config);
    const count = (letter: string, rare: number): number =>
      cards.filter((card) => faces.get(card)?.letter === letter && faces.get(card)?.rare === rare).length;
    expect([count('a', 0), count('l', 0), count('h', 2), count('q', 6), count('f', 1)]).toEqual([2, 5, 2, 1, 0]);
  });
  test('columns and bonuses are worth what the variant says', () => {
    const game = play({ column1: 10, column2: 7, column3: 4, column4: 0 });
    game.ready();
    expect(game.view().board.map(({ column, value }) => [column, value])).toEqual([
      [10, 12],
      [10, 10],
      [7, 7],
      [7, 7],
      [4, 4],
      [4, 4],
      [0, 0],
      [0, 0],
    ]);
    game.lockAll('misquoting', 'giggle');
    // 12 + 10 + 7 + 7 + 4; 10 + 0 + 4
    expect(game.view().entered.map(({ points }) => points)).toEqual([40, 14]);
  });
  test('a start position has to obey the rules of the variant', () => {
    const three = { board: 'GG GS ML ND' };
    const rare = { board: 'QX JS ML ND' };
    expect(() => play({}, { position: three })).toThrow('more-than-two');
    expect(letters(play({ sameLetter: 3 }, { position: three }).ready())).toBe('gggsmlnd');
    expect(() => play({}, { position: rare })).toThrow('more-than-two');
    expect(letters(play({ rareCards: 3 }, { position: rare }).ready())).toBe('qxjsmlnd');
    expect(() => play({ sameLetter: 1 })).toThrow('{"code":"more-than-two","letter":"g"}');
    expect(() => play({}, { position: { board: 'AB CD FG HL' } })).toThrow('{"code":"no-such-card","letter":"a"}');
    expect(() => play(VOWELS, { position: { board: 'AB CD FG HL' } })).toThrow('{"code":"no-such-card","letter":"f"}');
  });
  test('at most so many cards of a letter and so many rare ones are dealt', () => {
    const boards = (variant: WordsyVariant) =>
      Array.from({ length: 60 }, (_, i) => dealBoard(chanceFrom(`board ${i}`), { ...defaults, variant }));
    const most = (variant: WordsyVariant): [equal: number, rare: number] => {
      const all = boards(variant);
      const equal = all.map((board) =>
        Math.max(
          ...Map.groupBy(board, ({ letter }) => letter)
            .values()
            .map((it) => it.length),
        ),
      );
      return [Math.max(...equal), Math.max(...all.map((board) => board.filter(({ rare }) => rare > 0).length))];
    };
    expect(most({ name: 'Printed' })).toEqual([2, 2]);
    expect(most({ name: 'Test', sameLetter: 1, rareCards: 0 })).toEqual([1, 0]);
    expect(most({ name: 'Test', sameLetter: 4, rareCards: 4 })).toEqual([3, 4]);
  });
  test.each([
    [1, 'qgnsmlg'],
    [3, 'qgnsm'],
    [8, ''],
  ])('after a round %i cards leave from the right', (discarded, kept) => {
    const game = play({ discarded }).ready().lockAll('magic', 'squid').pass().ready();
    expect(letters(game).slice(8 - kept.length)).toBe(kept);
    expect(game.view().discards.slice(0, discarded).join('')).toBe('qgnsmlgd'.slice(8 - discarded));
    expect(game.view().board).toHaveLength(8);
    expect(forSeat(game.view().board, 0).value).toBeGreaterThanOrEqual(5);
  });
});

describe('[WY-27] rounds, what counts, and bonuses', () => {
  test('the rounds of the variant replace those of the table', () => {
    const game = new TestGame(env, { players: 2, config: { rounds: 3, variant: { name: 'Long', rounds: 9 } } });
    const words = ['bandage', 'closet', 'mirror', 'planet', 'gospel', 'timber', 'candle', 'wizard', 'humble'];
    for (const it of words) game.ready().lockAll(it, it).pass();
    expect(game.eventsOf('dealt').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(game.match.over).not.toBeNull();
  });
  test('without rounds of its own the table chooses', () => {
    const game = play({ countedWords: 2 }, { config: { rounds: 1 } })
      .ready()
      .lockAll('magic', 'squid')
      .pass();
    expect(game.match.over).not.toBeNull();
  });
  test('a position may be in a round that the variant adds', () => {
    const sheets = sheetsOf([0, 1, 2].map(() => Array.from({ length: 11 }, () => 5)).slice(0, 2));
    expect(
      play({ rounds: 12 }, { position: { round: 12, sheets } })
        .ready()
        .view().round,
    ).toBe(12);
    expect(() => play({}, { position: { round: 12, sheets } })).toThrow(
      '{"code":"impossible-position","fault":"round"}',
    );
  });
  test('so many words count', () => {
    const sheets = sheetsOf([
      [9, 8, 7],
      [1, 2, 3],
    ]);
    const totals = (countedWords: number): number[] =>
      play({ countedWords }, { position: { round: 4, sheets } })
        .view()
        .sheets.map(({ total }) => total);
    expect([totals(1), totals(2), totals(7)]).toEqual([
      [9, 3],
      [17, 5],
      [24, 6],
    ]);
  });
  test('a tally costs so much', () => {
    const challenged = (tallyCost: number): number[] =>
      play({ tallyCost })
        .ready()
        .lockAll('magic', 'squid')
        .challenge(0, 1)
        .view()
        .sheets.map(({ total }) => total);
    expect([challenged(0), challenged(2), challenged(7)].map((totals) => forSeat(totals, 0))).toEqual([0, -2, -7]);
  });
  test.each([
    [1, 'first', 1],
    [2, 'first', 6],
    [2, 'second', 0],
    [7, 'second', 0],
  ] as const)('in round %i the %s box is worth %i', (round, box, bonus) => {
    const bonuses = [
      { fromRound: 1, first: 1, second: 9 },
      { fromRound: 2, first: 6, second: 0 },
    ];
    const sheets = sheetsOf([0, 1].map(() => Array.from({ length: round - 1 }, () => 5)));
    const game = play({ bonuses }, { position: { round, sheets } }).ready();
    // The first to lock is the fastest.
    if (box === 'second') game.lock(0, 'misquoting').lock(1, 'magic');
    else game.lock(1, 'magic').lock(0, 'misquoting');
    const [line] = game.pass().eventsOf('round-scored')[0]!.lines;
    expect(line).toMatchObject({ box, bonus });
  });
  test.each([
    [1, 'second'],
    [2, 'second'],
    [3, null],
  ])('the fastest has to match %i opponents: box %s', (opponents, box) => {
    const game = play({ opponents }, { players: 4 });
    // 13 points against 23, 12 and 8
    game.ready().lockAll('against', 'misquoting', 'magic', 'gag').pass();
    expect(game.eventsOf('round-scored')[0]!.lines[0]).toMatchObject({ box });
  });
});

describe('[WY-28] alone and with a handicap', () => {
  const solo = (change: Omit<WordsyVariant, 'name'>, position: Partial<Position> = {}): TestGame =>
    play(change, { players: 1, position }).ready();
  test('a word brings a bonus, and keeps the timer up, from so many points', () => {
    const moved = (change: Omit<WordsyVariant, 'name'>): unknown[] => {
      // MISQUOTING scores 23.
      const game = solo(change).lock(0, 'misquoting');
      return [game.eventsOf('round-scored')[0]!.lines[0]!.box, game.eventsOf('spot-moved')[0]!.to];
    };
    expect(moved({})).toEqual(['second', 'top']);
    expect(moved({ soloBonusFrom: 24 })).toEqual([null, 'top']);
    expect(moved({ soloSafeFrom: 24 })).toEqual(['second', 'middle']);
    expect(moved({ soloBonusFrom: 23, soloSafeFrom: 23 })).toEqual(['second', 'top']);
  });
  test('a penalty costs what a tally costs', () => {
    const game = solo({ tallyCost: 6 }, { spot: 'bottom' }).lock(0, 'gag');
    expect(game.view().sheets[0]).toMatchObject({ tallies: 1, total: 7 - 6 });
  });
  test('each level has its target, in proportion if fewer words count', () => {
    const targets = { targetEasy: 50, targetMedium: 60, targetHard: 70, targetBrutal: 81 };
    const target = (level: 'easy' | 'medium' | 'hard' | 'brutal', change: Omit<WordsyVariant, 'name'> = {}) =>
      play({ ...targets, ...change }, { players: 1, config: { solo: level } }).view().solo?.target;
    expect([target('easy'), target('medium'), target('hard'), target('brutal')]).toEqual([50, 60, 70, 81]);
    expect(target('brutal', { rounds: 2, countedWords: 4 })).toBe(40);
    expect(target('brutal', { rounds: 2, countedWords: 2 })).toBe(81);
  });
  test('so many cards score in full, every other at most so much', () => {
    const scored = (change: Omit<WordsyVariant, 'name'>): number =>
      play(change, { config: { handicaps: [0] } })
        .ready()
        .lockAll('misquoting', 'gag')
        .view().entered[0]!.points;
    // The cards are worth 7 + 5 + 4 + 4 + 3.
    expect(scored({})).toBe(7 + 5 + 4 + 4 + 1);
    expect(scored({ handicapCards: 1 })).toBe(7 + 1 + 1 + 1 + 1);
    expect(scored({ handicapCards: 2, handicapPoints: 4 })).toBe(7 + 5 + 4 + 4 + 3);
    expect(scored({ handicapCards: 0, handicapPoints: 0 })).toBe(0);
  });
});

test('[WY-29] words, cheapies and times stay as they are', () => {
  const game = new TestGame(env, { players: 2, config: { variant: VOWELS } }).ready();
  expect(game.table.limits).toEqual(Object.fromEntries(Object.entries(LIMITS).map(([limit, { ms }]) => [limit, ms])));
  game.lockAll('flinch', 'magic').pass().ready();
  expect(game.refusal(1, { text: 'flinched', lock: true })).toMatchObject({ code: 'cheapie', earlier: 'flinch' });
  game.lock(0, 'zzyzx').lock(1, 'squid').challenge(1, 0);
  expect(game.eventsOf('challenged')).toMatchObject([{ outcome: 'struck' }]);
});

describe('[WY-27] warnings of a variant', () => {
  const warningsOf = (part: object, options: object = {}): readonly string[] =>
    notes.warnings!({ name: 'Test', ...part }, { ...defaults, ...options }, Object.keys(options));
  test('the rounds of the variant replace those of the options', () => {
    expect(warningsOf({ rounds: 6 })).toEqual([]);
    expect(warningsOf({}, { rounds: 6 })).toEqual([]);
    expect(warningsOf({ rounds: 6 }, { rounds: 5 })).toEqual([
      'The options and the variant both set rounds. The 6 of the variant count.',
    ]);
  });
  test('more words count than rounds are played', () => {
    expect(warningsOf({ countedWords: 7 })).toEqual([]);
    expect(warningsOf({ countedWords: 8 })).toEqual([
      'The best 8 words count, but only 7 rounds are played. All words count.',
    ]);
    expect(warningsOf({ rounds: 1 })).toEqual(['The best 5 words count, but only 1 round is played. All words count.']);
  });
});
