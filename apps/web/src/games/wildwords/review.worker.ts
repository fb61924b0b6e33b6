import { type Grid, makePlay, type Placement, runsMade, vocabularyOf, withTiles } from '@wordhoard/wildwords';
import { fetchLexicon } from '../../offline/lexicon.ts';
import { type Finished, turnsOf } from './replay.ts';

export type ReviewRequest = Finished;
/** Words of a play as they lie there, each with what it may be read as; null for one that nothing fits. */
type Readings = readonly { readonly pattern: string; readonly word: string | null }[];
export interface Reviewed {
  readonly seat: number;
  readonly tray: string;
  readonly play: string;
  readonly points: number;
  readonly stood: boolean;
  readonly readings: Readings;
  readonly best: readonly { readonly play: string; readonly points: number; readonly readings: Readings }[];
}
/** Every turn in which something was played; null when the dictionary could not be had. */
export type ReviewAnswer = readonly Reviewed[] | null;

const SHOWN = 3;

addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  void answer(data).then(
    (found) => postMessage(found),
    () => postMessage(null satisfies ReviewAnswer),
  );
});

async function answer(finished: ReviewRequest): Promise<ReviewAnswer> {
  const lexicon = await fetchLexicon();
  const words = vocabularyOf(lexicon, finished.config.words);
  const read = (pattern: string): Readings[number] => ({ pattern, word: words.spell(pattern) ?? null });
  return turnsOf(finished, lexicon).map(({ seat, grid, tray, played, stood }) => ({
    seat,
    tray: tray.join(''),
    play: played.play,
    points: played.points,
    stood,
    readings: played.words.map(({ pattern }) => read(pattern)),
    best: words.finder.best(grid, tray, SHOWN).map(({ placements, score }) => ({
      play: makePlay(grid, placements),
      points: score,
      readings: patternsOf(grid, placements).map(read),
    })),
  }));
}

function patternsOf(grid: Grid, placements: readonly Placement[]): string[] {
  const after = withTiles(grid, placements);
  return runsMade(grid, placements).map(({ squares }) => squares.map((square) => after[square]).join(''));
}
