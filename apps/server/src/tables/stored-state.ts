import type { AnyRefusal, TableStatus } from '@wordhoard/protocol';
import type { TableState } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Checkpoint, Storage, StoredTable } from '../storage/storage.ts';

/** Makes the next state from the current one, or refuses to. */
export type StateChange = (table: TableState) => TableState | AnyRefusal | Promise<TableState | AnyRefusal>;

/** Callbacks for changes, most of them by other processes. */
interface StoreListener {
  /** This process has saved another status of the table. */
  statusSaved(before: TableStatus, state: TableState): void;
  /** A checkpoint of the match time was read. */
  checkpointRead(mark: Checkpoint): void;
  /** The state now holds a change by another process. */
  stateReplaced(): Promise<void>;
}

/** A table's state and its revision in the store. Several processes may write it. The log of the match is not part of it. */
export class StoredState {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #listener: StoreListener;
  #state: TableState;
  #revision: number;

  constructor(storage: Storage, clock: Clock, { state, revision }: StoredTable, listener: StoreListener) {
    this.#storage = storage;
    this.#clock = clock;
    this.#listener = listener;
    this.#state = state;
    this.#revision = revision;
  }

  get state(): TableState {
    return this.#state;
  }
  get revision(): number {
    return this.#revision;
  }

  /** Saves the state that `make` returns. If another process saved first, `make` is called again with its state. */
  async change(make: StateChange): Promise<AnyRefusal | null> {
    for (;;) {
      const wanted = await make(this.#state);
      if (!('host' in wanted)) {
        if (!(await this.refresh())) return wanted;
      } else if (await this.#storage.saveTable(wanted, this.#revision + 1, this.#clock.now())) {
        const before = this.#state;
        this.#revision += 1;
        this.#state = wanted;
        if (wanted.status !== before.status) this.#listener.statusSaved(before.status, wanted);
        return null;
      } else if (!(await this.refresh()))
        throw new Error(`table ${wanted.code} was changed or deleted by another process`);
    }
  }

  /** Reads the state again. Returns true if another process had changed it. */
  async refresh(): Promise<boolean> {
    if (this.#storage.self === null) return false;
    const stored = await this.#storage.loadTable(this.#state.code);
    if (!stored) return false;
    this.#listener.checkpointRead(stored.checkpoint);
    if (stored.revision <= this.#revision) return false;
    this.#state = stored.state;
    this.#revision = stored.revision;
    await this.#listener.stateReplaced();
    return true;
  }
}
