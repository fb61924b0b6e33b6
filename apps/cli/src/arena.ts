import { isGameId, levelsOf, loadGame } from '@wordhoard/catalog';
import type { Level } from '@wordhoard/kernel';
import { createServer, NO_RATE_LIMITS } from '@wordhoard/server';
import { type ArenaGame, type ArenaResult, type ArenaSetup, playArenaGame } from './arena/arena-game.ts';
import { arenaText, summariseArena } from './arena/summary.ts';
import { TableHost } from './arena/table-host.ts';
import { EXIT, type Exit } from './command.ts';
import { type Fault, isFault, parseWholeNumber, readArgs, readJsonObject, runSubcommand } from './lab/usage.ts';
import { print, printError, printJson } from './terminal.ts';

const HELP = `wordhoard arena --bot "COMMAND" --game GAME [options]

Lets a bot of yours play against built-in bots, two at a table. Each deal is played twice with the seats swapped. The bot
is a program that plays by docs/protocol.md. It is started for every game with two more arguments, the address of a
server on this machine and the code of a table, and takes the free seat there: examples/bot.py is such a bot.

  --bot "COMMAND"     how to start your bot
  --game GAME         wildwords, wordsy, word-nerds, wordsmith or word-worx
  --against 3,5       levels of built-in bots; default: 3
  --games 20          games against each level, an even number
  --seed TEXT         fixes the deals; default: arena
  --pace relaxed|live
                      relaxed has no time limits; default: relaxed
  --options '{…}'     changed options of the game, as JSON
  --at-once 2         games played at the same time
  --patience 30       seconds without any move after which your bot loses the game
  --json              one line of JSON

A bot that ends before the game does, or hangs, loses that game; the report counts such games. Wins have a 95 % interval.
"Points ahead" is the mean over deals, with its 95 % interval.

Exit codes: 0 all games were played to their end, 1 your bot lost some by a fault, 2 bad usage.

Example
  wordhoard arena --bot "python3 examples/bot.py" --game wordsy --against 1 --games 20`;

const OPTIONS = ['bot', 'game', 'against', 'games', 'seed', 'pace', 'options', 'at-once', 'patience'] as const;

interface Arena extends Pick<ArenaSetup, 'command' | 'game' | 'config' | 'pace' | 'patienceMs'> {
  readonly games: readonly ArenaGame[];
  readonly atOnce: number;
}

/** Returns the exit code. */
export const arena = (args: readonly string[]): Promise<Exit> => runSubcommand(args, HELP, () => runArena(args));

async function runArena(args: readonly string[]): Promise<Exit | Fault> {
  const isJson = args.includes('--json');
  const wanted = await readArena(args.filter((arg) => arg !== '--json'));
  if (isFault(wanted)) return wanted;
  const results = await playAll(wanted);
  const summaries = summariseArena(results);
  const { game, command } = wanted;
  if (isJson) printJson({ game, bot: command, against: summaries });
  else print(`${game}: ${command}\n\n${arenaText(summaries)}`);
  const failed = results.find(({ fault }) => fault !== null);
  if (!failed) return EXIT.yes;
  if (!isJson) {
    const { deal, seat, fault, errors } = failed;
    printError(`The first fault: in deal '${deal}', seat ${seat + 1}, your bot ${fault}.${errors && `\n${errors}`}`);
  }
  return EXIT.no;
}

async function readArena(args: readonly string[]): Promise<Arena | Fault> {
  const given = readArgs(args, OPTIONS);
  if (isFault(given)) return given;
  const { values, names } = given;
  const { bot, game = '', seed = 'arena', pace = 'relaxed' } = values;
  if (names.length > 0) return { fault: `'${names[0]}' is no option. Put the bot's command in quotation marks.` };
  if (bot === undefined) return { fault: 'Say how to start your bot: --bot "python3 mybot.py"' };
  const pack = isGameId(game) ? await loadGame(game) : undefined;
  if (!pack) return { fault: `--game must be a game, like wordsy, not '${game}'.` };
  const levels = (values['against'] ?? '3').split(',').map((text) => levelsOf(game).find((it) => String(it) === text));
  if (!levels.every((level) => level !== undefined))
    return {
      fault: `--against must be levels like 3,5, at most ${levelsOf(game).at(-1)}, not '${values['against']}'.`,
    };
  const games = parseWholeNumber(values['games'] ?? '20', 2);
  if (games === undefined || games % 2 > 0)
    return { fault: `--games must be an even number, 2 or more, not '${values['games']}'.` };
  if (pace !== 'relaxed' && pace !== 'live') return { fault: `--pace must be relaxed or live, not '${pace}'.` };
  const options = readJsonObject(values['options']);
  if (isFault(options)) return options;
  const atOnce = parseWholeNumber(values['at-once'] ?? '2', 1);
  if (atOnce === undefined) return { fault: `--at-once must be 1 or more, not '${values['at-once']}'.` };
  const patience = parseWholeNumber(values['patience'] ?? '30', 1);
  if (patience === undefined) return { fault: `--patience must be 1 or more seconds, not '${values['patience']}'.` };
  const config = { ...pack.defaults, ...options };
  const fixed = { command: bot, game, config, pace, patienceMs: patience * 1000, atOnce } as const;
  return { ...fixed, games: levels.flatMap((level) => gamesAgainst(level, games / 2, seed)) };
}

/** Each deal with both seats. */
const gamesAgainst = (level: Level, deals: number, seed: string): ArenaGame[] =>
  Array.from({ length: deals }, (_, i) => `${seed} ${i + 1}`).flatMap((deal) =>
    [0, 1].map((seat) => ({ deal, seat, level })),
  );

/** Plays the games at a server of their own, some at once. Results are in the order of the games. */
async function playAll({ games, atOnce, ...fixed }: Arena): Promise<ArenaResult[]> {
  const deals = new Map<string, string>();
  const server = await createServer({
    port: 0,
    host: '127.0.0.1',
    db: ':memory:',
    botPace: 0,
    limits: NO_RATE_LIMITS,
    dealOf: (code) => deals.get(code),
  });
  try {
    const host = await TableHost.at(server.address);
    const setup = {
      ...fixed,
      address: server.address,
      host,
      fixDeal: (code: string, deal: string): void => void deals.set(code, deal),
    };
    const results: ArenaResult[] = [];
    let next = 0;
    const work = async (): Promise<void> => {
      for (let at = next++; at < games.length; at = next++) {
        const game = games[at];
        if (game) results[at] = await playArenaGame(setup, game);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, games.length) }, work));
    return results;
  } finally {
    await server.close();
  }
}
