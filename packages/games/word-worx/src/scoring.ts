import { bonusSet, type IndicatorId, type ManifestId, wordsOn } from './manifests.ts';

/** [WX-11] One word of the reckoning. */
export interface ScoreLine {
  readonly word: string;
  readonly points: number;
  /** 'again': a manifest word that has counted already. */
  readonly why: 'manifest' | 'again' | 'other';
  /** For a manifest word: the set it counts in, and whether the indicator doubles that. */
  readonly set: number | null;
  readonly doubled: boolean;
}

/** A round's reckoning for one player, with what was secret until now. */
export interface Sheet {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId;
  readonly lines: readonly ScoreLine[];
  /** Cards left in hand; each takes a point. */
  readonly left: number;
  readonly points: number;
}

export const OTHER_WORD = 2;
const BONUS = 2;

export interface Worth {
  readonly set: number;
  readonly points: number;
  readonly doubled: boolean;
}

/** What each word of a manifest counts the first time, in the better of its sets. Without an indicator none is doubled. */
export function worths(manifest: ManifestId, indicator: IndicatorId | null): ReadonlyMap<string, Worth> {
  const found = new Map<string, Worth>();
  for (const { word, set, points } of wordsOn(manifest)) {
    const doubled = indicator !== null && bonusSet(indicator) === set;
    const worth = { set, doubled, points: doubled ? BONUS * points : points };
    if (worth.points > (found.get(word)?.points ?? 0)) found.set(word, worth);
  }
  return found;
}

/** [WX-11] `words`: all that lie before the player, open or locked for good. `left`: cards in hand. */
export function scoreRound(
  words: readonly string[],
  left: number,
  manifest: ManifestId,
  indicator: IndicatorId | null,
): Pick<Sheet, 'lines' | 'left' | 'points'> {
  const worth = worths(manifest, indicator);
  const counted = new Set<string>();
  const lines = words.map((word): ScoreLine => {
    const on = worth.get(word);
    if (!on) return { word, points: OTHER_WORD, why: 'other', set: null, doubled: false };
    if (counted.has(word)) return { word, points: OTHER_WORD, why: 'again', set: null, doubled: false };
    counted.add(word);
    return { word, why: 'manifest', ...on };
  });
  return { lines, left, points: lines.reduce((sum, { points }) => sum + points, -left) };
}
