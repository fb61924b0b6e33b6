import { createServer } from '../src/index.ts';
import { loadHighCard } from './high-card.ts';

/** The house in a process of its own: tells its address, and closes when asked to. */
const worker = new URL('./worker.ts', import.meta.url);
const server = await createServer({
  port: 0,
  host: '127.0.0.1',
  db: process.argv[2]!,
  games: { load: loadHighCard, worker },
});
console.log(server.address);
process.once('SIGTERM', () => void server.close());
