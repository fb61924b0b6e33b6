import { Player } from '@wordhoard/server/oracle';
import { Disk } from './disk.ts';
import { playerHost } from './player-host.ts';
import { Process } from './process.ts';
import { createPlans } from './tables.ts';
import { SimulatedWorld, type SimulationCounts } from './world.ts';

const PROCESSES = 2;
/** Simulated time with faults, and without them until everything must have ended. */
const BREAKING_MS = 120_000;
/** Longest suspension of a process, in ms. */
const SUSPENDED_MS = 20_000;
const QUIET_MS = 40 * 60_000;
/** Time for messages still under way when the last table ended. */
const ARRIVED_MS = 5000;

export interface SimulationResult {
  readonly faults: readonly string[];
  readonly counts: SimulationCounts;
  /** The same for the same seed. */
  readonly story: string;
}

/** Simulates some tables on some processes with faults; then without them, until everything must have ended well. */
export async function simulate(seed: string): Promise<SimulationResult> {
  const world = new SimulatedWorld(seed);
  const { chance, counts } = world;
  const disk = new Disk(world, chance.below(4) === 0);
  const plans = createPlans(world);
  for (const { state } of plans) disk.put(state);
  counts.tables = plans.length;
  let born = 0;
  const processes: Process[] = [];
  const start = (at: number): void => {
    processes[at] = new Process(world, disk, `process-${String(born++).padStart(3, '0')}`, () => reopen(at, 1000));
  };
  const reopen = (at: number, within: number): void => {
    world.setTimer(500 + chance.below(within), () => start(at));
  };
  for (let at = 0; at < PROCESSES; at++) start(at);
  const players = plans.flatMap(({ roles }) =>
    roles.map(
      (role) =>
        new Player(
          role,
          playerHost(world, () => processes),
        ),
    ),
  );

  const kill = (at: number): void => {
    if (processes[at]!.isDead) return;
    counts.crashes += 1;
    world.note(`${processes[at]!.name} dies`);
    world.noteFault();
    processes[at]!.kill();
    reopen(at, 12_000);
  };
  /** Closes one process and starts another, as in an upgrade. */
  const restart = (at: number): void => {
    const old = processes[at]!;
    if (!old.isOpen) return;
    counts.restarts += 1;
    world.note(`${old.name} closes`);
    void old.close().then((isClosed) => isClosed && reopen(at, 2000));
  };
  const failPower = (): void => {
    for (const at of processes.keys()) kill(at);
    world.powerFailures += 1;
    const since = disk.failPower();
    if (since === null) return;
    counts.powerFailures += 1;
    world.note(`power fails, and what was written since ${since} is gone`);
    world.oracle.noteLoss(since);
    for (const player of players) player.reload();
  };
  const damage = (): void => {
    if (disk.damaged.size > 0) return;
    const { state } = chance.pick(plans);
    counts.damagedTables += 1;
    world.note(`${state.code} is damaged`);
    disk.damage(state.code);
  };
  const stop = (at: number): void => {
    counts.stops += 1;
    const ms = chance.below(SUSPENDED_MS);
    world.note(`${processes[at]!.name} stands still for ${ms} ms`);
    for (let passed = 0; passed <= ms + 1000; passed += 1000) world.setTimer(passed, () => world.noteFault());
    processes[at]!.suspend(ms);
  };
  const jump = (): void => {
    world.noteFault();
    world.jump(chance.below(4000));
  };
  const disconnectAll = (): void => {
    const { state } = chance.pick(plans);
    for (const player of players) if (player.role.code === state.code) player.cut(40_000);
  };
  /** Relative frequency of each fault. */
  const harms: readonly (readonly [weight: number, harm: (at: number) => void])[] = [
    [8, kill],
    [3, stop],
    [2, failPower],
    [1, jump],
    [1, () => chance.below(4) === 0 && damage()],
  ];
  const disturbances: typeof harms = [
    [3, restart],
    [2, () => chance.pick(players).cut(40_000)],
    [1, disconnectAll],
    [
      8,
      () => {
        counts.cuts += 1;
        chance.pick(players).cut();
      },
    ],
  ];
  const causeFault = (): void => {
    if (!world.isBusy) return;
    const all = world.hasFaults ? [...harms, ...disturbances] : disturbances;
    const weighted = all.flatMap(([weight, harm]) => Array.from({ length: weight }, () => harm));
    chance.pick(weighted)(chance.below(PROCESSES));
    world.setTimer(300 + chance.below(5000), causeFault);
  };
  world.setFaultsUntil(BREAKING_MS);
  world.setTimer(2000, causeFault);

  const isOver = (): boolean => players.every(({ isDone, role }) => isDone || disk.damaged.has(role.code));
  await world.run(BREAKING_MS + QUIET_MS, isOver);
  await world.run(ARRIVED_MS);
  for (const { state } of plans) if (!disk.damaged.has(state.code)) world.note(JSON.stringify(disk.lines(state.code)));
  const faults = world.oracle.finish(disk.damaged);
  for (const process of processes) process.kill();
  return { faults, counts, story: world.logHash() };
}
