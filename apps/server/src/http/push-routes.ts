import { read } from '@wordhoard/kernel';
import { type PushKey, pushRequest } from '@wordhoard/protocol';
import { peopleAt, refuse } from '@wordhoard/table';
import type { FastifyInstance } from 'fastify';
import type { NetworkLimiter } from '../networks.ts';
import { areKeys } from '../push/encrypt.ts';
import { isEndpoint } from '../push/endpoint.ts';
import type { Notifier } from '../push/notifier.ts';
import { isFinished } from '../tables/info.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { Guests } from './guests.ts';
import { addressOf, type HostConfig } from './origin.ts';
import { answerRefusal, refuseForm } from './refusal.ts';

export interface PushServices {
  readonly notifier: Notifier;
  readonly guests: Guests;
  readonly tableLookup: TableLookup;
  /** Subscriptions from one address. */
  readonly notes: NetworkLimiter;
  readonly hostConfig: HostConfig;
  /** For tests: a push service on this machine may be called. */
  readonly inside: boolean;
}

/** Subscribes a device to notifications about correspondence games. */
export function servePush(
  app: FastifyInstance,
  { notifier, guests, tableLookup, notes, hostConfig, inside }: PushServices,
): void {
  app.get('/api/push', async () => ({ key: notifier.publicKey }) satisfies PushKey);

  app.post('/api/me/push', async (request, reply) => {
    const wanted = read(pushRequest, request.body);
    const guest = await guests.readDevice(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    const { who, device } = guest;
    if (!wanted || !areKeys(wanted.subscription.keys))
      return answerRefusal(reply, refuseForm(pushRequest, request.body));
    if (!inside && !isEndpoint(wanted.subscription.endpoint)) return answerRefusal(reply, refuse('bad-endpoint'));
    const address = addressOf(request.raw, hostConfig);
    if (!notes.take(address)) return answerRefusal(reply, refuse('too-fast'));
    const table = await tableLookup.find(wanted.code, { who, address });
    if ('code' in table) return answerRefusal(reply, table);
    const { state } = table;
    if (!peopleAt(state).has(who)) return answerRefusal(reply, refuse('not-seated'));
    // Also while it waits for players: the host asks for notifications when they make the table.
    const isByDay = typeof state.options.pace === 'object' && !isFinished(state.status);
    if (!isByDay) return answerRefusal(reply, refuse('not-started'));
    const code = state.code;
    const added = await notifier.subscribe(who, device, state.options.game, { ...wanted, code });
    return added ? {} : answerRefusal(reply, refuse('too-fast'));
  });

  app.delete('/api/me/push', async (request, reply) => {
    const guest = await guests.readDevice(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    await notifier.unsubscribe(guest.who, { device: guest.device });
    return {};
  });
}
