import { bestAnswers, MAX_BEST_MOVES, type Observation, type RatedAnswer, type Seat } from '@wordhoard/kernel';
import { COMMON_TIER, type Lexicon } from '@wordhoard/lexicon';
import { type KnownWords, vocabularyOf } from './bot/vocabulary.ts';
import { type Components, componentsOf, valueOfFace } from './components.ts';
import type { Placement } from './geometry.ts';
import { formatPlay } from './notation.ts';
import { scorePlay } from './scoring.ts';
import { ASTERISK, faceOf, type TileId } from './tiles.ts';
import { toPlacements } from './turn.ts';
import type { TilePlaced, WildWords } from './types.ts';
import { gridOf, trayOf } from './view.ts';

type RatedPlay = RatedAnswer<WildWords>;

/** How many plays to examine for different words: one word often scores most in several places. */
const MAX_PLAYS = 200;

/** [WW-11] The points of a play; an asterisk is read as the best known word that fits. */
export function ratePlay(
  { view }: Observation<WildWords>,
  tiles: readonly TilePlaced[],
  table: KnownWords,
): RatedPlay & { readonly notWords: readonly string[] } {
  const components = componentsOf(view.config);
  const grid = gridOf(view.board);
  const placements = toPlacements(tiles);
  const { score, words } = scorePlay(components, grid, placements);
  const patterns = words.map(({ pattern }) => pattern.toLowerCase());
  return {
    answer: { type: 'play', tiles: [...tiles] },
    points: score,
    words: patterns.map((pattern) => table.inoffensiveReading(pattern) ?? pattern),
    text: formatPlay(components, grid, placements),
    notWords: patterns.filter((pattern) => table.bestReading(pattern) === undefined),
  };
}

/** The plays that score most, none of which can be read as an offensive word only. */
export function bestScoringPlays(
  seen: Observation<WildWords>,
  seat: Seat,
  env: Lexicon,
  vocabulary: 'common' | 'all',
): RatedPlay[] {
  const { view } = seen;
  const components = componentsOf(view.config);
  const list = view.config.words;
  const known = vocabulary === 'common' ? vocabularyOf(env, list, COMMON_TIER) : vocabularyOf(env, list);
  const grid = gridOf(view.board);
  const tray = trayOf(view, seat);
  let best: RatedPlay[] = [];
  // The best plays come first. To read patterns takes most of the time, so the rest is not read.
  for (const { placements } of known.finderFor(components).best(grid, tray.map(faceOf), MAX_PLAYS)) {
    const { words } = scorePlay(components, grid, placements);
    if (!words.every(({ pattern }) => known.inoffensiveReading(pattern))) continue;
    best = bestAnswers([...best, ratePlay(seen, tilesFor(components, placements, tray), known)], MAX_BEST_MOVES);
    if (best.length === MAX_BEST_MOVES) break;
  }
  return best;
}

/** Tiles for a play. A TURN-TO-WILD square takes whichever of the others is worth least, the asterisk last. */
function tilesFor(components: Components, placements: readonly Placement[], tray: readonly TileId[]): TilePlaced[] {
  const left = tray.toSorted((a, b) => sacrificeValue(components, a) - sacrificeValue(components, b));
  const isTurned = ({ square }: Placement): boolean => components.premiums[square] === 'wild';
  const taken = new Map<Placement, TileId>();
  for (const placement of placements.toSorted((a, b) => Number(isTurned(a)) - Number(isTurned(b)))) {
    const at = isTurned(placement) ? 0 : left.findIndex((tile) => faceOf(tile) === placement.face);
    const [tile] = left.splice(at, 1);
    if (tile === undefined) throw new Error(`no tile for ${placement.face}: the play is of another tray`);
    taken.set(placement, tile);
  }
  return [...taken].map(([{ square }, tile]) => ({ tile, square }));
}

const sacrificeValue = (components: Components, tile: TileId): number =>
  faceOf(tile) === ASTERISK ? Number.POSITIVE_INFINITY : valueOfFace(components, faceOf(tile));
