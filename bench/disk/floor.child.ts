import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocketServer } from 'ws';
import { reportToParent } from '../server/contest.ts';
import { startStalls } from './disk-stalls.ts';

/** A bare socket that writes in the event loop, as most programs with an SQLite file do. */
const slow = process.argv[2] === 'slow' ? startStalls() : null;
const folder = mkdtempSync(join(tmpdir(), 'wordhoard-floor-'));
const db = new DatabaseSync(join(folder, 'floor.db'));
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE lines (seq INTEGER PRIMARY KEY, text TEXT)',
);
const append = db.prepare('INSERT INTO lines (text) VALUES (?)');

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false }, () => {
  const address = server.address();
  if (typeof address === 'object' && address) reportToParent(`ws://127.0.0.1:${address.port}`);
});
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { type, id }: { type: string; id?: string } = JSON.parse(String(data));
    if (type === 'ping') return socket.send('{"type":"pong"}');
    append.run(String(data));
    // The event loop waits, too, and could not end the stall, so it ends by the clock.
    if (slow && slow.until > performance.now()) Atomics.wait(slow.gate, 0, 1, slow.until - performance.now());
    socket.send(JSON.stringify({ type: 'done', id }));
  });
});
process.once('SIGTERM', () => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
