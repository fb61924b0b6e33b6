import { createHmac } from 'node:crypto';
import type { OperatorNews } from '@wordhoard/protocol';
import { readRange } from '../bans/address-range.ts';
import { isRange } from '../bans/ban-list.ts';
import type { Clock } from '../clock.ts';
import type { LastAddresses } from '../last-addresses.ts';
import type { Logger } from '../logger.ts';
import type { CurrentBroadcast } from '../operator/current-broadcast.ts';
import type { Drain } from '../operator/drain.ts';
import type { OperatorState } from '../operator/operator-state.ts';
import type { Sockets } from '../socket/sockets.ts';
import { FOR_GOOD } from '../storage/notes.ts';
import type { FoundTable, ServerStorage } from '../storage/storage.ts';
import type { Ban } from '../storage/stored-bans.ts';
import { readCode } from '../tables/codes.ts';
import type { Tables } from '../tables/tables.ts';
import type {
  AdminAnswer,
  AdminCommand,
  AdminRequest,
  AdminResults,
  BanReport,
  ResultOf,
  ServerStatus,
  TableReport,
} from './admin-messages.ts';
import { isoTime, tableReport } from './table-report.ts';

export interface AdminServices {
  readonly storage: ServerStorage;
  readonly tables: Tables;
  readonly sockets: Sockets;
  readonly addresses: LastAddresses;
  readonly state: OperatorState;
  readonly broadcast: CurrentBroadcast;
  readonly drain: Drain;
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

/** All of them are in the memory of every server, and read again every half a minute. */
const MAX_BANS = 10_000;
const GUEST = /^[\w-]{16}$/;

/** The subject of a ban in the form in which it is stored. */
function readSubject(text: string): string | { readonly fault: string } {
  const range = readRange(text);
  if (range) return 'fault' in range ? range : range.range;
  return GUEST.test(text)
    ? text
    : { fault: `'${text}' is neither a guest nor an address; ranges are like 203.0.113.0/24 or 2001:db8::/48.` };
}

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
        // Asked every second by a command that waits.
        if (command.command !== 'status') log.info(line, 'operator command');
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
    status: () => this.#status(),
    broadcast: async ({ command: _, ...broadcast }) => {
      await this.#services.broadcast.set(broadcast);
      await this.#changed();
      return this.#news();
    },
    'clear-broadcast': async () => {
      await this.#services.broadcast.clear();
      await this.#changed();
      return this.#news();
    },
    drain: async ({ on }) => {
      const { drain } = this.#services;
      if (on) drain.begin();
      else drain.end();
      return this.#status();
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
    ban: async ({ subject: text, ms, note }) => {
      const { storage, clock } = this.#services;
      const subject = readSubject(text);
      if (typeof subject === 'object') return subject;
      const since = clock.now();
      const ban: Ban = { subject, note, since, until: ms === undefined ? FOR_GOOD : since + ms };
      if ((await storage.bans.current(since)).length >= MAX_BANS)
        return { fault: `There are ${MAX_BANS} bans already. Ban a wider range, or lift some.` };
      await storage.bans.put(ban);
      await this.#changed();
      return this.#reportBan(ban);
    },
    bans: async () => {
      const { storage, clock } = this.#services;
      return Promise.all((await storage.bans.current(clock.now())).map((ban) => this.#reportBan(ban)));
    },
    unban: async ({ subject: text }) => {
      const subject = readSubject(text);
      if (typeof subject === 'object') return subject;
      if (!(await this.#services.storage.bans.delete(subject))) return { fault: `There is no ban of ${subject}.` };
      await this.#changed();
      return { subject };
    },
  };

  #news(): OperatorNews {
    const { broadcast, drain } = this.#services;
    return { broadcast: broadcast.get(), draining: drain.refusesMatches };
  }
  async #status(): Promise<ServerStatus> {
    const { storage, tables, sockets, drain, broadcast } = this.#services;
    const loaded = await tables.loaded();
    return {
      started: isoTime(this.#started),
      database: storage.self === null ? 'SQLite' : 'PostgreSQL',
      sockets: sockets.size,
      tables: loaded.length,
      matches: loaded.filter(({ state }) => state.status === 'playing').length,
      beingPlayed: loaded.filter((table) => table.isBeingPlayed).length,
      draining: drain.isDraining,
      hasReadyPeer: tables.hasReadyPeer,
      broadcast: broadcast.get()?.text ?? null,
    };
  }

  /** Brings the change to this server at once, and to the others as soon as they hear of it. */
  async #changed(): Promise<void> {
    await this.#services.state.read();
    this.#services.tables.tellOperatorNews();
  }
  async #reportBan({ subject, note, since, until }: Ban): Promise<BanReport> {
    const guest = isRange(subject) ? undefined : await this.#services.storage.guest(subject);
    return {
      subject,
      note,
      since: isoTime(since),
      until: until === FOR_GOOD ? null : isoTime(until),
      name: guest?.name ?? null,
    };
  }

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
    const report = live ? { sockets: live.connectionCount, elsewhere: live.isAttendedElsewhere } : null;
    return tableReport(found, this.#logId(found.code), report);
  }
}
