import { once } from 'node:events';
import { chmodSync, lstatSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { formFault, read } from '@wordhoard/kernel';
import { parseJson } from '../json.ts';
import { readLine } from './admin-line.ts';
import { type AdminAnswer, type AdminRequest, adminRequest } from './admin-messages.ts';
import { isPipe } from './admin-path.ts';

const REQUEST_WITHIN_MS = 10_000;
/** The system's limit for a socket's path, less than that of Linux because other systems have a lower one. */
const MAX_PATH_BYTES = 100;

/** The operator's way to this server. */
export interface AdminSocket {
  close(): Promise<void>;
}

/**
 * Listens for the operator on a local socket that only the server's own user can open. There is no password: the system
 * decides by the owner of the file. Each connection carries one command, as a line of JSON, and its answer.
 */
export async function openAdminSocket(
  path: string,
  handle: (request: AdminRequest) => Promise<AdminAnswer>,
): Promise<AdminSocket> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    void answer(socket, handle);
  });
  if (isPipe(path)) {
    server.listen(path);
    await once(server, 'listening');
  } else await listenPrivately(server, path);
  return {
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
      if (!isPipe(path)) rmSync(path, { force: true });
    },
  };
}

async function answer(socket: Socket, handle: (request: AdminRequest) => Promise<AdminAnswer>): Promise<void> {
  try {
    const json = parseJson(await readLine(socket, 'request', REQUEST_WITHIN_MS));
    const request = read(adminRequest, json);
    const answered = request ? await handle(request) : { fault: formSentence(json) };
    socket.end(`${JSON.stringify(answered)}\n`);
  } catch {
    // The other end has gone, or sent nothing that could be answered.
    socket.destroy();
  }
}

function formSentence(json: unknown): string {
  const { path, expected } = formFault(adminRequest, json) ?? { path: '', expected: 'another form' };
  return `The server does not understand this command: ${path === '' ? 'it' : path} should be ${expected || 'of another form'}.`;
}

/**
 * Makes the socket in a folder that only this user may enter, and moves it to its place once it is protected. Made in its
 * place, it could be opened by other users for a moment.
 */
async function listenPrivately(server: ReturnType<typeof createServer>, path: string): Promise<void> {
  await removeAbandoned(path);
  const folder = mkdtempSync(join(dirname(resolve(path)), '.wh-'));
  const made = join(folder, 's');
  try {
    if (Buffer.byteLength(made) > MAX_PATH_BYTES || Buffer.byteLength(path) > MAX_PATH_BYTES)
      throw new Error(`the path of the admin socket is too long: ${path}; set WORDHOARD_ADMIN_SOCKET to a shorter one`);
    server.listen(made);
    await once(server, 'listening');
    chmodSync(made, 0o600);
    renameSync(made, path);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(made, { force: true });
    rmdirSync(folder);
  }
}

/** Removes the socket of a server that was killed. Fails if a server listens there, or if it is another kind of file. */
async function removeAbandoned(path: string): Promise<void> {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isSocket()) throw new Error(`${path} is not a socket; choose another path for the admin socket`);
  if (await isListening(path)) throw new Error(`another server uses the admin socket ${path}; choose another path`);
  rmSync(path, { force: true });
}

function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise((resolve) => {
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
