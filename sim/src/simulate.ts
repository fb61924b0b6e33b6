import { LEVELS } from '@wordhoard/kernel';
import type { TableState } from '@wordhoard/table';
import { Disk } from './disk.ts';
import { lostDrafts } from './drafts.ts';
import { faultsOf } from './oracle.ts';
import { Player } from './player.ts';
import { Process } from './process.ts';
import { type Counts, World } from './world.ts';

const PROCESSES = 2;
/** How long things break, and how long everything may take to come to its end afterwards, simulated. */
const BREAKING_MS = 90_000;
const QUIET_MS = 20 * 60_000;

type Pace = TableState['options']['pace'];

/** People in the first seats, bots in the others. */
const TABLES: readonly { readonly code: string; people: number; bots: number; pace: Pace; rounds: number }[] = [
  { code: 'FOX-OWL-0001', people: 2, bots: 1, pace: 'live', rounds: 9 },
  { code: 'FOX-OWL-0002', people: 3, bots: 0, pace: 'relaxed', rounds: 6 },
  { code: 'FOX-OWL-0003', people: 1, bots: 2, pace: { days: 1 }, rounds: 4 },
];

function tableOf({ code, people, bots, pace, rounds }: (typeof TABLES)[number]): TableState {
  const seats = people + bots;
  const person = (seat: number) => ({ who: `${code}/${seat}`, name: `Seat ${seat}`, level: null });
  const bot = (seat: number) => ({ who: null, name: `Seat ${seat}`, level: LEVELS[2] });
  return {
    code,
    host: `${code}/0`,
    options: {
      game: 'high-card',
      config: { rounds },
      pace,
      limits: {},
      bank: null,
      visibility: 'link',
      watching: false,
      seats,
      botSpeed: 'quick',
    },
    places: Array.from({ length: seats }, (_, seat) => (seat < people ? person(seat) : bot(seat))),
    status: 'waiting',
    beginning: null,
    result: null,
    rematch: null,
  };
}

export interface Simulated {
  readonly faults: readonly string[];
  readonly counts: Counts;
  /** The same for the same seed. */
  readonly story: string;
}

/** Some tables on some processes, while everything breaks; then it stops breaking, and everything must be well. */
export async function simulate(seed: string): Promise<Simulated> {
  const world = new World(seed);
  const disk = new Disk(world);
  for (const table of TABLES) disk.put(tableOf(table));
  let born = 0;
  const start = (): Process => new Process(world, disk, `process-${String(born++).padStart(3, '0')}`);
  const processes = Array.from({ length: PROCESSES }, start);
  const players = TABLES.flatMap(({ code, people }) =>
    Array.from({ length: people }, (_, seat) => new Player(world, code, seat, () => processes)),
  );
  world.counts.tables = TABLES.length;

  const mischief = (): void => {
    if (!world.breaking) return;
    const what = world.chance.below(5);
    if (what <= 1) world.broke();
    if (what === 0) {
      const at = world.chance.below(processes.length);
      if (!processes[at]!.dead) {
        world.counts.crashes += 1;
        world.note(`${processes[at]!.name} dies`);
        processes[at]!.kill();
        world.setTimer(500 + world.chance.below(12_000), () => {
          world.broke();
          processes[at] = start();
        });
      }
    } else if (what === 1) world.jump(world.chance.below(4000));
    else {
      world.counts.cuts += 1;
      world.chance.pick(players).cut();
    }
    world.setTimer(500 + world.chance.below(6000), mischief);
  };
  world.setTimer(2000, mischief);

  const isOver = (): boolean => TABLES.every(({ code }) => disk.state(code).status === 'over');
  await world.live(BREAKING_MS, isOver);
  world.breaking = false;
  await world.live(QUIET_MS, isOver);
  // What was on its way when the last table ended arrives.
  await world.live(5000);
  const faults: string[] = [];
  for (const { code } of TABLES) {
    const lines = disk.lines(code);
    world.note(JSON.stringify(lines));
    const mine = players.filter(({ who }) => who.startsWith(code));
    faults.push(...(await faultsOf(disk.state(code), lines, mine)));
    faults.push(...mine.flatMap((player) => lostDrafts(world, disk.state(code), lines, disk.writtenAt(code), player)));
  }
  for (const process of processes) process.kill();
  return { faults, counts: world.counts, story: world.story() };
}
