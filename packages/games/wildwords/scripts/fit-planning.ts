/**
 * Plays quick games and prints the data of `src/bot/planning-data.ts`, with which the champion plans:
 *   npx node packages/games/wildwords/scripts/fit-planning.ts [GAMES]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Chance, chanceFrom } from '@wordhoard/kernel';
import { openLexicon } from '@wordhoard/lexicon';
import { EMPTY_GRID, type Grid } from '../src/board.ts';
import { vocabularyOf } from '../src/bot/vocabulary.ts';
import { PRINTED, valueOfFace } from '../src/components.ts';
import type { FoundPlay } from '../src/generator/play-list.ts';
import { withTiles } from '../src/geometry.ts';
import { ALL_FACES, ASTERISK, faceOf, type TileFace } from '../src/tiles.ts';
import { PLAIN_WORDS } from '../src/words.ts';

/** Trays sampled on each board. */
const TRAYS = 6;
const ROWS = 48;

interface SampledTray {
  readonly faces: readonly TileFace[];
  /** The best play of each size, largest first. */
  readonly plays: readonly FoundPlay[];
  readonly best: number;
}

const games = Number(process.argv[2] ?? 200);
const lexicon = openLexicon(readFileSync(fileURLToPath(import.meta.resolve('@wordhoard/lexicon/wordhoard.lex'))));
const { tiles: box, traySize } = PRINTED;
const finder = vocabularyOf(lexicon, PLAIN_WORDS).finderFor(PRINTED);
finder.prewarm();

/** Samples of what a tile is worth: the facts about a tray, and its points above the average of its board. */
const samples: { readonly facts: readonly number[]; readonly gain: number }[] = [];
/** Points of the best play with each number of tiles, before the last seven tiles are drawn. */
const rows: number[][] = [];
/** By number of tiles that the other player holds: what the first turn with an empty pot gained to the end. */
const endings: number[][] = Array.from({ length: traySize + 1 }, () => []);

for (let game = 0; game < games; game++) {
  playGame(chanceFrom(`planning ${game}`));
  if (game % 10 === 9) finder.rest();
}
const weights = leastSquares(samples);
const named = [...ALL_FACES, 'spare asterisk', 'pair'].map((name, i) => `${name} ${weights[i]!.toFixed(1)}`);
console.log(`tiles (${samples.length} trays): ${named.join(', ')}`);
const step = Math.floor(rows.length / ROWS);
const chosen = rows.filter((_, i) => i % step === 0).slice(0, ROWS);
console.log(`rows (of ${rows.length}):\n${chosen.map((row) => row.join(' ')).join('\n')}`);
console.log(`endings: ${endings.map((list) => `${mean(list).toFixed(0)} (${list.length})`).join(', ')}`);

/** Both sides lay the best play, and trade a tray that is worse than the average. */
function playGame(chance: Chance): void {
  let pot = chance.shuffle(box.map(faceOf));
  let grid = EMPTY_GRID;
  const trays = [pot.splice(0, traySize), pot.splice(0, traySize)];
  for (let turn = 0; pot.length > 0; turn++) {
    const seat = turn % 2;
    const mine = trays[seat]!;
    const all = [...pot, ...mine];
    const sampled = [mine, ...Array.from({ length: TRAYS - 1 }, () => chance.shuffle(all).slice(0, traySize))].map(
      (faces) => look(grid, faces),
    );
    const average = mean(sampled.map(({ best }) => best));
    // The first turns are played on boards unlike all others.
    if (pot.length <= 73 && pot.length >= traySize)
      for (const { faces, best } of sampled.slice(1))
        samples.push({ facts: factsOf(faces), gain: Math.max(best, average) - average });
    if (pot.length <= 73) rows.push(rowOf(sampled[1]!));
    const trades = pot.length >= traySize && sampled[0]!.best < average;
    const { faces, plays, best } = sampled[trades ? 1 : 0]!;
    // Sometimes a short play, so that all numbers of tiles are left in the pot.
    const play = chance.below(10) === 0 ? chance.shuffle(plays)[0] : plays.find((it) => it.score === best);
    const left = [...faces];
    for (const face of play ? laidFaces(play, left) : []) left.splice(left.indexOf(face), 1);
    pot = chance.shuffle(withoutFaces(all, faces));
    trays[seat] = [...left, ...pot.splice(0, traySize - left.length)];
    if (play) grid = withTiles(PRINTED, grid, play.placements);
    else return;
    if (pot.length === 0) endings[trays[seat].length]!.push(playEnding(grid, trays[1 - seat]!, trays[seat]));
  }
}

