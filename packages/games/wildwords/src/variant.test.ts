import { bind, forSeat, type MatchSetup, replay } from '@wordhoard/kernel';
import { recordGame } from '@wordhoard/kernel/testing';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { SIZE, SQUARES } from './board.ts';
import { randomBot } from './bot/random.ts';
import { componentsOf, PRINTED } from './components.ts';
import { config as configSchema } from './config.ts';
import { defaults } from './defaults.ts';
import type { Position } from './position.ts';
import { rules } from './rules.ts';
import { EMPTY_BOARD, evenWords, rowsOf, TestGame, tableFor, VARIANTS } from './testing.ts';
import { ALL_FACES, faceOf, MAX_OF_A_FACE } from './tiles.ts';
import type { WildWords } from './types.ts';
import { variant as notes, variantSchema, type WildWordsVariant } from './variant.ts';

/** A table that plays a variant, from a position. */
const withVariant = (fields: Omit<WildWordsVariant, 'name'>, position: Partial<Position> = {}): TestGame =>
  new TestGame(
    position,
    evenWords,
    tableFor(position.trays?.length ?? 2, 'live', { config: { variant: { name: 'Test', ...fields } } }),
  );

/** A match of a variant from its beginning. */
const start = (players: number, variant: WildWordsVariant) => {
  const game = bind(rules, evenWords);
  const table: MatchSetup<WildWords> = { ...tableFor(players, 'live', { config: { variant } }), seed: '3'.repeat(64) };
  const started = game.start(table);
  if (!started.ok) throw new Error('refused');
  return { game, match: started.match };
};

/** A board with one premium in each of these squares. */
const boardWith = (signs: Readonly<Record<number, string>>): string[] =>
  rowsOf((row, column) => signs[SIZE * row + column] ?? '..');

