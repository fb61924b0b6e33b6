import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { expectUnaffected, spawnServer } from '../spawn-server.ts';
import { ATTACKS } from './crowds.ts';

/** `npm run test:intruders` tries for half a minute each. */
const SHORT = 600;

/**
 * A new server grows by some 80 MB when hundreds connect for the first time. An unbounded queue for sockets that never
 * read would take many hundred.
 */
const MORE_MB = 192;

/** Most attempts of each attack that may succeed: the budget of its addresses, and what refills meanwhile. */
const MOST: Readonly<Record<string, number>> = {
  'sockets that reconnect without end': DEFAULT_LIMITS.rates.sockets.burst + 100,
  'rematches without end': 2 * DEFAULT_LIMITS.rates.tables.burst + 40,
  'lists of guessed codes': 300,
};

test.each(ATTACKS)('$name: other guests are unaffected', async (crowd) => {
  const server = await spawnServer(undefined, { logger: { level: 'error' } });
  let succeeded = 0;
  const attack = async (): Promise<void> => {
    succeeded = await crowd.attack(server, SHORT, () => false);
  };
  await expectUnaffected(server, attack, MORE_MB);
  expect(succeeded).toBeLessThanOrEqual(MOST[crowd.name] ?? SHORT);
  expect(server.errorLines).toEqual([]);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
});
