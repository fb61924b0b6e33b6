import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULT_LIMITS, type ServerLimits } from '@wordhoard/server';
import { DEAL, reportToParent } from './contest.ts';

/** A shared database; by default a new file. */
const [, , shared] = process.argv;
const MANY = 1e9;
const plenty = { burst: MANY, perSecond: MANY };
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  // A file, not memory: every move is on the disk before it is answered.
  db: shared ?? join(folder, 'bench.db'),
  deal: DEAL,
  limits: {
    ...DEFAULT_LIMITS,
    connections: { total: MANY, perAddress: MANY, perGuest: MANY, lines: MANY, linesPerAddress: MANY },
    tables: MANY,
    tablesPerAddress: MANY,
    storedBytesPerGuest: MANY,
    rates: Object.fromEntries(Object.keys(DEFAULT_LIMITS.rates).map((name) => [name, plenty])) as ServerLimits['rates'], // the same names
  },
});
process.once('SIGTERM', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
reportToParent(server.address);
