import { type CanaryResult, runCanary } from './canary.ts';
import type { Plant } from './plants.ts';

/** Secrets to look for, besides those in a game's own cells. */
const ALWAYS: readonly string[] = ['the seed', 'the seed of the bots', 'a cookie'];
const SAID: Readonly<Record<string, Plant>> = {
  'a sealed answer': { answer: 'final' },
  'a draft': { answer: 'draft' },
};

interface PlantedLeak {
  readonly game: string;
  readonly plant: Plant;
  /** The secret that has to be found. */
  readonly what: string;
}

/** The kinds of cells that a run has searched, those at the start of a game first. */
export const cellsIn = ({ marks }: CanaryResult): string[] =>
  Object.keys(marks).filter((what) => !ALWAYS.includes(what) && !Object.hasOwn(SAID, what));

/** A leak for every kind of secret that a run without leaks has searched for. */
export function plantsFor(game: string, flown: CanaryResult): PlantedLeak[] {
  const cells = cellsIn(flown);
  return [
    ...cells.map((cell) => ({ game, plant: { cell }, what: cell })),
    ...cells.slice(0, 1).map((cell) => ({ game, plant: { logged: cell }, what: cell })),
    ...Object.entries(SAID).flatMap(([what, plant]) => (flown.marks[what] ? [{ game, plant, what }] : [])),
  ];
}

/** Plays until the leak is found. Null if it was; otherwise what was found instead. */
export async function isMissed({ game, plant, what }: PlantedLeak, deal: string): Promise<string | null> {
  const { leaks } = await runCanary({ game, plant, deal, mostMoves: 400, untilFound: true });
  const isFound = leaks.some((leak) => leak.startsWith(`${what} in a `));
  return isFound ? null : `${game}, ${JSON.stringify(plant)}: found ${leaks.join('; ') || 'nothing'}`;
}
