import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULT_LIMITS, type ServerLimits } from '@wordhoard/server';
import { reportToParent } from '../server/contest.ts';
import { startStalls } from './disk-stalls.ts';

const isSlow = process.argv[2] === 'slow';
const MANY = 1e9;
const plenty = { burst: MANY, perSecond: MANY };
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  db: join(folder, 'bench.db'),
  limits: {
    ...DEFAULT_LIMITS,
    connections: { total: MANY, perAddress: MANY, perGuest: MANY, lines: MANY, linesPerAddress: MANY },
    tablesPerAddress: MANY,
    storedBytesPerGuest: MANY,
    rates: Object.fromEntries(Object.keys(DEFAULT_LIMITS.rates).map((name) => [name, plenty])) as ServerLimits['rates'], // the same names
  },
  ...(isSlow && { slowDisk: startStalls().gate }),
});
process.once('SIGTERM', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
reportToParent(server.address);
