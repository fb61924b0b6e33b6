import { entryAt, type Level, type MatchResult, type Seat } from '@wordhoard/kernel';
import type { TableOptions } from '@wordhoard/protocol';
import { BotProcess } from './bot-process.ts';
import type { TableHost, WatchedTable } from './table-host.ts';

export interface ArenaSetup {
  readonly address: string;
  readonly host: TableHost;
  /** The bot's command line. */
  readonly command: string;
  readonly game: string;
  readonly config: object | null;
  readonly pace: TableOptions['pace'];
  /** Milliseconds in which nothing happens at the table before a bot counts as hanging. */
  readonly patienceMs: number;
  /** Fixes the deal of a table. */
  fixDeal(code: string, deal: string): void;
}

export interface ArenaGame {
  readonly deal: string;
  /** The seat of the external bot. */
  readonly seat: Seat;
  readonly level: Level;
}

export interface ArenaResult extends ArenaGame {
  /** 1, or a part of it if the win is shared. */
  readonly won: number;
  /** Points ahead of the built-in bot; null if the game was not played to its end. */
  readonly ahead: number | null;
  /** Why the external bot lost without an end of the game. */
  readonly fault: string | null;
  /** The end of the bot's error output, if there was a fault. */
  readonly errors: string;
}

/** Plays one game between an external bot and a built-in one. */
export async function playArenaGame(setup: ArenaSetup, game: ArenaGame): Promise<ArenaResult> {
  const code = await setup.host.makeTable(newTable(setup));
  setup.fixDeal(code, game.deal);
  const watched = setup.host.watch(code);
  let bot: BotProcess | undefined;
  try {
    await watched.until(() => watched.table.seats.length > 0);
    watched.command({ type: 'rise', seat: 0 });
    watched.command({ type: 'seat-bot', seat: 1 - game.seat, level: game.level });
    await watched.until(
      () => watched.table.seats.filter((seat) => seat !== null).length === 1 && isFree(watched, game),
    );
    bot = new BotProcess(setup.command, setup.address, code);
    const early = await faultBefore(watched, bot, setup.patienceMs, () => !isFree(watched, game));
    if (early !== null) return lost(game, `never took its seat: ${early}`, bot);
    watched.command({ type: 'start' });
    const fault = await faultBefore(watched, bot, setup.patienceMs, () => watched.table.status === 'over');
    if (fault !== null) return lost(game, fault, bot);
    const { result } = watched.table;
    return result ? played(game, result) : lost(game, 'gave the game up', bot);
  } finally {
    await bot?.stop();
    watched.close();
  }
}

const isFree = ({ table }: WatchedTable, { seat }: ArenaGame): boolean => table.seats[seat] === null;

const newTable = ({ game, config, pace }: ArenaSetup): Parameters<TableHost['makeTable']>[0] => ({
  name: 'Arena',
  others: [],
  bots: [],
  start: false,
  program: true,
  options: {
    game,
    config,
    pace,
    limits: {},
    bank: null,
    visibility: 'link',
    watching: true,
    seats: 2,
    botSpeed: 'quick',
  },
});

/** Waits until this holds. Returns null, or why the bot won't get there: it has ended, or nothing happens any more. */
async function faultBefore(
  watched: WatchedTable,
  bot: BotProcess,
  patienceMs: number,
  isDone: () => boolean,
): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  let isWaiting = true;
  const hung = new Promise<string>((resolve) => {
    const wait = (): void => {
      clearTimeout(timer);
      if (isWaiting) timer = setTimeout(() => resolve(`did nothing for ${patienceMs / 1000} seconds`), patienceMs);
    };
    watched.onMessage(wait);
    wait();
  });
  const ended = bot.ended.then(async () => {
    // The end of the game, which ends the bot, may be on its way to us.
    await watched.sync();
    return isDone() ? null : bot.ending;
  });
  try {
    return await Promise.race([watched.until(isDone).then(() => null), hung, ended]);
  } finally {
    isWaiting = false;
    clearTimeout(timer);
  }
}

const lost = (game: ArenaGame, fault: string, { errors }: BotProcess): ArenaResult => ({
  ...game,
  won: 0,
  ahead: null,
  fault,
  errors,
});

function played(game: ArenaGame, { scores, places }: MatchResult): ArenaResult {
  const first = entryAt(places, 0);
  const won = first.includes(game.seat) ? 1 / first.length : 0;
  const ahead = entryAt(scores, game.seat) - entryAt(scores, 1 - game.seat);
  return { ...game, won, ahead, fault: null, errors: '' };
}