/** Both sides lay the play that scores most; returns the points by which the first is ahead. */
function playEnding(start: Grid, first: readonly TileFace[], second: readonly TileFace[]): number {
  let grid = start;
  const trays = [[...first], [...second]];
  const scores = [0, 0];
  for (let turn = 0, passes = 0; passes < 2; turn++) {
    const [mine, theirs] = [turn % 2, 1 - (turn % 2)];
    const tray = trays[mine]!;
    const worth = (play: FoundPlay): number =>
      play.score + (play.placements.length === tray.length ? 3 * totalOf(trays[theirs]!) : 0);
    const [play] = look(grid, tray).plays.toSorted((a, b) => worth(b) - worth(a));
    passes = play ? 0 : passes + 1;
    if (!play) continue;
    scores[mine]! += worth(play);
    for (const face of laidFaces(play, tray)) tray.splice(tray.indexOf(face), 1);
    grid = withTiles(PRINTED, grid, play.placements);
    if (tray.length === 0) break;
  }
  return scores[0]! - scores[1]!;
}

function look(grid: Grid, faces: readonly TileFace[]): SampledTray {
  const plays: FoundPlay[] = [];
  for (let size = faces.length; size > 0; ) {
    const [play] = finder.best(grid, faces, 1, size);
    if (!play) break;
    plays.push(play);
    size = play.placements.length - 1;
  }
  return { faces, plays, best: Math.max(0, ...plays.map(({ score }) => score)) };
}

/** The faces that a play takes from a tray: on a TURN-TO-WILD square any tile, here the most valuable. */
function laidFaces({ placements }: FoundPlay, tray: readonly TileFace[]): TileFace[] {
  const left = [...tray];
  const laid: TileFace[] = [];
  for (const { face } of placements) {
    const at = left.indexOf(face);
    if (at >= 0) laid.push(...left.splice(at, 1));
  }
  left.sort((a, b) => valueOfFace(PRINTED, b) - valueOfFace(PRINTED, a));
  return [...laid, ...left.splice(0, placements.length - laid.length)];
}

function withoutFaces(all: readonly TileFace[], faces: readonly TileFace[]): TileFace[] {
  const left = [...all];
  for (const face of faces) left.splice(left.indexOf(face), 1);
  return left;
}

function rowOf({ plays }: SampledTray): number[] {
  const row = new Array<number>(traySize).fill(0);
  for (const { placements, score } of plays) row[placements.length - 1] = score;
  return row;
}

/** Tiles of each face; asterisks beyond the first; and letters held twice. */
function factsOf(faces: readonly TileFace[]): number[] {
  const counts = ALL_FACES.map((face) => faces.filter((it) => it === face).length);
  const letters = faces.filter((face) => face !== ASTERISK);
  return [...counts, Math.max(0, counts[0]! - 1), letters.length - new Set(letters).size];
}

/** Ridge regression by coordinate descent, without a constant: each tray has seven tiles. */
function leastSquares(list: typeof samples): number[] {
  const count = list[0]!.facts.length;
  const weights = new Array<number>(count).fill(0);
  const rest = list.map(({ gain }) => gain);
  for (let round = 0; round < 60; round++)
    for (let i = 0; i < count; i++) {
      let [slope, size] = [0, 20];
      for (const [at, { facts }] of list.entries()) {
        slope += facts[i]! * (rest[at]! + weights[i]! * facts[i]!);
        size += facts[i]! ** 2;
      }
      const change = slope / size - weights[i]!;
      weights[i]! += change;
      for (const [at, { facts }] of list.entries()) rest[at]! -= change * facts[i]!;
    }
  // A tile is worth what it brings more than the average tile of the box.
  const usual = box.reduce((sum, tile) => sum + weights[ALL_FACES.indexOf(faceOf(tile))]!, 0) / box.length;
  return weights.map((weight, i) => (i < ALL_FACES.length ? weight - usual : weight));
}

function totalOf(faces: readonly TileFace[]): number {
  return faces.reduce((sum, face) => sum + valueOfFace(PRINTED, face), 0);
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, it) => sum + it, 0) / Math.max(1, list.length);
}
