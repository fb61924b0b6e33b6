import { peopleAt, type RunningMatch, type TableState } from '@wordhoard/table';
import type { Connections } from './connections.ts';
import { isPast } from './info.ts';
import type { TableServices } from './services.ts';
import { askedOf } from './turn.ts';

/**
 * Correspondence games: notifies players who are asked something while away, and withdraws the notification when it is
 * over.
 */
export function notifyAbsentPlayers(
  { calls }: Pick<TableServices, 'calls'>,
  table: TableState,
  running: RunningMatch | null,
  connections: Connections,
): void {
  if (!calls || typeof table.options.pace !== 'object') return;
  const { code, status } = table;
  if (isPast(status)) for (const who of peopleAt(table)) calls.over(code, who);
  if (status !== 'playing' || !running) return;
  for (const who of peopleAt(table)) {
    const question = connections.here(who) ? null : askedOf(running, table, who);
    if (question !== null) calls.call({ code, who, question });
  }
}
