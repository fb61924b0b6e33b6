import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { LastAddresses } from '../last-addresses.ts';
import type { Logger } from '../logger.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { FoundTable, ServerStorage } from '../storage/storage.ts';
import { readCode } from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import type { AdminAnswer, AdminCommand, AdminRequest, AdminResults, ResultOf, TableReport } from './admin-messages.ts';
import { isoTime, tableReport } from './table-report.ts';

export interface AdminServices {
  readonly storage: ServerStorage;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly addresses: LastAddresses;
  readonly clock: Clock;
  readonly log: Logger;
  /** The key that signs cookies. The names of tables in the log are made with it. */
  readonly secret: string;
}

type Result<C extends AdminCommand['command']> = AdminResults[C] | { readonly fault: string };
type Handlers = {
  readonly [C in AdminCommand['command']]: (command: Extract<AdminCommand, { command: C }>) => Promise<Result<C>>;
};

const isFault = (result: object): result is { readonly fault: string } => 'fault' in result;

/** Carries out the operator's commands, and logs each of them. */
export class Admin {
  readonly #services: AdminServices;
  readonly #started: number;

  constructor(services: AdminServices) {
    this.#services = services;
    this.#started = services.clock.now();
  }

  async handle({ by, command }: AdminRequest): Promise<AdminAnswer> {
    const { log } = this.#services;
    const line = { admin: this.#forLog(command), by };
    try {
      const result = await this.#run(command);
      if (!isFault(result)) {
        log.info(line, 'operator command');
        return { value: result };
      }
      log.info({ ...line, fault: result.fault }, 'operator command refused');
      return result;
    } catch (error) {
      log.error({ ...line, err: error }, 'operator command failed');
      return { fault: `The server failed: ${error instanceof Error ? error.message : error}.` };
    }
  }

  #run<C extends AdminCommand>(command: C): Promise<ResultOf<C> | { readonly fault: string }> {
    // The handler of this command takes it, which its type says and a look-up by name forgets.
    const handler = this.#handlers[command.command] as (it: C) => Promise<ResultOf<C> | { readonly fault: string }>;
    return handler(command);
  }

  /** The command with a name for its table that is of no use to a reader of the log. */
  #forLog(command: AdminCommand): object {
    return 'code' in command ? { ...command, code: this.#logId(readCode(command.code) ?? '') } : command;
  }
  #logId(code: string): string {
    return createHmac('sha256', this.#services.secret).update(`table ${code}`).digest('base64url').slice(0, 12);
  }

  readonly #handlers: Handlers = {
    status: async () => {
      const { storage, tables, sockets } = this.#services;
      const loaded = await tables.loaded();
      return {
        started: isoTime(this.#started),
        database: storage.self === null ? 'SQLite' : 'PostgreSQL',
        sockets: sockets.size,
        tables: loaded.length,
        matches: loaded.filter(({ state }) => state.status === 'playing').length,
      };
    },
    tables: async ({ status, guest, limit }) => {
      const { operator } = this.#services.storage;
      if (guest === undefined) return this.#report(await operator.tables(status ?? null, limit));
      const found = (await this.#tablesOf(guest)).filter((table) => status === undefined || table.status === status);
      return this.#report(found.slice(0, limit));
    },
    table: async ({ code }) => {
      const found = await this.#find(code);
      return isFault(found) ? found : this.#reportOne(found);
    },
    guests: async ({ name, limit }) =>
      (await this.#services.storage.operator.guests(name, limit)).map(({ who, seen, ...guest }) => ({
        who,
        ...guest,
        seen: isoTime(seen),
      })),
    guest: async ({ who }) => {
      const { storage, sockets, addresses } = this.#services;
      const [stored, tables] = [await storage.guest(who), await this.#tablesOf(who)];
      const count = sockets.countOf(who);
      if (!stored && tables.length === 0 && count === 0) return { fault: `There is no guest ${who}.` };
      return {
        who,
        name: stored?.name ?? null,
        seen: stored ? isoTime(stored.seen) : null,
        sockets: count,
        address: addresses.find(who) ?? null,
        storedBytes: await storage.storedBytes(who),
        tables: await this.#report(tables),
      };
    },
    'delete-table': async ({ code }) => {
      const found = await this.#find(code);
      if (isFault(found)) return found;
      await this.#services.tables.delete(found.code, { code: 'table-deleted' });
      return { deleted: found.code };
    },
  };

  async #find(text: string): Promise<FoundTable | { readonly fault: string }> {
    const code = readCode(text);
    if (code === undefined) return { fault: `'${text}' is not the code of a table; codes are like FOX-OWL-3707.` };
    return (await this.#services.storage.operator.table(code)) ?? { fault: `There is no table ${code}.` };
  }
  /** A guest's tables, the last touched first. */
  async #tablesOf(who: string): Promise<FoundTable[]> {
    const { storage } = this.#services;
    const codes = await storage.tablesOf(who);
    const found = await Promise.all(codes.map((code) => storage.operator.table(code)));
    return found.filter((table) => table !== undefined).sort((a, b) => b.touched - a.touched);
  }
  #report(found: readonly FoundTable[]): Promise<TableReport[]> {
    return Promise.all(found.map((table) => this.#reportOne(table)));
  }
  async #reportOne(found: FoundTable): Promise<TableReport> {
    const live = await this.#services.tables.findLoaded(found.code);
    return tableReport(found, this.#logId(found.code), live?.connectionCount ?? null);
  }
}
