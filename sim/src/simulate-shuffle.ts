import { canonicalJson, isCheat, type SealedRecord, type Seat, shuffleFault } from '@wordhoard/kernel';
import type { ServerMessage } from '@wordhoard/protocol';
import type { Storage } from '@wordhoard/server/core';
import type { TableState } from '@wordhoard/table';
import { CHEATS, type Cheat, game } from './cheats.ts';
import { Disk } from './disk.ts';
import { Process } from './process.ts';
import { type Dial, SaltClient } from './salt-client.ts';
import { OPTIONS } from './tables.ts';
import { drawHex, SimulatedWorld } from './world.ts';

const CODE = 'FOX-OWL-0009';
/** No player lays a card, so deadlines end the match. */
const DURATION_MS = 5 * 60_000;
const BREAKING_MS = 4000;
const RESTART_MS = 500;
/** Longer than a message to another process takes. */
const MESSAGE_MS = 25;

const tableOf = (people: number): TableState => ({
  code: CODE,
  host: 'guest 0',
  options: { ...OPTIONS, config: { rounds: 3 }, seats: people },
  places: Array.from({ length: people }, (_, seat) => ({ who: `guest ${seat}`, name: `Seat ${seat}`, level: null })),
  status: 'waiting',
  beginning: null,
  result: null,
  rematch: null,
});

/** Keeps a process's messages about presence in order, as PostgreSQL does. */
function withOrderedMessages(world: SimulatedWorld, store: Storage): Storage {
  let free = 0;
  const sendToPeers: Storage['sendToPeers'] = (code, word) => {
    free = Math.max(free + MESSAGE_MS, world.now());
    world.setTimer(free - world.now(), () => store.sendToPeers(code, word));
  };
  return { ...store, sendToPeers };
}

/** The reason why this client rejects its record; null if it accepts it. */
function findDisbelief(client: SaltClient, seat: Seat, record: SealedRecord): string | null {
  const verdict = client.checkRecord(record);
  if (isCheat(verdict)) return verdict;
  const started = game.start(record.table);
  const dealt = started.ok ? game.observe(started.match, seat).view : null;
  return client.dealt && canonicalJson(client.dealt.view) !== canonicalJson(dealt) ? 'other cards were dealt' : null;
}

interface ShuffleOutcome {
  /** By seat; null for clients that accept the record. */
  readonly disbelief: readonly (string | null)[];
  /** Number of clients that found their own salt in the seed. */
  readonly held: number;
  readonly people: number;
  readonly faults: readonly string[];
}

/** Simulates one match whose seats all add salts, on two servers that share a store, honest or not. */
async function simulateOneShuffle(seed: string, breaking: boolean, cheatName: string | null): Promise<ShuffleOutcome> {
  const world = new SimulatedWorld(`the shuffle of ${seed}`);
  if (breaking) world.setFaultsUntil(BREAKING_MS);
  const people = 2 + world.chance.below(3);
  const victim = `guest ${world.chance.below(people)}`;
  const cheat: Cheat = cheatName === null ? {} : CHEATS[cheatName]!(world.chance, victim);
  const disk = new Disk(world, false);
  disk.put(tableOf(people));
  let born = 0;
  const processes: Process[] = [];
  const start = (at: number): void => {
    const failed = (): void => void world.setTimer(RESTART_MS, () => start(at));
    processes[at] = new Process(world, disk, `process-${born++}`, failed, (options) => ({
      ...options,
      deal: null,
      randomHex: (bytes) => drawHex(world.chance, bytes),
      storage: withOrderedMessages(world, cheat.storage?.(options.storage) ?? options.storage),
    }));
  };
  start(0);
  start(1);
  const dial: Dial = (who, sendToClient, cut) => {
    const open = processes.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return null;
    const sendText = (text: string): void => {
      // Written by a server a moment ago.
      const message = JSON.parse(text) as ServerMessage;
      sendToClient(cheat.toClient?.(who, message) ?? message);
    };
    const line = world.chance.pick(open).connect(who, sendText, cut);
    const receive: typeof line.receive = (message) => {
      const passed = cheat.fromClient ? cheat.fromClient(who, message, sendToClient) : message;
      if (passed) line.receive(passed);
    };
    return { receive, close: () => line.close() };
  };
  const clients = Array.from({ length: people }, (_, seat) => new SaltClient(world, CODE, `guest ${seat}`, dial));
  if (breaking) {
    world.setTimer(world.chance.below(BREAKING_MS), () => world.chance.pick(clients).cut());
    world.setTimer(world.chance.below(BREAKING_MS), () => {
      processes[0]!.kill();
      world.setTimer(RESTART_MS, () => start(0));
    });
  }
  await world.run(DURATION_MS, () => clients.every(({ isOver }) => isOver));
  const faults = clients.every(({ isOver }) => isOver) ? [] : [`${CODE} did not come to its end`];
  const asking = Promise.all(clients.map(({ who }) => processes[1]!.record(CODE, who)));
  await world.run(5000);
  const given = faults.length > 0 ? [] : await asking;
  const records = given.map((record, seat) => record && (cheat.record?.(`guest ${seat}`, record) ?? record));
  for (const process of processes) process.kill();
  return {
    disbelief: clients.map((client, seat) => (records[seat] ? findDisbelief(client, seat, records[seat]) : null)),
    held: clients.filter((client, seat) => records[seat] && client.checkRecord(records[seat]) === 'held').length,
    people,
    faults: [...faults, ...given.flatMap((record) => (record && shuffleFault(record)) ?? [])],
  };
}

/**
 * Checks that clients accept honest servers whatever fails, and that some client detects each cheat. Returns faults, in
 * words.
 */
export async function simulateShuffle(seed: string): Promise<string[]> {
  const faults: string[] = [];
  for (const breaking of [false, true]) {
    const { disbelief, held, people, faults: own } = await simulateOneShuffle(seed, breaking, null);
    faults.push(...own.map((fault) => `an honest server: ${fault}`));
    for (const why of disbelief) if (why) faults.push(`an honest server is not believed: ${why}`);
    if (!breaking && held !== people) faults.push(`${held} of ${people} salts are in the seed of an honest server`);
  }
  for (const name of Object.keys(CHEATS)) {
    const { disbelief, faults: own } = await simulateOneShuffle(seed, false, name);
    faults.push(...own.map((fault) => `a server that ${name}: ${fault}`));
    if (disbelief.every((why) => why === null)) faults.push(`a server that ${name} is not found out`);
  }
  return faults;
}
