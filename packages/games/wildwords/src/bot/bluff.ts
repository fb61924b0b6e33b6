import type { Chance } from '@wordhoard/kernel';
import { type Grid, neighbour, PREMIUMS, type Square } from '../board.ts';
import { scorePlay } from '../scoring.ts';
import { ASTERISK, faceOf, type TileId } from '../tiles.ts';
import type { TilePlaced } from '../types.ts';
import type { ChosenPlay, Outlook } from './choose.ts';
import { type LetterTriples, looksLikeAWord, mayBeginAWord } from './plausible.ts';
import { type OpenLine, randomLine } from './random.ts';
import type { KnownWords } from './vocabulary.ts';

interface Knowledge {
  readonly words: KnownWords;
  /** All that the table accepts, known or not. */
  readonly table: KnownWords;
  readonly triples: LetterTriples;
}

const TRIES = 60;

/**
 * A play that is no word but might pass for one [WW-10]: letters in an order that looks like a word, or an asterisk that
 * hides that nothing fits. But nothing that only an offensive word fits. Undefined when none was thought of that brings
 * so many points.
 */
export function bluff(
  known: Knowledge,
  { grid, tray }: Outlook,
  points: number,
  chance: Chance,
): ChosenPlay | undefined {
  const { words, table, triples } = known;
  const isDecent = (pattern: string): boolean =>
    table.spell(pattern) === undefined || table.name(pattern) !== undefined;
  let best: ChosenPlay | undefined;
  for (let i = 0; i < TRIES; i++) {
    const line = randomLine(grid, tray.length, chance);
    const tiles = line && fill(triples, grid, line, chance.shuffle(tray));
    if (!tiles) continue;
    const placements = tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    const { score, words: made } = scorePlay(grid, placements);
    if (score < points || score <= (best?.score ?? 0)) continue;
    const unknown = made.filter(({ pattern }) => words.spell(pattern) === undefined);
    // One lie at a time: two unheard-of words are one too many.
    const isBold = unknown.length === 1 && looksLikeAWord(triples, unknown[0]!.pattern);
    if (isBold && made.every(({ pattern }) => isDecent(pattern))) best = { tiles, score, value: score };
  }
  return best;
}

/** Lays tiles on a line so that it goes on looking like a word; undefined where none of those left does. */
function fill(
  triples: LetterTriples,
  grid: Grid,
  { squares, direction }: OpenLine,
  tray: readonly TileId[],
): TilePlaced[] | undefined {
  const left = [...tray];
  const tiles: TilePlaced[] = [];
  let text = lettersBefore(grid, squares[0]!, direction);
  for (const [i, square] of squares.entries()) {
    const at = left.findIndex((tile) => mayBeginAWord(triples, text + faceOn(square, tile)));
    if (at < 0) return undefined;
    const [tile] = left.splice(at, 1);
    tiles.push({ square, tile: tile! });
    text += faceOn(square, tile!) + lettersBetween(grid, square, squares[i + 1], direction);
  }
  return tiles;
}

const faceOn = (square: Square, tile: TileId): string => (PREMIUMS[square] === 'wild' ? ASTERISK : faceOf(tile));

/** The letters straight before a square. */
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
