import { isOnlyPerson, withoutGuest } from '@wordhoard/table';
import type { TableServices } from './services.ts';
import { StoredState } from './stored-state.ts';

/** Replaces a deleted guest at a table that can't be opened. The table is deleted if even its seats can't be read. */
export async function forgetInDamaged(
  { storage, clock }: Pick<TableServices, 'storage' | 'clock'>,
  code: string,
  who: string,
  stranger: string,
): Promise<void> {
  const state = await storage.tableState(code);
  if (!state || isOnlyPerson(state, who)) return storage.deleteTable(code);
  const stored = await storage.loadTable(code);
  if (!stored) return;
  const saved = new StoredState(storage, clock, stored, {
    checkpointRead: () => undefined,
    stateReplaced: () => Promise.resolve(),
    statusSaved: () => undefined,
  });
  await saved.change((table) => withoutGuest(table, who, stranger));
  await storage.forgetCommands(code, who);
}
