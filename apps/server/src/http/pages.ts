import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { entryAt } from '@wordhoard/kernel';
import type { RefusalBody } from '@wordhoard/protocol';
import type { TableState } from '@wordhoard/table';
import type { FastifyInstance } from 'fastify';
import { BuiltFiles } from './built-files.ts';
import type { InlineHashes } from './headers.ts';
import { type HostConfig, hostOf, isSecure } from './origin.ts';
import { findHead, insertHead, NOT_FOUND, type PageHead, type PagePlace } from './page-heads.ts';

/** Addresses that are never a page. */
const NOT_PAGES = /^\/(api|ws|lexicon|metrics|healthz|readyz|assets)(\/|$)/;

/** Hashes the inline parts of the built page, once at the start. */
export function findInlineHashes(webRoot: string): InlineHashes {
  const file = join(webRoot, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const hashes = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
    );
  return { scripts: hashes('script'), styles: hashes('style') };
}

export interface PagesOptions {
  /** Folder of the built pages. */
  readonly webRoot: string;
  readonly hostConfig: HostConfig;
  /** Finds the table of a link; undefined for a visitor who has asked for too many. */
  readonly findTable: (code: string, request: IncomingMessage) => Promise<TableState | undefined>;
  /** Finds the table of a public game; undefined unless all its players let anyone see it. */
  readonly findPublicGame: (id: string, request: IncomingMessage) => Promise<TableState | undefined>;
}

/** Serves the built pages, if there are any. Every page is the same file, whose code reads the URL. */
export function servePages(
  app: FastifyInstance,
  { webRoot, hostConfig, findTable, findPublicGame }: PagesOptions,
): boolean {
  const index = join(webRoot, 'index.html');
  const built = existsSync(index);
  const html = built ? readFileSync(index, 'utf8') : '';
  const files = built ? new BuiltFiles(webRoot) : undefined;
  const refused: RefusalBody = { refusal: { code: 'no-such-page' } };

  /** A game without a picture of its own has the site's. */
  const pictureOf = (game: string | null): string | undefined =>
    [`/links/${game}.png`, '/links/wordhoard.png'].find((path) => existsSync(join(webRoot, path)));

  function placeOf(request: IncomingMessage, { game }: PageHead): PagePlace | null {
    const host = hostOf(request);
    if (host === undefined) return null;
    const origin = `${isSecure(request, hostConfig) ? 'https' : 'http'}://${host}`;
    const picture = pictureOf(game);
    return { url: origin + pathOf(request), picture: picture === undefined ? null : origin + picture };
  }

  const answerPage = (request: IncomingMessage, response: ServerResponse, status: number, head: PageHead): void =>
    sendPage(request, response, status, insertHead(html, head, placeOf(request, head)));

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if (method !== 'GET' && method !== 'HEAD') return reply.code(404).send(refused);
    if (!files && !NOT_PAGES.test(url))
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The pages are not built. To build them: npm run build\n');
    if (!files) return reply.code(404).send(refused);
    const { raw } = request;
    const head = await findHead(pathOf(raw), {
      table: (code) => findTable(code, raw),
      publicGame: (id) => findPublicGame(id, raw),
    });
    // The following code bypasses Fastify's reply, so its headers are copied here.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value) reply.raw.setHeader(name, value);
    reply.hijack();
    if (head) answerPage(raw, reply.raw, 200, head);
    else if (files.send(pathOf(raw), raw, reply.raw)) return reply;
    else if (NOT_PAGES.test(url)) json(reply.raw, refused);
    else answerPage(raw, reply.raw, 404, NOT_FOUND);
    return reply;
  });
  return built;
}

/** The requested path, without the query. */
const pathOf = (request: IncomingMessage): string => entryAt((request.url ?? '/').split('?'), 0);

function json(response: ServerResponse, body: RefusalBody): void {
  response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Compresses the page on every request: it is small and differs from URL to URL. */
function sendPage(request: IncomingMessage, response: ServerResponse, status: number, html: string): void {
  const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const packing = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const body = packing === 'br' ? brotli(html) : packing === 'gzip' ? gzipSync(html) : Buffer.from(html);
  response.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(packing && { 'content-encoding': packing }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const brotli = (text: string): Buffer => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
