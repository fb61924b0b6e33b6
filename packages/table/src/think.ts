import type { AnyObservation, AnyThought, BotPersonality, Level, Seat } from '@wordhoard/kernel';

/** All a bot is told. What it is told of is a view: it never gets a state. */
export interface ThinkRequest {
  readonly game: string;
  readonly level: Level;
  readonly seen: AnyObservation;
  readonly seat: Seat;
  /** The same text gives the same luck. */
  readonly luck: string;
  readonly personality?: BotPersonality | undefined;
}

/** Null: the bot has nothing to say now. */
export type Think = (request: ThinkRequest) => Promise<AnyThought | null>;

/** The last thought before time is up. A bot is never interrupted, only not asked to go on. */
export function lastInTime<T>(thoughts: Iterable<T>, isUp: () => boolean): T | null {
  let best: T | null = null;
  for (best of thoughts) if (isUp()) break;
  return best;
}
