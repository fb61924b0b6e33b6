import { read, type Schema } from '@wordhoard/kernel';
import type { Lexicon } from '@wordhoard/lexicon';
import {
  ADDS_SALT,
  type Listings,
  legalMovesQuery,
  MAX_FINISHED_TABLES,
  MAX_OWN_TABLES,
  type Me,
  type MyTables,
  meRequest,
  newTable,
  type TableMade,
  type WordDefinition,
} from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import { type Definitions, describeDefinition } from '../definitions.ts';
import type { Devices } from '../devices/devices.ts';
import type { GuestDevice } from '../devices/revocations.ts';
import type { GuestBook } from '../guest-book.ts';
import type { NetworkLimiter } from '../networks.ts';
import type { Notifier } from '../push/notifier.ts';
import { readCode } from '../tables/codes.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';
import { addressOf, type HostConfig, isSecure } from './origin.ts';
import { answerRefusal, refuseForm } from './refusal.ts';

export interface RouteServices {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly guestBook: GuestBook;
  readonly devices: Devices;
  readonly notifier: Notifier;
  readonly lexicon: Lexicon;
  readonly hostConfig: HostConfig;
  readonly tableLookup: TableLookup;
  /** New tables per address. Other expensive requests count as one, too. */
  readonly newTables: NetworkLimiter;
  /** Codes in lists, per address, of tables where the guest has no seat. */
  readonly listedCodes: NetworkLimiter;
  /** Lists of legal moves per address. */
  readonly legalMoves: NetworkLimiter;
  /** New guests per address who choose a name. */
  readonly notes: NetworkLimiter;
  readonly definitions: Definitions;
  readonly pool: Pick<BotPool, 'isBusyFor'>;
}

/** Comma-separated codes in a URL. */
const readCodes = (text: unknown, most: number): string[] =>
  typeof text === 'string' ? text.split(',', most).flatMap((code) => readCode(code) ?? []) : [];

const WORD = /^[a-z]{2,40}$/;

