import { read } from '@wordhoard/kernel';
import { type DeviceList, type LinkCode, type LinkedDevice, linkRequest } from '@wordhoard/protocol';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Devices } from '../devices/devices.ts';
import type { GuestBook } from '../guest-book.ts';
import type { NetworkLimiter } from '../networks.ts';
import type { VisitorBudget } from '../rate-limits.ts';
import type { Tables } from '../tables/tables.ts';
import type { Guests } from './guests.ts';
import { addressOf, type HostConfig, isSecure } from './origin.ts';
import { answerRefusal, refuseForm } from './refusal.ts';

export interface DeviceServices {
  readonly devices: Devices;
  readonly guests: Guests;
  readonly guestBook: GuestBook;
  readonly tables: Tables;
  readonly tries: VisitorBudget;
  /** Reading all tables of a guest is as costly as making one. */
  readonly newTables: NetworkLimiter;
  /** Devices signed off from one address. */
  readonly notes: NetworkLimiter;
  readonly hostConfig: HostConfig;
}

/** Links another device and signs devices off. A code is only ever in a body, never in a URL or a log. */
export function serveDevices(app: FastifyInstance, services: DeviceServices): void {
  const { devices, guests, guestBook, tables, tries, newTables, notes, hostConfig } = services;
  const address = (request: FastifyRequest): string => addressOf(request.raw, hostConfig);

  app.post('/api/me/code', async (request, reply) => {
    const guest = await guests.readDevice(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    if (!newTables.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    const code: LinkCode | null = await devices.createCode(guest.who);
    return code ?? answerRefusal(reply, refuse('too-many-devices'));
  });

  app.post('/api/link', async (request, reply) => {
    const wanted = read(linkRequest, request.body);
    if (!wanted) return answerRefusal(reply, refuseForm(linkRequest, request.body));
    const visitor = { who: await guests.readId(request.headers.cookie), address: address(request) };
    if (!tries.charge(visitor) || !newTables.take(visitor.address)) return answerRefusal(reply, refuse('too-fast'));
    const claimed = await devices.redeemCode(wanted.code, wanted.kind);
    if (!claimed) return answerRefusal(reply, refuse('no-such-code'));
    tries.refund(visitor);
    const { who, device } = claimed;
    const me = { who, name: null, picture: null, ...(await guestBook.find(who)) };
    reply.header('set-cookie', guests.setCookie(who, isSecure(request.raw, hostConfig), device));
    return { me, tables: await tables.lists.historyOf(who) } satisfies LinkedDevice;
  });

  // A visitor who has done nothing yet isn't a guest and has no devices.
  app.get('/api/me/devices', async (request) => {
    const guest = await guests.readDevice(request.headers.cookie);
    return { devices: guest ? await devices.list(guest.who, guest.device) : [] } satisfies DeviceList;
  });

  app.delete<{ Params: { id: string } }>('/api/me/devices/:id', async (request, reply) => {
    const guest = await guests.readDevice(request.headers.cookie);
    if (!guest) return answerRefusal(reply, refuse('no-name'));
    if (!notes.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    if (!(await devices.revoke(guest.who, request.params.id))) return answerRefusal(reply, refuse('no-such-device'));
    return {};
  });

  app.get('/api/me/history', async (request, reply) => {
    const who = await guests.readId(request.headers.cookie);
    if (who === undefined) return answerRefusal(reply, refuse('no-name'));
    if (!newTables.take(address(request))) return answerRefusal(reply, refuse('too-fast'));
    return { tables: await tables.lists.historyOf(who) } satisfies Pick<LinkedDevice, 'tables'>;
  });
}
