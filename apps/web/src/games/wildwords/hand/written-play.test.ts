import { ALL_TILES, faceOf, parseBoard, type TileId } from '@wordhoard/wildwords';
import { EMPTY_BOARD } from '@wordhoard/wildwords/testing';
import { expect, test } from 'vitest';
import { writtenInWords } from '../prompt/refusals.ts';
import { layWritten } from './written-play.ts';

function tilesOf(faces: string): TileId[] {
  const left = [...ALL_TILES];
  return Array.from(
    faces,
    (face) =>
      left.splice(
        left.findIndex((tile) => faceOf(tile) === face),
        1,
      )[0]!,
  );
}

test('[WW-3] a written play finds its tiles, and says why when it cannot', () => {
  const grid = parseBoard(EMPTY_BOARD.with(7, '....FEND.......'))!;
  const tray = tilesOf('STAIN*N');
  const tiles = layWritten('d3 stain*n', grid, tray);
  expect('code' in tiles ? tiles : tiles.map(({ tile }) => tile)).toEqual(tray);
  const refused = (text: string): string => {
    const fault = layWritten(text, grid, tray);
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
