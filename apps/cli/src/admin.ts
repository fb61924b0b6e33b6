import { TABLE_STATUSES, type TableStatus } from '@wordhoard/protocol';
import { createAdminCommand, readLimit } from './admin/admin-command.ts';
import {
  describeBan,
  describeBans,
  describeGuest,
  describeGuests,
  describeTable,
  describeTables,
  inColumns,
  timeText,
} from './admin/describe.ts';
import { parseDuration } from './admin/duration.ts';
import { type CommandTable, dispatch, listCommands } from './command.ts';

const COMMANDS: CommandTable = {
  status: createAdminCommand({
    command: 'status',
    summary: 'show the load of the server',
    help: `wordhoard admin status [--json]

Shows since when the server has been running, and how many sockets, tables and matches it has in memory.
`,
    options: {},
    takes: [],
    read: () => ({}),
    describe: ({ started, database, sockets, tables, matches }) =>
      inColumns([
        ['running since', timeText(started)],
        ['database', database],
        ['sockets', String(sockets)],
        ['tables in memory', String(tables)],
        ['matches in play', String(matches)],
      ]),
  }),
  tables: createAdminCommand({
    command: 'tables',
    summary: 'list tables, the last active first',
    help: `wordhoard admin tables [--status waiting|playing|over|closed] [--guest WHO] [--limit 50] [--json]

Lists tables of the database, the last active first.

  --status STATUS waiting, playing, over or closed
  --guest WHO     tables where this guest has a seat, is the host or was removed
  --limit N       at most so many, up to 1000; default: 50`,
    options: { status: 'string', guest: 'string', limit: 'string' },
    takes: [],
    read: (_, { status, guest, limit: given }) => {
      const limit = readLimit(given);
      if (typeof limit === 'object') return limit;
      if (status !== undefined && !isStatus(status))
        return { fault: `--status must be ${TABLE_STATUSES.join(' or ')}, not '${status}'.` };
      return { ...(status && { status }), ...(guest !== undefined && { guest }), limit };
    },
    describe: describeTables,
  }),
  table: createAdminCommand({
    command: 'table',
    summary: 'show one table: seats, pace, activity',
    help: `wordhoard admin table CODE [--json]

Shows a table: its game, seats and activity. It shows no hands, no seed and no messages.
`,
    options: {},
    takes: ['the code of a table'],
    read: ([code = '']) => ({ code }),
    describe: describeTable,
  }),
  'delete-table': createAdminCommand({
    command: 'delete-table',
    summary: 'delete a table with its log, for good',
    help: `wordhoard admin delete-table CODE [--json]

Deletes a table with its log and chat, and disconnects its players on every server. Nothing brings it back but a backup.
`,
    options: {},
    takes: ['the code of a table'],
    read: ([code = '']) => ({ code }),
    describe: ({ deleted }) => `Deleted ${deleted}.`,
  }),
  guests: createAdminCommand({
    command: 'guests',
    summary: 'list guests who gave a name, the last seen first',
    help: `wordhoard admin guests [--name TEXT] [--limit 50] [--json]

Lists guests who gave a name, the last seen first.

  --name TEXT     guests whose name contains this text
  --limit N       at most so many, up to 1000; default: 50`,
    options: { name: 'string', limit: 'string' },
    takes: [],
    read: (_, { name = '', limit: given }) => {
      const limit = readLimit(given);
      return typeof limit === 'object' ? limit : { name, limit };
    },
    describe: describeGuests,
  }),
  guest: createAdminCommand({
    command: 'guest',
    summary: 'show one guest: name, address, tables',
    help: `wordhoard admin guest WHO [--json]

Shows a guest: name, tables, and the address of their last socket to this server, if it remembers one.
`,
    options: {},
    takes: ['a guest'],
    read: ([who = '']) => ({ who }),
    describe: describeGuest,
  }),
  ban: createAdminCommand({
    command: 'ban',
    summary: 'keep a guest or a range of addresses out',
    help: `wordhoard admin ban GUEST|ADDRESS|RANGE [--for 7d] [--note TEXT] [--json]

Bans a guest, an address or a range such as 203.0.113.0/24 from all servers of the database, at once. They read that they
are banned, and until when. An IPv6 address stands for its /64, which one household has.

  --for TIME      how long: 90s, 30m, 12h or 7d; default: for good
  --note TEXT     the reason, for your own list; banned people don't see it`,
    options: { for: 'string', note: 'string' },
    takes: ['a guest, an address or a range'],
    read: ([subject = ''], { for: time, note = '' }) => {
      const ms = time === undefined ? undefined : parseDuration(time);
      if (time !== undefined && ms === undefined)
        return { fault: `--for must be a time like 30m, 12h or 7d, not '${time}'.` };
      return ms === undefined ? { subject, note } : { subject, note, ms };
    },
    describe: (ban) => `Banned ${describeBan(ban).join('  ')}`.trimEnd(),
  }),
  bans: createAdminCommand({
    command: 'bans',
    summary: 'list the bans, the newest first',
    help: `wordhoard admin bans [--json]

Lists the bans in force with their beginning, end and note, the newest first.
`,
    options: {},
    takes: [],
    read: () => ({}),
    describe: describeBans,
  }),
  unban: createAdminCommand({
    command: 'unban',
    summary: 'lift a ban',
    help: `wordhoard admin unban GUEST|ADDRESS|RANGE [--json]

Lifts the ban of this guest or of exactly this range, on all servers of the database.
`,
    options: {},
    takes: ['a guest, an address or a range'],
    read: ([subject = '']) => ({ subject }),
    describe: ({ subject }) => `Lifted the ban of ${subject}.`,
  }),
};

const isStatus = (text: string): text is TableStatus => TABLE_STATUSES.some((status) => status === text);

const HELP = `wordhoard admin COMMAND …

${listCommands(COMMANDS)}

Each command talks to a running server over a local socket that only the server's own user can open. Run a command with
--help to learn more. docs/operations.md says when you need which.`;

/** Returns the exit code. */
export const admin = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
