import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BOT_CAP_BYTES, type FinderOptions, PlayFinder } from '@wordhoard/wildwords';
import { printTable } from '../table.ts';
import { openWords } from '../words.ts';
import type { Position } from './positions.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Bytes of all live typed arrays, counted or not. */
function arrayBytes(): number {
  // Memory found by the first collection is released by the second at the latest.
  collectGarbage();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);

/** The finder as created, and as a bot uses it, also in the page. */
const FINDERS: Readonly<Record<string, FinderOptions>> = {
  'a finder': {},
  "a bot's": { capBytes: BOT_CAP_BYTES, ample: false },
};

function searchEach(finder: PlayFinder, positions: readonly Position[], search: (position: Position) => unknown): void {
  for (const position of positions) {
    search(position);
    finder.rest();
  }
}

/**
 * Memory of a finder: its states, its tables of the graph and its working space. Uses a separate lexicon, because a
 * graph's tables are made only once.
 */
export function benchMemory(positions: readonly Position[]): void {
  const rows = Object.entries(FINDERS).map(([name, options]) => {
    const lexicon = openWords();
    const opened = lexicon.graph.nodes.length > 0 ? arrayBytes() : 0;
    const finder = new PlayFinder(lexicon.graph, options);
    finder.prewarm();
    const ready = arrayBytes() - opened;
    searchEach(finder, positions, ({ grid, tray }) => finder.best(grid, tray));
    const best = arrayBytes() - opened;
    searchEach(finder, positions, ({ grid, tray }) => finder.all(grid, tray));
    const all = arrayBytes() - opened;
    return [name, ...[ready, best, all, finder.stats.bytes].map(megabytes)];
  });
  printTable(
    `Memory in MB without the dictionary, counting every array: prewarmed, after ${positions.length} best plays, then all plays`,
    ['', 'ready', 'best', 'all', 'self-reported'],
    rows,
  );
}
