import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { entryAt } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import type { LexiconAddress } from '@wordhoard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Compresses well enough, in a second on a separate thread. */
const BROTLI_QUALITY = 9;
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the dictionary to pages that play without a server, and as text to programs. Both URLs have its hash. */
export function serveLexicon(app: FastifyInstance, lexicon: Lexicon, bytes: Uint8Array): void {
  const { id } = lexicon;
  const address = { id, url: `/lexicon/${id}.lex`, words: `/lexicon/${id}.txt` } satisfies LexiconAddress;
  const binary = new PackedContent(() => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const text = new PackedContent(() => Buffer.from(wordLines(lexicon)));
  const etag = `"${id}"`;

  app.get('/api/lexicon', (_, reply) => reply.header('cache-control', 'no-cache').send(address));
  app.get('/api/words', async (request, reply) => {
    reply.headers({ etag, 'cache-control': 'public, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return text.send(request, reply, 'text/plain; charset=utf-8');
  });
  app.get(address.words, (request, reply) =>
    text.send(request, reply.header('cache-control', FOREVER), 'text/plain; charset=utf-8'),
  );
  app.get(address.url, (request, reply) =>
    binary.send(request, reply.header('cache-control', FOREVER), 'application/octet-stream'),
  );
}

/** Every word in alphabetical order, each on a line with its tier. */
function* linesOf(lexicon: Lexicon): Generator<string> {
  for (let i = 0; i < lexicon.size; i++) yield `${lexicon.wordAt(i)} ${lexicon.tierAt(i)}\n`;
}
const wordLines = (lexicon: Lexicon): string => [...linesOf(lexicon)].join('');

/** Content that is made when it is first asked for, and compressed once. */
class PackedContent {
  readonly #make: () => Buffer;
  #plain: Buffer | undefined;
  readonly #packed = new Map<string, Promise<Buffer>>();
  constructor(make: () => Buffer) {
    this.#make = make;
  }

  async send(request: FastifyRequest, reply: FastifyReply, type: string): Promise<FastifyReply> {
    this.#plain ??= this.#make();
    const accepted = (request.headers['accept-encoding'] ?? '')
      .split(',')
      .map((part) => entryAt(part.split(';'), 0).trim());
    const encoding = (['br', 'gzip'] as const).find((it) => accepted.includes(it));
    reply.headers({ 'content-type': type, vary: 'accept-encoding' });
    if (!encoding) return reply.send(this.#plain);
    const body = this.#packed.get(encoding) ?? pack[encoding](this.#plain);
    this.#packed.set(encoding, body);
    return reply.header('content-encoding', encoding).send(await body);
  }
}

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
