import { matchesSchema, schemaFields } from '@wordhoard/kernel';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { componentsOf, PRINTED } from './components.ts';
import { config } from './config.ts';
import { defaults } from './defaults.ts';
import { BLANK_ROWS, BLANK_SHEET, easyWords, positionWith, TestGame } from './testing.ts';
import { LARGE, SMALL } from './testing-variants.ts';
import { variant, variantSchema, type WordsmithVariant } from './variant.ts';

const named = (part: Omit<WordsmithVariant, 'name'>): WordsmithVariant => ({ name: 'Test', ...part });
const isValid = (part: Omit<WordsmithVariant, 'name'>): boolean => matchesSchema(variantSchema, named(part));
/** The message of the first fault. */
const faultOf = (part: object): string | undefined =>
  safeParse(variantSchema, { name: 'Test', ...part }).issues?.[0].message;
const table = (part: Omit<WordsmithVariant, 'name'>, players = 1): TestGame =>
  new TestGame(easyWords, players, null, { variant: named(part) });

describe('[WS-19] cards, rounds and prices', () => {
  test('a config without a variant is as printed; one with a variant needs only its name', () => {
    expect(matchesSchema(config, defaults)).toBe(true);
    expect(matchesSchema(config, { ...defaults, variant: { name: 'As printed' } })).toBe(true);
    expect(matchesSchema(config, { ...defaults, variant: {} })).toBe(false);
    expect(matchesSchema(config, { ...defaults, variant: { name: 'Odd', size: 9 } })).toBe(false);
    expect(isValid(variant.printed)).toBe(true);
    expect(componentsOf({ variant: named(PRINTED) })).toMatchObject({
      ...componentsOf({}),
      arePricesPrinted: false,
      goalRules: expect.any(Map),
      decks: { printed: componentsOf({}).decks.printed },
    });
  });
  test('its deck takes the place of the table’s, and its rounds end the game', () => {
    const play = new TestGame(easyWords, 1, null, { deck: 'balanced', variant: SMALL });
    expect(play.view()).toMatchObject({ round: 1, deck: 8 });
    expect(play.view().offer).toHaveLength(2);
    expect(SMALL.cards).toEqual(expect.arrayContaining([...play.view().offer]));
    while (play.match.over === null) play.expire();
    expect(play.view().round).toBe(5);
    expect(play.eventsOf('dealt')).toHaveLength(5);
    expect(play.eventsOf('dealt')[0]).toMatchObject({ prices: [1, 0] });
  });
  test('a letter costs what its card does; when time runs out, the free card is used', () => {
    const cards = ['ab', 'cd', 'ef', 'gh'];
    const prices = [{ price: 4 }, { price: 0 }, { price: 2 }];
    const play = new TestGame(easyWords, 1, positionWith(1, { offer: ['ab', 'cd', 'ef'] }), {
      variant: named({ cards, rounds: 1, cardPrices: prices, anyLetterPrice: 7 }),
    });
    expect(play.attemptTurn(0, 'write A r1c1 0', 'write C r1c2 0')).toMatchObject({
      ok: false,
      refusal: { code: 'not-on-the-card', letter: 'a', price: 0 },
    });
    play.draft(0, 'write A r1c1 4').expire();
    expect(play.view().sheets[0]).toMatchObject({ spent: 4, letters: expect.arrayContaining(['a', 'c']) });
  });
  test('of cards that cost the same, each letter can be taken once', () => {
    const cards = ['ab', 'ac', 'de'];
    const play = new TestGame(easyWords, 1, positionWith(1, { offer: cards }), {
      variant: named({ cards, rounds: 1, cardPrices: [{ price: 0 }, { price: 0 }, { price: 1 }], lettersPerTurn: 2 }),
    });
    const taken = (...letters: string[]): boolean =>
      play.attemptTurn(0, ...letters.map((letter, i) => `write ${letter} r1c${i + 1} 0`)).ok;
    expect([taken('a', 'a'), taken('b', 'c'), taken('b', 'b'), taken('a', 'd')]).toEqual([true, true, false, false]);
  });
  test.each([
    ['too few cards for the rounds', { rounds: 16 }, 'The game turns up 48 cards, but the deck has 47.'],
    ['too few cards of its own', { cards: ['ab', 'cd'] }, 'The game turns up 36 cards, but the deck has 2.'],
    [
      'no free card',
      { cardPrices: [{ price: 1 }] },
      'One card has to be free, so that a player without coins can write.',
    ],
    ['a card with a digit', { cards: ['a1'] }, 'A card has only letters from a to z, in small print.'],
    [
      'more letters than fit on a phone',
      { cards: Array(60).fill('abcd'), cardPrices: Array(4).fill({ price: 0 }) },
      /may have 12 letters together/,
    ],
  ])('refused in words: %s', (_, part, why) => expect(faultOf(part)).toMatch(why));
});