describe('[WW-23] a variant changes', () => {
  test('how many tiles there are, and a tile’s id means the same face as in the printed game', () => {
    const { game, match } = start(2, { name: 'Es', tiles: { E: 12, Q: 0 } });
    const { unseen } = game.observe(match, 'audience').view;
    expect([unseen['E'], unseen['Q'], unseen['A']]).toEqual([12, 0, 7]);
    const tiles = [match.state.pot, ...match.state.trays].flatMap(({ secret }) => secret);
    expect(new Set(tiles).size).toBe(94 + 2 - 1);
    const added = tiles.filter((tile) => !PRINTED.tiles.includes(tile));
    expect(added.map(faceOf)).toEqual(['E', 'E']);
    expect(componentsOf({ variant: { name: 'As printed' } }).tiles).toEqual(PRINTED.tiles);
  });

  test('what tiles are worth, on the board and at the end', () => {
    const m = withVariant({ values: { F: 10, D: 0 } }, { trays: ['FEND', 'FD'], pot: '' });
    // F on a double letter: (20 + 1 + 1 + 0) × 2, then three times the other's 10.
    expect(m.play(0, '8E FEND').view().pending!.points).toBe(44);
    expect(m.answer(1, { challenge: false }).scores).toEqual([44 + 3 * 10, 0]);
  });

  test('what an asterisk is worth, also one that was turned over [WW-9]', () => {
    // All squares double the letter but the one that turns a tile wild.
    const board = boardWith({ 112: '**' }).map((row) => row.replaceAll('..', '2L'));
    const m = withVariant({ board, values: { '*': 3 } }, { trays: ['FEND*', 'AB'] });
    // F and E twice 5 and 1, the N as an asterisk 3, D twice 2, and the asterisk twice 3.
    expect(m.play(0, '8F FEND*').view().pending).toMatchObject({ play: '8F FE*D*', points: 10 + 2 + 3 + 4 + 6 });
  });

  test('the premium of every square', () => {
    const board = boardWith({ 109: '3W', 110: '2W', 111: '**', 112: '-!' });
    const m = withVariant({ board }, { trays: ['FEND', 'AB'] }).play(0, '8E FEND');
    expect(m.view().pending).toMatchObject({ play: '8E FE*D', points: 6 * (5 + 1 + 2) - 20, calls: ['touchdown'] });
    expect(m.view(1).board[111]).toEqual({ flipped: true, tile: null });
  });

  test('how many tiles fill a tray, and how many make a bomb', () => {
    for (const traySize of [2, 8]) {
      const { match } = start(3, { name: 'Trays', traySize });
      expect(match.state.trays.map(({ secret }) => secret.length)).toEqual([traySize, traySize, traySize]);
    }
    const m = withVariant({ traySize: 3 }, { trays: ['FEN', 'ABC'] });
    const { points, calls } = m.play(0, '8G FEN').view().pending!;
    expect([points, calls]).toEqual([14 + 40, ['bomb']]);
    m.answer(1, { challenge: false });
    expect(forSeat(m.match.state.trays, 0).secret).toHaveLength(3);
    const long = withVariant({ traySize: 8 }, { trays: ['RETINASE', 'CLOUDED'] });
    expect(long.play(0, '8E RETINAS').view().pending!.calls).toEqual([]);
  });

  test('the bonus for a whole tray and the cost of a LOSE-20 square', () => {
    const play = { trays: ['AAAAAAA', 'CLOUDED'] };
    const points = (fields: Omit<WildWordsVariant, 'name'>): number =>
      withVariant(fields, play).play(0, '8F AAAAAAA').view().pending!.points;
    const printed = points({});
    expect(points({ bombPoints: 55 })).toBe(printed + 15);
    expect(points({ losePoints: 0 })).toBe(printed + 20);
  });

  test('the penalty for being wrong about a challenge', () => {
    const m = withVariant({ penalty: 7 }, { trays: ['FEND', 'AB', 'CD'] });
    m.play(0, '8E FEND').answer(1, { challenge: true }).answer(2, { agree: true });
    expect(m.scores).toEqual([28, -7, -7]);
  });

  test('how often all players pass before the game ends', () => {
    const m = withVariant({ passes: 1 }, { trays: ['AB', 'CD', 'EF'] });
    for (const seat of [0, 1, 2]) m.answer(seat, { type: 'pass' });
    expect(m.match.over).not.toBeNull();
    const longer = withVariant({ passes: 3 }, { passes: 5 });
    expect(longer.match.over).toBeNull();
    expect(longer.answer(0, { type: 'pass' }).match.over).not.toBeNull();
  });

  test('how often the others’ tiles count when a player goes out', () => {
    const out = (players: number, fields: Omit<WildWordsVariant, 'name'>): readonly number[] => {
      const m = withVariant(fields, { trays: ['FEND', 'QX', 'Z'].slice(0, players), pot: '' }).play(0, '8E FEND');
      for (let seat = 1; seat < players; seat++) m.answer(seat, { challenge: false });
      return m.scores;
    };
    expect(out(2, { goingOutTwoPlayers: 2 })).toEqual([28 + 2 * 16, 0]);
    expect(out(3, { goingOutMorePlayers: 3 })).toEqual([28 + 3 * 23, 0, 0]);
    expect(out(3, { leftTilesCost: 2 })).toEqual([28 + 23, -32, -14]);
  });

  test('how often the others’ tiles count when all players pass', () => {
    const pass = (players: number, fields: Omit<WildWordsVariant, 'name'>): readonly number[] => {
      const m = withVariant({ passes: 1, ...fields }, { trays: ['FE', 'QX', 'Z'].slice(0, players) });
      for (let seat = 0; seat < players; seat++) m.answer(seat, { type: 'pass' });
      return m.scores;
    };
    expect(pass(2, { passingTwoPlayers: 2 })).toEqual([2 * 16, 2 * 6]);
    expect(pass(3, { passingMorePlayers: 1 })).toEqual([16 + 7, 6 + 7, 6 + 16]);
    expect(pass(3, { leftTilesCost: 1 })).toEqual([-6, -16, -7]);
  });
});

describe('[WW-24] an impossible variant is refused in words', () => {
  const faults = (fields: object): string[] =>
    safeParse(variantSchema, { name: 'Test', ...fields }).issues?.map(({ message }) => message) ?? [];

  test('a box too small or too large', () => {
    const noTiles = Object.fromEntries(ALL_FACES.map((face) => [face, 0]));
    expect(faults({ tiles: { ...noTiles, E: 20 } })).toEqual([
      'The box has 20 tiles, but needs 28, so that four players can fill their trays.',
    ]);
    expect(faults({ tiles: { ...noTiles, E: 20 }, traySize: 5 })).toEqual([]);
    expect(faults({ tiles: { E: 40, A: 40, I: 40, O: 40, U: 4 } })).toEqual([
      `The box has ${SQUARES + 1} tiles, but the board has only ${SQUARES} squares.`,
    ]);
  });

  test('a board of another size or with an unknown sign', () => {
    const row = rowsOf(() => '..')[0]!;
    expect(faults({ board: [row] })).toEqual(['The board has 15 rows.']);
    expect(faults({ board: [...EMPTY_BOARD.slice(1).map(() => row), row.replace('..', '4W')] })).toEqual([
      'A row has 15 signs with a space between them, each .. 2L 3L 2W 3W ** or -!',
    ]);
  });

  test('numbers and tiles that no box has', () => {
    for (const fields of [{ traySize: 9 }, { traySize: 1 }, { losePoints: -1 }, { passes: 0 }, { values: { É: 1 } }])
      expect(faults(fields), JSON.stringify(fields)).toHaveLength(1);
    expect(faults({ tiles: { e: 1 } })).toEqual(['A tile is a capital letter, or * for the asterisk.']);
  });

  test('a position with more tiles than the variant’s trays hold', () => {
    expect(() => withVariant({ traySize: 4 }, { trays: ['RETIN', 'AB'] })).toThrow('trays');
  });
});

