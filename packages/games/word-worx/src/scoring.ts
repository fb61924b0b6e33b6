import { bonusSet, type IndicatorId, type ManifestId, wordsOn } from './manifests.ts';

/** [WX-11] One word of the reckoning. */
export interface ScoreLine {
  readonly word: string;
  readonly points: number;
  /** 'again': a manifest word whose entries have all paid, where each pays once. */
  readonly why: 'manifest' | 'again' | 'other';
  /** For a manifest word: the set it counts in, and whether the indicator doubles that. */
  readonly set: number | null;
  readonly doubled: boolean;
}

/** A round's reckoning for one player, with what was secret until now. */
export interface RoundSheet {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId;
  readonly lines: readonly ScoreLine[];
  /** Cards left in hand; each takes a point, a bigram too. */
  readonly left: number;
  readonly points: number;
}

export const OTHER_WORD = 2;
const BONUS = 2;

export interface WordPoints {
  readonly set: number;
  readonly points: number;
  readonly doubled: boolean;
}

/** The words a manifest pays for, each with its entries, the best-paying first. */
export type Entries = ReadonlyMap<string, readonly WordPoints[]>;

interface Paid {
  readonly entries: Entries;
  readonly worths: ReadonlyMap<string, WordPoints>;
}

/** By manifest and indicator: a printed table, and there are few of either. */
const printed = new Map<string, Paid>();

function paidBy(manifest: ManifestId, indicator: IndicatorId | null): Paid {
  const key = `${manifest} ${indicator}`;
  let paid = printed.get(key);
  if (!paid) {
    const entries = readEntries(manifest, indicator);
    paid = { entries, worths: new Map([...entries].map(([word, [best]]) => [word, best!])) };
    printed.set(key, paid);
  }
  return paid;
}

/** Without an indicator no set is doubled. */
export const entriesOf = (manifest: ManifestId, indicator: IndicatorId | null): Entries =>
  paidBy(manifest, indicator).entries;

function readEntries(manifest: ManifestId, indicator: IndicatorId | null): Entries {
  const found = new Map<string, WordPoints[]>();
  for (const { word, set, points } of wordsOn(manifest)) {
    const doubled = indicator !== null && bonusSet(indicator) === set;
    const entry = { set, doubled, points: doubled ? BONUS * points : points };
    found.set(
      word,
      [...(found.get(word) ?? []), entry].sort((a, b) => b.points - a.points),
    );
  }
  return found;
}

/**
 * [WX-11] What one more copy of a word pays by the manifest, after so many: the best of its entries every time; or, where
 * each entry pays `once`, the best that is left. Undefined: it pays what any other word does.
 */
export const worthOfCopy = (entries: Entries, word: string, after: number, once: boolean): WordPoints | undefined =>
  entries.get(word)?.[once ? after : 0];

/** Pay of each word of a manifest the first time, in the better of its sets. */
export const worths = (manifest: ManifestId, indicator: IndicatorId | null): ReadonlyMap<string, WordPoints> =>
  paidBy(manifest, indicator).worths;

/** [WX-11] `words`: all that lie before the player, open or locked for good. `left`: cards in hand. */
export function scoreRound(
  words: readonly string[],
  left: number,
  manifest: ManifestId,
  indicator: IndicatorId | null,
  { once }: { readonly once: boolean },
): Pick<RoundSheet, 'lines' | 'left' | 'points'> {
  const lines = scoreLines(words, entriesOf(manifest, indicator), once);
  return { lines, left, points: lines.reduce((sum, { points }) => sum + points, -left) };
}

export function scoreLines(words: readonly string[], entries: Entries, once: boolean): ScoreLine[] {
  const copies = new Map<string, number>();
  return words.map((word): ScoreLine => {
    const before = copies.get(word) ?? 0;
    copies.set(word, before + 1);
    const paid = worthOfCopy(entries, word, before, once);
    if (paid) return { word, why: 'manifest', ...paid };
    return { word, points: OTHER_WORD, why: entries.has(word) ? 'again' : 'other', set: null, doubled: false };
  });
}
