import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Refused } from '@wordhoard/protocol';
import type { FastifyInstance } from 'fastify';
import sirv from 'sirv';

/** Addresses that are never a page. */
const NOT_PAGES = /^\/(api|ws|lexicon|metrics|healthz|assets)(\/|$)/;

/** The built pages, if they are there. Every address that is no file is the same page, which finds its way by itself. */
export function servePages(app: FastifyInstance, webRoot: string): boolean {
  const built = existsSync(join(webRoot, 'index.html'));
  const files = built
    ? sirv(webRoot, {
        single: true,
        ignores: [NOT_PAGES],
        etag: true,
        gzip: true,
        brotli: true,
        setHeaders(response, path) {
          // Only what is named by its content may be kept; the page itself and the service worker are asked for again.
          const forever = path.startsWith('/assets/');
          response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      })
    : undefined;
  const refused: Refused = { refusal: { code: 'no-such-page' } };

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return reply.code(404).send(refused);
    if (!files && !NOT_PAGES.test(url))
      return reply.code(503).type('text/plain; charset=utf-8').send('The pages have not been built: npm run build\n');
    if (!files) return reply.code(404).send(refused);
    // sirv answers by itself, so what Fastify would have added is added here.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.hijack();
    files(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(refused));
    });
    return reply;
  });
  return built;
}
