import type { ListMoves } from '@wordhoard/kernel';
import {
  endsWord,
  findMatches,
  NO_NODE,
  parsePattern,
  ROOT,
  spread,
  step as stepInGraph,
  type WordGraph,
} from '@wordhoard/lexicon';
import { CENTRE, type Direction, type Grid, neighbour, SQUARES, type Square } from './board.ts';
import { type Components, componentsOf } from './components.ts';
import { findNewRuns, touchesTile, withTiles } from './geometry.ts';
import { ASTERISK, faceOf, type TileId } from './tiles.ts';
import { toPlacements } from './turn.ts';
import type { TilePlaced, WildWords } from './types.ts';
import { gridOf, trayOf } from './view.ts';
import { makeWordTest } from './words.ts';

/** Plays whose crossing words are looked up, for each play wanted. */
const CHECKED_PER_PLAY = 6;
/** Spellings listed for each word with an asterisk. */
const MOST_SPELLINGS = 20;

/**
 * Legal moves: plays in alphabetical order of their words. Tiles may be laid as they like [WW-10], so the plays are a
 * sample: those whose words are in the table's dictionary, without asterisks of the tray.
 */
export const listMoves: ListMoves<WildWords> = function* ({ seen: { question, view }, seat, env, most }) {
  if (!question) return false;
  const { id: to, step } = question;
  switch (step.type) {
    case 'turn': {
      yield { to, answer: { type: 'pass' } };
      yield { to, answer: { type: 'trade' } };
      const isValid = makeWordTest(env, view.config.words);
      const components = componentsOf(view.config);
      const grid = gridOf(view.board);
      const found = findWords(grid, trayOf(view, seat), env.graph);
      // Checking the crossing words costs most, so only some of the plays are checked.
      const plays = spread(found, CHECKED_PER_PLAY * most).filter(
        ({ word, tiles }) => isValid(word) && areCrossingsValid(components, grid, tiles, isValid),
      );
      for (const { tiles } of spread(plays, most - 2)) yield { to, answer: { type: 'play', tiles: [...tiles] } };
      return true;
    }
    case 'challenge':
      for (const challenge of [false, true]) yield { to, answer: { challenge } };
      return false;
    case 'spell': {
      yield { to, answer: { words: null } };
      const isValid = makeWordTest(env, view.config.words);
      const skip = (word: string): boolean => !isValid(word);
      const fits = step.patterns.map((text) => {
        const pattern = parsePattern(text.toLowerCase());
        return pattern.ok ? findMatches(env, pattern.pattern, { limit: MOST_SPELLINGS, skip }).toSorted() : [];
      });
      for (let i = 0; i < MOST_SPELLINGS && i < most; i++) {
        const words = fits.map((found) => found[i % Math.max(1, found.length)]);
        if (words.every((word) => word !== undefined)) yield { to, answer: { words } };
      }
      return true;
    }
    case 'vote':
      for (const agree of [false, true]) yield { to, answer: { agree } };
      return false;
  }
};

interface WordOnLine {
  readonly word: string;
  readonly tiles: readonly TilePlaced[];
}

/** Every legal play of a word along a line without asterisks, in alphabetical order of the word, then by square. */
function findWords(grid: Grid, tray: readonly TileId[], graph: WordGraph): WordOnLine[] {
  const found: WordOnLine[] = [];
  for (const direction of ['across', 'down'] as const)
    for (let from = 0; from < SQUARES; from++) {
      const search = { grid, graph, tray, direction };
      if (reaches(search, from)) for (const play of playsFrom(search, from)) found.push(play);
    }
  return found.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
}

/** True if the tiles of the tray, laid from this square on, get next to a tile of the board or on the centre. */
function reaches({ grid, tray, direction }: LineSearch, from: Square): boolean {
  const isFirst = grid.every((face) => face === null);
  let laid = 0;
  for (let square: Square | undefined = from; square !== undefined && laid < tray.length; ) {
    if (isFirst ? square === CENTRE : grid[square] !== null || touchesTile(grid, square)) return true;
    laid += 1;
    square = neighbour(square, direction, 1);
  }
  return false;
}

interface LineSearch {
  readonly grid: Grid;
  readonly graph: WordGraph;
  readonly tray: readonly TileId[];
  readonly direction: Direction;
}

/** The words that begin on this square: walks along the line, letter by letter, as long as some word begins like that. */
function* playsFrom({ grid, graph, tray, direction }: LineSearch, from: Square): Generator<WordOnLine> {
  const before = neighbour(from, direction, -1);
  if (before !== undefined && grid[before] !== null) return;
  const isFirst = grid.every((face) => face === null);
  const touches = (tiles: readonly TilePlaced[]): boolean =>
    isFirst
      ? tiles.length > 1 && tiles.some(({ square }) => square === CENTRE)
      : tiles.some(({ square }) => touchesTile(grid, square));

  function* visit(
    square: Square | undefined,
    node: number,
    word: string,
    tiles: readonly TilePlaced[],
  ): Generator<WordOnLine> {
    const isEnd = square === undefined || grid[square] === null;
    if (isEnd && tiles.length > 0 && word.length > 1 && endsWord(graph, node) && touches(tiles))
      yield { word, tiles: [...tiles] };
    if (square === undefined) return;
    const next = neighbour(square, direction, 1);
    const face = grid[square] ?? null;
    if (face !== null) {
      const after = face === ASTERISK ? NO_NODE : stepInGraph(graph, node, letterOf(face));
      if (after !== NO_NODE) yield* visit(next, after, word + face.toLowerCase(), tiles);
      return;
    }
    const tried = new Set<string>();
    for (const tile of tray) {
      const held = faceOf(tile);
      if (held === ASTERISK || tried.has(held) || tiles.some((laid) => laid.tile === tile)) continue;
      tried.add(held);
      const after = stepInGraph(graph, node, letterOf(held));
      if (after !== NO_NODE) yield* visit(next, after, word + held.toLowerCase(), [...tiles, { tile, square }]);
    }
  }
  yield* visit(from, ROOT, '', []);
}

const letterOf = (face: string): number => face.charCodeAt(0) - 'A'.charCodeAt(0);

/** Words with an asterisk are left to those who challenge them. */
function areCrossingsValid(
  components: Components,
  grid: Grid,
  tiles: readonly TilePlaced[],
  isValid: (word: string) => boolean,
): boolean {
  const placements = toPlacements(tiles);
  const after = withTiles(components, grid, placements);
  return findNewRuns(grid, placements).every(({ squares }) => {
    const text = squares.map((square) => after[square] ?? '').join('');
    return text.includes(ASTERISK) || isValid(text.toLowerCase());
  });
}
