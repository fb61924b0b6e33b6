import type { Lexicon } from '@wordhoard/lexicon';
import { type Grid, PlayFinder, PRINTED, type Premiums, parseBoard } from '@wordhoard/wildwords';
import { median, printTable } from '../table.ts';
import { openPeer } from './peer.ts';

/** Plain tiles only, as after a few turns of any crossword game. */
const BOARD = [
  '...............',
  '...............',
  '...............',
  '...............',
  '...............',
  '......G........',
  '......R........',
  '...JOLIED......',
  '......N.I......',
  '......DOVE.....',
  '........A......',
  '.......EN......',
  '.......X.......',
  '.......I.......',
  '.......T.......',
];
const TRAY = 'RETINAS';
const NO_PREMIUMS: Premiums = Array.from({ length: 225 }, () => null);
const RUNS = 25;

function times(act: () => unknown): number {
  const ms = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return median(ms);
}

/** Finds all plays without wild tiles, next to another project's generator over the same words. */
export async function benchClassic(lexicon: Lexicon): Promise<void> {
  const grid: Grid = parseBoard(BOARD)!;
  const finder = new PlayFinder(lexicon.graph, { components: { ...PRINTED, premiums: NO_PREMIUMS } });
  const count = finder.all(grid, TRAY).count;
  const all = times(() => finder.all(grid, TRAY));
  const best = times(() => finder.best(grid, TRAY));
  const rows = [
    ['ours, all plays', `${count}`, all.toFixed(2), '1 ×'],
    ['ours, the best play', '1', best.toFixed(2), `${(best / all).toFixed(2)} ×`],
  ];
  const peer = openPeer(lexicon);
  if (peer) {
    const found = peer.count(grid, TRAY);
    if (found !== count) throw new Error(`${peer.name} finds ${found} plays, Wordhoard finds ${count}`);
    const ms = times(() => peer.count(grid, TRAY));
    rows.push([`${peer.name}, all plays`, `${found}`, ms.toFixed(2), `${(ms / all).toFixed(1)} ×`]);
  } else console.log('No peer is installed, so there is no comparison. To install them: npm ci --prefix bench/peers');
  printTable(
    `${TRAY} on a board of ${grid.filter((face) => face !== null).length} plain tiles, no premium squares, median of ${RUNS} in ms (aim: 3 ×)`,
    ['', 'plays', 'ms', '÷ ours'],
    rows,
  );
}
