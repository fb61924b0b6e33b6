import type { AnyObservation, AnyThought, BotPersonality, Level, Seat } from '@wordhoard/kernel';

/** Everything a bot is given: an observation, never a state. */
export interface ThinkRequest {
  readonly game: string;
  readonly level: Level;
  readonly seen: AnyObservation;
  readonly seat: Seat;
  /** Text from which the bot's chance is drawn; the same text gives the same numbers. */
  readonly luck: string;
  readonly personality?: BotPersonality | undefined;
}

/** Asks a bot for its move; null if it has none to make now. */
export type Think = (request: ThinkRequest) => Promise<AnyThought | null>;

/** Takes the last thought before time is up. A bot is never interrupted, it just isn't asked for another thought. */
export function lastInTime<T>(thoughts: Iterable<T>, isUp: () => boolean): T | null {
  let best: T | null = null;
  for (best of thoughts) if (isUp()) break;
  return best;
}
