import { entryAt, type JudgedMove } from '@wordhoard/kernel';
import type { Premiums } from '../board.ts';
import type { TurnContext } from '../bot/choose-play.ts';
import { keptValue } from '../bot/leave.ts';
import type { KnownWords } from '../bot/vocabulary.ts';
import { timesOthersTiles, totalValue } from '../components.ts';
import type { Placement } from '../geometry.ts';
import { formatPlay } from '../notation.ts';
import { scorePlay } from '../scoring.ts';
import { faceOf, takeFaces } from '../tiles.ts';
import { toPlacements } from '../turn.ts';
import type { TilePlaced, WildWords } from '../types.ts';
import { chanceUnchallenged } from './bluff.ts';
import type { ValuedPlay } from './valued-plays.ts';

/** A turn to be judged. */
export interface JudgedTurn {
  /** The question. */
  readonly to: number;
  readonly context: TurnContext;
  /** All words that the table accepts. */
  readonly table: KnownWords;
}

export const tradeChoice = ({ to }: JudgedTurn, worth: number): JudgedMove<WildWords> => ({
  move: { to, answer: { type: 'trade' } },
  worth,
  points: null,
  text: 'trade',
  word: null,
});

/** [WW-20] If a pass ends the game, the tiles left may score for the others, and cost their owner. */
export function passChoice({ to, context }: JudgedTurn, passes: number): JudgedMove<WildWords> {
  const { components, tray, players } = context;
  const ends = passes + 1 >= components.passes * players;
  const worth = ends ? worthOfPassingOut(context) : keptValue(tray.map(faceOf), context);
  return { move: { to, answer: { type: 'pass' } }, worth, points: null, text: 'pass', word: null };
}

/** Points by which the tiles left at the end put the player ahead of the others. */
function worthOfPassingOut({ components, tray, players, othersValue }: TurnContext): number {
  const own = totalValue(components, tray);
  const gained = timesOthersTiles(components, 'passed-out', players) * (othersValue - own);
  const lost = components.leftTilesCost * (own - othersValue / (players - 1));
  return gained - lost;
}

/** Values a play as it was made, even with non-words: if these are challenged, the tiles come back. */
export function playChoice(turn: JudgedTurn, tiles: readonly TilePlaced[]): JudgedMove<WildWords> {
  const { context, table } = turn;
  const { components, grid, tray, players } = context;
  const { score, words } = scorePlay(components, grid, toPlacements(tiles));
  const unreadable = words.map(({ pattern }) => pattern).filter((pattern) => table.bestReading(pattern) === undefined);
  const unchallenged = chanceUnchallenged(unreadable, players);
  const kept = tray.filter((held) => !tiles.some(({ tile }) => tile === held));
  const valueIfAccepted = score + keptValue(kept.map(faceOf), context);
  const valueIfTakenBack = keptValue(tray.map(faceOf), context);
  return makeChoice(turn, tiles, unchallenged * valueIfAccepted + (1 - unchallenged) * valueIfTakenBack);
}

/** The plays that a player with this vocabulary can read as inoffensive words, as choices. */
export function* readablePlays(
  turn: JudgedTurn,
  words: KnownWords,
  plays: readonly ValuedPlay[],
): Iterable<JudgedMove<WildWords>> {
  const { components, grid, tray } = turn.context;
  for (const { placements, worth } of plays) {
    const made = scorePlay(components, grid, placements).words;
    if (made.some(({ pattern }) => words.inoffensiveReading(pattern) === undefined)) continue;
    const tiles = takeFaces(
      [...tray],
      placements.map(({ face }) => face),
    )!;
    yield makeChoice(
      turn,
      placements.map(({ square }, i) => ({ tile: entryAt(tiles, i), square })),
      worth,
    );
  }
}

function makeChoice(
  { to, context: { components, grid }, table }: JudgedTurn,
  tiles: readonly TilePlaced[],
  worth: number,
): JudgedMove<WildWords> {
  const placements = toPlacements(tiles);
  const { score, words } = scorePlay(components, grid, placements);
  return {
    move: { to, answer: { type: 'play', tiles: [...tiles] } },
    worth,
    points: score,
    text: `${formatPlay(components, grid, placements)} ${score}${formatFlipped(components.premiums, placements)}`,
    word: table.inoffensiveReading(entryAt(words, 0).pattern) ?? null,
  };
}

/** The tiles laid on TURN-TO-WILD squares, in which two plays that look alike may differ. */
function formatFlipped(premiums: Premiums, placements: readonly Placement[]): string {
  const faces = placements.filter(({ square }) => premiums[square] === 'wild').map(({ face }) => face);
  return faces.length === 0 ? '' : ` *=${faces.join('')}`;
}

/** Identifies a play whatever the order of its tiles. */
export const placementKey = ({ move }: JudgedMove<WildWords>): string =>
  'to' in move && 'tiles' in move.answer
    ? toPlacements(move.answer.tiles)
        .map(({ square, face }) => `${square}${face}`)
        .sort()
        .join()
    : '';