/** Serves the requests of pages outside a match. */
export function serveApi(app: FastifyInstance, services: RouteServices): void {
  const { tables, guests, guestBook, devices, notifier, lexicon, hostConfig, tableLookup, definitions, pool } =
    services;
  const { newTables, listedCodes, legalMoves, notes } = services;
  const guestOf = (request: FastifyRequest): Promise<string | undefined> => guests.readId(request.headers.cookie);
  const address = (request: FastifyRequest): string => addressOf(request.raw, hostConfig);

  /** Reads the guest's cookie, and sets a new one if there is none. */
  async function ensureGuest(request: FastifyRequest, reply: FastifyReply): Promise<GuestDevice> {
    const guest = await guests.readOrCreate(request.headers.cookie);
    reply.header('set-cookie', guests.setCookie(guest.who, isSecure(request.raw, hostConfig), guest.device));
    return guest;
  }

  function body<T>(schema: Schema<T>, request: FastifyRequest): T | undefined {
    return read(schema, request.body);
  }

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const guest = await ensureGuest(request, reply);
    const { who } = guest;
    await devices.noteUse(guest);
    return { who, name: null, picture: null, ...(await guestBook.find(who)) };
  });

  app.post('/api/me', async (request, reply) => {
    const wanted = body(meRequest, request);
    if (!wanted) return answerRefusal(reply, refuseForm(meRequest, request.body));
    const { who } = await ensureGuest(request, reply);
    const before = await guestBook.find(who);
    if (!before && !notes.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    await guestBook.save(who, wanted);
    return { who, picture: null, ...before, ...wanted } satisfies Me;
  });

  app.delete('/api/me', async (request, reply) => {
    const who = await guestOf(request);
    // Opens every table of the guest, which costs as much as making one.
    if (!newTables.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    if (who !== undefined) {
      await notifier.unsubscribe(who);
      await guestBook.delete(who);
      await tables.forgetGuest(who, guests.newId());
      // Last, because without the cookie the guest can't retry if any of this fails.
      await devices.forget(who);
    }
    return reply.header('set-cookie', guests.clearCookie(isSecure(request.raw, hostConfig))).send({});
  });

  /**
   * Returns those codes of a list whose tables seat this guest. No others are looked up, so a request reveals nothing
   * about them, and each is charged. Undefined if there were too many.
   */
  async function ownCodes(
    request: FastifyRequest,
    who: string,
    text: unknown,
    most: number,
  ): Promise<string[] | undefined> {
    const codes = [...new Set(readCodes(text, most))];
    const own = codes.length === 0 ? [] : await tables.lists.filterOwn(who, codes);
    const others = codes.length - own.length;
    return others === 0 || listedCodes.take(address(request), others) ? own : undefined;
  }

  app.get<{ Querystring: { codes?: unknown } }>('/api/me/tables', async (request, reply) => {
    const who = await guestOf(request);
    if (who === undefined) return { tables: [] } satisfies MyTables;
    const codes = await ownCodes(request, who, request.query.codes, MAX_OWN_TABLES);
    if (!codes) return answerRefusal(reply, refuse('too-fast'));
    return { tables: await tables.lists.myTables(who, address(request), codes) } satisfies MyTables;
  });

  app.get<{ Querystring: { over?: unknown } }>('/api/tables', async (request, reply) => {
    const who = await guestOf(request);
    const codes = who === undefined ? [] : await ownCodes(request, who, request.query.over, MAX_FINISHED_TABLES);
    if (!codes) return answerRefusal(reply, refuse('too-fast'));
    const rematches = who === undefined ? [] : await tables.lists.rematches(who, codes);
    const [open, watchable] = await Promise.all([tables.lists.listings(), tables.lists.watchable()]);
    return { tables: open, watchable, rematches } satisfies Listings;
  });

  app.post<{ Querystring: Record<string, unknown> }>('/api/tables', async (request, reply) => {
    const wanted = body(newTable, request);
    if (!wanted) return answerRefusal(reply, refuseForm(newTable, request.body));
    if (wanted.bots.length > 0 && pool.isBusyFor(address(request))) return answerRefusal(reply, refuse('busy'));
    const { who } = await ensureGuest(request, reply);
    const made = await tables.create({ who, address: address(request) }, wanted, ADDS_SALT in request.query);
    if (!('host' in made)) return answerRefusal(reply, made);
    return reply.code(201).send({ code: made.code } satisfies TableMade);
  });

  app.get<{ Params: { code: string } }>('/api/tables/:code/record', async (request, reply) => {
    const who = await guestOf(request);
    const visitor = { who, address: address(request) };
    const table = await tableLookup.find(request.params.code, visitor, (it) => it.mayKnowOfRecord(who));
    if ('code' in table) return answerRefusal(reply, table);
    const record = await table.record(who);
    if (!('format' in record)) return answerRefusal(reply, record);
    return reply.header('content-disposition', `attachment; filename="${table.state.code}.json"`).send(record);
  });

  app.get<{ Params: { code: string }; Querystring: { seat?: unknown; most?: unknown } }>(
    '/api/tables/:code/legal',
    async (request, reply) => {
      const who = await guestOf(request);
      if (who === undefined) return answerRefusal(reply, refuse('no-name'));
      const wanted = read(legalMovesQuery, request.query);
      if (!wanted) return answerRefusal(reply, refuseForm(legalMovesQuery, request.query));
      if (!legalMoves.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
      const table = await tableLookup.find(request.params.code, { who, address: address(request) });
      if ('code' in table) return answerRefusal(reply, table);
      const listed = await table.legalMoves(who, { ...wanted, env: lexicon });
      return 'code' in listed ? answerRefusal(reply, listed) : listed;
    },
  );

  app.get<{ Params: { word: string } }>('/api/definitions/:word', async (request, reply) => {
    const word = request.params.word.toLowerCase();
    if (!WORD.test(word)) return answerRefusal(reply, refuse('no-such-word'));
    const found = definitions.define(word);
    const definition = found ? describeDefinition(word, found).slice(`${word}: `.length) : null;
    const meaning: WordDefinition = { word, valid: lexicon.has(word), definition };
    return reply.header('cache-control', 'public, max-age=86400').send(meaning);
  });
}
