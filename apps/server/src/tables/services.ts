import type { AnyGame, AnyGamePackage } from '@wordhoard/kernel';
import type { AnyRefusal, ServerRefusal } from '@wordhoard/protocol';
import type { TableState, Think, ThinkRequest } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { TurnNotice } from '../push/notifier.ts';
import type { Storage } from '../storage/storage.ts';

/** 'salted': once its host has entered and added a salt, or has had time to. */
export type StartAtOnce = boolean | 'salted';

/** A game ready to be played with the words of this server. */
export interface ReadyGame {
  readonly pack: AnyGamePackage;
  readonly game: AnyGame;
}

/** The guest who makes a table, and their address. */
export interface TableCreator {
  readonly who: string;
  readonly address: string;
}

/** The server's services for a table. */
export interface TableServices {
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Logger;
  /** Finds a bot's move, for a table of this guest. */
  think(request: ThinkRequest, guest: string): ReturnType<Think>;
  /** Multiplies all the time bots take; 1 by default. */
  readonly botPace?: number;
  /** Milliseconds a player may be away: live before a bot stands in; relaxed before the others may go on without. */
  readonly graceMs: { readonly live: number; readonly relaxed: number };
  /** Content hash of the words. */
  readonly words: string;
  /** A fixed seed for every table, for tests; null for random seeds. */
  readonly deal: string | null;
  /** The same for some tables, by their code. */
  readonly dealOf?: (code: string) => string | undefined;
  /** A source of random bytes in hex; the system's by default. */
  readonly randomHex?: (bytes: number) => string;
  /** Sends notifications about correspondence games; missing where there are none. */
  readonly notifications?: { notify(call: TurnNotice): void; withdraw(code: string, who: string): void };
  /** The reason why no match may begin at the moment; undefined if one may. */
  readonly newMatchRefusal?: () => ServerRefusal | undefined;
  /** Counts matches and moves, if anyone wants to know. */
  readonly counts?: Pick<ServerMetrics, 'matchStarted' | 'matchFinished' | 'moveAccepted' | 'draftAccepted'>;
  /** Limits one guest's chat; without it there is no limit. */
  readonly chatRate?: { take(who: string): boolean };
  /** Returns a promise to wait for if the event loop has been blocked for too long. */
  pause(): Promise<void> | undefined;
  findGame(id: string): Promise<ReadyGame | undefined>;
  /**
   * Creates another table under a new code, and starts it if requested and possible. Its creator's budget is charged.
   */
  openTable(maker: TableCreator, table: TableState, start: StartAtOnce): Promise<TableState | AnyRefusal>;
}
