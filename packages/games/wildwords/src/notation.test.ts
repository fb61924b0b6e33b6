import { chanceFrom } from '@wordhoard/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_GRID, faceOnSquare } from './board.ts';
import { randomTiles } from './bot/random.ts';
import { PRINTED } from './components.ts';
import { geometryFault, type Placement, withTiles } from './geometry.ts';
import { formatPlay, parsePlay, placementsOf } from './notation.ts';
import { faceOf } from './tiles.ts';

test('[WW-3] the printed plays are parsed', () => {
  expect(parsePlay('8E FEND')).toMatchObject({
    square: 109,
    direction: 'across',
    squares: [{ laid: 'F' }, {}, {}, {}],
  });
  expect(parsePlay('D3 STAI***')).toMatchObject({ square: 33, direction: 'down' });
  expect(parsePlay(' e3  *ox ')).toEqual(parsePlay('E3 *OX'));
  expect(parsePlay('K5 Q*G(M)IRE')).toMatchObject({
    squares: [{ laid: 'Q' }, { laid: '*' }, { laid: 'G' }, { there: 'M' }, { laid: 'I' }, { laid: 'R' }, { laid: 'E' }],
  });
  expect(parsePlay('K5 Q*G.IRE')).toMatchObject({ squares: [{}, {}, {}, { over: true }, {}, {}, {}] });
});

test('text that is not a play is refused with a reason', () => {
  for (const text of ['', 'FEND', '8E', '8P FEND', '0E FEND', '16E FEND', 'E16 FEND', '8E FE(ND', '8E FE)N(D', '8E ()'])
    expect(parsePlay(text), text).toEqual({ code: 'not-a-play', text });
  expect(parsePlay('8L FEND')).toMatchObject({ square: 116 });
  expect(parsePlay('8M FEND')).toEqual({ code: 'off-board', square: 120 });
});

test('tiles given as already there must be there', () => {
  const grid = withTiles(PRINTED, EMPTY_GRID, [{ square: 112, face: 'M' }]);
  const read = (text: string): unknown => {
    const play = parsePlay(text);
    return 'code' in play ? play : placementsOf(grid, play);
  };
  expect(read('8G A(M)')).toEqual([{ square: 111, face: 'A' }]);
  expect(read('8G A.')).toEqual([{ square: 111, face: 'A' }]);
  expect(read('8G AM')).toEqual({ code: 'not-as-written', square: 112, written: 'M' });
  expect(read('8G A(N)')).toEqual({ code: 'not-as-written', square: 112, written: 'N' });
  expect(read('8G (A)(M)')).toEqual({ code: 'not-as-written', square: 111, written: 'A' });
});

/** A board of random plays, and one more play. */
const boardAndPlay = fc
  .tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 10 }))
  .map(([seed, plays]) => {
    const chance = chanceFrom(`notation ${seed}`);
    let grid = EMPTY_GRID;
    let next: Placement[] = [];
    for (let i = 0; i <= plays; i++) {
      grid = withTiles(PRINTED, grid, next);
      const tray = chance.shuffle(PRINTED.tiles).slice(0, 7);
      next = (randomTiles(grid, tray, chance) ?? []).map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    }
    return { grid, play: next };
  });

test('[WW-3] formatting and parsing a play gives the same play, with flipped tiles as asterisks', () => {
  let written = 0;
  fc.assert(
    fc.property(boardAndPlay, ({ grid, play }) => {
      if (geometryFault(PRINTED, grid, play)) return;
      written += 1;
      const text = formatPlay(PRINTED, grid, play);
      const read = parsePlay(text);
      const back = 'code' in read ? read : placementsOf(grid, read);
      const seen = play.map(({ square, face }) => ({ square, face: faceOnSquare(PRINTED.premiums, square, face) }));
      expect(back).toEqual(seen.sort((a, b) => a.square - b.square));
      expect(formatPlay(PRINTED, grid, seen)).toBe(text);
    }),
    { numRuns: 500 },
  );
  expect(written).toBeGreaterThan(400);
});
