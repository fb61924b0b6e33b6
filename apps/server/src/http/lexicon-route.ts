import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entryAt } from '@wordhoard/kernel';
import type { LexiconAddress } from '@wordhoard/protocol';
import type { FastifyInstance } from 'fastify';

/** Compresses well enough, in a second on a separate thread. */
const BROTLI_QUALITY = 9;

/**
 * Serves the dictionary to pages that play without a server. Its URL has its hash, so it is cached for good; it is
 * compressed once.
 */
export function serveLexicon(app: FastifyInstance, id: string, bytes: Uint8Array): void {
  const address: LexiconAddress = { id, url: `/lexicon/${id}.lex` };
  const pack = {
    br: () => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: () => promisify(gzip)(bytes),
  } as const;
  const packed = new Map<string, Promise<Buffer>>();

  app.get('/api/lexicon', (_, reply) => reply.header('cache-control', 'no-cache').send(address));
  app.get(address.url, async (request, reply) => {
    const accepted = (request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((part) => entryAt(part.split(';'), 0).trim());
    const encoding = (['br', 'gzip'] as const).find((it) => accepted.includes(it));
    reply.headers({
      'content-type': 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    if (!encoding) return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const body = packed.get(encoding) ?? pack[encoding]();
    packed.set(encoding, body);
    return reply.header('content-encoding', encoding).send(await body);
  });
}
