import {
  EMPTY_GRID,
  faceOf,
  type Grid,
  PRINTED,
  parseBoard,
  SQUARES,
  squareAt,
  type TileId,
} from '@wordhoard/wildwords';
import { EMPTY_BOARD } from '@wordhoard/wildwords/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenInWords } from '../prompt/refusals.ts';
import {
  faceOfKey,
  isLaid,
  layWritten,
  makeLaid,
  parseLaid,
  pointed,
  put,
  putAtArrow,
  recalled,
  reordered,
  START,
  settled,
  shuffled,
  stepped,
  type TrayDraft,
  takeBackLast,
  tileOn,
  tileWith,
  turned,
  worthOf,
} from './draft.ts';

/** Tiles with these faces, each another one. */
function tilesOf(faces: string): TileId[] {
  const left = [...PRINTED.tiles];
  return Array.from(
    faces,
    (face) =>
      left.splice(
        left.findIndex((tile) => faceOf(tile) === face),
        1,
      )[0]!,
  );
}
const hold = (faces: string): TrayDraft => settled(START, tilesOf(faces), EMPTY_GRID);
const type = (laying: TrayDraft, grid: Grid, faces: string): TrayDraft =>
  Array.from(faces).reduce((now, face) => putAtArrow(now, grid, tileWith(now, face)!)!, laying);
const withFaces = (faces: Readonly<Record<number, string>>): Grid =>
  EMPTY_GRID.map((_, square) => faces[square] ?? null);

test('letters typed run along the arrow from the middle', () => {
  const laying = type(hold('FENDXYZ'), EMPTY_GRID, 'FEND');
  expect(laying.laid.map(({ square }) => square)).toEqual([112, 113, 114, 115]);
  expect(laying.arrow).toEqual({ square: 116, direction: 'across', shown: true });
  expect(worthOf(PRINTED, laying, EMPTY_GRID)).toMatchObject({ score: { score: 22 } });
});

test('typing jumps over tiles that lie there already', () => {
  const grid = withFaces({ [squareAt(8, 7)]: 'E' });
  const laying = type(turned(hold('FND')), grid, 'FN');
  expect(laying.laid.map(({ square }) => square)).toEqual([squareAt(7, 7), squareAt(9, 7)]);
});

test('at the edge nothing more can be laid', () => {
  const at = pointed(hold('FEND'), squareAt(7, 14));
  const one = putAtArrow(at, EMPTY_GRID, at.order[0]!)!;
  expect(tileOn(one, squareAt(7, 14))).toBe(at.order[0]);
  expect(putAtArrow(one, EMPTY_GRID, at.order[1]!)).toBeUndefined();
});

test('Backspace takes the last tile back, and the arrow stands where it lay', () => {
  const laying = takeBackLast(type(hold('FEND'), EMPTY_GRID, 'FEN'));
  expect(laying.laid).toHaveLength(2);
  expect(laying.arrow.square).toBe(114);
  expect(takeBackLast(START)).toBe(START);
});

test('tapping a square brings the arrow, turns it, takes it away', () => {
  const once = pointed(START, 20);
  expect(once.arrow).toEqual({ square: 20, direction: 'across', shown: true });
  expect(pointed(once, 20).arrow).toEqual({ square: 20, direction: 'down', shown: true });
  expect(pointed(pointed(once, 20), 20).arrow.shown).toBe(false);
});

test('arrow keys stop at the edge; other keys move nothing', () => {
  expect(stepped({ ...START, arrow: { ...START.arrow, square: 0 } }, 'ArrowUp')?.arrow.square).toBe(0);
  expect(stepped(START, 'ArrowDown')?.arrow.square).toBe(127);
  expect(stepped(START, 'Tab')).toBeUndefined();
});

