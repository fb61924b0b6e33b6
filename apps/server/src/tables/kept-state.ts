import type { AnyRefusal } from '@wordhoard/protocol';
import type { TableState } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Mark, Storage, StoredTable } from '../storage/storage.ts';

type Change = (table: TableState) => TableState | AnyRefusal | Promise<TableState | AnyRefusal>;

/** Callbacks for changes that other processes wrote to the store. */
interface StoreListener {
  /** The match time as far as it was written. */
  marked(mark: Mark): void;
  /** Another process has changed the table, and it is the same here now. */
  adopted(): Promise<void>;
}

/** A table's stored state, everything but the play, whichever process writes it. */
export class KeptState {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #heard: StoreListener;
  #state: TableState;
  #revision: number;

  constructor(storage: Storage, clock: Clock, { state, revision }: StoredTable, heard: StoreListener) {
    this.#storage = storage;
    this.#clock = clock;
    this.#heard = heard;
    this.#state = state;
    this.#revision = revision;
  }

  get state(): TableState {
    return this.#state;
  }
  get revision(): number {
    return this.#revision;
  }

  /** Saves what this makes of the table as it is, or as another process has made it meanwhile. Gives why not, if not. */
  async change(make: Change): Promise<AnyRefusal | null> {
    for (;;) {
      const wanted = await make(this.#state);
      if (!('host' in wanted)) {
        if (!(await this.refresh())) return wanted;
      } else if (await this.#storage.saveTable(wanted, this.#revision + 1, this.#clock.now())) {
        this.#revision += 1;
        this.#state = wanted;
        return null;
      } else if (!(await this.refresh()))
        throw new Error(`table ${wanted.code} was changed or deleted by another process`);
    }
  }

  /** Had another process changed it? */
  async refresh(): Promise<boolean> {
    if (this.#storage.self === null) return false;
    const stored = await this.#storage.loadTable(this.#state.code);
    if (!stored) return false;
    this.#heard.marked(stored.mark);
    if (stored.revision <= this.#revision) return false;
    this.#state = stored.state;
    this.#revision = stored.revision;
    await this.#heard.adopted();
    return true;
  }
}
