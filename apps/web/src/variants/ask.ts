import type { ParsedVariantFile } from '@wordhoard/lab';
import { toPageWorker, WorkerClient } from '@wordhoard/worker-rpc';
import type { FormKnobs, VariantCalls } from './handlers.ts';

const newClient = (): WorkerClient<VariantCalls> =>
  new WorkerClient(() => toPageWorker(new Worker(new URL('../lab/worker.ts', import.meta.url), { type: 'module' })));

const known = new Map<string, Promise<FormKnobs | null>>();

/** Everything a variant file of the game may change; null if that can't be loaded now. */
export function loadKnobs(game: string): Promise<FormKnobs | null> {
  const found = known.get(game) ?? askForKnobs(game);
  known.set(game, found);
  return found;
}

async function askForKnobs(game: string): Promise<FormKnobs | null> {
  const client = newClient();
  const knobs = await client.call('knobs', game).catch(() => null);
  void client.close();
  // Perhaps there is a connection the next time.
  if (!knobs) known.delete(game);
  return knobs;
}

/** Reads variant files while a form is open, in a worker that has loaded the game. */
export class VariantReader {
  readonly #client: WorkerClient<VariantCalls> = newClient();

  /** Null if the rules can't be loaded. */
  read(text: string): Promise<ParsedVariantFile | null> {
    return this.#client.call('readVariant', text).catch(() => null);
  }

  close(): void {
    void this.#client.close();
  }
}

/** Reads one variant file. */
export async function readVariant(text: string): Promise<ParsedVariantFile | null> {
  const reader = new VariantReader();
  const parsed = await reader.read(text);
  reader.close();
  return parsed;
}
