import type { ClientMessage } from '@wordhoard/protocol';
import { type Listener, Session } from '../session.ts';

/** For tests: a session whose connection the test plays. */
export function sessionByHand(): {
  session: Session;
  sent: ClientMessage[];
  listener: Listener;
  at: { ms: number };
  closed: () => boolean;
} {
  const sent: ClientMessage[] = [];
  const at = { ms: 1000 };
  let listener: Listener | undefined;
  let closed = false;
  let ids = 0;
  const session = new Session({
    code: 'FOX-3707',
    clock: () => at.ms,
    makeId: () => `command-${++ids}`,
    connect: (given) => {
      listener = given;
      const close = (): void => {
        closed = true;
      };
      return { send: (message) => sent.push(message), close };
    },
  });
  return { session, sent, listener: listener!, at, closed: () => closed };
}
