import { read, type Schema } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  type AnyRefusal,
  type Listings,
  type Me,
  type Meaning,
  nameRequest,
  newTable,
  type Refused,
  type TableMade,
} from '@wordhoard/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Definitions, sayDefinition } from '../definitions.ts';
import type { RateLimiter } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { House } from '../tables/house.ts';
import { refuse } from '../tables/lobby.ts';
import type { Guests } from './guests.ts';
import { addressOf, isSecure } from './origin.ts';

export interface RouteParts {
  readonly house: House;
  readonly guests: Guests;
  readonly storage: Storage;
  readonly lexicon: Lexicon;
  readonly trustProxy: boolean;
  /** Tables made from one address, and codes tried from one that belong to no table. */
  readonly newTables: RateLimiter;
  readonly wrongCodes: RateLimiter;
  readonly definitions: Definitions;
}

/** A refusal that is nobody's fault but the asker's is 400; these say more to whoever reads only the number. */
const STATUS: Readonly<Record<string, number>> = {
  'too-fast': 429,
  'too-many-tables': 503,
  closing: 503,
  busy: 503,
  fault: 500,
  'no-such-table': 404,
  'no-such-word': 404,
  'not-over': 404,
  'no-watching': 404,
};

export function answerRefusal(reply: FastifyReply, refusal: AnyRefusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ refusal } satisfies Refused);
}

const WORD = /^[a-z]{2,40}$/;

/** What pages ask for besides the play itself. */
export function serveApi(app: FastifyInstance, parts: RouteParts): void {
  const { house, guests, storage, lexicon, trustProxy, newTables, wrongCodes, definitions } = parts;
  const guestOf = (request: FastifyRequest): string | undefined => guests.read(request.headers.cookie);
  const address = (request: FastifyRequest): string => addressOf(request.raw, trustProxy);

  /** Whoever comes without a cookie is somebody new, and gets one. */
  function receive(request: FastifyRequest, reply: FastifyReply): string {
    const who = guestOf(request) ?? guests.newcomer();
    reply.header('set-cookie', guests.cookie(who, isSecure(request.raw, trustProxy)));
    return who;
  }

  function body<T>(schema: Schema<T>, request: FastifyRequest): T | undefined {
    return read(schema, request.body);
  }

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const who = receive(request, reply);
    return { who, name: (await storage.guestName(who)) ?? null };
  });

  app.post('/api/me', async (request, reply) => {
    const wanted = body(nameRequest, request);
    if (!wanted) return answerRefusal(reply, refuse('malformed'));
    const who = receive(request, reply);
    await storage.saveGuest(who, wanted.name);
    return { who, name: wanted.name } satisfies Me;
  });

  app.get('/api/tables', async (): Promise<Listings> => ({ tables: await house.listings() }));

  app.post('/api/tables', async (request, reply) => {
    const wanted = body(newTable, request);
    if (!wanted) return answerRefusal(reply, refuse('malformed'));
    if (!newTables.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    const made = await house.create(receive(request, reply), wanted);
    if (!('made' in made)) return answerRefusal(reply, made);
    return reply.code(201).send({ code: made.made } satisfies TableMade);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code/record', async (request, reply) => {
    if (!wrongCodes.has(address(request))) return answerRefusal(reply, refuse('too-fast'));
    const table = await house.find(request.params.code);
    if (!table) {
      wrongCodes.take(address(request));
      return answerRefusal(reply, refuse('no-such-table'));
    }
    const record = await table.record(guestOf(request));
    if (!('format' in record)) return answerRefusal(reply, record);
    return reply.header('content-disposition', `attachment; filename="${table.lobby.code}.json"`).send(record);
  });

  app.get<{ Params: { word: string } }>('/api/definitions/:word', async (request, reply) => {
    const word = request.params.word.toLowerCase();
    if (!WORD.test(word)) return answerRefusal(reply, refuse('no-such-word'));
    const found = definitions.define(word);
    const definition = found ? sayDefinition(word, found).slice(`${word}: `.length) : null;
    const meaning: Meaning = { word, valid: lexicon.has(word), definition };
    return reply.header('cache-control', 'public, max-age=86400').send(meaning);
  });
}
