/**
 * npm run test:intruders [-- --inputs 100000 --games 1 --seconds 20]
 *
 * Attacks servers on this machine. First sends malformed input to every route and message, with rate limits off; then
 * lets crowds of guests loose on servers with normal limits, for so many seconds each; then plays every game to its end
 * and searches everything sent to other players for each secret, once as it is and once with each kind of planted leak.
 * Fails if anything breaks or leaks, or if a planted leak is not found.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@wordhoard/catalog';
import { startServerProcess } from '../server-process.ts';
import { runCanary } from './canary.ts';
import { ATTACKS, type Attack, measureAttack } from './crowds.ts';
import { fuzz, isBroken } from './fuzz.ts';
import { isMissed, plantsFor } from './planted.ts';

const LONGEST_TURN_MS = 100;
const MAX_MB = 512;
const MAX_MOVES = 5000;
/** Far more attempts than an attack makes in its time. */
const ATTEMPTS = 1e6;
/** Of memory, beyond what an idle server has. */
const MORE_MB = 192;
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '100000' },
    games: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
const faults: string[] = [];
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-intruders-'));
try {
  await runFuzz(Number(values.inputs), Number(values.seed));
  for (const crowd of ATTACKS) await runAttack(crowd, 1000 * Number(values.seconds));
  for (let n = 0; n < Number(values.games); n++)
    for (const game of GAME_IDS) await runCanaries(game, `${values.seed} ${n}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) console.error(`ERROR ${fault}`);
console.log(
  faults.length === 0 ? 'Nothing broke, nothing leaked, and every planted leak was found.' : `${faults.length} errors`,
);
process.exit(faults.length === 0 ? 0 : 1);

async function runFuzz(count: number, seed: number): Promise<void> {
  const since = performance.now();
  const { inputs, answers, vitals, errors, intact } = await fuzz(count, seed, folder);
  console.log(`${inputs} malformed inputs from seed ${seed} in ${seconds(since)}`);
  for (const [answer, times] of Object.entries(answers).sort(([, a], [, b]) => b - a))
    console.log(`  ${String(times).padStart(8)} ${answer}`);
  const megabytes = Math.round(vitals.rss / 1024 / 1024);
  console.log(`  longest event loop turn ${vitals.longestTurnMs.toFixed(0)} ms, peak memory ${megabytes} MB`);
  faults.push(...Object.keys(answers).filter(isBroken), ...errors);
  if (!intact) faults.push('the malformed input changed a game of other players');
  if (vitals.longestTurnMs > LONGEST_TURN_MS)
    faults.push(`an event loop turn took ${vitals.longestTurnMs} ms; the limit is ${LONGEST_TURN_MS}`);
  if (megabytes > MAX_MB) faults.push(`the server used ${megabytes} MB; the limit is ${MAX_MB}`);
}

/**
 * The server's event loop is measured by its own work; other guests' waiting time also includes the work of this
 * machine.
 */
async function runAttack(crowd: Attack, ms: number): Promise<void> {
  const server = await startServerProcess(join(folder, `${crowd.name}.db`), { logger: { level: 'error' } });
  try {
    const { succeeded, idle, vitals, idleWaitMs, waitMs } = await measureAttack(server, crowd, ATTEMPTS, { ms });
    const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
    const [before, during] = [idle, vitals].map(
      ({ longestTurnMs, rss }) => `longest turn ${longestTurnMs.toFixed(0)} ms, ${megabytes(rss)} MB`,
    );
    console.log(`${crowd.name}, for ${ms / 1000} s: ${succeeded} requests accepted`);
    console.log(`  idle: ${before}; another guest waits ${idleWaitMs.toFixed(0)} ms`);
    console.log(`  under attack: ${during}; another guest waits ${waitMs.toFixed(0)} ms`);
    if (vitals.longestTurnMs > LONGEST_TURN_MS)
      faults.push(`${crowd.name}: an event loop turn took ${vitals.longestTurnMs} ms; the limit is ${LONGEST_TURN_MS}`);
    if (vitals.rss > idle.rss + MORE_MB * 1024 * 1024)
      faults.push(`${crowd.name}: the server used ${megabytes(vitals.rss)} MB, more than ${MORE_MB} MB above idle`);
    faults.push(...server.errorLines);
  } finally {
    server.child.kill('SIGKILL');
  }
}

async function runCanaries(game: string, deal: string): Promise<void> {
  const since = performance.now();
  const flown = await runCanary({ game, deal, mostMoves: MAX_MOVES });
  const { frame, answer, log } = flown.heard;
  const searched = `${frame} frames, ${answer} answers, ${log} log lines`;
  console.log(
    `${game}: ${flown.moves} moves, ${flown.over ? 'finished' : 'not finished'}, ${searched} in ${seconds(since)}`,
  );
  console.log(
    `  searched for: ${Object.entries(flown.marks)
      .map(([what, times]) => `${what} ${times}`)
      .join(', ')}`,
  );
  faults.push(...flown.leaks);
  if (!flown.over) faults.push(`${game} did not finish within ${MAX_MOVES} moves`);
  const plants = plantsFor(game, flown);
  for (const plant of plants) {
    const instead = await isMissed(plant, deal);
    if (instead !== null) faults.push(`a planted leak was not found: ${instead}`);
  }
  console.log(`  planted leaks: ${plants.map(({ plant }) => JSON.stringify(plant)).join(', ')}`);
}
