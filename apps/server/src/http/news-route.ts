import type { OperatorNews } from '@wordhoard/protocol';
import type { FastifyInstance } from 'fastify';

/** Serves the operators' news, for pages without a socket. They ask every minute, so it costs neither a query nor a cookie. */
export function serveNews(app: FastifyInstance, news: () => OperatorNews): void {
  app.get('/api/news', () => news());
}