describe('[WS-20] letters and coins', () => {
  test('one letter a turn', () => {
    const play = new TestGame(easyWords, 1, null, { variant: SMALL });
    const [, free = ''] = play.view().offer;
    const letter = free[0] ?? '';
    expect(play.attemptTurn(0)).toMatchObject({ refusal: { code: 'letters-missing', missing: 1 } });
    expect(play.attemptTurn(0, `write ${letter} r1c1 0`, 'write X r1c2 2')).toMatchObject({
      refusal: { code: 'two-letters-only' },
    });
    play.turn(0, `write ${letter} r1c1 0`);
    expect(play.view().round).toBe(2);
  });
  test('three letters a turn', () => {
    const play = new TestGame(easyWords, 1, null, { variant: LARGE });
    expect(play.attemptTurn(0, 'write X r1c1 2', 'write X r1c2 2')).toMatchObject({ refusal: { missing: 1 } });
    play.turn(0, 'write X r1c1 2', 'write X r1c2 2', 'write X r1c3 2');
    expect(play.view().sheets[0]).toMatchObject({ spent: 6, gained: 6 });
    play.expire();
    expect(play.view().sheets[0]!.letters.filter(Boolean)).toHaveLength(6);
  });
  test('the sheet has room for fewer coins and crowns; some are gained at the start', () => {
    const play = table({ coinSpaces: 3, startingCoins: 2, crownSpaces: 0 });
    expect(play.view().sheets[0]).toMatchObject({ spent: 0, gained: 2 });
    expect(play.attemptTurn(0, 'write X r1c1 3', 'write Y r1c2 3')).toMatchObject({
      refusal: { code: 'coins-used-up', left: 0, price: 3 },
    });
  });
  test.each([
    [
      'more coins than the sheet has',
      { startingCoins: 25 },
      'A player can’t start with more coins than there are on a sheet.',
    ],
    [
      'more letters than a card has',
      { lettersPerTurn: 3 },
      'Each card needs at least 3 letters, because that many are written in a turn.',
    ],
    [
      'more letters than squares',
      { cards: Array(60).fill('abc'), rounds: 20, lettersPerTurn: 3 },
      'A sheet has 64 squares, but all letters of the game and of its goblets would need 65.',
    ],
  ])('refused in words: %s', (_, part, why) => expect(faultOf(part)).toBe(why));
});

