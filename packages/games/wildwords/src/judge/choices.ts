import type { JudgedMove } from '@wordhoard/kernel';
import { PREMIUMS } from '../board.ts';
import type { Outlook } from '../bot/choose.ts';
import { keptValue } from '../bot/leave.ts';
import type { KnownWords } from '../bot/vocabulary.ts';
import type { Placement } from '../geometry.ts';
import { makePlay } from '../notation.ts';
import { scorePlay } from '../scoring.ts';
import { faceOf, sumOf, takeFaces } from '../tiles.ts';
import { asPlacements } from '../turn.ts';
import type { TilePlaced, WildWords } from '../types.ts';
import { chanceToPass } from './bluff.ts';
import type { WeighedPlay } from './plays.ts';

/** A turn to be judged. */
export interface JudgedTurn {
  /** The question. */
  readonly to: number;
  readonly outlook: Outlook;
  /** All that the table accepts. */
  readonly table: KnownWords;
}

export const trading = ({ to }: JudgedTurn, worth: number): JudgedMove<WildWords> => ({
  move: { to, answer: { type: 'trade' } },
  worth,
  points: null,
  text: 'trade',
  word: null,
});

/** [WW-20] If that ends the game, each of two adds what the other holds. */
export function passing({ to, outlook }: JudgedTurn, passes: number): JudgedMove<WildWords> {
  const { tray, players, others } = outlook;
  const ends = passes + 1 >= 2 * players;
  const atTheEnd = players === 2 ? others - sumOf(tray) : 0;
  const worth = ends ? atTheEnd : keptValue(tray.map(faceOf), outlook);
  return { move: { to, answer: { type: 'pass' } }, worth, points: null, text: 'pass', word: null };
}

/** Values a play as it was made, also a non-word: if that is noticed, the tiles come back. */
export function laying(desk: JudgedTurn, tiles: readonly TilePlaced[]): JudgedMove<WildWords> {
  const { outlook, table } = desk;
  const { grid, tray, players } = outlook;
  const { score, words } = scorePlay(grid, asPlacements(tiles));
  const unreadable = words.map(({ pattern }) => pattern).filter((pattern) => table.spell(pattern) === undefined);
  const passes = chanceToPass(unreadable, players);
  const kept = tray.filter((held) => !tiles.some(({ tile }) => tile === held));
  const stands = score + keptValue(kept.map(faceOf), outlook);
  const falls = keptValue(tray.map(faceOf), outlook);
  return written(desk, tiles, passes * stands + (1 - passes) * falls);
}

/** The plays that a player with this vocabulary can read as inoffensive words. */
export function* decent(
  desk: JudgedTurn,
  words: KnownWords,
  plays: readonly WeighedPlay[],
): Iterable<JudgedMove<WildWords>> {
  const { grid, tray } = desk.outlook;
  for (const { placements, worth } of plays) {
    const made = scorePlay(grid, placements).words;
    if (made.some(({ pattern }) => words.name(pattern) === undefined)) continue;
    const tiles = takeFaces(
      [...tray],
      placements.map(({ face }) => face),
    )!;
    yield written(
      desk,
      placements.map(({ square }, i) => ({ tile: tiles[i]!, square })),
      worth,
    );
  }
}

function written(
  { to, outlook: { grid }, table }: JudgedTurn,
  tiles: readonly TilePlaced[],
  worth: number,
): JudgedMove<WildWords> {
  const placements = asPlacements(tiles);
  const { score, words } = scorePlay(grid, placements);
  return {
    move: { to, answer: { type: 'play', tiles: [...tiles] } },
    worth,
    points: score,
    text: `${makePlay(grid, placements)} ${score}${turned(placements)}`,
    word: table.name(words[0]!.pattern) ?? null,
  };
}

/** Which tiles were given up for TURN-TO-WILD squares: two plays that look alike may differ in that. */
function turned(placements: readonly Placement[]): string {
  const faces = placements.filter(({ square }) => PREMIUMS[square] === 'wild').map(({ face }) => face);
  return faces.length === 0 ? '' : ` *=${faces.join('')}`;
}

/** A play's effect on board and tray, whatever the order of its tiles. */
export const looksOf = ({ move }: JudgedMove<WildWords>): string =>
  'to' in move && 'tiles' in move.answer
    ? asPlacements(move.answer.tiles)
        .map(({ square, face }) => `${square}${face}`)
        .sort()
        .join()
    : '';
