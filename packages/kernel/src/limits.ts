import type { Shape } from './shape.ts';

/** 'think' becomes days in correspondence; 'reflex' exists only where there are clocks. Both are off when relaxed. */
export interface Limit {
  readonly kind: 'think' | 'reflex';
  /** At a live table, in milliseconds. */
  readonly ms: number;
  /** A matter of fairness, not of time to think: it stays when a host gives more time for everything. */
  readonly fixed?: true;
}

/** Milliseconds for each of a game's limits; null where it is switched off. */
export type TimeLimits<S extends Shape> = Readonly<Record<S['limit'], number | null>>;

/** Live: the limits of the rules. Relaxed: no clocks, a window closes when all have answered. Or days a decision. */
export type Pace = 'live' | 'relaxed' | { readonly days: number };

const DAY = 86_400_000;
/** Bounds of a limit that a host or a designer sets. */
export const MIN_LIMIT_MS = 1000;
export const MAX_LIMIT_MS: number = 30 * DAY;

/** The limits of a table: by pace, and then whatever the host changed. */
export function limitsFor<S extends Shape>(
  rules: { readonly limits: Readonly<Record<S['limit'], Limit>> },
  pace: Pace,
  changed: Partial<TimeLimits<S>> = {},
): TimeLimits<S> {
  const byPace = (limit: Limit): number | null => {
    if (pace === 'live') return limit.ms;
    return pace === 'relaxed' || limit.kind === 'reflex' ? null : pace.days * DAY;
  };
  const entries = Object.entries<Limit>(rules.limits).map(([name, limit]) => [name, byPace(limit)]);
  // Its keys are those of `rules.limits`, which fromEntries forgets.
  return { ...(Object.fromEntries(entries) as TimeLimits<S>), ...changed };
}
