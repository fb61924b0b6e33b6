import type { AnyGamePackage } from '@wordhoard/catalog';
import type { HouseRefusal } from '@wordhoard/protocol';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Think } from './bot-seats.ts';
import type { AnyGame } from './game.ts';
import type { Lobby } from './lobby.ts';

/** A game ready to be played with the words of this house. */
export interface ReadyGame {
  readonly pack: AnyGamePackage;
  readonly game: AnyGame;
}

/** Never given a cookie, a move or a seed. */
export interface Log {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
  error(what: object, message: string): void;
}

/** What a table has of the house it stands in. */
export interface HouseParts {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly think: Think;
  /** How long a player may be away before a bot stands in, in ms: at a live and at a relaxed table. */
  readonly graceMs: { readonly live: number; readonly relaxed: number };
  /** Content hash of the words. */
  readonly words: string;
  /** What every table is dealt from, if that is settled; null for chance, as it should be. */
  readonly deal: string | null;
  game(id: string): Promise<ReadyGame | undefined>;
  /** Opens a further table, for the lobby made with its code; and starts it if asked to and possible. */
  open(make: (code: string) => Lobby, start: boolean): Promise<Lobby | HouseRefusal>;
}