describe('[WS-21] the sheet', () => {
  const position = positionWith(1, {
    round: 14,
    offer: ['ate', 'ers', 'ion', 'nth'],
    sheets: [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(0, 'B.....**').with(1, '...*****').with(2, '**......') }],
  });
  test('words forge its items, which bring what it says', () => {
    const play = new TestGame(easyWords, 1, position, { variant: LARGE });
    // Row 1 has only rings; BATES circles four of them.
    play.turn(0, 'write A r1c2 0', 'write T r1c3 0', 'write E r1c4 0', 'claim r1c1-r1c4');
    const [earned] = play.eventsOf('turned')[0]!.earned.slice(-1);
    expect(earned).toMatchObject({ forged: ['R2', 'R3', 'R4'], coins: 5, crowns: 0 });
    expect(play.view().sheets[0]!.forged).toEqual(['R1', 'R7', 'R8', 'S3', 'S4', 'R2', 'R3', 'R4']);
  });
  test('a sword of two squares brings its crown and can be used', () => {
    const near = { ...position, sheets: [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(1, 'B.......') }] };
    const play = new TestGame(easyWords, 1, near, { variant: LARGE });
    const words = ['write A r2c2 0', 'write T r2c3 0', 'write E r2c4 0', 'claim r2c1-r2c4'];
    play.turn(0, ...words, 'sword r8c8', 'sword r8c1');
    expect(play.view().sheets[0]).toMatchObject({ crowns: 2, forged: ['S1', 'S2', 'R16', 'R9'] });
  });
  const rowsWith = (first: string): object => ({ sheet: [first, ...PRINTED.sheet.slice(1)] });
  test.each([
    ['seven rows', { sheet: PRINTED.sheet.slice(1) }, 'The sheet has 8 rows.'],
    ['an unknown item', rowsWith('X1 S2 S2 S2 S2 R2 C1 G3'), /A row of the sheet has 8 squares/],
    ['a ring of two squares', rowsWith('R8 R8 S2 S2 S2 R2 C1 G3'), 'A ring has one square, but R8 has 2.'],
    ['an item in two places', rowsWith('A4 S2 S2 S2 S2 R2 C1 G3'), "The squares of A4 don't touch each other."],
    [
      'too large an item',
      { sheet: [...Array(2).fill(Array(8).fill('S9').join(' ')), ...PRINTED.sheet.slice(2)] },
      'An item has at most 8 squares, but S9 has 16.',
    ],
    [
      'too many goblets',
      {
        sheet: [1, 2]
          .map((row) => Array.from({ length: 8 }, (_, i) => `G${row}${i}`).join(' '))
          .concat(PRINTED.sheet.slice(2)),
      },
      /at most 10 goblets/,
    ],
    [
      'an item rewarded twice',
      { itemRewards: [PRINTED.itemRewards[0], PRINTED.itemRewards[0]] },
      'Each item may be listed once only.',
    ],
  ])('refused in words: %s', (_, part, why) => expect(faultOf(part)).toMatch(why));
});

describe('[WS-22] bonuses and points', () => {
  const late = (grid: string, part: object = {}): ReturnType<typeof positionWith> =>
    positionWith(1, {
      round: 12,
      offer: ['al', 'ed', 'hs'],
      goals: [
        { goal: '1a', first: null },
        { goal: '2b', first: null },
      ],
      sheets: [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(0, grid), ...part }],
    });
  const over = (
    part: Omit<WordsmithVariant, 'name'>,
    position: ReturnType<typeof late>,
  ): Readonly<Record<string, number>> =>
    new TestGame(easyWords, 1, position, { variant: named(part) }).expire().view().tallies[0]!.lines;
  test('bonuses of its lengths, also for extensions', () => {
    const words = ['write A r1c4 0', 'write L r8c8 0', 'claim r1c1-r1c4'];
    const bonus = (part: Omit<WordsmithVariant, 'name'>): object =>
      new TestGame(easyWords, 1, late('bat.....'), { variant: named(part) })
        .turn(0, ...words)
        .eventsOf('turned')[0]!
        .earned.at(-1)!;
    expect(bonus({})).toMatchObject({ coins: 0, crowns: 0 });
    expect(bonus({ lengthBonuses: [{ length: 4, coins: 1, crowns: 2 }] })).toMatchObject({ coins: 1, crowns: 2 });
    const extended = (extensionBonusFrom: number): object =>
      new TestGame(easyWords, 1, late('bbbb....', { words: [] }), { variant: named({ extensionBonusFrom }) })
        .turn(0, 'write D r1c5 1', 'write L r8c8 0', 'claim r1c1-r1c5')
        .eventsOf('turned')[0]!
        .earned.at(-1)!;
    expect(extended(6)).toMatchObject({ coins: 0, unpaid: 'extension' });
    expect(extended(5)).toMatchObject({ coins: 1, unpaid: null });
  });
  test('points for debt, crowns, items and rings', () => {
    const position = late('*....***', { spent: 5, gained: 2, crowns: 4 });
    const grid = position.sheets[0]!.grid.with(1, '.......*').with(2, '.......*').with(4, '*.*.....');
    const sheets = [{ ...position.sheets[0]!, grid }];
    expect(over({}, { ...position, sheets })).toMatchObject({ debt: -3, crowns: 4, goblets: 2, rings: 0 });
    const part = { debtPoints: 2, crownPoints: 3, gobletPoints: 7, ringSets: [{ rings: 3, points: 6 }] };
    expect(over(part, { ...position, sheets })).toMatchObject({ debt: -6, crowns: 12, goblets: 7, rings: 6 });
  });
  test('swords and axes', () => {
    const position = late('.****...');
    const grid = position.sheets[0]!.grid.with(1, '**......').with(2, '**......').with(3, '*.......');
    const sheets = [{ ...position.sheets[0]!, grid }];
    expect(over({ swordPoints: 9, axePoints: 11 }, { ...position, sheets })).toMatchObject({ swords: 9, axes: 11 });
  });
  test('points for most crowns, by place', () => {
    const sheets = [3, 2, 1].map((crowns) => ({ ...BLANK_SHEET, crowns }));
    const mostCrowns = [{ points: 10 }, { points: 9 }];
    const play = new TestGame(easyWords, 3, positionWith(3, { sheets }), { variant: named({ mostCrowns }) });
    expect(play.view().tallies.map(({ lines }) => lines['most-crowns'])).toEqual([10, 9, 0]);
  });
  test.each([
    [
      'a length twice',
      { lengthBonuses: [PRINTED.lengthBonuses[0], PRINTED.lengthBonuses[0]] },
      'Each length may be listed once only.',
    ],
    [
      'rings that fall',
      {
        ringSets: [
          { rings: 5, points: 1 },
          { rings: 4, points: 2 },
        ],
      },
      'The numbers of rings have to rise from row to row.',
    ],
    ['seven places', { mostCrowns: Array(7).fill({ points: 1 }) }, 'There are at most six players.'],
  ])('refused in words: %s', (_, part, why) => expect(faultOf(part)).toBe(why));
});

