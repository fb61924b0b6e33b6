import { chanceFrom, runToEnd } from '@wordhoard/kernel';
import { buildGraph } from '@wordhoard/lexicon';
import { everyWord } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { EMPTY_GRID, type Grid } from '../board.ts';
import type { TurnContext } from '../bot/choose-play.ts';
import { keptValue } from '../bot/leave.ts';
import { PRINTED } from '../components.ts';
import { PlayFinder } from '../generator/finder.ts';
import { Oracle } from '../generator/oracle.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import { randomPosition, sampleWords } from '../generator/random-position.ts';
import { faceOf, type TileFace, takeFaces } from '../tiles.ts';
import { estimateTrade } from './trade.ts';
import { findBestPlays, turnGain, type ValuedPlay } from './valued-plays.ts';

const someWords = sampleWords(everyWord());
const finder = new PlayFinder(buildGraph(someWords));
const oracle = new Oracle(someWords);
const tilesOf = (faces: Iterable<TileFace>): string[] => takeFaces([...PRINTED.tiles], faces)!;
const outlookWith = (part: Partial<TurnContext>): TurnContext => ({
  components: PRINTED,
  grid: EMPTY_GRID,
  tray: [],
  pot: 20,
  players: 2,
  othersValue: 9,
  unseen: [],
  nextTrayCount: 7,
  ...part,
});

/** Numbers of plays beyond two: few and many; every number in the sweep. */
const POSITIONS = inject('sweep') ? [...Array(8).keys()] : [0, 3, 7];

/** The best leave over all ways to choose this many tiles for TURN-TO-WILD squares. */
function keptAtBest(context: TurnContext, left: readonly TileFace[], given: number): number {
  if (given === 0) return keptValue(left, context);
  return Math.max(...left.map((_, i) => keptAtBest(context, left.toSpliced(i, 1), given - 1)));
}

function slowly(context: TurnContext, { placements, score }: FoundPlay): number {
  const left = context.tray.map(faceOf);
  const flipped = placements.filter(({ square }) => PRINTED.premiums[square] === 'wild').length;
  for (const { square, face } of placements)
    if (PRINTED.premiums[square] !== 'wild') left.splice(left.indexOf(face), 1);
  return score + keptAtBest(context, left, flipped);
}

describe('[WW-11] the most valuable plays are the same as the oracle’s with their best leaves', () => {
  for (const asterisks of [0, 1, 2])
    for (const pot of [20, 0])
      test(`with ${asterisks} in the tray and ${pot === 0 ? 'nothing' : 'tiles'} to draw`, () => {
        let plays = 0;
        for (const i of POSITIONS) {
          const chance = chanceFrom(`worth ${asterisks} ${pot} ${i}`);
          const tiles = asterisks + 2 + chance.below(2);
          const { grid, tray } = randomPosition(finder, chance, { plays: 2 + i, wild: 2, asterisks, tiles });
          const context = outlookWith({ grid, tray: tilesOf(tray), pot });
          const all = oracle.plays(grid, tray).map((play) => slowly(context, play));
          plays += all.length;
          let last: readonly ValuedPlay[] = [];
          // Starts with few plays, so that it must notice when that is not enough.
          for (const plays of findBestPlays(finder, context, { wanted: 5, first: 5, most: 100_000 }))
            last = plays ?? last;
          expect(last.map(({ worth }) => worth)).toEqual(all.sort((a, b) => b - a).slice(0, 5));
        }
        expect(plays).toBeGreaterThan(100);
      });
});

test('a play uses tiles of the tray, and names those for TURN-TO-WILD squares', () => {
  const { grid, tray } = randomPosition(finder, chanceFrom('laid'), { plays: 6, wild: 3, asterisks: 1 });
  const context = outlookWith({ grid, tray: tilesOf(tray) });
  const lists = [...findBestPlays(finder, context, { wanted: 20, first: 50, most: 50 })].filter(
    (list) => list !== null,
  );
  expect(lists.at(-1)).toHaveLength(20);
  for (const { placements, score, worth } of lists.at(-1)!) {
    const left = [...context.tray];
    expect(
      takeFaces(
        left,
        placements.map(({ face }) => face),
      ),
    ).toBeDefined();
    expect(worth).toBe(score + keptValue(left.map(faceOf), context));
  }
});

test('a turn without a legal play gains nothing', () => {
  expect(runToEnd(turnGain(finder, outlookWith({ tray: tilesOf('QZ') })))).toBe(0);
});

describe('[WW-5] a trade', () => {
  const worths = (context: TurnContext, instead: number) =>
    [...estimateTrade(finder, context, chanceFrom('luck'), instead)].filter((worth) => worth !== null);

  test('that must draw all tiles is valued exactly', () => {
    const { grid } = randomPosition(finder, chanceFrom('small pot'), { plays: 4, wild: 0, asterisks: 0 });
    const context = outlookWith({ grid, tray: tilesOf('ATE'), unseen: ['S', 'N', 'O'], pot: 3 });
    const whole = outlookWith({ ...context, tray: tilesOf('ATESNO') });
    const expected = keptValue([...'ATESNO'], whole) + runToEnd(turnGain(finder, whole));
    for (const { worth } of worths(context, expected)) expect(worth).toBeCloseTo(expected);
  });
  test('is sampled until the result is clear, and at least eight times', () => {
    const context = outlookWith({ tray: tilesOf('RETINAS'), unseen: PRINTED.tiles.slice(7).map(faceOf), pot: 60 });
    const plain = worths(context, -1000);
    expect(plain.at(-1)!.worlds).toBe(8);
    // Compared with its own mean, the result never becomes clear.
    const nearly = worths(context, plain.at(-1)!.worth).at(-1)!;
    const mean = worths(context, nearly.worth).at(-1)!;
    expect(mean.worlds).toBe(32);
    expect(mean.worth).toBeGreaterThan(0);
  });
  test('draws up to seven tiles of the pot and the old tray together', () => {
    const trays: TileFace[][] = [];
    const listening = {
      *findBestInSlices(_grid: Grid, tray: Iterable<TileFace>) {
        trays.push([...tray]);
        yield null;
        return [];
      },
    };
    const context = outlookWith({ tray: tilesOf('QA'), unseen: [...'EEEEEEEEOO'], pot: 6 });
    // A cast, because nothing else of a finder is used.
    const told = [...estimateTrade(listening as unknown as PlayFinder, context, chanceFrom('drawn'), 0)];
    const drawn = told.filter((worth) => worth !== null);
    expect(trays).toHaveLength(drawn.length);
    for (const tray of trays) expect(tray).toHaveLength(PRINTED.traySize);
    // One of eight tiles stays in the pot: sometimes the Q.
    expect(trays.filter((tray) => tray.includes('Q')).length).toBeGreaterThan(drawn.length / 2);
    expect(trays.some((tray) => !tray.includes('Q'))).toBe(true);
  });
});
