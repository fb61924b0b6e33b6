/**
 * How strong the champion is: `npm run bench -- search --seed S [--game ID] [--deals N] [--players N] [--full]`. Each deal
 * is played once with the champion in every seat, against the strongest of the other levels.
 */
import { parseArgs } from 'node:util';
import { bindGame, GAME_IDS, loadGame } from '@wordhoard/catalog';
import type { AnyGamePackage } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import { champion } from '@wordhoard/search';
import { interval, playDuel } from './search/duel.ts';
import { mean, printTable, quantile } from './table.ts';
import { openWords } from './words.ts';

/** Deals by default, and with `--full`. */
const FEW = 5;
const FULL = 200;

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('search') + 1),
    options: {
      seed: { type: 'string', default: 'bench' },
      game: { type: 'string' },
      deals: { type: 'string' },
      players: { type: 'string', default: '2' },
      full: { type: 'boolean', default: false },
      /** Search notes to try instead of the game's own, as JSON: `{"steps":2000}`. */
      notes: { type: 'string', default: '{}' },
    },
  });
  const env = openWords();
  const deals = Number(values.deals ?? (values.full ? FULL : FEW));
  const rows: string[][] = [];
  for (const id of values.game ? [values.game] : GAME_IDS) {
    const pack = await loadGame(id);
    if (!pack?.search && !pack?.championBase) continue;
    const tuned = pack.search ? { ...pack, search: { ...pack.search, ...JSON.parse(values.notes) } } : pack;
    rows.push([id, ...duelRow(tuned, env, { deals, seed: values.seed, players: Number(values.players) })]);
  }
  printTable(
    `The champion against level 5, ${values.players} players, ${deals} deals in every seat, seed ${values.seed}`,
    ['', 'wins %', '±', 'points ahead', '±', 'median ms', 'mean', 'p99', 'worst'],
    rows,
  );
}

function duelRow(
  pack: AnyGamePackage,
  env: Lexicon,
  { deals, seed, players }: { readonly deals: number; readonly seed: string; readonly players: number },
): string[] {
  const challenger = champion(pack);
  const game = bindGame(pack, env);
  const { shares, margins, times } = playDuel({
    pack,
    game,
    env,
    players,
    deals,
    seed,
    challenger,
    others: pack.bot(5),
  });
  const [wins, points] = [interval(shares), interval(margins)];
  const ms = [quantile(times, 0.5), mean(times), quantile(times, 0.99), quantile(times, 1)];
  return [
    (100 * wins.mean).toFixed(1),
    (100 * wins.half).toFixed(1),
    points.mean.toFixed(1),
    points.half.toFixed(1),
    ...ms.map((it) => it.toFixed(1)),
  ];
}
