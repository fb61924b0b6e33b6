import type { OperatorNews } from '@wordhoard/protocol';
import type {
  BanReport,
  GuestReport,
  GuestSummary,
  LiveReport,
  SeatReport,
  ServerStatus,
  TableReport,
} from '@wordhoard/server/admin';
import { escapeText } from '../terminal.ts';

/** Rows in columns as wide as their longest cell. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** To the minute, and still sortable. */
export const timeText = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;

function seatText(seat: SeatReport | null): string {
  if (seat === null) return '(free)';
  const name = escapeText(seat.name);
  if (seat.who === null) return `${name} (bot, level ${seat.bot})`;
  const more = [
    ...(seat.bot === null ? [] : [seat.resigned ? 'resigned' : 'away, a bot plays']),
    ...(seat.program ? ['a program'] : []),
  ];
  return `${name} (${[seat.who, ...more].join(', ')})`;
}

const paceText = (pace: 'live' | 'relaxed' | { readonly days: number }): string =>
  typeof pace === 'object' ? `${pace.days} ${pace.days === 1 ? 'day' : 'days'}` : pace;

/** People at tables that this server has not in memory are unknown to it. */
const presenceText = (live: LiveReport | null): string =>
  live === null ? 'not in memory here' : `${live.sockets}${live.elsewhere ? ', more on other servers' : ''}`;

const TABLE_HEADERS = ['code', 'game', 'status', 'pace', 'last active', 'sockets here', 'seats'];
const tableRow = ({ code, status, touched, details, live }: TableReport): string[] => [
  code,
  details?.game ?? '(damaged)',
  status,
  details ? paceText(details.pace) : '',
  timeText(touched),
  presenceText(live),
  details?.seats.map((seat) => (seat ? escapeText(seat.name) : '(free)')).join(', ') ?? '',
];

export const describeTables = (tables: readonly TableReport[]): string =>
  tables.length === 0 ? 'No tables.' : inColumns([TABLE_HEADERS, ...tables.map(tableRow)]);

export function describeTable({ code, logId, status, host, touched, entries, details, live }: TableReport): string {
  return inColumns([
    ['code', code],
    ['in the log', logId],
    ['status', status],
    ['last active', timeText(touched)],
    ['host', host],
    ['entries', String(entries)],
    ['sockets here', presenceText(live)],
    ...(details
      ? [
          ['game', details.game],
          ['visibility', details.visibility],
          ['pace', paceText(details.pace)],
          ...details.seats.map((seat, i) => [`seat ${i + 1}`, seatText(seat)]),
          ...(details.removed.length > 0 ? [['removed', details.removed.join(', ')]] : []),
          ['typed messages', String(details.chat)],
        ]
      : [['details', 'the stored text is damaged; the table can only be deleted']]),
  ]);
}

export const describeGuests = (guests: readonly GuestSummary[]): string =>
  guests.length === 0
    ? 'No guests.'
    : inColumns(guests.map(({ who, name, seen }) => [who, timeText(seen), escapeText(name)]));

export const describeGuest = ({ who, name, seen, sockets, address, storedBytes, tables }: GuestReport): string =>
  [
    inColumns([
      ['guest', who],
      ['name', name === null ? '(none)' : escapeText(name)],
      ['last seen', seen === null ? '(unknown)' : timeText(seen)],
      ['sockets here', String(sockets)],
      ['address', address ?? '(unknown: no socket to this server lately)'],
      ['stored', `${storedBytes} bytes of tables`],
    ]),
    describeTables(tables),
  ].join('\n\n');

export const describeBan = ({ subject, name, since, until, note }: BanReport): string[] => [
  name === null ? subject : `${subject} (${escapeText(name)})`,
  `since ${timeText(since)}`,
  until === null ? 'for good' : `until ${timeText(until)}`,
  escapeText(note),
];

export const describeBans = (bans: readonly BanReport[]): string =>
  bans.length === 0 ? 'No bans.' : inColumns(bans.map(describeBan));

const drainText = ({ draining, beingPlayed, hasReadyPeer }: ServerStatus): string => {
  if (!draining) return 'no';
  const rest = beingPlayed === 0 ? 'it can stop' : `wait for ${beingPlayed} of the matches in play`;
  return `yes; ${rest}; ${hasReadyPeer ? 'another server takes over' : 'there is no other server'}`;
};

export const describeStatus = (status: ServerStatus): string =>
  inColumns([
    ['running since', timeText(status.started)],
    ['database', status.database],
    ['sockets', String(status.sockets)],
    ['tables in memory', String(status.tables)],
    ['matches in play', `${status.matches}; ${status.beingPlayed} of them live or relaxed, with people connected here`],
    ['draining', drainText(status)],
    ['broadcast', status.broadcast === null ? 'none' : escapeText(status.broadcast)],
  ]);

export const describeNews = ({ broadcast }: OperatorNews): string =>
  broadcast === null ? 'No message is shown.' : `All pages show: ${escapeText(broadcast.text)}`;
