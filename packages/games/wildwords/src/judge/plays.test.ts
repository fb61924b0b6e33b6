import { chanceFrom, runToEnd } from '@wordhoard/kernel';
import { buildGraph } from '@wordhoard/lexicon';
import { everyWord } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { EMPTY_GRID, type Grid, PREMIUMS } from '../board.ts';
import type { Outlook } from '../bot/choose.ts';
import { keptValue } from '../bot/leave.ts';
import { PlayFinder } from '../generator/finder.ts';
import { Oracle } from '../generator/oracle.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import { randomPosition, someOf } from '../generator/random-position.ts';
import { EVERY_TILE, faceOf, type TileFace, TRAY, takeFaces } from '../tiles.ts';
import { bestPlays, turnWorth, type WeighedPlay } from './plays.ts';
import { tradeWorth } from './trade.ts';

const someWords = someOf(everyWord());
const finder = new PlayFinder(buildGraph(someWords));
const oracle = new Oracle(someWords);
const tilesOf = (faces: Iterable<TileFace>): string[] => takeFaces([...EVERY_TILE], faces)!;
const outlookWith = (part: Partial<Outlook>): Outlook => ({
  grid: EMPTY_GRID,
  tray: [],
  pot: 20,
  players: 2,
  others: 9,
  unseen: [],
  next: 7,
  ...part,
});

/** Numbers of plays beyond two: few and many; every number in the sweep. */
const POSITIONS = inject('sweep') ? [...Array(8).keys()] : [0, 3, 7];

/** All ways to give so many tiles up, one after the other: what is kept at best is worth this. */
function keptAtBest(outlook: Outlook, left: readonly TileFace[], given: number): number {
  if (given === 0) return keptValue(left, outlook);
  return Math.max(...left.map((_, i) => keptAtBest(outlook, left.toSpliced(i, 1), given - 1)));
}

function slowly(outlook: Outlook, { placements, score }: FoundPlay): number {
  const left = outlook.tray.map(faceOf);
  const flipped = placements.filter(({ square }) => PREMIUMS[square] === 'wild').length;
  for (const { square, face } of placements) if (PREMIUMS[square] !== 'wild') left.splice(left.indexOf(face), 1);
  return score + keptAtBest(outlook, left, flipped);
}

describe('[WW-11] the plays worth most are those of the oracle, with whatever can be kept', () => {
  for (const asterisks of [0, 1, 2])
    for (const pot of [20, 0])
      test(`with ${asterisks} in the tray and ${pot === 0 ? 'nothing' : 'tiles'} to draw`, () => {
        let plays = 0;
        for (const i of POSITIONS) {
          const chance = chanceFrom(`worth ${asterisks} ${pot} ${i}`);
          const tiles = asterisks + 2 + chance.below(2);
          const { grid, tray } = randomPosition(finder, chance, { plays: 2 + i, wild: 2, asterisks, tiles });
          const outlook = outlookWith({ grid, tray: tilesOf(tray), pot });
          const all = oracle.plays(grid, tray).map((play) => slowly(outlook, play));
          plays += all.length;
          let last: readonly WeighedPlay[] = [];
          // Few are looked at first, so that it must find out by itself when that was not enough.
          for (const plays of bestPlays(finder, outlook, { wanted: 5, first: 5, most: 100_000 })) last = plays ?? last;
          expect(last.map(({ worth }) => worth)).toEqual(all.sort((a, b) => b - a).slice(0, 5));
        }
        expect(plays).toBeGreaterThan(100);
      });
});

test('a play lays tiles of the tray, and says which it gives up', () => {
  const { grid, tray } = randomPosition(finder, chanceFrom('laid'), { plays: 6, wild: 3, asterisks: 1 });
  const outlook = outlookWith({ grid, tray: tilesOf(tray) });
  const lists = [...bestPlays(finder, outlook, { wanted: 20, first: 50, most: 50 })].filter((list) => list !== null);
  expect(lists.at(-1)).toHaveLength(20);
  for (const { placements, score, worth } of lists.at(-1)!) {
    const left = [...outlook.tray];
    expect(
      takeFaces(
        left,
        placements.map(({ face }) => face),
      ),
    ).toBeDefined();
    expect(worth).toBe(score + keptValue(left.map(faceOf), outlook));
  }
});

test('with nothing that can be laid, a turn brings nothing', () => {
  expect(runToEnd(turnWorth(finder, outlookWith({ tray: tilesOf('QZ') })))).toBe(0);
});

describe('[WW-5] a trade', () => {
  const worths = (outlook: Outlook, instead: number) =>
    [...tradeWorth(finder, outlook, chanceFrom('luck'), instead)].filter((worth) => worth !== null);

  test('that must draw all there is brings exactly that', () => {
    const { grid } = randomPosition(finder, chanceFrom('small pot'), { plays: 4, wild: 0, asterisks: 0 });
    const outlook = outlookWith({ grid, tray: tilesOf('ATE'), unseen: ['S', 'N', 'O'], pot: 3 });
    const whole = outlookWith({ ...outlook, tray: tilesOf('ATESNO') });
    const expected = keptValue([...'ATESNO'], whole) + runToEnd(turnWorth(finder, whole));
    for (const { worth } of worths(outlook, expected)) expect(worth).toBeCloseTo(expected);
  });
  test('is imagined until it is plain, and at least eight times', () => {
    const outlook = outlookWith({ tray: tilesOf('RETINAS'), unseen: EVERY_TILE.slice(7).map(faceOf), pot: 60 });
    const plain = worths(outlook, -1000);
    expect(plain.at(-1)!.worlds).toBe(8);
    // Against its own mean it stays undecided to the last.
    const nearly = worths(outlook, plain.at(-1)!.worth).at(-1)!;
    const mean = worths(outlook, nearly.worth).at(-1)!;
    expect(mean.worlds).toBe(32);
    expect(mean.worth).toBeGreaterThan(0);
  });
  test('brings as many as seven of the pot and the tray together', () => {
    const trays: TileFace[][] = [];
    const listening = {
      *seeking(_grid: Grid, tray: Iterable<TileFace>) {
        trays.push([...tray]);
        yield null;
        return [];
      },
    };
    const outlook = outlookWith({ tray: tilesOf('QA'), unseen: [...'EEEEEEEEOO'], pot: 6 });
    // Nothing else of a finder is asked for.
    const told = [...tradeWorth(listening as unknown as PlayFinder, outlook, chanceFrom('drawn'), 0)];
    const drawn = told.filter((worth) => worth !== null);
    expect(trays).toHaveLength(drawn.length);
    for (const tray of trays) expect(tray).toHaveLength(TRAY);
    // Of eight tiles in the pot one stays there: now and then it is the Q, seldom both it and what was never in it.
    expect(trays.filter((tray) => tray.includes('Q')).length).toBeGreaterThan(drawn.length / 2);
    expect(trays.some((tray) => !tray.includes('Q'))).toBe(true);
  });
});
