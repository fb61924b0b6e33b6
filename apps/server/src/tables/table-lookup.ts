import type { ServerRefusal } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { RequestSource, VisitorBudget } from '../rate-limits.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

export interface TableLookupServices {
  readonly tables: Tables;
  /** Limits wrong codes per guest and per address. */
  readonly tries: VisitorBudget;
}

/**
 * Finds tables by their code, and keeps codes from being guessed. Every try is charged before the look-up, even if many
 * run at once, and refunded if the code was right. A guest without budget still gets to the tables where they have a
 * seat; all others are refused alike, whether they exist or not.
 */
export class TableLookup {
  readonly #services: TableLookupServices;
  constructor(services: TableLookupServices) {
    this.#services = services;
  }

  /** @param isOpen false for a table that this visitor may not know of: it must look like one that doesn't exist */
  async find(
    code: string,
    visitor: RequestSource,
    isOpen: (table: LiveTable) => boolean = () => true,
  ): Promise<LiveTable | ServerRefusal> {
    const { tables, tries } = this.#services;
    const paid = tries.charge(visitor);
    const { who, address } = visitor;
    if (!paid && (who === undefined || !(await tables.hasSeat(code, who)))) return refuse('too-fast');
    // Not refunded, because that would reveal whether a table is in memory.
    if (!tables.hasRoomFor(code, address)) return refuse('too-many-tables');
    const table = await tables.find(code, address);
    // The table is still there when the server is back, so this must not look like an unknown code.
    const closing = !table && tables.isClosing;
    if (!closing && !(table && isOpen(table))) return refuse('no-such-table');
    if (paid) tries.refund(visitor);
    return table ?? refuse('closing');
  }
}
