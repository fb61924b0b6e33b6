import type { TableState } from '@wordhoard/table';
import type { FoundTable } from '../storage/storage.ts';
import type { TableDetails, TableReport } from './admin-messages.ts';

/** Times reach the operator as ISO 8601. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/**
 * The report on a table.
 *
 * @param sockets clients connected to this server; null if the table is not in its memory
 */
export const tableReport = (found: FoundTable, logId: string, sockets: number | null): TableReport => ({
  code: found.code,
  logId,
  status: found.status,
  host: found.host,
  touched: isoTime(found.touched),
  entries: found.entries,
  details: found.state ? detailsOf(found.state) : null,
  live: sockets === null ? null : { sockets },
});

/** Names each fact, so that a new secret in the state is not in the report. */
const detailsOf = ({ options, places, kicked, chat, ended }: TableState): TableDetails => ({
  game: options.game,
  visibility: options.visibility,
  pace: options.pace,
  seats: places.map(
    (place) =>
      place && {
        who: place.who,
        name: place.name,
        bot: place.level,
        ...(place.resigned && { resigned: place.resigned }),
        ...(place.program && { program: place.program }),
      },
  ),
  removed: kicked ?? [],
  chat: chat?.length ?? 0,
  ...(ended && { ended }),
});
