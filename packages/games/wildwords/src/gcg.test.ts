import { addForSeat, forSeat, type Seat } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBoard, SIZE, squareAt } from './board.ts';
import { boardAfter, formatGcg, type GcgGame, type GcgTurn, parseGcg, toGcg } from './gcg.ts';
import { formatStart } from './notation.ts';
import { TestGame } from './testing.ts';
import type { View } from './types.ts';

const PLAYERS = [
  { nick: 'Anna', name: 'Anna' },
  { nick: 'Bo_Bo_2', name: 'Bo Bo' },
];
const tray = fc.string({ unit: fc.constantFrom(...'AEINRT*'), maxLength: 7 });
const written = fc
  .tuple(fc.nat(SIZE - 5), fc.nat(SIZE - 5), fc.boolean(), fc.constantFrom('STA*N', '(CA)TS', '*', 'Q*(I)Z', '****'))
  .map(
    ([row, column, across, squares]) => `${formatStart(squareAt(row, column), across ? 'across' : 'down')} ${squares}`,
  );
const readings = fc.array(
  fc.record({ pattern: fc.constantFrom('*FEND', 'STA*N'), word: fc.constantFrom('DEFEND', 'X') }),
  {
    maxLength: 2,
  },
);
const did = fc.oneof(
  fc.tuple(written, readings).map(([play, read]) => ({ type: 'play', play, readings: read }) as const),
  fc.constantFrom('withdrawn', 'pass', 'trade', 'left').map((type) => ({ type }) as const),
);
const turns = fc.array(fc.tuple(fc.nat(1), tray, fc.integer({ min: -60, max: 200 }), did)).map((all) => {
  const totals = [0, 0];
  return all.map(([seat, held, points, what]): GcgTurn => {
    addForSeat(totals, seat, points);
    return { seat, tray: held, points, total: forSeat(totals, seat), ...what };
  });
});

test('formatting and parsing a game gives the same game', () => {
  fc.assert(
    fc.property(turns, (all) => {
      const game: GcgGame = { players: PLAYERS, turns: all };
      const read = parseGcg(formatGcg(game));
      expect(read).toEqual(game);
      expect('code' in read ? '' : formatGcg(read)).toBe(formatGcg(game));
    }),
  );
});

/** Plays a match and keeps what each player saw before answering, as a record does. */
class Noted extends TestGame {
  readonly decisions: { seat: Seat; view: View }[] = [];
  override answer(seat: Seat, answer: unknown): this {
    this.decisions.push({ seat, view: this.view(seat) });
    return super.answer(seat, answer);
  }
}

test('[WW-9] [WW-15] has trays, spellings of asterisks, failed plays, and tiles left at the end', () => {
  const m = new Noted({ trays: ['FENDING', 'STAIN*N'], pot: 'Q' }, ['staining', 'defend']);
  m.play(0, '8E FEND').answer(1, { challenge: false });
  m.play(1, 'D3 STAIN*N')
    .answer(0, { challenge: true })
    .answer(1, { words: ['staining', 'defend'] });
  const { view, events, decisions } = { view: m.view('audience'), events: m.events, decisions: m.decisions };
  expect(m.match.over).not.toBeNull();
  const text = formatGcg(toGcg({ names: ['Anna', 'Bo Bo'], view, events, decisions }));
  expect(text.split('\n')).toEqual([
    '#character-encoding UTF-8',
    '#player1 Anna Anna',
    '#player2 Bo_Bo_2 Bo Bo',
    '>Anna: DEFGINN 8E FEND +28 28',
    '>Bo_Bo_2: *AINNST D3 STAI*** +37 37',
    '#note STAI***=STAINING *FEND=DEFEND',
    '>Bo_Bo_2: (GINQ) +42 79',
    '',
  ]);
});

test('a failed play has its tray and spelling; a trade and a pass have trays too', () => {
  const m = new Noted({ trays: ['FEN*ING', 'ST'], pot: null }, []);
  m.play(0, '8E FEN*')
    .answer(1, { challenge: true })
    .answer(0, { words: ['fend'] });
  m.answer(1, { type: 'trade' }).answer(1, { type: 'pass' });
  const game = toGcg({ names: ['Anna', 'Bo'], view: m.view('audience'), events: m.events, decisions: m.decisions });
  expect(game.turns).toMatchObject([
    { type: 'play', tray: '*EFGINN', readings: [{ pattern: 'FEN*', word: 'FEND' }] },
    { type: 'withdrawn', tray: '*EFGINN', total: 0 },
    { type: 'trade', tray: 'ST' },
    { type: 'pass', tray: expect.stringMatching(/^[A-Z*]{7}$/) },
  ]);
});

test('the board has all plays but those taken back', () => {
  const board = (...plays: string[]): unknown => {
    const text = ['#player1 A Anna', ...plays.map((play) => `>A: ${play} +0 0`)].join('\n');
    const game = parseGcg(text);
    if ('code' in game) throw new Error(game.code);
    const after = boardAfter(game);
    return 'turn' in after ? after : formatBoard(after)[7];
  };
  expect(board('8E FEND', '8D *(FEND)S')).toBe('...*FENDS......');
  expect(board('8E FEND', '8D *(FEND)S', '--')).toBe('....FEND.......');
  // 8C turns a tile wild on the printed board, but may be another square in a variant.
  expect(board('8E FEND', '8C QA(FEND)')).toBe('..QAFEND.......');
  expect(board('8E FEND', '8E BEND')).toMatchObject({ turn: 1, fault: { code: 'not-as-written' } });
});

test('parsing reports the wrong line, and ignores notes', () => {
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
