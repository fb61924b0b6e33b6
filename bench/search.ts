/** How strong the champion is: `npm run bench -- search`. README.md explains the options. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { GAME_IDS, levelsOf, loadGame } from '@wordhoard/catalog';
import { CHAMPION } from '@wordhoard/kernel';
import { duelTable } from './search/duel-table.ts';
import { exploiterTable } from './search/exploiter-table.ts';
import { loadHabits } from './search/jobs.ts';
import { regretTable } from './search/regret-table.ts';
import { type Measurer, printTables, withThreads } from './search/runner.ts';
import { openWords } from './words.ts';

/** Sizes of a quick look, and those of `--full`. With four players a deal is four games. */
const SMALL = { deals: { two: 5, more: 2 }, positions: 10, exploiterDeals: 3, training: 2 };
const FULL = { deals: { two: 200, more: 100 }, positions: 100, exploiterDeals: 100, training: 20 };

const TABLES = ['duels', 'regret', 'exploiters'] as const;

export async function run(): Promise<void> {
  const champions = GAME_IDS.filter((id) => levelsOf(id).includes(CHAMPION));
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('search') + 1),
    options: {
      seed: { type: 'string', default: 'bench' },
      game: { type: 'string', default: champions.join() },
      only: { type: 'string', default: TABLES.join() },
      full: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      players: { type: 'string', default: '2,4' },
      deals: { type: 'string' },
      positions: { type: 'string' },
      training: { type: 'string' },
      habit: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      notes: { type: 'string', default: '{}' },
    },
  });
  const sizes = values.full ? FULL : SMALL;
  const only = readList(values.only, TABLES, 'table');
  const ids = readList(values.game, champions, 'game with a champion');
  const notes = JSON.parse(values.notes);
  const games = ids.map((id) => ({ id, notes }));
  const searches = new Set<string>();
  for (const id of ids) if ((await loadGame(id))?.search) searches.add(id);
  const withHabits = await Promise.all(games.map(async (game) => ({ ...game, habits: await loadHabits(game.id) })));
  const { seed } = values;
  const deals = readOptional(values.deals);
  const makeTable = {
    duels: (measurer: Measurer) =>
      duelTable(measurer, {
        games,
        players: values.players.split(',').map(readNumber),
        seed,
        dealsFor: (players) => deals ?? (players === 2 ? sizes.deals.two : sizes.deals.more),
      }),
    regret: (measurer: Measurer) =>
      regretTable(measurer, {
        games: games.filter(({ id }) => searches.has(id)),
        seed,
        positions: readOptional(values.positions) ?? sizes.positions,
      }),
    exploiters: (measurer: Measurer) =>
      exploiterTable(measurer, {
        games: withHabits.filter(({ habits }) => habits.some(({ name }) => name.includes(values.habit ?? ''))),
        seed,
        deals: deals ?? sizes.exploiterDeals,
        training: readOptional(values.training) ?? sizes.training,
        habit: values.habit ?? null,
      }),
  };
  openWords();
  await withThreads(readNumber(values.threads), async (measurer) => {
    const tables = TABLES.filter((name) => only.includes(name)).map((name) => makeTable[name](measurer));
    await printTables(tables, readOptional(values.minutes));
  });
}

function readNumber(text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`'${text}' is no number above 0`);
  return number;
}

const readOptional = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readNumber(text);

/** Reads names separated by commas. */
function readList<T extends string>(text: string, known: readonly T[], what: string): T[] {
  return text.split(',').map((name) => {
    const found = known.find((it) => it === name);
    if (found === undefined) throw new Error(`there is no ${what} '${name}', only ${known.join(', ')}`);
    return found;
  });
}
