import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { addDays, type ChosenTask, type Day, dayOf, isDay, seedOfDay } from '@wordhoard/hoard';
import { TaskWorkerPool } from '@wordhoard/server/hoard';
import { EXIT } from './command.ts';
import { sharedWords } from './lab/lab-game.ts';
import { messageOf, print, printError, printJson, printUsageError } from './terminal.ts';

const HELP = `wordhoard hoard [--from DAY] [--days N] [--secret TEXT | --seed HEX] [--workers N] [--json]

Chooses the daily tasks and explains each choice: the best answer with everyday words, the next best ones, a better
answer with rare words if there is one, how many bot games it took to find the task, and how many questions of those
games were rejected and why. Moves are written as in the game's review: in Wordsmith,
"write O r7c2 1" is an O in row 7 and column 2 at the price of 1.

  --from DAY      first day, like 2026-11-17; default: today
  --days N        number of days; default: 1
  --secret TEXT   the server's secret, from which every day's seed follows; default: wordhoard
  --seed HEX      the seed of a single day, which the site shows when that day is over
  --workers N     threads; default: one per core
  --json          one line of JSON per day

Exit codes: 0 chosen, 2 bad usage.

Examples
  wordhoard hoard --secret kettle --days 60
  wordhoard hoard --seed 5e0f… --from 2026-11-17`;

const formatPoints = (worth: number): string => worth.toFixed(1);

/** Describes one task in a line. */
function describeTask({ task, baseline, games, passedOver }: ChosenTask): string {
  const [best, ...others] = baseline.everyday;
  const rarest = baseline.best[0];
  const next = others.slice(0, 2).map(({ text, worth }) => `${text} (${formatPoints(worth)})`);
  const dull = Object.entries(passedOver).map(([why, count]) => `${count} × ${why}`);
  const curiosity =
    rarest && best && rarest.worth > best.worth
      ? `; with rare words: ${rarest.text} (${formatPoints(rarest.worth)})`
      : '';
  const passed = dull.length > 0 ? `; rejected: ${dull.join(', ')}` : '';
  const better = next.length > 0 ? `, then ${next.join(', ')}` : '';
  const played = `${games} ${games === 1 ? 'game' : 'games'}`;
  return `  ${task.game.padEnd(11)} ${best!.text} (${formatPoints(best!.worth)})${better}${curiosity}; ${played}${passed}`;
}

/** Limited because all days are held in memory until they are printed. */
const MAX_DAYS = 1000;

interface HoardArguments {
  readonly days: readonly Day[];
  readonly seed: (day: Day) => string;
  readonly workers: number;
  readonly json: boolean;
}

function readArguments(args: readonly string[]): HoardArguments | string {
  const text = { type: 'string' } as const;
  const options = {
    from: text,
    days: text,
    secret: text,
    seed: text,
    workers: text,
    json: { type: 'boolean' },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    return messageOf(error);
  }
  const { from = dayOf(Date.now()), secret = 'wordhoard', seed } = values;
  const [count, workers] = [Number(values.days ?? 1), Number(values.workers ?? availableParallelism())];
  if (!isDay(from)) return `--from must be a day like 2026-11-17, not '${from}'.`;
  if (!Number.isInteger(count) || count < 1 || count > MAX_DAYS)
    return `--days must be a whole number from 1 to ${MAX_DAYS}, not '${values.days}'.`;
  if (!Number.isInteger(workers) || workers < 1)
    return `--workers must be a whole number of threads, 1 or more, not '${values.workers}'.`;
  if (seed !== undefined && !/^[0-9a-f]{64}$/.test(seed)) return `--seed must be 64 hexadecimal digits, not '${seed}'.`;
  if (seed !== undefined && count > 1) return '--seed is the seed of a single day; leave out --days, or use --secret.';
  const days = Array.from({ length: count }, (_, i) => addDays(from, i));
  return { days, workers, json: values.json ?? false, seed: (day) => seed ?? seedOfDay(secret, day).seed };
}

/** Returns the exit code. */
export async function hoard(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    print(HELP);
    return EXIT.yes;
  }
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    printUsageError(wanted, HELP);
    return EXIT.usage;
  }
  const { days, seed, workers, json } = wanted;
  const workshop = new TaskWorkerPool(sharedWords(), Math.min(workers, days.length));
  const began = performance.now();
  try {
    const choosing = days.map((day) => ({ day, chosen: workshop.choose(seed(day)) }));
    for (const { day, chosen } of choosing) {
      const tasks = await chosen;
      if (json) printJson({ day, tasks: tasks.map(({ task }) => task) });
      else print([day, ...tasks.map(describeTask)].join('\n'));
    }
  } finally {
    await workshop.close();
  }
  const took = ((performance.now() - began) / 1000).toFixed(1);
  printError(
    `Chose ${days.length} ${days.length === 1 ? 'day' : 'days'} in ${took} s, ${Math.min(workers, days.length)} at a time.`,
  );
  return EXIT.yes;
}
