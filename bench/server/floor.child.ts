import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';
import { reportToParent } from './contest.ts';

const folder = mkdtempSync(join(tmpdir(), 'wordhoard-floor-'));
const db = new DatabaseSync(join(folder, 'floor.db'));
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE lines (seq INTEGER PRIMARY KEY, text TEXT)',
);
const append = db.prepare('INSERT INTO lines (text) VALUES (?)');
/** About as long as our update. */
const ANSWER = JSON.stringify({ seen: 'x'.repeat(1000) });

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  const address = server.address();
  if (typeof address === 'object' && address) reportToParent(`ws://127.0.0.1:${address.port}`);
});
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    append.run(JSON.stringify(JSON.parse(String(data))));
    socket.send(ANSWER);
  });
});
process.once('SIGTERM', () => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
