import type { Chance } from '@wordhoard/kernel';
import { type Grid, neighbour, PREMIUMS, type Square } from '../board.ts';
import { scorePlay } from '../scoring.ts';
import { ASTERISK, faceOf, type TileId } from '../tiles.ts';
import type { TilePlaced } from '../types.ts';
import type { Choice, Outlook } from './choose.ts';
import { type LetterTriples, looksLikeAWord, mayBeginAWord } from './plausible.ts';
import { type Line, randomLine } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Knowledge {
  readonly words: Vocabulary;
  /** All that the table accepts, known or not. */
  readonly table: Vocabulary;
  readonly triples: LetterTriples;
}

const TRIES = 60;

/**
 * A play that is no word but might pass for one [WW-10]: letters in an order that looks like a word, or an asterisk that
 * hides that nothing fits. But nothing that only an offensive word fits. Undefined when none was thought of that brings
 * so many points.
 */
export function bluff(known: Knowledge, { grid, tray }: Outlook, points: number, chance: Chance): Choice | undefined {
  const { words, table, triples } = known;
  const isDecent = (pattern: string): boolean =>
    table.spell(pattern) === undefined || table.name(pattern) !== undefined;
  let best: Choice | undefined;
  for (let i = 0; i < TRIES; i++) {
    const line = randomLine(grid, tray.length, chance);
    const tiles = line && fill(triples, grid, line, chance.shuffle(tray));
    if (!tiles) continue;
    const placements = tiles.map(({ tile, square }) => ({ square, face: faceOf(tile) }));
    const { score, words: made } = scorePlay(grid, placements);
    if (score < points || score <= (best?.score ?? 0)) continue;
    const unknown = made.filter(({ pattern }) => words.spell(pattern) === undefined);
    // One lie at a time: two words that nobody has heard of are one too many.
    const isBold = unknown.length === 1 && looksLikeAWord(triples, unknown[0]!.pattern);
    if (isBold && made.every(({ pattern }) => isDecent(pattern))) best = { tiles, score, value: score };
  }
  return best;
}

/** Lays tiles on a line so that it goes on looking like a word; undefined where none of those left does. */
function fill(
  triples: LetterTriples,
  grid: Grid,
  { squares, direction }: Line,
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

/** What lies straight before a square. */
function lettersBefore(grid: Grid, square: Square, direction: Line['direction']): string {
  let text = '';
  for (let at = neighbour(square, direction, -1); at !== undefined; at = neighbour(at, direction, -1)) {
    const face = grid[at] ?? null;
    if (face === null) break;
    text = face + text;
  }
  return text;
}

/** What lies between two squares of a line. */
function lettersBetween(grid: Grid, square: Square, next: Square | undefined, direction: Line['direction']): string {
  let text = '';
  for (let at = neighbour(square, direction, 1); at !== undefined && at !== next; at = neighbour(at, direction, 1)) {
    const face = grid[at] ?? null;
    if (face === null) break;
    text += face;
  }
  return text;
}
