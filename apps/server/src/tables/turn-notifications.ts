import { peopleAt, type RunningMatch, type TableState } from '@wordhoard/table';
import type { Connections } from './connections.ts';
import { isFinished } from './info.ts';
import type { TableServices } from './services.ts';
import { openQuestionOf } from './turn.ts';

/**
 * Correspondence games: notifies players who are asked something while away, and withdraws the notification when it is
 * over.
 */
export function notifyAbsentPlayers(
  { notifications }: Pick<TableServices, 'notifications'>,
  table: TableState,
  running: RunningMatch | null,
  connections: Connections,
): void {
  if (!notifications || typeof table.options.pace !== 'object') return;
  const { code, status } = table;
  if (isFinished(status)) for (const who of peopleAt(table)) notifications.withdraw(code, who);
  if (status !== 'playing' || !running) return;
  for (const who of peopleAt(table)) {
    const question = connections.isConnected(who) ? null : openQuestionOf(running, table, who);
    if (question !== null) notifications.notify({ code, who, question });
  }
}
