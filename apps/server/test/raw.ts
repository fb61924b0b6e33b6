import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Guest } from './client.ts';

/** A raw connection to the server, closed after the test; from another address if given. */
export async function openConnection(address: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  // Or was turned away at once.
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return socket;
}

/** Resolves when the server has closed the connection, with everything it sent. */
export async function whenClosed(line: Socket): Promise<string> {
  let text = '';
  line.on('data', (chunk) => {
    text += String(chunk);
  });
  if (!line.closed) await new Promise((resolve) => line.once('close', resolve));
  return text;
}

/** A raw WebSocket after the handshake, for frames made by hand. */
export async function openSocket({ address, cookie }: Guest): Promise<Socket> {
  const socket = await openConnection(address);
  const upgrade = ['GET /ws HTTP/1.1', `Host: ${new URL(address).host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
  const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', `Cookie: ${cookie}`];
  socket.write(`${[...upgrade, ...key].join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(String(answer));
  return socket;
}

export const OPCODES = { more: 0x0, text: 0x1, ping: 0x9, pong: 0xa } as const;

/** A frame of a client, masked with zeros. */
export function frame(opcode: number, payload = '', final = true): Buffer {
  const body = Buffer.from(payload);
  const head =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, ...new Uint8Array([body.length >> 8, body.length & 255])];
  return Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, ...head, 0, 0, 0, 0]), body]);
}

const CHUNK = 64 * 1024;

/** Sends the same data repeatedly without reading, until the connection is closed. Returns the number of bytes sent. */
export async function flood(socket: Socket, what: Buffer, most: number): Promise<number> {
  const chunk = Buffer.concat(Array.from({ length: Math.ceil(CHUNK / what.length) }, () => what));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.pause();
  let sent = 0;
  while (sent < most && !socket.destroyed) {
    sent += chunk.length;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  return socket.destroyed ? sent : Number.POSITIVE_INFINITY;
}
