import { read } from '@wordhoard/kernel';
import { type DealInfo, dealRequest, type TableMade } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';
import { addressOf, type HostConfig, isSecure } from './origin.ts';
import { answerRefusal, refuseForm } from './refusal.ts';

export interface DealServices {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly tableLookup: TableLookup;
  readonly hostConfig: HostConfig;
  readonly pool: Pick<BotPool, 'isBusyFor'>;
}

interface TableRoute {
  Params: { code: string };
}

/**
 * Plays the shuffle of a finished match again. The shuffle is named by its table and never sent; matches in play are
 * refused.
 */
export function serveDeals(app: FastifyInstance, services: DealServices): void {
  const { tables, guests, tableLookup, hostConfig, pool } = services;
  /** Finds a finished table for guests who may have its record. To others it looks like a table that doesn't exist. */
  const findFinished = async (request: FastifyRequest<TableRoute>): ReturnType<TableLookup['find']> => {
    const who = await guests.readId(request.headers.cookie);
    const visitor = { who, address: addressOf(request.raw, hostConfig) };
    const found = await tableLookup.find(request.params.code, visitor, (it) => it.mayKnowOfRecord(who));
    return 'code' in found || found.state.status === 'over' ? found : refuse('not-over');
  };

  app.get<TableRoute>('/api/tables/:code/deal', async (request, reply) => {
    const table = await findFinished(request);
    if ('code' in table) return answerRefusal(reply, table);
    const { code, options, places } = table.state;
    const seats = places.map((it) => ({ name: it?.name ?? '', bot: it && it.who === null ? it.level : null }));
    return { code, game: options.game, seats } satisfies DealInfo;
  });

  app.post<TableRoute>('/api/tables/:code/deal', async (request, reply) => {
    const wanted = read(dealRequest, request.body);
    if (!wanted) return answerRefusal(reply, refuseForm(dealRequest, request.body));
    const guest = await guests.readOrCreate(request.headers.cookie);
    const table = await findFinished(request);
    if ('code' in table) return answerRefusal(reply, table);
    const address = addressOf(request.raw, hostConfig);
    if (pool.isBusyFor(address)) return answerRefusal(reply, refuse('busy'));
    const made = await tables.repeatDeal(table.state, { who: guest.who, address }, wanted);
    if (!('host' in made)) return answerRefusal(reply, made);
    reply.header('set-cookie', guests.setCookie(guest.who, isSecure(request.raw, hostConfig), guest.device));
    return reply.code(201).send({ code: made.code } satisfies TableMade);
  });

  app.get<TableRoute>('/api/tables/:code/ghost', async (request, reply) => {
    const who = await guests.readId(request.headers.cookie);
    if (who === undefined) return answerRefusal(reply, refuse('no-name'));
    const visitor = { who, address: addressOf(request.raw, hostConfig) };
    const table = await tableLookup.find(request.params.code, visitor);
    const ghost = 'code' in table ? table : await tables.lists.ghost(table, visitor);
    return 'code' in ghost ? answerRefusal(reply, ghost) : ghost;
  });
}
