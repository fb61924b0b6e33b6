import type { TableState } from '@wordhoard/table';
import type { FoundTable } from '../storage/storage.ts';
import type { LiveReport, TableDetails, TableReport } from './admin-messages.ts';

/** Times reach the operator as ISO 8601. */
export const isoTime = (ms: number): string => new Date(ms).toISOString();

/**
 * The report on a table.
 *
 * @param live null if the table is not in the memory of this server
 */
export const tableReport = (found: FoundTable, logId: string, live: LiveReport | null): TableReport => ({
  code: found.code,
  logId,
  status: found.status,
  host: found.host,
  touched: isoTime(found.touched),
  entries: found.entries,
  details: found.state ? detailsOf(found.state) : null,
  live,
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
