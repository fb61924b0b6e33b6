import { answerRequest } from '@wordhoard/hoard';
import { read } from '@wordhoard/kernel';
import { refuse } from '@wordhoard/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hoard } from '../hoard/hoard.ts';
import type { NetworkLimiter } from '../networks.ts';
import type { Guests } from './guests.ts';
import { addressOf, type HostConfig, isSecure } from './origin.ts';
import { answerRefusal, refuseForm } from './refusal.ts';

export interface HoardRouteServices {
  readonly hoard: Hoard;
  readonly guests: Guests;
  readonly hostConfig: HostConfig;
  /** Answers from one address: each is judged, which takes a while. */
  readonly answers: NetworkLimiter;
}

/** Today's hoard, and those of the days before. */
export function serveHoard(app: FastifyInstance, { hoard, guests, hostConfig, answers }: HoardRouteServices): void {
  const guestOf = (request: FastifyRequest): Promise<string | undefined> => guests.readId(request.headers.cookie);

  app.get('/api/hoard', () => hoard.calendar());

  app.get<{ Params: { day: string } }>('/api/hoard/:day', async (request, reply) => {
    const shown = await hoard.dayFor(request.params.day, await guestOf(request));
    return 'code' in shown ? answerRefusal(reply, shown) : shown;
  });

  app.post<{ Params: { day: string; game: string } }>('/api/hoard/:day/:game', async (request, reply) => {
    const wanted = read(answerRequest, request.body);
    if (!wanted) return answerRefusal(reply, refuseForm(answerRequest, request.body));
    const address = addressOf(request.raw, hostConfig);
    if (!answers.take(address)) return answerRefusal(reply, refuse('too-fast'));
    const { who, device } = await guests.readOrCreate(request.headers.cookie);
    reply.header('set-cookie', guests.setCookie(who, isSecure(request.raw, hostConfig), device));
    const { day, game } = request.params;
    const taken = await hoard.answer(day, game, { who, address }, wanted);
    return 'code' in taken ? answerRefusal(reply, taken) : taken;
  });
}
