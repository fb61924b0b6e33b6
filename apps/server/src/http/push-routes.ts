import { read } from '@wordhoard/kernel';
import { type PushKey, pushRequest } from '@wordhoard/protocol';
import { peopleAt, refuse } from '@wordhoard/table';
import type { FastifyInstance } from 'fastify';
import type { NetworkLimiter } from '../networks.ts';
import type { Calls } from '../push/calls.ts';
import { areKeys } from '../push/encrypt.ts';
import { isEndpoint } from '../push/endpoint.ts';
import type { TableLookup } from '../tables/table-lookup.ts';
import type { Guests } from './guests.ts';
import { addressOf, type Front } from './origin.ts';
import { answerRefusal } from './refusal.ts';

export interface PushServices {
  readonly calls: Calls;
  readonly guests: Guests;
  readonly door: TableLookup;
  /** Subscriptions from one address. */
  readonly notes: NetworkLimiter;
  readonly front: Front;
  /** For tests: a push service on this machine may be called. */
  readonly inside: boolean;
}

/** Being called to tables by the day, on this device. */
export function servePush(app: FastifyInstance, { calls, guests, door, notes, front, inside }: PushServices): void {
  app.get('/api/push', async () => ({ key: calls.publicKey }) satisfies PushKey);

  app.post('/api/me/push', async (request, reply) => {
    const wanted = read(pushRequest, request.body);
    const guest = await guests.whose(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    const { who, device } = guest;
    if (!wanted || !areKeys(wanted.subscription.keys)) return answerRefusal(reply, refuse('malformed'));
    if (!inside && !isEndpoint(wanted.subscription.endpoint)) return answerRefusal(reply, refuse('bad-endpoint'));
    const address = addressOf(request.raw, front);
    if (!notes.take(address)) return answerRefusal(reply, refuse('too-fast'));
    const table = await door.find(wanted.code, { who, address });
    if ('code' in table) return answerRefusal(reply, table);
    const { state } = table;
    if (!peopleAt(state).has(who)) return answerRefusal(reply, refuse('not-seated'));
    const isByDay = typeof state.options.pace === 'object' && state.status === 'playing';
    if (!isByDay) return answerRefusal(reply, refuse('not-started'));
    const code = state.code;
    const added = await calls.add(who, device, state.options.game, { ...wanted, code });
    return added ? {} : answerRefusal(reply, refuse('too-fast'));
  });

  app.delete('/api/me/push', async (request, reply) => {
    const guest = await guests.whose(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    await calls.drop(guest.who, { device: guest.device });
    return {};
  });
}
