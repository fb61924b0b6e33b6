import type { Chance } from '@wordhoard/kernel';
import { scorePlay } from '../scoring.ts';
import { faceOf } from '../tiles.ts';
import type { Choice, Outlook } from './choose.ts';
import { randomTiles } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Knowledge {
  readonly words: Vocabulary;
  /** All that the table accepts, known or not. */
  readonly table: Vocabulary;
}

const TRIES = 60;

/**
 * A play that is no word but might pass for one [WW-10]: all that is wrong with it has an asterisk in it, for who can
 * say at once that nothing fits? But nothing that only an offensive word fits. Undefined when none was thought of that
 * brings so many points.
 */
export function bluff(known: Knowledge, { grid, tray }: Outlook, points: number, chance: Chance): Choice | undefined {
  const { words, table } = known;
  const passes = (pattern: string): boolean =>
    pattern.includes('*')
      ? table.spell(pattern) === undefined || table.name(pattern) !== undefined
      : words.name(pattern) !== undefined;
  let best: Choice | undefined;
  for (let i = 0; i < TRIES; i++) {
    const tiles = randomTiles(grid, tray, chance);
    if (!tiles) continue;
    const placements = tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    const { score, words: made } = scorePlay(grid, placements);
    if (score < points || score <= (best?.score ?? 0)) continue;
    if (made.every(({ pattern }) => passes(pattern))) best = { tiles, score, value: score };
  }
  return best;
}
