import { type Chance, entryAt, forSeat, type Seat } from '@wordhoard/kernel';
import type { Grid, Premiums } from '../board.ts';
import { componentsOf, PRINTED, valueOfFace } from '../components.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import { type Placement, withTiles } from '../geometry.ts';
import { scorePlay } from '../scoring.ts';
import { faceOf, type TileFace, type TileId } from '../tiles.ts';
import type { TilePlaced, View } from '../types.ts';
import { gridOf, trayOf } from '../view.ts';
import { keptValue, type LeaveContext, leaveValue } from './leave.ts';
import { averageBestScore, sampleTrays } from './reply.ts';
import type { WildWordsSkill } from './skills.ts';
import type { KnownWords } from './vocabulary.ts';

/** A play with its tiles, and its value including the leave. */
export interface ChosenPlay {
  readonly tiles: TilePlaced[];
  readonly score: number;
  readonly value: number;
}

/** What a player knows at their turn. */
export interface TurnContext extends LeaveContext {
  readonly grid: Grid;
  readonly tray: readonly TileId[];
  /** The tiles the player can't see. The value of the others' trays is estimated from their average. */
  readonly unseen: readonly TileFace[];
  /** Number of tiles on the next player's tray. */
  readonly nextTrayCount: number;
}

export function makeTurnContext(view: View, seat: Seat): TurnContext {
  const components = componentsOf(view.config);
  const unseen = Object.entries(view.unseen).flatMap(([face, count]) => Array.from({ length: count }, () => face));
  const unseenValue = unseen.reduce((sum, face) => sum + valueOfFace(components, face), 0);
  const held = view.trays.reduce((sum, { count }, other) => sum + (other === seat ? 0 : count), 0);
  return {
    components,
    grid: gridOf(view.board),
    tray: trayOf(view, seat),
    pot: view.pot,
    players: view.trays.length,
    unseen,
    nextTrayCount: forSeat(view.trays, (seat + 1) % view.trays.length).count,
    othersValue: unseen.length === 0 ? 0 : (unseenValue * held) / unseen.length,
  };
}

/** The best of the plays that come to mind; undefined if none does. */
export function choosePlay(
  skill: WildWordsSkill,
  words: KnownWords,
  context: TurnContext,
  chance: Chance,
): ChosenPlay | undefined {
  const { components, grid, tray } = context;
  const seen = Math.floor(skill.maxTiles) + (chance.below(100) < 100 * (skill.maxTiles % 1) ? 1 : 0);
  // As many tiles less than a full tray as with the printed trays.
  const tiles = Math.max(2, seen + components.traySize - PRINTED.traySize);
  const found = words.finderFor(components).best(grid, tray.map(faceOf), skill.playsConsidered, tiles);
  const noticed = found.filter((_, i) => chance.below(100) < skill.noticePercent || i === found.length - 1);
  const choices = noticed.map((play) => ({ play, choice: evaluatePlay(skill, context, play) }));
  choices.sort((a, b) => b.choice.value - a.choice.value);
  const isReadableCandidate = ({ play }: PlayCandidate): boolean => isReadable(words, context, play, skill.longest);
  if (skill.replyTrays === 0) return choices.find(isReadableCandidate)?.choice;
  return chooseByReplies(skill, words, context, takeFirst(choices, MAX_CANDIDATES, isReadableCandidate), chance);
}

/** The first items that pass a test, up to a limit. The test is slow, so it is called no more often than needed. */
export function takeFirst<T>(items: readonly T[], limit: number, isIncluded: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === limit) break;
    if (isIncluded(item)) found.push(item);
  }
  return found;
}

/** How many plays are compared by the replies they allow, and how far behind the best they may be before that. */
const MAX_CANDIDATES = 5;
const MAX_REPLY_GAIN = 20;

interface PlayCandidate {
  readonly play: FoundPlay;
  readonly choice: ChosenPlay;
}

/** The play with the best value less the next player's expected reply. */
function chooseByReplies(
  skill: WildWordsSkill,
  words: KnownWords,
  { components, grid, unseen, nextTrayCount, players }: TurnContext,
  candidates: readonly PlayCandidate[],
  chance: Chance,
): ChosenPlay | undefined {
  const [first] = candidates;
  if (!first) return undefined;
  // The same trays for all plays, so that chance doesn't favour one.
  const trays = sampleTrays(unseen, nextTrayCount, skill.replyTrays, chance);
  const finder = words.finderFor(components);
  let best: { choice: ChosenPlay; value: number } | undefined;
  for (const { play, choice } of candidates) {
    if (choice.value < first.choice.value - MAX_REPLY_GAIN) break;
    const answer = averageBestScore(finder, withTiles(components, grid, play.placements), trays);
    const value = choice.value - answer / (players - 1);
    if (!best || value > best.value) best = { choice, value };
  }
  return best?.choice;
}

/** True if all its words can be read as inoffensive words that are not too long. */
export const isReadable = (
  words: KnownWords,
  { components, grid }: Pick<TurnContext, 'components' | 'grid'>,
  { placements }: FoundPlay,
  longest: number,
): boolean =>
  scorePlay(components, grid, placements).words.every(({ pattern }) => {
    const word = words.inoffensiveReading(pattern);
    return word !== undefined && word.length <= longest;
  });

/**
 * Values a play. On TURN-TO-WILD squares it lays the tiles that are least worth keeping.
 * @param valueKept value of the leave while there are tiles to draw
 */
export function evaluatePlay(
  skill: WildWordsSkill,
  context: TurnContext,
  { placements, score }: FoundPlay,
  valueKept: (kept: readonly TileFace[]) => number = leaveValue,
): ChosenPlay {
  const { premiums } = context.components;
  const left = [...context.tray];
  const tiles: TilePlaced[] = [];
  for (const { square, face } of lettersFirst(premiums, placements)) {
    const at =
      premiums[square] === 'wild' ? leastUsefulTile(left, valueKept) : left.findIndex((tile) => faceOf(tile) === face);
    tiles.push({ square, tile: entryAt(left.splice(at, 1), 0) });
  }
  return { tiles, score, value: skill.valuesLeave ? score + keptValue(left.map(faceOf), context, valueKept) : score };
}

/** Letters first, so that the tiles for TURN-TO-WILD squares are chosen from the rest. */
const lettersFirst = (premiums: Premiums, placements: readonly Placement[]): Placement[] =>
  placements.toSorted((a, b) => Number(premiums[a.square] === 'wild') - Number(premiums[b.square] === 'wild'));

function leastUsefulTile(tiles: readonly TileId[], valueKept: (kept: readonly TileFace[]) => number): number {
  let least = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const at of tiles.keys()) {
    const value = valueKept(tiles.toSpliced(at, 1).map(faceOf));
    if (value > best) [least, best] = [at, value];
  }
  return least;
}

/** [WW-5] True if a new tray is likely to score more than this play. A trade costs only the current tray. */
export function wantsTrade(
  skill: WildWordsSkill,
  words: KnownWords,
  context: TurnContext,
  choice: ChosenPlay | undefined,
  chance: Chance,
): boolean {
  const { components, pot, unseen, grid } = context;
  const { traySize } = components;
  if (pot === 0) return false;
  if (!choice) return true;
  if (skill.tradeTrays === 0) return choice.value < skill.tradeBelow;
  // With so few tiles left, a new tray can hardly differ.
  if (pot < traySize) return choice.value < 0;
  return (
    choice.value <
    averageBestScore(words.finderFor(components), grid, sampleTrays(unseen, traySize, skill.tradeTrays, chance))
  );
}
