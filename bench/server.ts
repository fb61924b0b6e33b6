import { type Contestant, type Player, ROUNDS, STEPS, wordOf } from './server/contest.ts';
import { floor } from './server/floor.ts';
import { ours } from './server/ours.ts';
import { peer } from './server/peer.ts';
import { median, printTable, quantile } from './table.ts';

const TABLES = 50;
const MOVES_PER_SECOND = 250;
/** Whole games before anything is measured, as fast as they are answered: by then both are compiled. */
const WARM_UPS = 2;
/** Measured games, the servers by turns, so that a busy minute of the machine hits them alike. */
const TRIALS = 3;
const CYCLES = ROUNDS * STEPS.length;

interface Trial {
  readonly latencies: readonly number[];
  readonly perCpuSecond: number;
}

export async function run(): Promise<void> {
  console.log(
    `${TABLES} tables of two over sockets, ${MOVES_PER_SECOND} moves a second in all: every client types a word letter by ` +
      `letter, locks it, passes.\n${TRIALS} games of ${CYCLES * 2 * TABLES} moves for each server, by turns, after ` +
      `${WARM_UPS} games at full speed. Each server is a process of its own.`,
  );
  const contestants: Contestant[] = [];
  for (const open of [ours, peer, floor]) {
    const contestant = await open();
    if (contestant) contestants.push(contestant);
    else console.log('boardgame.io is not installed, so there is nothing to compare with: npm ci --prefix bench/peers');
  }
  const trials = new Map<Contestant, Trial[]>(contestants.map((contestant) => [contestant, []]));
  for (const contestant of contestants) for (let i = 0; i < WARM_UPS; i++) await withPlayers(contestant, rush);
  for (let i = 0; i < TRIALS; i++)
    for (const [contestant, done] of trials)
      done.push(await withPlayers(contestant, (players) => paced(players, contestant)));
  for (const contestant of contestants) await contestant.close();
  print(trials);
}

async function withPlayers<T>(contestant: Contestant, play: (players: readonly Player[]) => Promise<T>): Promise<T> {
  const players = await contestant.seat(TABLES);
  const result = await play(players);
  for (const player of players) player.leave();
  return result;
}

/** The move a seat makes in this cycle of the game. */
function make(player: Player, seat: number, cycle: number): Promise<void> {
  const step = STEPS[cycle % STEPS.length]!;
  const word = wordOf(Math.floor(cycle / STEPS.length), seat);
  return player.move(step, step === 'type' ? word.slice(0, 1 + (cycle % STEPS.length)) : word);
}

async function rush(players: readonly Player[]): Promise<void> {
  for (let cycle = 0; cycle < CYCLES; cycle++)
    await Promise.all(players.map((player, i) => make(player, i % 2, cycle)));
}

/** A clock ticks for each move in turn, whether or not the last one was answered; nobody waits for a slow server. */
async function paced(players: readonly Player[], { cpu }: Contestant): Promise<Trial> {
  const latencies: number[] = [];
  const moves: Promise<void>[] = [];
  const before = await cpu();
  const started = performance.now();
  for (let n = 0; n < CYCLES * players.length; n++) {
    await until(started + (n * 1000) / MOVES_PER_SECOND);
    const sent = performance.now();
    const move = make(players[n % players.length]!, n % 2, Math.floor(n / players.length));
    moves.push(move.then(() => void latencies.push(performance.now() - sent)));
  }
  await Promise.all(moves);
  return { latencies, perCpuSecond: moves.length / ((await cpu()) - before) };
}

async function until(time: number): Promise<void> {
  for (let left = time - performance.now(); left > 0; left = time - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}

function print(trials: ReadonlyMap<Contestant, readonly Trial[]>): void {
  const summaries = [...trials].map(([{ name }, done]) => {
    const rates = done.map(({ perCpuSecond }) => perCpuSecond);
    const times = [0.5, 0.99, 1].map((share) => median(done.map(({ latencies }) => quantile(latencies, share))));
    return { name, rates, rate: median(rates), times };
  });
  const rows = summaries.map(({ name, rates, rate, times }) => [
    name,
    ...times.map((ms) => ms.toFixed(2)),
    rate.toFixed(0),
    `${Math.min(...rates).toFixed(0)}–${Math.max(...rates).toFixed(0)}`,
    `${(summaries[0]!.rate / rate).toFixed(1)} ×`,
  ]);
  const heads = ['', 'median ms', 'p99 ms', 'worst ms', 'moves per CPU s', 'from–to', 'ours ÷ this'];
  printTable('From a move sent to the answer heard by who made it; the median of the trials', heads, rows);
}
