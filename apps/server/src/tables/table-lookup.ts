import type { ServerRefusal } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { RequestSource, VisitorBudget } from '../rate-limits.ts';
import type { LiveTable } from './live-table.ts';
import type { Tables } from './tables.ts';

export interface TableLookupServices {
  readonly tables: Tables;
  /** Wrong codes of one guest, and of one address. */
  readonly tries: VisitorBudget;
}

/**
 * Tables are found by their code, and codes must not be found by trying. Every try is paid for before anything is looked
 * up, however many are under way at once, and paid back if it was right. Who has nothing left to pay with still gets to
 * the tables where they have a place, and is told the same about all others, be they there or not.
 */
export class TableLookup {
  readonly #services: TableLookupServices;
  constructor(services: TableLookupServices) {
    this.#services = services;
  }

  /** @param isOpen is this table, which is there, for this visitor? Otherwise it is as if it were not. */
  async find(
    code: string,
    visitor: RequestSource,
    isOpen: (table: LiveTable) => boolean = () => true,
  ): Promise<LiveTable | ServerRefusal> {
    const { tables, tries } = this.#services;
    const paid = tries.charge(visitor);
    const { who, address } = visitor;
    if (!paid && (who === undefined || !(await tables.hasSeat(code, who)))) return refuse('too-fast');
    // Not paid back: whether a table is in memory already must stay secret, too.
    if (!tables.hasRoomFor(code, address)) return refuse('too-many-tables');
    const table = await tables.find(code, address);
    // The table is still there when the server is back, so this must not look like an unknown code.
    const closing = !table && tables.isClosing;
    if (!closing && !(table && isOpen(table))) return refuse('no-such-table');
    if (paid) tries.refund(visitor);
    return table ?? refuse('closing');
  }
}
