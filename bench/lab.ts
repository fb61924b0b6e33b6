import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wordhoard/catalog';
import { chanceFrom, type Level } from '@wordhoard/kernel';
import { gamesOf, isBroken, makeExperiment, makeLabGame, playGame } from '@wordhoard/lab';
import type { Lexicon } from '@wordhoard/lexicon';
import { playNoughts } from './lab/noughts.ts';
import { peerNoughts } from './lab/peer.ts';
import { median, printTable } from './table.ts';
import { measureCpuTime, measureTime } from './timing.ts';
import { openWords } from './words.ts';

/** Games of each kind; fewer for a quick look: `GAMES=1 npm run bench -- lab`. */
const GAMES = Number(process.env['GAMES'] ?? 5);
const LEVELS: readonly Level[] = [1, 3, 5];

export async function run(): Promise<void> {
  const words = openWords();
  benchMoves();
  await benchGames(words);
  benchCores();
}

/** Cost of the engine itself: a trivial game, the same cells for both. */
function benchMoves(): void {
  const chance = chanceFrom('noughts');
  const games = Array.from({ length: 3000 }, () => chance.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  const playAll = (play: (cells: readonly number[]) => number): number =>
    games.reduce((sum, cells) => sum + play(cells), 0);
  const peer = peerNoughts();
  if (!peer)
    console.log(
      '\nboardgame.io is not installed, so there is no comparison. To install it: npm ci --prefix bench/peers',
    );
  const contestants = [
    { name: 'our kernel', play: playNoughts },
    ...(peer ? [{ name: "boardgame.io 0.50.2's reducer", play: peer }] : []),
  ];
  for (const { play } of contestants) playAll(play);
  const trials = Array.from({ length: 5 }, () =>
    // In turns, so that a slow moment affects both.
    contestants.map(({ play }) => {
      const { ms, value } = measureCpuTime(() => playAll(play));
      return (1000 * value) / ms;
    }),
  );
  const rates = contestants.map((_, i) => median(trials.map((trial) => trial[i]!)));
  printTable(
    'Noughts and crosses, the same moves on both sides: moves per CPU second, median of five runs (aim: 20 ×)',
    ['', 'moves/s', 'ours ÷ this'],
    contestants.map(({ name }, i) => [name, rates[i]!.toFixed(0), `${(rates[0]! / rates[i]!).toFixed(1)} ×`]),
  );
}

async function benchGames(words: Lexicon): Promise<void> {
  const rows: string[][] = [];
  for (const game of GAME_IDS) {
    const pack = await loadGame(game);
    if (!pack) throw new Error(`there is no game ${game}`);
    const labGame = makeLabGame(pack, words);
    const cells = LEVELS.map((level) => {
      const bots = [String(level)];
      const wanted = { game, seats: [2], bots, options: {}, pace: 'live', seed: 'bench', games: GAMES + 1 } as const;
      const experiment = makeExperiment(labGame, wanted);
      if ('fault' in experiment) throw new Error(experiment.fault);
      // The first game builds tables that all later ones use.
      const [first, ...rest] = gamesOf(experiment);
      playGame(labGame, experiment, first!);
      const { ms, value } = measureCpuTime(() => rest.map((key) => playGame(labGame, experiment, key).line));
      if (value.some(isBroken)) throw new Error(`a game of ${game} broke the contract`);
      return ((1000 * rest.length) / ms).toFixed(2);
    });
    rows.push([game, ...cells]);
  }
  printTable(
    `Games of two per CPU second of one core, ${GAMES} games each after one warm-up game`,
    ['', ...LEVELS.map((level) => `level ${level}`)],
    rows,
  );
}

/**
 * Runs the command on one thread and on two. There are so many games that the time to start a thread doesn't matter.
 */
function benchCores(): void {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
  const wordhoard = fileURLToPath(new URL('../apps/cli/bin/wordhoard.js', import.meta.url));
  const games = String(300 * GAMES);
  const times = [1, 2].map((workers) => {
    const args = ['lab', 'run', 'wordsy', '--games', games, '--workers', String(workers)];
    const { ms, value } = measureTime(() =>
      spawnSync(process.execPath, [wordhoard, ...args, '--out', join(folder, `${workers}.jsonl`)], {
        encoding: 'utf8',
      }),
    );
    if (value.status !== 0) throw new Error(value.stderr);
    return ms;
  });
  rmSync(folder, { recursive: true });
  printTable(
    `wordhoard lab run wordsy --games ${games}, including start-up (aim: 1.8 × on two free cores)`,
    ['', 's', 'times as fast'],
    times.map((ms, i) => [
      `${i + 1} ${i === 0 ? 'thread' : 'threads'}`,
      (ms / 1000).toFixed(1),
      `${(times[0]! / ms).toFixed(2)} ×`,
    ]),
  );
}
