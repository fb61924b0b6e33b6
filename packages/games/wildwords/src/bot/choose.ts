import { type Chance, forSeat, type Seat } from '@wordhoard/kernel';
import { type Grid, PREMIUMS } from '../board.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import { type Placement, withTiles } from '../geometry.ts';
import { scorePlay } from '../scoring.ts';
import { faceOf, type TileFace, type TileId, TRAY, valueOfFace } from '../tiles.ts';
import type { TilePlaced, View } from '../types.ts';
import { gridOf, trayOf } from '../view.ts';
import { keptValue, leaveValue, type Prospect } from './leave.ts';
import { imagineTrays, meanBest } from './reply.ts';
import type { WildWordsSkill } from './skills.ts';
import type { KnownWords } from './vocabulary.ts';

/** A play with the tiles it takes, and what it is reckoned to be worth with what is kept. */
export interface ChosenPlay {
  readonly tiles: TilePlaced[];
  readonly score: number;
  readonly value: number;
}

/** A player's information at their turn. */
export interface Outlook extends Prospect {
  readonly grid: Grid;
  readonly tray: readonly TileId[];
  /** The tiles one cannot see; what the others hold of them is known by their average. */
  readonly unseen: readonly TileFace[];
  /** Number of them on the next player's tray. */
  readonly next: number;
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const unseen = Object.entries(view.unseen).flatMap(([face, count]) => Array.from({ length: count }, () => face));
  const worth = unseen.reduce((sum, face) => sum + valueOfFace(face), 0);
  const held = view.trays.reduce((sum, { count }, other) => sum + (other === seat ? 0 : count), 0);
  return {
    grid: gridOf(view.board),
    tray: trayOf(view, seat),
    pot: view.pot,
    players: view.trays.length,
    unseen,
    next: forSeat(view.trays, (seat + 1) % view.trays.length).count,
    others: unseen.length === 0 ? 0 : (worth * held) / unseen.length,
  };
}

/** The play it makes of those that come to its mind; undefined if none does. */
export function choosePlay(
  skill: WildWordsSkill,
  words: KnownWords,
  outlook: Outlook,
  chance: Chance,
): ChosenPlay | undefined {
  const { grid, tray } = outlook;
  const tiles = Math.floor(skill.tiles) + (chance.below(100) < 100 * (skill.tiles % 1) ? 1 : 0);
  const found = words.finder.best(grid, tray.map(faceOf), skill.looks, tiles);
  const noticed = found.filter((_, i) => chance.below(100) < skill.notices || i === found.length - 1);
  const choices = noticed.map((play) => ({ play, choice: weigh(skill, outlook, play) }));
  choices.sort((a, b) => b.choice.value - a.choice.value);
  const decent = ({ play }: PlayCandidate): boolean => isDecent(words, grid, play, skill.longest);
  if (skill.answers === 0) return choices.find(decent)?.choice;
  return foreseeing(skill, words, outlook, firstOf(choices, CONSIDERED, decent), chance);
}

/** The first so many that are fit. Whether one is takes a look at its words, so no more are asked than needed. */
function firstOf<T>(items: readonly T[], most: number, fits: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === most) break;
    if (fits(item)) found.push(item);
  }
  return found;
}

/** The best plays to look at twice; plays that would have to gain more than AFAR points by it are left out. */
const CONSIDERED = 5;
const AFAR = 20;

interface PlayCandidate {
  readonly play: FoundPlay;
  readonly choice: ChosenPlay;
}

/** The one that is best with what the next player may make of the board it leaves. */
function foreseeing(
  skill: WildWordsSkill,
  { finder }: KnownWords,
  { grid, unseen, next, players }: Outlook,
  considered: readonly PlayCandidate[],
  chance: Chance,
): ChosenPlay | undefined {
  const [first] = considered;
  if (!first) return undefined;
  // The same for all, so that luck is the same for all.
  const trays = imagineTrays(unseen, next, skill.answers, chance);
  let best: { choice: ChosenPlay; worth: number } | undefined;
  for (const { play, choice } of considered) {
    if (choice.value < first.choice.value - AFAR) break;
    const answer = meanBest(finder, withTiles(grid, play.placements), trays);
    const worth = choice.value - answer / (players - 1);
    if (!best || worth > best.worth) best = { choice, worth };
  }
  return best?.choice;
}

/** Can all that it makes be read as words one may say, none of them too long to think of? */
const isDecent = (words: KnownWords, grid: Grid, { placements }: FoundPlay, longest: number): boolean =>
  scorePlay(grid, placements).words.every(({ pattern }) => {
    const word = words.name(pattern);
    return word !== undefined && word.length <= longest;
  });

/** Gives up on TURN-TO-WILD squares what is least worth keeping. */
function weigh(skill: WildWordsSkill, outlook: Outlook, { placements, score }: FoundPlay): ChosenPlay {
  const left = [...outlook.tray];
  const tiles: TilePlaced[] = [];
  for (const { square, face } of inOrder(placements)) {
    const at = PREMIUMS[square] === 'wild' ? leastWorth(left) : left.findIndex((tile) => faceOf(tile) === face);
    tiles.push({ square, tile: left.splice(at, 1)[0]! });
  }
  return { tiles, score, value: skill.plans ? score + keptValue(left.map(faceOf), outlook) : score };
}

/** Letters first: what is given up is chosen from what they leave. */
const inOrder = (placements: readonly Placement[]): Placement[] =>
  placements.toSorted((a, b) => Number(PREMIUMS[a.square] === 'wild') - Number(PREMIUMS[b.square] === 'wild'));

function leastWorth(tiles: readonly TileId[]): number {
  let least = 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const at of tiles.keys()) {
    const value = leaveValue(tiles.toSpliced(at, 1).map(faceOf));
    if (value > best) [least, best] = [at, value];
  }
  return least;
}

/** [WW-5] A trade costs nothing but what one holds: is a fresh tray likely to bring more than this play? */
export function wantsTrade(
  skill: WildWordsSkill,
  words: KnownWords,
  outlook: Outlook,
  choice: ChosenPlay | undefined,
  chance: Chance,
): boolean {
  const { pot, unseen, grid } = outlook;
  if (pot === 0) return false;
  if (!choice) return true;
  if (skill.imagines === 0) return choice.value < skill.content;
  // Too few left to draw a tray of another kind.
  if (pot < TRAY) return choice.value < 0;
  return choice.value < meanBest(words.finder, grid, imagineTrays(unseen, TRAY, skill.imagines, chance));
}
