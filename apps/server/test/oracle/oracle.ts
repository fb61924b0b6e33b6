import { type OracleConnection, type OracleSettings, TableOracle } from './table-oracle.ts';
import { type Command, type Heard, type TableInfo, viewAfter } from './wire.ts';

/** A client's report of one connection, as it happens: every text it sends and receives. */
export interface ConnectionRecorder {
  sent(text: string): void;
  received(text: string): void;
  cut(): void;
}

/**
 * Judges servers as a black box, only by what their clients sent and received and when. It shares no code with the
 * server, so that one fault can't hide another. The simulation and the runs with real servers both use it.
 */
export class Oracle {
  /** Faults, in words. */
  readonly faults: string[] = [];
  readonly #settings: OracleSettings;
  readonly #now: () => number;
  readonly #tables = new Map<string, TableOracle>();
  readonly #broken: number[] = [];

  /** @param now the clients' clock, in ms */
  constructor(now: () => number, settings: OracleSettings) {
    this.#now = now;
    this.#settings = settings;
  }

  /** A device of a guest opens a connection to enter this table. */
  connect(guest: string, device: string, code: string): ConnectionRecorder {
    const table = this.#table(code);
    const line: OracleConnection = { guest, device, openedAt: this.#now(), info: null, views: new Map() };
    return {
      sent: (text) => {
        // Clients write what docs/protocol.md says.
        const message = JSON.parse(text) as
          | { type: 'enter'; after: Record<string, number> }
          | { type: 'command'; id: string; command: Command }
          | { type: 'ping' };
        if (message.type === 'enter') table.enter(line, message.after);
        if (message.type === 'command') table.send(line, this.#now(), message.id, message.command);
      },
      received: (text) => this.#receive(table, line, text),
      cut: () => table.cut(line, this.#now()),
    };
  }

  /** Notes a fault at a server or between servers: promises with a time limit may take longer. */
  noteFault(): void {
    this.#broken.push(this.#now());
  }
  /** Notes a power failure that undid everything written since then. */
  noteLoss(since: number): void {
    this.noteFault();
    for (const table of this.#tables.values()) table.lose(since);
  }
  /** Ends the run and returns all faults. Tables with damaged data need not have finished. */
  finish(damaged: ReadonlySet<string> = new Set()): readonly string[] {
    for (const [code, table] of this.#tables) table.finish(damaged.has(code));
    return this.faults;
  }

  #table(code: string): TableOracle {
    const known = this.#tables.get(code);
    if (known) return known;
    const table = new TableOracle(code, this.#settings, this.#broken, (what) => void this.faults.push(what));
    this.#tables.set(code, table);
    return table;
  }

  #receive(table: TableOracle, line: OracleConnection, text: string): void {
    const at = this.#now();
    // Servers write what docs/protocol.md says, or it is noticed below.
    const message = JSON.parse(text) as Heard;
    if (message.type === 'table') {
      if (message.you !== line.guest) this.faults.push(`${line.device}: is taken for ${message.you}`);
      table.receiveTable(line, at, message.table, true);
    }
    if (message.type === 'changed') {
      if (!line.info) this.faults.push(`${line.device}: was told a change before the table`);
      else table.receiveTable(line, at, applyChange(line.info, message.table), false);
    }
    if (message.type === 'update') {
      const before = line.views.get(message.viewer);
      if ((message.kept || message.patch) && !before)
        return void this.faults.push(`${line.device}: was told the changes of a view that it was never shown`);
      const view = viewAfter(before, message);
      table.receiveUpdate(line, at, { ...message, seen: { ...message.seen, view } }, text);
    }
    if (message.type === 'passing' && line.info?.seats[message.seat]?.who !== line.guest)
      this.faults.push(`${line.device}: was told what seat ${message.seat} has said ahead`);
    if (message.type === 'done') table.answer(line, at, message.id, null);
    if (message.type === 'refused') table.answer(line, at, message.id, message.refusal.code);
  }
}

const applyChange = (table: TableInfo, change: Partial<TableInfo>): TableInfo => ({
  ...table,
  ...change,
  options: { ...table.options, ...change.options },
});
