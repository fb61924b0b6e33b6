import type { FastifyInstance } from 'fastify';
import type { Guests } from '../http/guests.ts';
import { addressOf, type HostConfig } from '../http/origin.ts';
import { answerRefusal } from '../http/refusal.ts';
import type { Incidents } from '../incidents.ts';
import type { BanList } from './ban-list.ts';

export interface BanServices {
  readonly bans: BanList;
  readonly guests: Guests;
  readonly hostConfig: HostConfig;
  readonly incidents: Incidents;
}

/**
 * Refuses the API to banned guests and networks. The pages still load, because they put the refusal into words. Guests
 * may still delete their data.
 */
export function refuseBanned(app: FastifyInstance, { bans, guests, hostConfig, incidents }: BanServices): void {
  app.addHook('onRequest', async (request, reply) => {
    // The route's pattern, not the URL, in which letters may be escaped.
    const { url = '' } = request.routeOptions;
    if (!url.startsWith('/api/') || (url === '/api/me' && request.method === 'DELETE')) return undefined;
    const address = addressOf(request.raw, hostConfig);
    const refusal = bans.refusalOfAddress(address) ?? (await ofGuest(request.headers.cookie));
    if (!refusal) return undefined;
    incidents.note('banned', address);
    return answerRefusal(reply, refusal);
  });
  async function ofGuest(cookie: string | undefined): Promise<ReturnType<BanList['refusalOfGuest']>> {
    const who = bans.hasGuests ? await guests.readId(cookie) : undefined;
    return who === undefined ? undefined : bans.refusalOfGuest(who);
  }
}
