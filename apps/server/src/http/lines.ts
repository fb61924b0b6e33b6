import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counts } from '../counts.ts';
import type { Limits } from '../limits.ts';
import { addressOf, type Front, networkOf } from './origin.ts';

/** Who was answered before they had said all has this long to stop talking. */
const LAST_WORDS_MS = 1000;

/** How often lines are looked at that take too long over what they say. */
const LOOK_MS = 5000;

/** For the HTTP server: nobody keeps it listening, or waiting to be listened to, for ever. */
export const patience = ({ requestMs }: Limits): object => ({
  requestTimeout: requestMs,
  connectionTimeout: 2 * requestMs,
  http: { headersTimeout: requestMs, connectionsCheckingInterval: Math.min(LOOK_MS, requestMs / 4) },
});

/** So many lines at once, in all and from one address. Behind a proxy all come from it, so there requests are counted. */
export function limitLines(app: FastifyInstance, limits: Limits, front: Front): void {
  const { lines, linesPerAddress } = limits.connections;
  const open = new Counts();
  const server: Server = app.server;
  server.maxConnections = lines;

  if (front.proxies === 0)
    server.on('connection', (socket) => {
      const address = networkOf(socket.remoteAddress ?? '');
      if (open.of(address) >= linesPerAddress) return void socket.destroy();
      open.add(address);
      socket.once('close', () => open.remove(address));
    });
  else
    app.addHook('onRequest', async ({ raw }, reply) => {
      const address = addressOf(raw, front);
      open.add(address);
      reply.raw.once('close', () => open.remove(address));
      if (open.of(address) > linesPerAddress)
        return reply.code(503).send({ refusal: { code: 'too-many-connections' } });
      return undefined;
    });

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // Node would read the rest to the end, and throw it away.
    setTimeout(() => raw.socket.destroy(), LAST_WORDS_MS).unref();
  });
}
