import type { PlayerHost } from '@wordhoard/server/oracle';
import type { Process } from './process.ts';
import type { SimulatedWorld } from './world.ts';

/** Connections of one player: delayed, in order, and silent once they are closed. */
export function playerHost(world: SimulatedWorld, processes: () => readonly Process[]): PlayerHost {
  const { chance, oracle } = world;
  let arrival = 0;
  /** Delivers messages with a delay, in order. */
  const carry = (then: () => void): void => {
    arrival = Math.max(arrival, world.now() + 1 + chance.below(60));
    world.setTimer(arrival - world.now(), then);
  };
  return {
    oracle,
    below: (n) => (n > 0 ? chance.below(n) : 0),
    setTimer: (ms, then) => world.setTimer(ms, then),
    note: (line) => world.note(line),
    connect(guest, receive, cut) {
      const open = processes().filter(({ isOpen }) => isOpen);
      if (open.length === 0) return null;
      let isConnected = true;
      const end = (): void => {
        if (!isConnected) return;
        isConnected = false;
        cut();
      };
      const line = chance.pick(open).connect(guest, (text) => carry(() => isConnected && receive(text)), end);
      return {
        send: (text) => carry(() => isConnected && line.receive(JSON.parse(text))),
        close() {
          isConnected = false;
          line.close();
        },
      };
    },
  };
}
