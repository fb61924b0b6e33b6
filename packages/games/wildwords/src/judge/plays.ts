import type { Slices } from '@wordhoard/kernel';
import { PREMIUMS } from '../board.ts';
import type { Outlook } from '../bot/choose.ts';
import { keptValue } from '../bot/leave.ts';
import type { PlayFinder } from '../generator/finder.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import type { Placement } from '../geometry.ts';
import { ASTERISK, faceOf, type TileFace } from '../tiles.ts';

/** A play at its best: with the tiles given up for TURN-TO-WILD squares that are least missed. */
export interface WeighedPlay {
  /** On a TURN-TO-WILD square its face is that of the tile given up. */
  readonly placements: readonly Placement[];
  readonly score: number;
  /** Points, and what stays on the tray. */
  readonly worth: number;
}

/**
 * The plays worth most, better and better, null while it looks; the last list is the whole answer. What scores most is soon found, but what is
 * worth most may score less and keep the asterisks: so it is searched once for each number of them that is held back.
 * Only if plays that were not looked at could still be worth more, more are looked at, up to `most`.
 */
export function* bestPlays(
  finder: PlayFinder,
  outlook: Outlook,
  { wanted, first, most }: { wanted: number; first: number; most: number },
): Generator<readonly WeighedPlay[] | null, void> {
  const tray = outlook.tray.map(faceOf);
  const letters = tray.filter((face) => face !== ASTERISK);
  const asterisks = tray.length - letters.length;
  const weigher = new Weigher(outlook, tray);
  const found = new Map<string, WeighedPlay>();
  for (let held = 0; held <= asterisks; held++) {
    const rest = [...letters, ...Array.from({ length: asterisks - held }, () => ASTERISK)];
    const mostKept = weigher.mostFor(letters, held);
    for (let looks = first; ; looks *= 4) {
      const plays = rest.length === 0 ? [] : yield* finder.seeking(outlook.grid, rest, looks);
      for (const play of plays) {
        const key = keyOf(play.placements);
        if (!found.has(key)) found.set(key, weigher.weigh(play));
      }
      const leaders = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, wanted);
      yield leaders;
      const floor = plays.at(-1)?.score ?? 0;
      const isAll = plays.length < looks;
      if (isAll || looks * 4 > most) break;
      if (leaders.length === wanted && floor + mostKept <= leaders.at(-1)!.worth) break;
    }
  }
}

const keyOf = (placements: readonly Placement[]): string =>
  placements.map(({ square, face }) => `${square}${face}`).join();

/** Knows what every remainder of one tray is worth; thousands of plays leave only some hundred different ones. */
class Weigher {
  readonly #outlook: Outlook;
  readonly #tray: readonly TileFace[];
  readonly #kept: Map<string, { given: readonly TileFace[]; worth: number }> = new Map();

  constructor(outlook: Outlook, tray: readonly TileFace[]) {
    this.#outlook = outlook;
    this.#tray = tray;
  }

  weigh({ placements, score }: FoundPlay): WeighedPlay {
    const laid = placements.filter(({ square }) => PREMIUMS[square] !== 'wild').map(({ face }) => face);
    const { given, worth } = this.#afterwards(laid, placements.length - laid.length);
    const giving = [...given];
    const turned = placements.map(({ square, face }) => ({
      square,
      face: PREMIUMS[square] === 'wild' ? giving.shift()! : face,
    }));
    return { placements: turned, score, worth: score + worth };
  }

  /** The most that can be kept of these letters, with no more than so many asterisks; something is laid in any case. */
  mostFor(letters: readonly TileFace[], asterisks: number): number {
    const kept = subsets([...letters, ...Array.from({ length: asterisks }, () => ASTERISK)]);
    const possible = kept.filter(({ length }) => length < this.#tray.length);
    return Math.max(...possible.map((faces) => keptValue(faces, this.#outlook)));
  }

  #afterwards(laid: readonly TileFace[], turned: number): { given: readonly TileFace[]; worth: number } {
    const key = `${[...laid].sort().join('')} ${turned}`;
    let known = this.#kept.get(key);
    if (!known) {
      const left = without(this.#tray, laid);
      known = subsets(left)
        .filter((given) => given.length === turned)
        .map((given) => ({ given, worth: keptValue(without(left, given), this.#outlook) }))
        .reduce((best, other) => (other.worth > best.worth ? other : best));
      this.#kept.set(key, known);
    }
    return known;
  }
}

function without(faces: readonly TileFace[], taken: readonly TileFace[]): TileFace[] {
  const left = [...faces];
  for (const face of taken) left.splice(left.indexOf(face), 1);
  return left;
}

function subsets(faces: readonly TileFace[]): TileFace[][] {
  const [first, ...rest] = faces;
  if (first === undefined) return [[]];
  const some = subsets(rest);
  return [...some, ...some.map((others) => [first, ...others])];
}

/** Enough to know what the best is worth, if not always which it is: `first` and `most` are the same. */
const GLANCE = { wanted: 1, first: 10, most: 10 } as const;

/** Gain of the best turn over keeping the tray. */
export function* turnWorth(finder: PlayFinder, outlook: Outlook): Slices<number> {
  const kept = keptValue(outlook.tray.map(faceOf), outlook);
  let worth = kept;
  for (const plays of bestPlays(finder, outlook, GLANCE)) {
    if (plays?.[0]) worth = Math.max(worth, plays[0].worth);
    yield null;
  }
  return worth - kept;
}
