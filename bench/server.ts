import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { colyseus } from './server/colyseus.ts';
import { type BenchPlayer, type Contestant, type Opener, ROUNDS, STEPS, wordOf } from './server/contest.ts';
import { floor } from './server/floor.ts';
import { ours } from './server/ours.ts';
import { peer } from './server/peer.ts';
import { oursReading } from './server/scripted.ts';
import { median, printTable, quantile } from './table.ts';

const TABLES = Number(process.env['TABLES'] ?? 50);
const MOVES_PER_SECOND = 250;
/** Warm-up games at full speed before anything is measured, so that all code is compiled. */
const WARM_UPS = 2;
/** Measured games in each mode, with the servers in turn, so that a busy minute affects them alike. */
const TRIALS = Number(process.env['TRIALS'] ?? 3);
const CYCLES = ROUNDS * STEPS.length;

interface Trial {
  readonly latencies: readonly number[];
  readonly perCpuSecond: number;
  readonly perSecond: number;
}
/** Makes `cycles` rounds of moves, one for each player, and returns how long each took. */
type Drive = (players: readonly BenchPlayer[], cycles: number) => Promise<number[]>;

const MODES: readonly (readonly [title: string, drive: Drive])[] = [
  [`Paced: ${MOVES_PER_SECOND} moves per second in total, even if answers are late`, playPaced],
  ['Full speed: all players move again as soon as all have their answers', playAtFullSpeed],
];

export async function run(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(process.argv.indexOf('server') + 1),
    /** Part of a server's name: measures only those. */
    options: { only: { type: 'string', default: '' } },
  });
  console.log(
    `${TABLES} tables of two over sockets. Every client types a word letter by letter, locks it and passes; two of eight ` +
      `moves are answers. WildWords and\nWord Nerds replay games of two bots: all moves are answers, and no peer has these ` +
      `games. ${TRIALS} trials per server and mode, in\nturns, after ${WARM_UPS} games at full speed. Each server runs in ` +
      `its own process. Load average before: ${loadavg()[0]!.toFixed(1)}.`,
  );
  const openers: Opener[] = [
    ours,
    () => oursReading('wildwords', 'WildWords'),
    () => oursReading('word-nerds', 'Word Nerds'),
    peer,
    colyseus,
    floor,
  ];
  const contestants: Contestant[] = [];
  for (const open of openers) {
    const contestant = await open();
    if (typeof contestant === 'string') console.log(contestant);
    else if (contestant.name.includes(values.only)) contestants.push(contestant);
    else await contestant.close();
  }
  for (const contestant of contestants) for (let i = 0; i < WARM_UPS; i++) await measure(contestant, playAtFullSpeed);
  for (const [title, drive] of MODES) {
    const trials = new Map<Contestant, Trial[]>(contestants.map((contestant) => [contestant, []]));
    for (let i = 0; i < TRIALS; i++)
      for (const [contestant, done] of trials) done.push(await measure(contestant, drive));
    print(title, trials);
  }
  for (const contestant of contestants) await contestant.close();
  console.log(`\nLoad average after: ${loadavg()[0]!.toFixed(1)}`);
}

async function measure({ seat, cpu, moves }: Contestant, drive: Drive): Promise<Trial> {
  const players = await seat(TABLES);
  const cycles = Math.min(CYCLES, Math.floor((moves ?? Number.POSITIVE_INFINITY) / 2));
  const [before, started] = [await cpu(), performance.now()];
  const latencies = await drive(players, cycles);
  const seconds = (performance.now() - started) / 1000;
  const perCpuSecond = latencies.length / ((await cpu()) - before);
  for (const player of players) player.leave();
  return { latencies, perCpuSecond, perSecond: latencies.length / seconds };
}

/** Makes a seat's move of this cycle and returns how long it took. */
async function makeMoves(player: BenchPlayer, seat: number, cycle: number): Promise<number> {
  const sent = performance.now();
  const step = STEPS[cycle % STEPS.length]!;
  const word = wordOf(Math.floor(cycle / STEPS.length), seat);
  await player.move(step, step === 'type' ? word.slice(0, 1 + (cycle % STEPS.length)) : word);
  return performance.now() - sent;
}

async function playAtFullSpeed(players: readonly BenchPlayer[], cycles: number): Promise<number[]> {
  const latencies: number[] = [];
  for (let cycle = 0; cycle < cycles; cycle++)
    latencies.push(...(await Promise.all(players.map((player, i) => makeMoves(player, i % 2, cycle)))));
  return latencies;
}

/**
 * Starts each move at a fixed time, whether or not the last one was answered, so that a slow server doesn't slow the
 * players down.
 */
async function playPaced(players: readonly BenchPlayer[], cycles: number): Promise<number[]> {
  const moves: Promise<number>[] = [];
  const started = performance.now();
  for (let n = 0; n < cycles * players.length; n++) {
    await waitUntil(started + (n * 1000) / MOVES_PER_SECOND);
    moves.push(makeMoves(players[n % players.length]!, n % 2, Math.floor(n / players.length)));
  }
  return Promise.all(moves);
}

async function waitUntil(time: number): Promise<void> {
  for (let left = time - performance.now(); left > 0; left = time - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}

function print(title: string, trials: ReadonlyMap<Contestant, readonly Trial[]>): void {
  const summaries = [...trials].map(([{ name }, done]) => {
    const rates = done.map(({ perCpuSecond }) => perCpuSecond);
    const times = [0.5, 0.99, 1].map((share) => median(done.map(({ latencies }) => quantile(latencies, share))));
    return { name, rates, rate: median(rates), times, perSecond: median(done.map((trial) => trial.perSecond)) };
  });
  const rows = summaries.map(({ name, rates, rate, times, perSecond }) => [
    name,
    ...times.map((ms) => ms.toFixed(2)),
    perSecond.toFixed(0),
    rate.toFixed(0),
    `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
    `${(summaries[0]!.rate / rate).toFixed(1)} ×`,
  ]);
  const heads = ['', 'median ms', 'p99 ms', 'worst ms', 'moves/s', 'moves per CPU s', 'from–to', 'ours ÷ this'];
  printTable(`${title}. Time from sending a move to its answer; median of the trials`, heads, rows);
}
