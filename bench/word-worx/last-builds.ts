import { bind, limitsFor, type Match, playOut, seedFrom } from '@wordhoard/kernel';
import {
  bestArrangement,
  type PlayerCards,
  playerCardsOf,
  searchLastBuild,
  vocabularyOf,
  type WordRules,
  type WordWorx,
  game as wordWorx,
} from '@wordhoard/word-worx';
import { mean, median, printTable, quantile } from '../table.ts';
import { measureCpuTime } from '../timing.ts';

const GAMES = 20;
const BUDGETS = [80_000, 500_000, 4_000_000];

/** The champion's search for its last build next to the general one, on tables at the end of its games. */
export function benchLastBuilds(wordRules: WordRules): void {
  const tables = Array.from({ length: GAMES }, (_, i) => playToLastBuild(`tune-last ${i}`, i % 2, wordRules));
  const last = (table: PlayerCards): number => {
    let points = bestArrangement(table, wordRules, { budget: 0 }).points;
    for (const found of searchLastBuild(table, wordRules, vocabularyOf(wordRules))) if (found) ({ points } = found);
    return points;
  };
  const searches: [string, (table: PlayerCards) => number][] = [
    ['the last build', last],
    ...BUDGETS.map((budget): [string, (table: PlayerCards) => number] => [
      `${budget} units`,
      (table) => bestArrangement(table, wordRules, { budget }).points,
    ]),
  ];
  printTable(
    `Last builds of the champion in ${GAMES} games, in ms of CPU time`,
    ['', 'median', 'worst', 'points'],
    searches.map(([name, search]) => {
      const runs = tables.map((table) => measureCpuTime(() => search(table)));
      const times = runs.map(({ ms }) => ms);
      const points = mean(runs.map(({ value }) => value));
      return [name, median(times).toFixed(1), quantile(times, 1).toFixed(1), points.toFixed(1)];
    }),
  );
}

/** The cards of a seat before its last build, played by the bot that the champion starts from, against level 5. */
function playToLastBuild(seed: string, seat: number, { env, config }: WordRules): PlayerCards {
  const { rules, championBase, bot } = wordWorx;
  const game = bind(rules, env);
  const table = { config, players: 2, limits: limitsFor<WordWorx>(rules, 'live'), bank: null, position: null };
  const started = game.start({ ...table, seed: seedFrom(seed) });
  if (!started.ok || !championBase) throw new Error('the table was refused');
  const bots = [0, 1].map((other) => (other === seat ? championBase : bot(5)));
  const isLast = ({ agenda }: Match<WordWorx>): boolean => {
    const step = agenda.at(-1)?.step;
    return step?.type === 'build' && step.last && step.seat === seat;
  };
  for (const { after } of playOut({ game, env, bots, match: started.match, luck: seed }))
    if (isLast(after)) return playerCardsOf(game.observe(after, seat).view, seat);
  throw new Error(`the game ${seed} had no last build`);
}