test('keys are letters in either case, and * for the asterisk; ? asks for help', () => {
  expect(['q', 'Q', '*', '?', 'é', 'Enter', '1'].map(faceOfKey)).toEqual([
    'Q',
    'Q',
    '*',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[WW-6] what cannot be played says why', () => {
  const [f, e] = tilesOf('FE') as [TileId, TileId];
  const one = put(hold('FE'), EMPTY_GRID, f, 112);
  expect(worthOf(PRINTED, one, EMPTY_GRID)).toEqual({ fault: { code: 'first-needs-two' } });
  expect(worthOf(PRINTED, put(one, EMPTY_GRID, e, 128), EMPTY_GRID)).toEqual({ fault: { code: 'not-in-line' } });
  expect(worthOf(PRINTED, START, EMPTY_GRID)).toBeNull();
});

test('after news, laid tiles that another play has covered come back, and new tiles are at the end', () => {
  const laying = type(hold('FEND'), EMPTY_GRID, 'FE');
  const tray = [...laying.order, ...tilesOf('*')];
  const after = settled(laying, tray, withFaces({ 112: 'A' }));
  expect(after.laid.map(({ square }) => square)).toEqual([113]);
  expect(after.order).toEqual(tray);
  expect(settled(after, tray, withFaces({ 112: 'A' }))).toBe(after);
});

test('whatever a player does, no tile is lost, doubled, or laid on another', () => {
  const act = fc.oneof(
    fc.record({ do: fc.constant('put'), tile: fc.nat(6), square: fc.nat(SQUARES - 1) }),
    fc.record({ do: fc.constant('type'), tile: fc.nat(6), square: fc.nat(1) }),
    fc.record({
      do: fc.constantFrom('back', 'recall', 'turn', 'shuffle', 'order'),
      tile: fc.nat(6),
      square: fc.nat(6),
    }),
  );
  const grid = withFaces({ 112: 'E', 113: '*', 127: 'X' });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      let now = settled(START, tilesOf('FEND*XY'), grid);
      const all = [...now.order].sort();
      for (const { do: what, tile, square } of acts) {
        const id = now.order[tile]!;
        if (what === 'put') now = put(now, grid, id, square);
        if (what === 'type' && !isLaid(now, id)) now = putAtArrow(now, grid, id) ?? now;
        if (what === 'back') now = takeBackLast(now);
        if (what === 'recall') now = recalled(now);
        if (what === 'turn') now = turned(now);
        if (what === 'shuffle') now = shuffled(now, (n) => square % n);
        if (what === 'order') now = reordered(now, id, now.order[square] ?? null);
        expect([...now.order].sort()).toEqual(all);
        const squares = now.laid.map((it) => it.square);
        expect(new Set(squares).size).toBe(squares.length);
        expect(new Set(now.laid.map((it) => it.tile)).size).toBe(now.laid.length);
        expect(squares.every((it) => grid[it] === null)).toBe(true);
      }
    }),
  );
});

test('[WW-3] a written play finds its tiles, and says why when it cannot', () => {
  const grid = parseBoard(EMPTY_BOARD.with(7, '....FEND.......'))!;
  const tray = tilesOf('STAIN*N');
  const tiles = layWritten(PRINTED, 'd3 stain*n', grid, tray);
  expect('code' in tiles ? tiles : tiles.map(({ tile }) => tile)).toEqual(tray);
  const refused = (text: string): string => {
    const fault = layWritten(PRINTED, text, grid, tray);
    return 'code' in fault ? writtenInWords(fault, grid) : 'laid';
  };
  expect(refused('8I S')).toBe('laid');
  expect(refused('9A QI')).toBe('You have no Q left in your tray. Choose another tile.');
  expect(refused('8E STAIN')).toBe('There’s already a tile on 8E: F. Write (F) or a dot for it.');
  expect(refused('9E .T')).toBe('There’s no tile on 9E yet. Write the letter you want to lay there.');
  // The one asterisk of the tray belongs on 8D, so it is 7D that must be written otherwise: the log has D3 STAI***.
  expect(refused('D3 STAI***')).toMatch(/^7D turns its tile face down/);
  expect(refused('D6 S*T*')).toMatch(/^9D turns its tile face down/);
  expect(refused('8I **')).toBe('You have no asterisk left in your tray. Choose another tile.');
  expect(refused('hello')).toMatch(/^“hello” isn’t a play\. Write where it starts/);
  expect(refused('8N STAIN')).toBe('The play runs off the board. Start it further back, or make it shorter.');
});

const TRAY = ['T17', 'T3', 'T40'];
const LAID = [
  { tile: 'T17', square: 112 },
  { tile: 'T3', square: 113 },
];

test('what was laid is read again with the same tray, however it lies, and with no other', () => {
  const text = makeLaid(LAID, TRAY);
  expect(parseLaid(text, TRAY.toReversed())).toEqual(LAID);
  expect(parseLaid(text, ['T17', 'T3', 'T41'])).toEqual([]);
});

test('anything else that is stored is nothing', () => {
  const wrong = makeLaid(LAID, TRAY).replace('112', '"8H"');
  for (const text of [null, '', '{', '7', '{"tray":"T17 T3 T40"}', wrong]) expect(parseLaid(text, TRAY)).toEqual([]);
});
