import { type Chance, chanceFrom } from '@wordhoard/kernel';
import { buildGraph } from '@wordhoard/lexicon';
import { everyWord } from '@wordhoard/lexicon/testing/whole';
import { describe, expect, inject, test } from 'vitest';
import { EMPTY_GRID } from '../board.ts';
import { type Components, componentsOf } from '../components.ts';
import { rowsOf, VARIANTS } from '../testing.ts';
import { ALL_FACES, MAX_TRAY_SIZE } from '../tiles.ts';
import type { WildWordsVariant } from '../variant.ts';
import { PlayFinder } from './finder.ts';
import { Oracle } from './oracle.ts';
import type { FoundPlay } from './play-list.ts';
import { type RandomPosition, randomPosition, sampleWords } from './random-position.ts';

const someWords = sampleWords(everyWord());
const printedFinder = new PlayFinder(buildGraph(someWords));

const SIGNS = ['..', '2L', '3L', '2W', '3W', '**', '-!'];

/** A variant with random values and squares, and a tray of any size. */
const randomVariant = (chance: Chance): WildWordsVariant => ({
  name: 'Random',
  values: Object.fromEntries(ALL_FACES.map((face) => [face, chance.below(chance.pick([2, 10, 51]))])),
  board: rowsOf(() => chance.pick(chance.below(2) === 0 ? ['..'] : SIGNS)),
  traySize: 2 + chance.below(MAX_TRAY_SIZE - 1),
  bombPoints: chance.below(100),
  losePoints: chance.below(300),
});

const listed = (plays: Iterable<FoundPlay>): string[] =>
  Array.from(
    plays,
    ({ placements, score }) => `${placements.map(({ square, face }) => square + face)} ${score}`,
  ).sort();

/** Compares all plays, and the best, with the oracle's; returns the number of plays. */
function agree(components: Components, finder: PlayFinder, { grid, tray }: RandomPosition): number {
  const plays = new Oracle(someWords, components).plays(grid, tray);
  expect(listed(finder.all(grid, tray))).toEqual(listed(plays));
  const scores = plays.map(({ score }) => score).sort((a, b) => b - a);
  expect(finder.best(grid, tray, 20).map(({ score }) => score)).toEqual(scores.slice(0, 20));
  return plays.length;
}

/** Random positions for each variant; more in the sweep. */
const POSITIONS = inject('sweep') ? 12 : 3;

describe('[WW-23] the finder agrees with the oracle', () => {
  for (const [name, variant] of Object.entries(VARIANTS))
    test(`under the variant "${name}"`, () => {
      const components = componentsOf({ variant });
      const finder = new PlayFinder(printedFinder, { components });
      let plays = 0;
      for (let i = 0; i < POSITIONS; i++) {
        const chance = chanceFrom(`${name} ${i}`);
        const options = { plays: 2 * i, wild: chance.below(8), asterisks: i % 3, tiles: 2 + (i % 3) };
        plays += agree(components, finder, randomPosition(finder, chance, options, components));
      }
      expect(plays).toBeGreaterThan(300);
    });

  test('under random variants, with one finder for all of them', () => {
    let plays = 0;
    for (let i = 0; i < 4 * POSITIONS; i++) {
      const chance = chanceFrom(`random ${i}`);
      const components = componentsOf({ variant: randomVariant(chance) });
      const finder = new PlayFinder(printedFinder, { components });
      const asterisks = chance.below(2);
      const tiles = Math.min(components.traySize, asterisks + 1 + chance.below(3));
      const options = { plays: chance.below(8), wild: chance.below(5), asterisks, tiles };
      plays += agree(components, finder, randomPosition(finder, chance, options, components));
    }
    expect(plays).toBeGreaterThan(1000);
  });

  test('with a full tray of eight different letters, on a board with the highest scores', () => {
    const variant = {
      name: 'High',
      traySize: 8,
      values: Object.fromEntries(ALL_FACES.map((face) => [face, 50])),
      // Some squares turn a tile wild, so the search has a ninth symbol.
      board: rowsOf((row, column) => (row !== 7 && (row + column) % 3 === 0 ? '**' : '3W')),
    };
    const components = componentsOf({ variant });
    const finder = new PlayFinder(printedFinder, { components });
    const { grid } = randomPosition(finder, chanceFrom('high'), { plays: 3, wild: 0, asterisks: 0 }, components);
    const tray = [...'SOAPTIRE'];
    expect(agree(components, finder, { grid, tray })).toBeGreaterThan(200);
    const onWild = [...finder.all(grid, tray)].filter(({ placements }) =>
      placements.some(({ square }) => components.premiums[square] === 'wild'),
    );
    expect(onWild.length).toBeGreaterThan(20);
    // A whole word of the list, laid with all eight tiles.
    const long = someWords.find((word) => word.length === 8 && new Set(word).size === 8)!.toUpperCase();
    const [best] = finder.best(EMPTY_GRID, long);
    expect(best).toMatchObject({ score: 8 * 50 * 3 ** 8 + 40 });
    expect(best!.placements).toHaveLength(8);
  });
});