describe('[WS-23] goals', () => {
  const position = positionWith(2, {
    goals: [
      { goal: '1a', first: null },
      { goal: '3b', first: null },
    ],
    offer: ['al', 'ed', 'hs'],
    sheets: [{ ...BLANK_SHEET, grid: BLANK_ROWS.with(4, 'b..l....') }, BLANK_SHEET],
  });
  const change = named({
    goalPatterns: [{ goal: '1a', pattern: '##/##' }],
    goalItems: [{ goal: '3b', coins: 0, rings: 2, goblets: 0, swords: 0, axes: 0 }],
    firstGoalPoints: 12,
    laterGoalPoints: 1,
  });
  test('need what it says, and score its points', () => {
    const play = new TestGame(easyWords, 2, position, { variant: change });
    play.turn(0, 'write A r5c2 0', 'write E r5c3 1', 'claim r5c1-r5c4').turn(1, 'write A r1c1 0', 'write L r1c2 0');
    const needs = { type: 'items', items: { ring: 2 } };
    expect(play.eventsOf('goal')).toEqual([{ type: 'goal', seat: 0, goal: '3b', points: 12, first: true, needs }]);
    expect(play.view().tallies[0]!.lines.goals).toBe(12);
  });
  test('a pattern of its own', () => {
    const full = { ...BLANK_SHEET, grid: BLANK_ROWS.with(0, '**......').with(1, '**......') };
    const play = new TestGame(easyWords, 1, { ...position, sheets: [full] }, { variant: change }).expire();
    expect(play.eventsOf('goal')).toMatchObject([
      { goal: '1a', points: 12, needs: { type: 'pattern', rows: ['##', '##'] } },
    ]);
  });
  test.each([
    [
      'nothing',
      { goalItems: [{ goal: '1b', coins: 0, rings: 0, goblets: 0, swords: 0, axes: 0 }] },
      'A goal needs at least one item.',
    ],
    [
      'a ragged pattern',
      { goalPatterns: [{ goal: '1a', pattern: '##/#' }] },
      'All rows of a pattern need the same length.',
    ],
    ['a pattern too wide', { goalPatterns: [{ goal: '1a', pattern: '#########' }] }, /up to 8 rows/],
    [
      'a goal twice',
      { goalPatterns: [PRINTED.goalPatterns[0], PRINTED.goalPatterns[0]] },
      'Each goal may be listed once only.',
    ],
  ])('refused in words: %s', (_, part, why) => expect(faultOf(part)).toMatch(why));
});

test('[WS-24] every field has a title, a description and its printed value', () => {
  const fields = schemaFields(variantSchema);
  expect(fields.map(({ name }) => name).sort()).toEqual(['name', ...Object.keys(variant.printed)].sort());
  for (const { name, title, description, form } of fields)
    expect([name, title !== name, description !== '', form.kind !== 'json']).toEqual([name, true, true, true]);
});