describe('[WW-25] what never changes', () => {
  test('the first play covers the middle, and a play may not have more tiles than a tray', () => {
    const m = withVariant({ traySize: 8, board: boardWith({}) }, { trays: ['RETINASE', 'AB'] });
    expect(m.refusal(0, m.toMove(0, '9A RETINASE'))).toMatchObject({ code: 'not-through-centre' });
    expect(m.play(0, '8A RETINASE').view().pending!.calls).toEqual(['bomb']);
  });

  test('no one gains or loses anything for tiles when time runs out', () => {
    const config = { ...defaults, overtime: 'loses' as const, variant: { name: 'Test', leftTilesCost: 3 } };
    const table = { ...tableFor(2, 'live', { bank: 20_000 }), config };
    const m = new TestGame({ trays: ['QX', 'AB'] }, evenWords, table);
    m.expire();
    expect(m.match.over?.scores).toEqual([0, 0]);
  });
});

test('the printed values make the printed game, and are valid themselves', () => {
  const printed = { name: 'As printed', ...notes.printed };
  expect(safeParse(variantSchema, printed).success).toBe(true);
  expect(componentsOf({ variant: printed })).toEqual({ ...PRINTED, penalty: 20 });
  for (const variant of Object.values(VARIANTS))
    expect(safeParse(configSchema, { ...defaults, variant }).success, variant.name).toBe(true);
});

/** Variants at and between the bounds of every field. */
const variants: fc.Arbitrary<WildWordsVariant> = fc
  .record(
    {
      name: fc.constant('Any'),
      tiles: fc.dictionary(fc.constantFrom(...ALL_FACES), fc.integer({ min: 0, max: MAX_OF_A_FACE })),
      values: fc.dictionary(fc.constantFrom(...ALL_FACES), fc.integer({ min: 0, max: 50 })),
      board: fc
        .array(fc.constantFrom('..', '2L', '3L', '2W', '3W', '**', '-!'), { minLength: SQUARES, maxLength: SQUARES })
        .map((signs) => rowsOf((row, column) => signs[SIZE * row + column]!)),
      traySize: fc.integer({ min: 2, max: 8 }),
      bombPoints: fc.integer({ min: 0, max: 500 }),
      losePoints: fc.integer({ min: 0, max: 500 }),
      penalty: fc.integer({ min: 0, max: 500 }),
      passes: fc.integer({ min: 1, max: 5 }),
      goingOutTwoPlayers: fc.integer({ min: 0, max: 10 }),
      goingOutMorePlayers: fc.integer({ min: 0, max: 10 }),
      passingTwoPlayers: fc.integer({ min: 0, max: 10 }),
      passingMorePlayers: fc.integer({ min: 0, max: 10 }),
      leftTilesCost: fc.integer({ min: 0, max: 10 }),
    },
    { requiredKeys: ['name'] },
  )
  .filter((variant) => safeParse(variantSchema, variant).success);

test('[WW-23] [WW-24] every valid variant can be played to the end', () => {
  const game = bind(rules, evenWords);
  fc.assert(
    fc.property(variants, fc.integer({ min: 2, max: 4 }), (variant, players) => {
      const table = tableFor(players, 'live', { config: { variant } });
      const name = JSON.stringify(variant);
      const { record } = recordGame<WildWords>({
        game,
        env: evenWords,
        bot: randomBot,
        table,
        words: evenWords.id,
        name,
      });
      expect([...replay(game, record)].at(-1)!.over).not.toBeNull();
    }),
    { numRuns: 12 },
  );
});
