import type { FastifyInstance } from 'fastify';
import type { Guests } from '../http/guests.ts';
import { addressOf, type HostConfig } from '../http/origin.ts';
import { answerRefusal } from '../http/refusal.ts';
import type { BanList } from './ban-list.ts';

export interface BanServices {
  readonly bans: BanList;
  readonly guests: Guests;
  readonly hostConfig: HostConfig;
}

/**
 * Refuses the API to banned guests and networks. The pages still load, because they put the refusal into words. Guests
 * may still delete their data.
 */
export function refuseBanned(app: FastifyInstance, { bans, guests, hostConfig }: BanServices): void {
  app.addHook('onRequest', async (request, reply) => {
    // The route's pattern, not the URL, in which letters may be escaped.
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/api/') || (url === '/api/me' && request.method === 'DELETE')) return undefined;
    const refusal =
      bans.refusalOfAddress(addressOf(request.raw, hostConfig)) ?? (await ofGuest(request.headers.cookie));
    return refusal && answerRefusal(reply, refusal);
  });
  async function ofGuest(cookie: string | undefined): Promise<ReturnType<BanList['refusalOfGuest']>> {
    const who = bans.hasGuests ? await guests.readId(cookie) : undefined;
    return who === undefined ? undefined : bans.refusalOfGuest(who);
  }
}
