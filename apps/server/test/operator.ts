import { join } from 'node:path';
import { askServer } from '../src/admin/admin-client.ts';
import type { AdminCommand, ResultOf } from '../src/admin/admin-messages.ts';
import { folder, openServer, type TestServer } from './server.ts';

export interface ServedOperator {
  readonly server: TestServer;
  readonly path: string;
  /** The lines of the log so far, parsed. */
  readonly logged: readonly Readonly<Record<string, unknown>>[];
  /** Carries out a command, which must succeed. */
  ask<C extends AdminCommand>(command: C): Promise<ResultOf<C>>;
  /** The sentence with which a command is refused. */
  fault(command: AdminCommand): Promise<string>;
}

/** A server with an operator. */
export async function openForOperator(options: Parameters<typeof openServer>[0] = {}): Promise<ServedOperator> {
  const path = join(folder(), 'admin');
  const logged: Readonly<Record<string, unknown>>[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } };
  const server = await openServer({ logger, ...options, adminSocket: { path, isOptional: false } });
  return {
    server,
    path,
    logged,
    async ask(command) {
      const answer = await askServer(path, 'olga', command);
      if ('fault' in answer) throw new Error(answer.fault);
      return answer.value;
    },
    async fault(command) {
      const answer = await askServer(path, 'olga', command);
      if ('value' in answer) throw new Error(`not refused: ${JSON.stringify(command)}`);
      return answer.fault;
    },
  };
}
