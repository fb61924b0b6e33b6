import { expect, test } from 'vitest';
import { CENTRE, EMPTY_GRID, formatBoard, type Premium, parseBoard } from './board.ts';
import { PRINTED, totalValue, valueOfFace } from './components.ts';
import { formatStart } from './notation.ts';
import { countFaces, faceOf, takeFaces } from './tiles.ts';

test('[WW-1] 94 tiles, 12 of them asterisks, are worth 178', () => {
  expect(PRINTED.tiles).toHaveLength(94);
  expect(new Set(PRINTED.tiles).size).toBe(94);
  expect(totalValue(PRINTED, PRINTED.tiles)).toBe(178);
  const worth = (face: string): number => valueOfFace(PRINTED, face);
  const printed = Object.entries(countFaces(PRINTED.tiles)).map(([face, count]) => `${face}·${worth(face)}·${count}`);
  expect(printed.join(' ')).toBe(
    '*·0·12 A·1·7 B·4·2 C·2·2 D·2·3 E·1·10 F·5·2 G·3·2 H·3·2 I·1·6 J·8·1 K·6·1 L·2·3 M·3·2 N·1·5 O·1·6 P·3·2 Q·9·1 ' +
      'R·1·6 S·1·4 T·1·5 U·2·3 V·6·1 W·6·2 X·7·1 Y·5·2 Z·7·1',
  );
});

test('[WW-2] the number of premium squares is right', () => {
  const count = (premium: Premium | null): number => PRINTED.premiums.filter((at) => at === premium).length;
  expect(PRINTED.premiums).toHaveLength(225);
  expect((['DL', 'TL', 'DW', 'TW', 'wild', 'lose'] as const).map(count)).toEqual([24, 12, 17, 8, 20, 4]);
});

test('[WW-2] the board is symmetric, and its centre doubles the word', () => {
  for (let row = 0; row < 15; row++)
    for (let column = 0; column < 15; column++) {
      const here = PRINTED.premiums[15 * row + column];
      expect(PRINTED.premiums[15 * column + row]).toBe(here);
      expect(PRINTED.premiums[15 * (14 - row) + column]).toBe(here);
    }
  expect(PRINTED.premiums[CENTRE]).toBe('DW');
  expect([0, 16, 32, 48, 64, 80, 96].map((square) => PRINTED.premiums[square])).toEqual(
    ['TW', 'TL', 'TL', 'DW', 'DW', 'TL', 'DL'], // the diagonal from 1A inwards
  );
});

test('[WW-3] squares have the usual names of crossword games', () => {
  expect(formatStart(CENTRE, 'across')).toBe('8H');
  expect(formatStart(CENTRE, 'down')).toBe('H8');
  expect(formatStart(224, 'across')).toBe('15O');
});

test('formatting and parsing a board gives the same board; other text is refused', () => {
  const lines = formatBoard(EMPTY_GRID).map((line, row) => (row === 7 ? 'FEND*..........' : line));
  expect(formatBoard(parseBoard(lines)!)).toEqual(lines);
  expect(parseBoard(lines.slice(1))).toBeUndefined();
  expect(parseBoard(lines.map((line) => line.slice(1)))).toBeUndefined();
  expect(parseBoard(lines.map((line) => line.replace('.', '?')))).toBeUndefined();
});

test('tiles are taken by face, all or none', () => {
  const from = ['T0', 'T12', 'T13'];
  expect(takeFaces(from, 'AB')).toBeUndefined();
  expect(from).toHaveLength(3);
  expect(takeFaces(from, 'A*')).toEqual(['T12', 'T0']);
  expect(from).toEqual(['T13']);
  expect(() => faceOf('T1080')).toThrow('no tile');
});
