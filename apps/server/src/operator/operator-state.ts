import { SerialQueue } from '@wordhoard/table';
import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { type Repetition, repeat } from '../repeat.ts';
import type { Storage } from '../storage/storage.ts';

/** Servers tell each other of changes. If such a message is lost, this is how long the others go without it. */
const READ_EVERY_MS = 30_000;

export interface OperatorStateOptions {
  readonly storage: Pick<Storage, 'self'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly parts: readonly { read(): Promise<void> }[];
}

/** All that the operator sets for every server of a database, kept in memory because each request asks for it. */
export class OperatorState {
  readonly #options: OperatorStateOptions;
  readonly #queue = new SerialQueue();
  #reading: Repetition | null = null;

  constructor(options: OperatorStateOptions) {
    this.#options = options;
  }

  /** Rejects if it can't be read: a server that doesn't know its bans must not open. */
  async start(): Promise<void> {
    const { storage, clock, log } = this.#options;
    await this.read();
    // A file belongs to one server, which knows what it has written.
    if (storage.self === null) return;
    const failed = (error: unknown): void => log.error({ err: error }, 'reading bans and broadcasts failed');
    this.#reading = repeat(clock, READ_EVERY_MS, () => this.read(), failed);
  }
  close(): void {
    void this.#reading?.stop();
  }

  /** Reads what another server may have changed. One at a time, so that the newest result stays. */
  read(): Promise<void> {
    return this.#queue.run(async () => {
      for (const part of this.#options.parts) await part.read();
    });
  }
}
