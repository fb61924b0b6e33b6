import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Compressed copies next to the file, the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
type ContentEncoding = keyof typeof ENCODINGS;

interface BuiltFile {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly encoded: Partial<Record<ContentEncoding, Buffer>>;
}

/**
 * The files of the built pages, read once at the start: a new build doesn't affect a running server, and an open page
 * gets the files it was made of. They take a few megabytes.
 */
export class BuiltFiles {
  readonly #files = new Map<string, BuiltFile>();

  constructor(root: string) {
    const all = new Set(globSync('**/*', { cwd: root }).filter((file) => statSync(join(root, file)).isFile()));
    const read = (file: string): Buffer => readFileSync(join(root, file));
    const isEncoded = (file: string): boolean => Object.values(ENCODINGS).some((end) => file.endsWith(end));
    for (const file of [...all].filter((it) => !isEncoded(it))) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const body = read(file);
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const encoded: Partial<Record<ContentEncoding, Buffer>> = {};
      // The keys are those of ENCODINGS; Object.entries loses their type.
      for (const [packing, end] of Object.entries(ENCODINGS))
        if (all.has(file + end)) encoded[packing as ContentEncoding] = read(file + end);
      this.#files.set(`/${file.split(sep).join('/')}`, { type, tag, body, encoded });
    }
  }

  /** Sends a file; false, with nothing sent, if there is none. */
  send(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = this.#files.get(path);
    if (!file) return false;
    const { type, tag, body, encoded } = file;
    // Only files named by their hash may be cached; the service worker and the rest are requested again.
    const cacheControl = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const headers = { 'cache-control': cacheControl, etag: tag, vary: 'accept-encoding' };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return true;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const packing = (['br', 'gzip'] as const).find((it) => encoded[it] && new RegExp(`\\b${it}\\b`).test(accepted));
    const sent = packing ? encoded[packing]! : body;
    response.writeHead(200, {
      ...headers,
      'content-type': type,
      'content-length': sent.length,
      ...(packing && { 'content-encoding': packing }),
    });
    response.end(request.method === 'HEAD' ? undefined : sent);
    return true;
  }
}
