import type { Socket } from 'node:net';

/** Far longer than any command; answers may be long lists. */
const MAX_BYTES: Readonly<Record<'request' | 'answer', number>> = { request: 64 * 1024, answer: 64 * 1024 * 1024 };

/** Reads the one line that the other end sends. Rejects if it ends early, is too long or doesn't come in time. */
export function readLine(socket: Socket, kind: 'request' | 'answer', withinMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const fail = (why: string): void => {
      reject(new Error(why));
      socket.destroy();
    };
    socket.setTimeout(withinMs, () => fail(`no ${kind} came within ${withinMs / 1000} seconds`));
    socket.on('error', reject);
    socket.on('end', () => reject(new Error(`the ${kind} was cut off`)));
    socket.on('close', () => reject(new Error(`the ${kind} was cut off`)));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (chunk.includes('\n')) {
        socket.setTimeout(0);
        resolve(Buffer.concat(chunks).toString('utf8').split('\n', 1)[0]!);
      } else if (bytes > MAX_BYTES[kind]) fail(`the ${kind} is too long`);
    });
  });
}
