import { read } from '@wordhoard/kernel';
import { type DealInfo, dealRequest, type TableMade } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';
import { addressOf, type Front, isSecure } from './origin.ts';
import { answerRefusal } from './refusal.ts';

export interface DealServices {
  readonly tables: Tables;
  readonly guests: Guests;
  readonly door: TableLookup;
  readonly front: Front;
  readonly pool: Pick<BotPool, 'isBusyFor'>;
}

interface Of {
  Params: { code: string };
}

/** A shuffle that was played, played again. It is named by its table and never told; of one in play nothing is said. */
export function serveDeals(app: FastifyInstance, services: DealServices): void {
  const { tables, guests, door, front, pool } = services;
  /** A table that is over, for whom its record is too; the others are told of it what they are told of none. */
  const findOver = async (request: FastifyRequest<Of>): ReturnType<TableLookup['find']> => {
    const who = await guests.read(request.headers.cookie);
    const visitor = { who, address: addressOf(request.raw, front) };
    const found = await door.find(request.params.code, visitor, (it) => it.tellsOfRecord(who));
    return 'code' in found || found.state.status === 'over' ? found : refuse('not-over');
  };

  app.get<Of>('/api/tables/:code/deal', async (request, reply) => {
    const table = await findOver(request);
    if ('code' in table) return answerRefusal(reply, table);
    const { code, options, places } = table.state;
    const seats = places.map((it) => ({ name: it?.name ?? '', bot: it && it.who === null ? it.level : null }));
    return { code, game: options.game, seats } satisfies DealInfo;
  });

  app.post<Of>('/api/tables/:code/deal', async (request, reply) => {
    const wanted = read(dealRequest, request.body);
    if (!wanted) return answerRefusal(reply, refuse('malformed'));
    const guest = await guests.received(request.headers.cookie);
    const table = await findOver(request);
    if ('code' in table) return answerRefusal(reply, table);
    const address = addressOf(request.raw, front);
    if (pool.isBusyFor(address)) return answerRefusal(reply, refuse('busy'));
    const made = await tables.again(table.state, { who: guest.who, address }, wanted);
    if (!('host' in made)) return answerRefusal(reply, made);
    reply.header('set-cookie', guests.cookie(guest.who, isSecure(request.raw, front), guest.device));
    return reply.code(201).send({ code: made.code } satisfies TableMade);
  });

  app.get<Of>('/api/tables/:code/ghost', async (request, reply) => {
    const who = await guests.read(request.headers.cookie);
    if (who === undefined) return answerRefusal(reply, refuse('no-name'));
    const visitor = { who, address: addressOf(request.raw, front) };
    const table = await door.find(request.params.code, visitor);
    const ghost = 'code' in table ? table : await tables.ghost(table, visitor);
    return 'code' in ghost ? answerRefusal(reply, ghost) : ghost;
  });
}
