/**
 * A server and the pages with reload, in one command: `npm run dev`. The server starts again when its code changes;
 * Vite passes on to it what is not a page. Ctrl-C ends both.
 */
import { type ChildProcess, spawn } from 'node:child_process';

const start = (command: string, ...args: string[]): ChildProcess => spawn(command, args, { stdio: 'inherit' });

const both = [
  start('node', '--watch', 'apps/cli/bin/wordhoard.js', 'serve', '--port', '8080'),
  start('vite', 'apps/web'),
];
const end = (): void => {
  for (const child of both) child.kill();
};
process.once('SIGINT', end);
process.once('SIGTERM', end);
for (const child of both)
  child.once('exit', (code) => {
    end();
    process.exitCode ??= code ?? 0;
  });
