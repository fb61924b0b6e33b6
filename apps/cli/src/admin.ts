import { MAX_CHAT_LENGTH, TABLE_STATUSES, type TableStatus } from '@wordhoard/protocol';
import { createAdminCommand, readLimit } from './admin/admin-command.ts';
import {
  describeBan,
  describeBans,
  describeGuest,
  describeGuests,
  describeNews,
  describeStatus,
  describeTable,
  describeTables,
} from './admin/describe.ts';
import { parseDuration, readDuration } from './admin/duration.ts';
import { waitForMatches } from './admin/wait-for-matches.ts';
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
    describe: describeStatus,
  }),
  tables: createAdminCommand({
    command: 'tables',
    summary: 'list tables, the last active first',
    help: `wordhoard admin tables [--status waiting|playing|over|closed] [--guest WHO] [--limit 50] [--json]

Lists tables of the database, the last active first. "Sockets here" are connections to this server. If it doesn't have a
table in memory, people may be there all the same, on another server.

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
      const ms = readDuration('--for', time);
      if (typeof ms === 'object') return ms;
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
  broadcast: createAdminCommand({
    command: 'broadcast',
    summary: 'show a message on every open page',
    help: `wordhoard admin broadcast TEXT [--in 5m] [--for 1h] [--json]

Shows a message on every open page, on all servers of the database: at once at tables, within a minute elsewhere. It
replaces the message before. Readers can close it.

  --in TIME       the time until what you announce; pages count it down, and name it again in the last minute
  --for TIME      how long the message is shown; default: 1h, or with --in until two minutes after that time

Examples
  wordhoard admin broadcast 'We restart the server. Your games are safe.' --in 5m`,
    options: { in: 'string', for: 'string' },
    takes: ['the message, in quotes'],
    read: ([text = ''], { in: until, for: time }) => {
      if (text.trim() === '') return { fault: 'The message is empty.' };
      if (text.length > MAX_CHAT_LENGTH)
        return { fault: `The message must have at most ${MAX_CHAT_LENGTH} characters, not ${text.length}.` };
      const inMs = readDuration('--in', until);
      const forMs = readDuration('--for', time);
      if (typeof inMs === 'object') return inMs;
      if (typeof forMs === 'object') return forMs;
      return { text, ...(inMs !== undefined && { inMs }), ...(forMs !== undefined && { forMs }) };
    },
    describe: describeNews,
  }),
  'clear-broadcast': createAdminCommand({
    command: 'clear-broadcast',
    summary: 'remove the message from all pages',
    help: `wordhoard admin clear-broadcast [--json]

Removes the message of \`wordhoard admin broadcast\` from all pages.
`,
    options: {},
    takes: [],
    read: () => ({}),
    describe: describeNews,
  }),
  drain: createAdminCommand({
    command: 'drain',
    summary: 'send visitors to another server or start no more matches, so that this server can stop',
    help: `wordhoard admin drain [--wait] [--timeout 30m] [--off] [--json]

Prepares this server for a stop. Matches in play go on. If another server of the database can take over, /readyz answers
503, so that a proxy brings visitors there, and 15 seconds later everyone who isn't in a match is sent there, once. If there
is no other server, this one makes no tables and starts no matches, and all open pages say so.

  --wait          ends when no live or relaxed match with players on this server is left; correspondence games and
                  tables that everyone has left don't count. Stopping the command doesn't end the draining.
  --timeout TIME  with --wait: gives up after this time, with exit code 1; default: never
  --off           ends draining`,
    options: { wait: 'boolean', timeout: 'string', off: 'boolean' },
    takes: [],
    read: (_, { wait, timeout, off }) => {
      if (off && wait) return { fault: '--wait and --off contradict each other.' };
      if (timeout !== undefined && !wait) return { fault: '--timeout works only with --wait.' };
      const ms = readDuration('--timeout', timeout);
      return typeof ms === 'object' ? ms : { on: !off };
    },
    async follow(status, { wait, timeout = '' }, readStatus) {
      return wait ? waitForMatches(status, parseDuration(timeout) ?? Number.POSITIVE_INFINITY, readStatus) : status;
    },
    describe: describeStatus,
  }),
};

const isStatus = (text: string): text is TableStatus => TABLE_STATUSES.some((status) => status === text);

const HELP = `wordhoard admin COMMAND …

${listCommands(COMMANDS)}

Each command talks to a running server over a local socket that only the server's own user can open. Run a command with
--help to learn more. docs/operations.md says when you need which.`;

/** Returns the exit code. */
export const admin = (args: readonly string[]): Promise<number> => dispatch(COMMANDS, args, HELP);
