import { formFault, type Schema } from '@wordhoard/kernel';
import type { AnyRefusal, RefusalBody, ServerRefusal } from '@wordhoard/protocol';
import type { FastifyReply } from 'fastify';

/** Status codes of refusals; any other refusal is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  'too-fast': 429,
  'too-much-stored': 429,
  'too-many-tables': 503,
  closing: 503,
  draining: 503,
  busy: 503,
  fault: 500,
  'cannot-save': 503,
  'no-name': 401,
  banned: 403,
  'no-such-code': 404,
  'no-such-device': 404,
  'no-such-table': 404,
  'no-such-link': 404,
  'not-public': 403,
  'no-such-word': 404,
  'no-such-page': 404,
  'no-such-day': 404,
  'not-yet': 404,
  'not-over': 404,
  'no-watching': 404,
};

/** Says what is wrong with the form of a message. */
export const refuseForm = <T>(schema: Schema<T>, message: unknown): ServerRefusal => ({
  code: 'malformed',
  ...formFault(schema, message),
});

export function answerRefusal(reply: FastifyReply, refusal: AnyRefusal): FastifyReply {
  return reply.code(STATUS[refusal.code] ?? 400).send({ refusal } satisfies RefusalBody);
}
