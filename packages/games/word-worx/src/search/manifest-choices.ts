import type { Components } from '../components.ts';
import { SHORTEST_WORD } from '../config.ts';
import { type Entries, pointsOfCopy } from '../scoring.ts';
import type { FaceCounts, FaceRun } from './faces.ts';
import { waysToLay } from './ways.ts';

/** Words of a manifest that can be laid together. */
export interface ManifestChoice {
  readonly words: readonly FaceRun[];
  readonly points: number;
  /** Points beyond what the letters bring in other words. */
  readonly gain: number;
}

interface Target {
  readonly word: string;
  readonly ways: readonly FaceRun[];
  /** Of each further copy. */
  readonly points: readonly number[];
  /** Gain of the first copy. */
  readonly gain: number;
}

/** More copies of a word than the printed deck allows. */
const MAX_COPIES = 8;

/** About what each letter brings in words that are not on the manifest: of those with two letters, half the points. */
export const letterPoints = ({ otherWordPoints }: Components): number => otherWordPoints / SHORTEST_WORD;

interface Limits {
  /** How many choices are returned. */
  readonly count: number;
  /** How many positions the search visits. Cut short, it has tried the words that pay most per letter first. */
  readonly visits: number;
}

/** The choices that gain most, the best first. `sealed`: words locked for good, whose copies count with the option `once`. */
export function bestManifestChoices(
  components: Components,
  pool: FaceCounts,
  entries: Entries,
  { once, sealed }: { readonly once: boolean; readonly sealed: readonly string[] },
  { count, visits }: Limits,
): ManifestChoice[] {
  const perLetter = letterPoints(components);
  const targets = findTargets(components, pool, entries, once, sealed);
  const best = new BestChoices(count);
  const left = pool.slice();
  const chosen: FaceRun[] = [];
  let visitsLeft = visits;
  /** `firstWay`: copies are interchangeable, so a further copy isn't laid in a way before the last one's. */
  const visit = (at: number, firstWay: number, copies: number, letters: number, points: number, gain: number): void => {
    visitsLeft -= 1;
    if (visitsLeft < 0) return;
    const target = targets[at];
    if (!target) return best.add({ words: [...chosen], points, gain });
    if (!best.admits(gain + gainBound(targets, at, left, letters))) return;
    const { word, ways } = target;
    const paid = target.points[copies];
    for (let i = firstWay; paid !== undefined && i < ways.length; i++) {
      const laid = ways[i]!;
      if (copiesIn(laid, left) === 0) continue;
      for (const [place, need] of laid.need) left[place]! -= need;
      chosen.push(laid);
      visit(at, i, copies + 1, letters - word.length, points + paid, gain + paid - perLetter * word.length);
      chosen.pop();
      for (const [place, need] of laid.need) left[place]! += need;
    }
    visit(at + 1, 0, 0, letters, points, gain);
  };
  visit(0, 0, 0, countLetters(components, pool), 0, 0);
  return best.choices;
}

/** The words of a manifest that these cards make, those that gain most per letter first. */
function findTargets(
  components: Components,
  pool: FaceCounts,
  entries: Entries,
  once: boolean,
  sealed: readonly string[],
): Target[] {
  const perLetter = letterPoints(components);
  const targets = [...entries.keys()].flatMap((word): Target[] => {
    const before = sealed.filter((other) => other === word).length;
    const points = Array.from({ length: MAX_COPIES }, (_, copy) =>
      pointsOfCopy(entries, word, before + copy, once),
    ).flatMap((paid) => paid?.points ?? []);
    const ways = points.length > 0 ? waysToLay(components.deck, word, pool) : [];
    return ways.length > 0 ? [{ word, ways, points, gain: points[0]! - perLetter * word.length }] : [];
  });
  return targets.sort((a, b) => b.gain / b.word.length - a.gain / a.word.length);
}

/** Keeps the choices that gain most. */
class BestChoices {
  readonly choices: ManifestChoice[] = [];
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  /** Whether a choice with this gain would be among the best. */
  admits(gain: number): boolean {
    return this.choices.length < this.#count || gain > this.choices.at(-1)!.gain;
  }

  add(choice: ManifestChoice): void {
    if (!this.admits(choice.gain)) return;
    let at = this.choices.length;
    while (at > 0 && this.choices[at - 1]!.gain < choice.gain) at -= 1;
    this.choices.splice(at, 0, choice);
    if (this.choices.length > this.#count) this.choices.pop();
  }
}

/** An upper bound: every letter in the words that gain most per letter, each laid as often as its cards allow. */
function gainBound(targets: readonly Target[], at: number, left: FaceCounts, letters: number): number {
  let sum = 0;
  let free = letters;
  for (let i = at; i < targets.length && free > 0; i++) {
    const { word, ways, gain } = targets[i]!;
    let copies = 0;
    for (let k = 0; k < ways.length; k++) copies += copiesIn(ways[k]!, left);
    const used = Math.min(free, copies * word.length);
    sum += (gain * used) / word.length;
    free -= used;
  }
  return sum;
}

/** How often these cards make a word, laid this way. */
function copiesIn({ need }: FaceRun, left: FaceCounts): number {
  let copies = MAX_COPIES;
  for (let i = 0; i < need.length; i++) {
    const [place, count] = need[i]!;
    copies = Math.min(copies, Math.floor(left[place]! / count));
  }
  return copies;
}

function countLetters({ deck: { faces } }: Components, pool: FaceCounts): number {
  let letters = 0;
  for (let place = 0; place < faces.length; place++) letters += pool[place]! * faces[place]!.length;
  return letters;
}
