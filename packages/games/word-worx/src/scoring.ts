import { type Components, componentsOf, type TableVariant } from './components.ts';
import type { Config } from './config.ts';
import { bonusSet, type IndicatorId, type ManifestId } from './manifests.ts';

/** [WX-11] One word of a score sheet. */
export interface ScoreLine {
  readonly word: string;
  readonly points: number;
  /** 'again': a manifest word whose entries have all paid, if each pays only once. */
  readonly why: 'manifest' | 'again' | 'other';
  /** For a manifest word: the set it counts in, and whether that has the bonus of the indicator. */
  readonly set: number | null;
  readonly doubled: boolean;
}

/** A player's score sheet of a round, with the manifest and indicator that were secret. */
export interface RoundSheet {
  readonly manifest: ManifestId;
  readonly indicator: IndicatorId;
  readonly lines: readonly ScoreLine[];
  /** Cards left in hand. Each costs the same, even a bigram. */
  readonly left: number;
  readonly points: number;
}

export interface WordPoints {
  readonly set: number;
  readonly points: number;
  readonly doubled: boolean;
}

/** The words of a manifest, each with its entries, best-paying first. */
export type Entries = ReadonlyMap<string, readonly WordPoints[]>;

interface ManifestPay {
  readonly entries: Entries;
  readonly pointsByWord: ReadonlyMap<string, WordPoints>;
}

/** Cached by manifest and indicator, as there are few of either. */
const payCaches = new WeakMap<Components, Map<string, ManifestPay>>();

function manifestPay(table: TableVariant, manifest: ManifestId, indicator: IndicatorId | null): ManifestPay {
  const components = componentsOf(table);
  let payCache = payCaches.get(components);
  if (!payCache) {
    payCache = new Map();
    payCaches.set(components, payCache);
  }
  const key = `${manifest} ${indicator}`;
  let pay = payCache.get(key);
  if (!pay) {
    const entries = makeEntries(components, manifest, indicator);
    pay = { entries, pointsByWord: new Map([...entries].map(([word, [best]]) => [word, best!])) };
    payCache.set(key, pay);
  }
  return pay;
}

/** Without an indicator no set has the bonus. */
export const entriesOf = (table: TableVariant, manifest: ManifestId, indicator: IndicatorId | null): Entries =>
  manifestPay(table, manifest, indicator).entries;

function makeEntries(
  { manifests, bonusFactor }: Components,
  manifest: ManifestId,
  indicator: IndicatorId | null,
): Entries {
  const found = new Map<string, WordPoints[]>();
  for (const { word, set, points } of manifests.wordsOn(manifest)) {
    const doubled = indicator !== null && bonusSet(indicator) === set;
    const entry = { set, doubled, points: doubled ? bonusFactor * points : points };
    found.set(
      word,
      [...(found.get(word) ?? []), entry].sort((a, b) => b.points - a.points),
    );
  }
  return found;
}

/**
 * [WX-11] Points of one more copy of a manifest word, after `after` copies: the best of its entries each time or, if
 * each entry pays only `once`, the best that is left. Undefined: it pays like any other word.
 */
export const pointsOfCopy = (entries: Entries, word: string, after: number, once: boolean): WordPoints | undefined =>
  entries.get(word)?.[once ? after : 0];

/** Points of the first copy of each manifest word, in the better of its sets. */
export const pointsByWord = (
  table: TableVariant,
  manifest: ManifestId,
  indicator: IndicatorId | null,
): ReadonlyMap<string, WordPoints> => manifestPay(table, manifest, indicator).pointsByWord;

/** The options that matter for a score. */
type ScoreConfig = Pick<Config, 'once' | 'variant'>;

/** [WX-11] `words`: all of the player's words, open or locked for good. `left`: number of cards in hand. */
export function scoreRound(
  words: readonly string[],
  left: number,
  manifest: ManifestId,
  indicator: IndicatorId | null,
  config: ScoreConfig,
): Pick<RoundSheet, 'lines' | 'left' | 'points'> {
  const lines = scoreLines(words, entriesOf(config, manifest, indicator), config);
  const { handCost } = componentsOf(config);
  return { lines, left, points: lines.reduce((sum, { points }) => sum + points, 0) - handCost * left };
}

export function scoreLines(words: readonly string[], entries: Entries, config: ScoreConfig): ScoreLine[] {
  const { otherWordPoints } = componentsOf(config);
  const copies = new Map<string, number>();
  return words.map((word): ScoreLine => {
    const before = copies.get(word) ?? 0;
    copies.set(word, before + 1);
    const paid = pointsOfCopy(entries, word, before, config.once);
    if (paid) return { word, why: 'manifest', ...paid };
    return { word, points: otherWordPoints, why: entries.has(word) ? 'again' : 'other', set: null, doubled: false };
  });
}
