import { type Chance, entryAt } from '@wordhoard/kernel';
import { faceOnSquare, type Grid, neighbour, type Premiums, type Square } from '../board.ts';
import { scorePlay } from '../scoring.ts';
import { faceOf, type TileId } from '../tiles.ts';
import type { TilePlaced } from '../types.ts';
import type { ChosenPlay, TurnContext } from './choose-play.ts';
import { type LetterTrigrams, looksLikeAWord, mayBeginAWord } from './plausibility.ts';
import { type OpenLine, randomLine } from './random.ts';
import type { KnownWords } from './vocabulary.ts';

interface BluffContext {
  readonly words: KnownWords;
  /** All words that the table accepts, known to the bot or not. */
  readonly table: KnownWords;
  readonly trigrams: LetterTrigrams;
}

const MAX_TRIES = 60;

/**
 * A play with a non-word that might pass for a word [WW-10]: letters that look like a word, or an asterisk that hides
 * that no word fits. Never one that only an offensive word fits. Undefined if it finds none with at least `minScore`.
 */
export function findBluff(
  context: BluffContext,
  { components, grid, tray }: TurnContext,
  minScore: number,
  chance: Chance,
): ChosenPlay | undefined {
  const { words, table, trigrams } = context;
  const isInoffensive = (pattern: string): boolean =>
    table.bestReading(pattern) === undefined || table.inoffensiveReading(pattern) !== undefined;
  let best: ChosenPlay | undefined;
  for (let i = 0; i < MAX_TRIES; i++) {
    const line = randomLine(grid, tray.length, chance);
    const tiles = line && fillLine(trigrams, components.premiums, grid, line, chance.shuffle(tray));
    if (!tiles) continue;
    const placements = tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    const { score, words: made } = scorePlay(components, grid, placements);
    if (score < minScore || score <= (best?.score ?? 0)) continue;
    const unknown = made.filter(({ pattern }) => words.bestReading(pattern) === undefined);
    // Only one of the words may be a bluff: two unknown words are too suspicious.
    const isPlausible = unknown.length === 1 && looksLikeAWord(trigrams, entryAt(unknown, 0).pattern);
    if (isPlausible && made.every(({ pattern }) => isInoffensive(pattern))) best = { tiles, score, value: score };
  }
  return best;
}

/** Lays tiles on a line so that it looks like a word at every step; undefined if no tile left does. */
function fillLine(
  trigrams: LetterTrigrams,
  premiums: Premiums,
  grid: Grid,
  { squares, direction }: OpenLine,
  tray: readonly TileId[],
): TilePlaced[] | undefined {
  const left = [...tray];
  const tiles: TilePlaced[] = [];
  let text = lettersBefore(grid, entryAt(squares, 0), direction);
  for (const [i, square] of squares.entries()) {
    const shownFace = (tile: TileId): string => faceOnSquare(premiums, square, faceOf(tile));
    const at = left.findIndex((tile) => mayBeginAWord(trigrams, text + shownFace(tile)));
    if (at < 0) return undefined;
    const [tile] = left.splice(at, 1);
    tiles.push({ square, tile: tile! });
    text += shownFace(tile!) + lettersBetween(grid, square, squares[i + 1], direction);
  }
  return tiles;
}

/** The letters directly before a square. */
function lettersBefore(grid: Grid, square: Square, direction: OpenLine['direction']): string {
  let text = '';
  for (let at = neighbour(square, direction, -1); at !== undefined; at = neighbour(at, direction, -1)) {
    const face = grid[at] ?? null;
    if (face === null) break;
    text = face + text;
  }
  return text;
}

/** The letters between two squares of a line. */
function lettersBetween(
  grid: Grid,
  square: Square,
  next: Square | undefined,
  direction: OpenLine['direction'],
): string {
  let text = '';
  for (let at = neighbour(square, direction, 1); at !== undefined && at !== next; at = neighbour(at, direction, 1)) {
    const face = grid[at] ?? null;
    if (face === null) break;
    text += face;
  }
  return text;
}
