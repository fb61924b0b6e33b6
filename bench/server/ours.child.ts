import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, DEFAULT_LIMITS } from '@wordhoard/server';
import { tellParent } from './contest.ts';

const plenty = { burst: 1e6, perSecond: 1e6 };
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-bench-'));
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  // A file, not memory: every move is on the disk before it is answered.
  db: join(folder, 'bench.db'),
  limits: {
    ...DEFAULT_LIMITS,
    rates: { messages: plenty, requests: plenty, tables: plenty, wrongCodes: plenty },
  },
});
process.once('SIGTERM', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
tellParent(server.address);
