import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** A bot that runs as a process of its own until the test is over. */
export interface ExampleBot {
  /** Its standard output when it has ended; rejects with its error output if it broke. */
  readonly ended: Promise<string>;
}

export function startBot(program: string, ...args: string[]): ExampleBot {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const [out, err] = [child.stdout, child.stderr].map(async (stream) => (await stream.toArray()).join(''));
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', async (code, signal) => {
      if (code === 0) resolve((await out) ?? '');
      else reject(new Error(`The bot '${args[0]}' ended with ${code ?? signal}:\n${await err}`));
    });
  });
  // Its end is awaited later, or by nobody if the test fails before.
  ended.catch(() => undefined);
  return { ended };
}

/** Waits for this while the bots play; rejects as soon as one of them breaks, instead of waiting for it in vain. */
export async function whilePlaying<T>(bots: readonly ExampleBot[], awaited: Promise<T>): Promise<T> {
  const broken = bots.map(({ ended }) => ended.then(() => awaited));
  return Promise.race([awaited, ...broken]);
}
