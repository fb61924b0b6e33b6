import { type Contestant, ROUNDS, STEPS, wordOf } from './server/contest.ts';
import { ours } from './server/ours.ts';
import { peer } from './server/peer.ts';
import { median, printTable, quantile } from './table.ts';

const TABLES = 50;
const MOVES_PER_SECOND = 250;
/** The first round is for warming up. */
const WARM_UP = STEPS.length;
const CYCLES = (ROUNDS - 1) * STEPS.length;

interface Figures {
  readonly name: string;
  readonly latencies: readonly number[];
  readonly perCpuSecond: number;
}

export async function run(): Promise<void> {
  console.log(
    `${TABLES} tables of two over sockets, ${MOVES_PER_SECOND} moves a second in all: every client types a word letter by ` +
      `letter, locks it, passes; ${CYCLES - WARM_UP} moves each are measured. The server is a process of its own.`,
  );
  const figures: Figures[] = [];
  for (const open of [ours, peer]) {
    const contestant = await open(TABLES);
    if (contestant) figures.push(await measure(contestant));
    else console.log('boardgame.io is not installed, so there is nothing to compare with: npm ci --prefix bench/peers');
  }
  print(figures);
}

/** A clock ticks for each move in turn, whether or not the last one was answered; nobody waits for a slow server. */
async function measure({ name, players, cpu, close }: Contestant): Promise<Figures> {
  const latencies: number[] = [];
  const moves: Promise<void>[] = [];
  let used = 0;
  const started = performance.now();
  for (let n = 0; n < CYCLES * players.length; n++) {
    const cycle = Math.floor(n / players.length);
    if (n === WARM_UP * players.length) used = await cpu();
    await until(started + (n * 1000) / MOVES_PER_SECOND);
    const step = STEPS[cycle % STEPS.length]!;
    const word = wordOf(Math.floor(cycle / STEPS.length), n % 2);
    const text = step === 'type' ? word.slice(0, 1 + (cycle % STEPS.length)) : word;
    const sent = performance.now();
    const move = players[n % players.length]!.move(step, text).then(() => {
      if (cycle >= WARM_UP) latencies.push(performance.now() - sent);
    });
    moves.push(move);
  }
  await Promise.all(moves);
  const spent = (await cpu()) - used;
  close();
  return { name, latencies, perCpuSecond: latencies.length / spent };
}

async function until(time: number): Promise<void> {
  for (let left = time - performance.now(); left > 0; left = time - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}

function print(figures: readonly Figures[]): void {
  const [first] = figures;
  const rows = figures.map(({ name, latencies, perCpuSecond }) => [
    name,
    String(latencies.length),
    ...[median(latencies), quantile(latencies, 0.99), quantile(latencies, 1)].map((ms) => ms.toFixed(2)),
    perCpuSecond.toFixed(0),
    `${(first!.perCpuSecond / perCpuSecond).toFixed(1)} ×`,
  ]);
  const heads = ['', 'moves', 'median ms', 'p99 ms', 'worst ms', 'moves per CPU s', 'ours ÷ this'];
  printTable('From a move sent to the answer heard by who made it', heads, rows);
}
