import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard, SIZE, squareAt } from './board.ts';
import { boardAfter, type GcgGame, type GcgTurn, gcgOf, makeGcg, parseGcg } from './gcg.ts';
import { makeStart } from './notation.ts';

const PLAYERS = [
  { nick: 'Anna', name: 'Anna' },
  { nick: 'Bo_Bo_2', name: 'Bo Bo' },
];
const tray = fc.string({ unit: fc.constantFrom(...'AEINRT*'), maxLength: 7 });
const written = fc
  .tuple(fc.nat(SIZE - 5), fc.nat(SIZE - 5), fc.boolean(), fc.constantFrom('STA*N', '(CA)TS', '*', 'Q*(I)Z', '****'))
  .map(
    ([row, column, across, squares]) => `${makeStart(squareAt(row, column), across ? 'across' : 'down')} ${squares}`,
  );
const did = fc.oneof(
  written.map((play) => ({ type: 'play', play }) as const),
  fc.constantFrom('withdrawn', 'pass', 'trade', 'left').map((type) => ({ type }) as const),
);
const turns = fc.array(fc.tuple(fc.nat(1), tray, fc.integer({ min: -60, max: 200 }), did)).map((all) => {
  const totals = [0, 0];
  return all.map(([seat, held, points, what]): GcgTurn => {
    totals[seat]! += points;
    return { seat, tray: held, points, total: totals[seat]!, ...what };
  });
});

test('what is written is read again', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const game: GcgGame = { players: PLAYERS, turns: all };
      const read = parseGcg(makeGcg(game));
      expect(read).toEqual(game);
      expect('code' in read ? '' : makeGcg(read)).toBe(makeGcg(game));
    }),
  );
});

test('[WW-9] asterisks stand as asterisks, a play that fell is taken back, and what is left counts at the end', () => {
  const log = [
    { seat: 0, type: 'play', play: '8E FEND', points: 18, calls: [], fate: 'stands' },
    { seat: 1, type: 'play', play: 'H8 (D)*K*', points: 20, calls: [], fate: 'failed' },
    { seat: 0, type: 'trade' },
    { seat: 1, type: 'pass' },
  ] as const;
  // A log is a list that may grow.
  const text = makeGcg(gcgOf(['Anna', 'Bo Bo'], [...log.map((line) => ({ ...line, calls: [] }))], [23, -5]));
  expect(text.split('\n')).toEqual([
    '#character-encoding UTF-8',
    '#player1 Anna Anna',
    '#player2 Bo_Bo_2 Bo Bo',
    '>Anna: 8E FEND +18 18',
    '>Bo_Bo_2: H8 (D)*K* +20 20',
    '>Bo_Bo_2: -- -20 0',
    '>Anna: -? +0 18',
    '>Bo_Bo_2: - +0 0',
    '>Anna: () +5 23',
    '>Bo_Bo_2: () -5 -5',
    '',
  ]);
});

test('the board as it is written, without what was taken back', () => {
  const board = (...plays: string[]): unknown => {
    const text = ['#player1 A Anna', ...plays.map((play) => `>A: ${play} +0 0`)].join('\n');
    const game = parseGcg(text);
    if ('code' in game) throw new Error(game.code);
    const after = boardAfter(game);
    return 'turn' in after ? after : makeBoard(after)[7];
  };
  expect(board('8E FEND', '8D *(FEND)S')).toBe('...*FENDS......');
  expect(board('8E FEND', '8D *(FEND)S', '--')).toBe('....FEND.......');
  expect(board('8E FEND', '8E BEND')).toMatchObject({ turn: 1, fault: { code: 'not-as-written' } });
});

test('it says which line is wrong, and passes over notes', () => {
  const head = '#player1 A Anna\n#player2 B Bo\n#note a fine game\n';
  expect(parseGcg(`${head}>A: RETINAS 8E FEND +18 18\n`)).toMatchObject({
    turns: [{ tray: 'RETINAS', play: '8E FEND' }],
  });
  expect(parseGcg('')).toEqual({ code: 'no-players', line: 1 });
  expect(parseGcg('>A: - +0 0')).toEqual({ code: 'no-players', line: 1 });
  expect(parseGcg(`${head}>C: - +0 0`)).toEqual({ code: 'no-such-player', line: 4 });
  expect(parseGcg(`${head}>A: 8E FEND +18 19`)).toEqual({ code: 'wrong-total', line: 4 });
  expect(parseGcg(`${head}>A: 99Z FEND +18 18`)).toEqual({ code: 'not-a-turn', line: 4 });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseGcg(text)).toBeTypeOf('object');
    }),
  );
});
