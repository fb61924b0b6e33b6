import type { MoveSize, Time } from '@wordhoard/kernel';
import type { BotSpeed } from '@wordhoard/protocol';

/** The bots' speed at a table, and whether other players could learn something from their timing. */
export interface BotTiming {
  readonly speed: BotSpeed;
  /**
   * All players share one device, so timing can't tell another device when a sealed answer was given. Bots that are the
   * last to answer then don't keep that device waiting.
   */
  readonly isOneDevice: boolean;
}

export const NATURAL_TIMING: BotTiming = { speed: 'natural', isOneDevice: false };

/** Timing of one speed, in milliseconds except for `factor`. */
interface SpeedSettings {
  /** Multiplies the time a person would take. */
  readonly factor: number;
  /** When only bots are left to answer: time until the first of them answers, so that players see their own move. */
  readonly first: number;
  /** Time until a bot answers a new question, so that people can follow. */
  readonly next: number;
  /** Minimum time between two bots: more than the 300 ms that count as simultaneous, so a race stays a race. */
  readonly gap: number;
}

const SPEED_SETTINGS: Readonly<Record<BotSpeed, SpeedSettings>> = {
  quick: { factor: 0.1, first: 200, next: 200, gap: 320 },
  natural: { factor: 1, first: 600, next: 700, gap: 350 },
  slow: { factor: 2, first: 1800, next: 2000, gap: 800 },
};

/** Milliseconds people need to take in a move that one bot makes in full view. */
const VISIBLE_MS: Readonly<Record<MoveSize, number>> = { step: 1000, small: 2000, medium: 3500, large: 5500 };

/** Milliseconds for which people follow bots that play alone; after that only the minimum gap remains. */
const FOLLOWED_MS = 2000;

/** A bot slower than a person answers at least this many milliseconds before its deadline. */
const DEADLINE_MARGIN_MS = 1500;

export interface IntendedMove {
  /** When the question was put; a person's time to think would count from then. */
  readonly askedAt: Time;
  readonly until: Time | null;
  /** Milliseconds a person would take. */
  readonly wait: number;
}

/** Time of a bot's move while people are still thinking, or if its timing could tell them something. */
export function unhurriedTime({ askedAt, until, wait }: IntendedMove, speed: BotSpeed): Time {
  const latestWait = until === null ? Number.POSITIVE_INFINITY : Math.max(wait, until - askedAt - DEADLINE_MARGIN_MS);
  return askedAt + Math.round(Math.min(wait * SPEED_SETTINGS[speed].factor, latestWait));
}

/**
 * Milliseconds a bot takes over a move of this size when it alone is asked; null for quick bots, which people don't
 * follow.
 */
export const visibleMs = (size: MoveSize, speed: BotSpeed): number | null =>
  speed === 'quick' ? null : VISIBLE_MS[size];

/** Time of the next bot's move if only bots are left to answer, since `aloneSince`; the last one moved at `lastMoveAt`. */
export function hurriedTime(askedAt: Time, speed: BotSpeed, aloneSince: Time, lastMoveAt: Time): Time {
  const { first, next, gap } = SPEED_SETTINGS[speed];
  const isFollowed = askedAt > aloneSince && askedAt < aloneSince + FOLLOWED_MS;
  return Math.max(aloneSince + first, lastMoveAt + gap, isFollowed ? askedAt + next : askedAt);
}
