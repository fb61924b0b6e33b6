import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Chosen, type Day, dayAfter, dayOf, isDay, seedOf } from '@wordhoard/hoard';
import { Workshop } from '@wordhoard/server/hoard';
import { EXIT } from './command.ts';
import { sharedWords } from './lab/house.ts';
import { complain, complainWithHelp, messageOf, print, printJson } from './terminal.ts';

const HELP = `wordhoard hoard [--from DAY] [--days N] [--secret TEXT | --seed HEX] [--workers N] [--json]

Chooses the tasks of N days (1) from DAY (today) on, and says why just these: what the best answer with everyday words
is, how good the next best are, what the whole dictionary has, and what was passed over. Days follow from a house's
secret; the seed of a single day is shown by the house when the day is over.

  0  all of them chosen      2  bad usage

Examples
  wordhoard hoard --secret kettle --days 60
  wordhoard hoard --seed 5e0f… --from 2026-11-17`;

const points = (worth: number): string => worth.toFixed(1);

/** A line for each task. */
function inWords({ task, yardstick, games, passedOver }: Chosen): string {
  const [best, ...others] = yardstick.everyday;
  const rarest = yardstick.best[0];
  const next = others.slice(0, 2).map(({ text, worth }) => `${text} (${points(worth)})`);
  const dull = Object.entries(passedOver).map(([why, count]) => `${count} × ${why}`);
  const curiosity =
    rarest && best && rarest.worth > best.worth ? `; rarer: ${rarest.text} (${points(rarest.worth)})` : '';
  const passed = dull.length > 0 ? `; passed over: ${dull.join(', ')}` : '';
  const better = next.length > 0 ? `, before ${next.join(', ')}` : '';
  const played = `${games} ${games === 1 ? 'game' : 'games'}`;
  return `  ${task.game.padEnd(11)} ${best!.text} (${points(best!.worth)})${better}${curiosity}; ${played}${passed}`;
}

/** Each is kept until it is printed. */
const MOST_DAYS = 1000;

interface Wanted {
  readonly days: readonly Day[];
  readonly seed: (day: Day) => string;
  readonly workers: number;
  readonly json: boolean;
}

function read(args: readonly string[]): Wanted | string {
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
  if (!isDay(from)) return `--from is a day like 2026-11-17, and not ${from}`;
  if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS)
    return `--days is a number of days from 1 to ${MOST_DAYS}, and not ${values.days}`;
  if (!Number.isInteger(workers) || workers < 1) return `--workers is a number of threads, and not ${values.workers}`;
  if (seed !== undefined && (!/^[0-9a-f]{64}$/.test(seed) || count > 1)) return '--seed is the seed of a single day';
  const days = Array.from({ length: count }, (_, i) => dayAfter(from, i));
  return { days, workers, json: values.json ?? false, seed: (day) => seed ?? seedOf(secret, day).seed };
}

/** Gives the exit code. */
export async function hoard(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    print(HELP);
    return EXIT.yes;
  }
  const wanted = read(args);
  if (typeof wanted === 'string') {
    complainWithHelp(wanted, HELP);
    return EXIT.usage;
  }
  const { days, seed, workers, json } = wanted;
  const workshop = new Workshop(sharedWords(), Math.min(workers, days.length));
  const began = performance.now();
  try {
    const choosing = days.map((day) => ({ day, chosen: workshop.choose({ type: 'choose', day, seed: seed(day) }) }));
    for (const { day, chosen } of choosing) {
      const tasks = await chosen;
      if (json) printJson({ day, tasks: tasks.map(({ task }) => task) });
      else print([day, ...tasks.map(inWords)].join('\n'));
    }
  } finally {
    await workshop.close();
  }
  const took = ((performance.now() - began) / 1000).toFixed(1);
  complain(`${days.length} days in ${took} s, on ${Math.min(workers, days.length)} threads.`);
  return EXIT.yes;
}
