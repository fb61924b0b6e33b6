import { refuse } from '@wordhoard/table';
import type { FastifyInstance } from 'fastify';
import type { NetworkLimiter } from '../networks.ts';
import type { Tables } from '../tables/tables.ts';
import { addressOf, type HostConfig } from './origin.ts';
import { answerRefusal } from './refusal.ts';

export interface PublicGameServices {
  readonly tables: Pick<Tables, 'lists'>;
  readonly hostConfig: HostConfig;
  /** Games asked for from one address: the whole log of a table is read for each. */
  readonly publicGames: NetworkLimiter;
}

/** Serves finished games that all their players made public, to anyone with the link. */
export function servePublicGames(app: FastifyInstance, { tables, hostConfig, publicGames }: PublicGameServices): void {
  app.get<{ Params: { id: string } }>('/api/games/:id', async (request, reply) => {
    if (!publicGames.take(addressOf(request.raw, hostConfig))) return answerRefusal(reply, refuse('too-fast'));
    const game = await tables.lists.publicGame(request.params.id);
    // Not cached: a player may withdraw consent at any time.
    reply.header('cache-control', 'no-store');
    return 'code' in game ? answerRefusal(reply, game) : game;
  });
}
