import type { LogEntry, RunningMatch } from '@wordhoard/table';
import type { TableClients } from './table-clients.ts';
import type { TableContext } from './table-context.ts';

/** Reads what other processes wrote about a table, before this process acts on it or sends the time. */
export class TableSync {
  readonly #table: TableContext;
  readonly #clients: TableClients;
  readonly #changed: () => void;
  /** Total time for which the process stood still when match time was last read. */
  #stalledMs: number;

  /** @param changed is called when another process has changed the state */
  constructor(table: TableContext, clients: TableClients, changed: () => void) {
    this.#table = table;
    this.#clients = clients;
    this.#changed = changed;
    this.#stalledMs = this.#totalStalledMs();
  }

  /** Does one thing at a time, and nothing before match time is known again. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.#table.queue.run(async () => {
      await this.#resumeAfterStall();
      return work();
    });
  }
  /** The same, but at once if nothing else happens and match time is known. */
  inTurnNow<T>(work: () => T | Promise<T>): T | Promise<T> {
    return this.#table.queue.runNow(() => (this.#wasStalled() ? this.#resumeAfterStall().then(work) : work()));
  }
  /** Resolves when `now` is the time of all processes: after this one stood still, the others' is later. */
  async whenSynced(): Promise<void> {
    if (this.#wasStalled()) await this.#table.queue.run(() => this.#resumeAfterStall());
  }
  #totalStalledMs(): number {
    return this.#table.services.clock.stalledMs?.() ?? 0;
  }
  #wasStalled(): boolean {
    return this.#table.services.storage.self !== null && this.#stalledMs !== this.#totalStalledMs();
  }
  /** Other processes may have played on and promised deadlines: read the log before sending any client the time. */
  async #resumeAfterStall(): Promise<void> {
    if (!this.#wasStalled()) return;
    const stalledMs = this.#totalStalledMs();
    await this.readStore();
    this.#stalledMs = stalledMs;
    this.#clients.announce(true);
  }

  /** Reads the state and the log as other processes have written them. */
  async readStore(): Promise<void> {
    const { services, stored } = this.#table;
    if (services.storage.self === null) return;
    // Match time read before the process stood still is out of date.
    for (let stalledMs = -1; stalledMs !== this.#totalStalledMs(); ) {
      stalledMs = this.#totalStalledMs();
      await stored.refresh();
    }
    await this.openStarted();
    const { running } = this.#table;
    if (!running) return;
    await running.catchUp();
    await this.#matchWentOn(running);
  }
  /** Plays log entries that came with a notice. Reads the store instead if entries before them are missing. */
  async adoptLines(lines: readonly LogEntry[]): Promise<void> {
    const { running } = this.#table;
    if (!running || !(await running.adopt(lines))) return this.readStore();
    await this.#matchWentOn(running);
  }
  /** Takes the time and the result from a match that other processes have played on. */
  async #matchWentOn(running: RunningMatch): Promise<void> {
    this.#table.clock.advanceTo(running.match.at);
    await this.#table.saveOutcome();
  }
  /** Opens a match that another process has started, if reading it failed when the state was read. */
  async openStarted(): Promise<void> {
    const { state, running, unplayable } = this.#table;
    if (state.beginning && !running && !unplayable) await this.adoptState();
  }
  /** Acts on a state that another process has saved: opens the match if that has started, and tells the clients. */
  async adoptState(): Promise<void> {
    const isStart = this.#table.state.beginning !== null && !this.#table.running;
    if (isStart) await this.#table.openMatch();
    this.#changed();
    const { running, connections, state } = this.#table;
    if (isStart && running) connections.sendUpdates(running.firstUpdates(), state);
  }
}
