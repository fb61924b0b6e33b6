import { lastEntry, type Slices } from '@wordhoard/kernel';
import type { TurnContext } from '../bot/choose-play.ts';
import { keptValue } from '../bot/leave.ts';
import type { PlayFinder } from '../generator/finder.ts';
import type { FoundPlay } from '../generator/play-list.ts';
import type { Placement } from '../geometry.ts';
import { ASTERISK, faceOf, type TileFace } from '../tiles.ts';

/** A play with the best choice of tiles for TURN-TO-WILD squares. */
export interface ValuedPlay {
  /** On a TURN-TO-WILD square the face is that of the tile laid there. */
  readonly placements: readonly Placement[];
  readonly score: number;
  /** Its score and the value of its leave. */
  readonly worth: number;
}

/**
 * The plays with the highest values, in better and better lists, with null in between; the last list is the result. The
 * most valuable play may score less and keep asterisks, so it searches once for each number of asterisks kept. It looks
 * at more plays only if those not seen could still be worth more, up to `most`.
 */
export function* findBestPlays(
  finder: PlayFinder,
  context: TurnContext,
  { wanted, first, most }: { wanted: number; first: number; most: number },
): Generator<readonly ValuedPlay[] | null, void> {
  const tray = context.tray.map(faceOf);
  const letters = tray.filter((face) => face !== ASTERISK);
  const asterisks = tray.length - letters.length;
  const valuer = new PlayValuer(context, tray);
  const found = new Map<string, ValuedPlay>();
  for (let held = 0; held <= asterisks; held++) {
    const rest = [...letters, ...Array.from({ length: asterisks - held }, () => ASTERISK)];
    const maxLeave = valuer.maxLeaveValue(letters, held);
    for (let limit = first; ; limit *= 4) {
      const plays = rest.length === 0 ? [] : yield* finder.findBestInSlices(context.grid, rest, limit);
      for (const play of plays) {
        const key = keyOf(play.placements);
        if (!found.has(key)) found.set(key, valuer.valuePlay(play));
      }
      const leaders = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, wanted);
      yield leaders;
      const floor = plays.at(-1)?.score ?? 0;
      const isAll = plays.length < limit;
      if (isAll || limit * 4 > most) break;
      if (leaders.length === wanted && floor + maxLeave <= lastEntry(leaders).worth) break;
    }
  }
}

const keyOf = (placements: readonly Placement[]): string =>
  placements.map(({ square, face }) => `${square}${face}`).join();

/** Values plays. Caches the values of leaves: thousands of plays have only some hundred different ones. */
class PlayValuer {
  readonly #context: TurnContext;
  readonly #tray: readonly TileFace[];
  readonly #leaves: Map<string, { given: readonly TileFace[]; worth: number }> = new Map();

  constructor(context: TurnContext, tray: readonly TileFace[]) {
    this.#context = context;
    this.#tray = tray;
  }

  valuePlay({ placements, score }: FoundPlay): ValuedPlay {
    const { premiums } = this.#context.components;
    const laid = placements.filter(({ square }) => premiums[square] !== 'wild').map(({ face }) => face);
    const { given, worth } = this.#bestLeave(laid, placements.length - laid.length);
    const giving = [...given];
    const turned = placements.map(({ square, face }) => ({
      square,
      face: premiums[square] === 'wild' ? giving.shift()! : face,
    }));
    return { placements: turned, score, worth: score + worth };
  }

  /** The best leave from these letters with at most this many asterisks; at least one tile is laid. */
  maxLeaveValue(letters: readonly TileFace[], asterisks: number): number {
    const kept = subsets([...letters, ...Array.from({ length: asterisks }, () => ASTERISK)]);
    const possible = kept.filter(({ length }) => length < this.#tray.length);
    return Math.max(...possible.map((faces) => keptValue(faces, this.#context)));
  }

  #bestLeave(laid: readonly TileFace[], turned: number): { given: readonly TileFace[]; worth: number } {
    const key = `${[...laid].sort().join('')} ${turned}`;
    let known = this.#leaves.get(key);
    if (!known) {
      const left = removeFaces(this.#tray, laid);
      known = subsets(left)
        .filter((given) => given.length === turned)
        .map((given) => ({ given, worth: keptValue(removeFaces(left, given), this.#context) }))
        .reduce((best, other) => (other.worth > best.worth ? other : best));
      this.#leaves.set(key, known);
    }
    return known;
  }
}

function removeFaces(faces: readonly TileFace[], taken: readonly TileFace[]): TileFace[] {
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

/** Enough to estimate the value of the best play. */
const QUICK_SEARCH = { wanted: 1, first: 10, most: 10 } as const;

/** Gain of the best turn over keeping the tray. */
export function* turnGain(finder: PlayFinder, context: TurnContext): Slices<number> {
  const kept = keptValue(context.tray.map(faceOf), context);
  let worth = kept;
  for (const plays of findBestPlays(finder, context, QUICK_SEARCH)) {
    if (plays?.[0]) worth = Math.max(worth, plays[0].worth);
    yield null;
  }
  return worth - kept;
}
