import { decimalsOf, type Interval, type ItemStatistics, isExact } from '@wordhoard/lab';
import { lab as strings } from '#strings/lab.ts';
import type { WhyNot } from '../../lab/handlers.ts';
import { figure } from '../../ui/format.ts';

/** As many digits as one reads at a glance: 4.4, 52, 0.03. */
export function amount(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  const digits = size >= 99.5 || Number.isInteger(value) ? 0 : size >= 0.095 || size === 0 ? 1 : 2;
  return figure(Number(value.toFixed(digits)));
}

/** A share in whole per cents. */
export const percent = (share: number): string => (Number.isFinite(share) ? `${Math.round(100 * share)} %` : '–');

/** '3–7', '20–24 %'; below zero a dash would look like a second minus sign. */
export function fromTo(low: number, high: number, text: (value: number) => string): string {
  const [from, to] = [text(low), text(high)];
  if (from === to) return from;
  if (low < 0) return `${from} to ${to}`;
  return `${from.replace(/ %$/, '')}–${to}`;
}

/** A mean and its interval as a reader sees them. */
export interface EstimateText {
  readonly mean: string;
  /** Null for a single game, and for a value that is the same in every game. */
  readonly range: string | null;
}

/** As many digits as the interval justifies. */
export function estimate(interval: Interval, share: boolean = false): EstimateText {
  const { n, mean, low, high } = interval;
  if (n < 2 || isExact(interval)) return { mean: share ? percent(mean) : amount(mean), range: null };
  const unit = share ? 100 : 1;
  const decimals = decimalsOf(interval, unit);
  const text = (value: number): string => `${figure(Number((unit * value).toFixed(decimals)))}${share ? ' %' : ''}`;
  return { mean: text(mean), range: fromTo(low, high, text) };
}

/** The columns by which a table of items can be sorted. */
export const COLUMNS = ['name', 'games', 'times', 'wins', 'points'] as const;
export type SortColumn = (typeof COLUMNS)[number];

export interface SortOrder {
  readonly by: SortColumn;
  readonly down: boolean;
}

/** Numbers begin with the largest, names with A; the same column again turns it round. */
export const sortedBy = (now: SortOrder, by: SortColumn): SortOrder => ({
  by,
  down: now.by === by ? !now.down : by !== 'name',
});

/** Items that belong to no seat have no wins, and come last either way. */
const meanOf = (thing: ItemStatistics, by: Exclude<SortColumn, 'name'>): number | null =>
  by === 'times' ? thing.times : (thing[by]?.mean ?? null);

export function sorted(things: readonly ItemStatistics[], { by, down }: SortOrder): ItemStatistics[] {
  // Lengths and bids are numbers with a name.
  const byName = (a: ItemStatistics, b: ItemStatistics): number =>
    a.name.localeCompare(b.name, 'en', { numeric: true });
  const turn = down ? -1 : 1;
  return things.toSorted((a, b) => {
    if (by === 'name') return turn * byName(a, b);
    const [x, y] = [meanOf(a, by), meanOf(b, by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || byName(a, b);
    return turn * (x - y) || byName(a, b);
  });
}

/** The reason as a sentence. The lab's own faults come without a full stop. */
export const whyText = (why: WhyNot): string =>
  why.code === 'fault' ? strings.sentence(why.fault) : strings.why[why.code];
