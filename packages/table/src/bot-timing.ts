import type { MoveSize, Time } from '@wordhoard/kernel';
import type { BotSpeed } from '@wordhoard/protocol';

/** How long the bots at a table take, and who could learn from it. */
export interface BotTiming {
  readonly speed: BotSpeed;
  /**
   * All players share one device, so timing can't tell another device when a sealed answer was given. Bots that are the
   * last to answer then don't keep that device waiting.
   */
  readonly oneDevice: boolean;
}

export const NATURAL: BotTiming = { speed: 'natural', oneDevice: false };

/** All in ms but the first. */
interface Tempo {
  /** Against the time a person would take. */
  readonly times: number;
  /** When only bots are left to answer: the first one answers within this, after the player has seen their own move… */
  readonly first: number;
  /** …a bot that is asked something new answers within this, so that people can follow… */
  readonly next: number;
  /** …and they follow one another by this: more than the 300 ms that count as simultaneous, so a race stays a race. */
  readonly apart: number;
}

const TEMPI: Readonly<Record<BotSpeed, Tempo>> = {
  quick: { times: 0.1, first: 200, next: 200, apart: 320 },
  natural: { times: 1, first: 600, next: 700, apart: 350 },
  slow: { times: 2, first: 1800, next: 2000, apart: 800 },
};

/** Milliseconds people need to take in a move that one bot makes in full view. */
const VISIBLE_MS: Readonly<Record<MoveSize, number>> = { step: 1000, small: 2000, medium: 3500, large: 5500 };

/** After this many milliseconds of bots alone, only the minimum gap between them remains: people stop following. */
const PATIENCE = 2000;

/** A bot that takes more than a person's time is still done this long before its deadline, in ms. */
const IN_TIME = 1500;

export interface Meant {
  /** When the question was put: a person would count the time to think from then. */
  readonly askedAt: Time;
  readonly until: Time | null;
  /** Milliseconds a person would take. */
  readonly wait: number;
}

/** When a bot would do what it means to, if people are still thinking or could tell something from it. */
export function ownTime({ askedAt, until, wait }: Meant, speed: BotSpeed): Time {
  const inTime = until === null ? Number.POSITIVE_INFINITY : Math.max(wait, until - askedAt - IN_TIME);
  return askedAt + Math.round(Math.min(wait * TEMPI[speed].times, inTime));
}

/**
 * Milliseconds a bot takes over a move of this size when it alone is asked; null for quick bots, which people don't
 * follow.
 */
export const visibleTime = (size: MoveSize, speed: BotSpeed): number | null =>
  speed === 'quick' ? null : VISIBLE_MS[size];

/** When the first in line does it if only bots are left, since then; `last` is when a bot last did something. */
export function promptTime(askedAt: Time, speed: BotSpeed, since: Time, last: Time): Time {
  const { first, next, apart } = TEMPI[speed];
  const followed = askedAt > since && askedAt < since + PATIENCE;
  return Math.max(since + first, last + apart, followed ? askedAt + next : askedAt);
}
