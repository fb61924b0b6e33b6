/**
 * `npm run dev`: runs a server, and the pages with reload. The server restarts when its code changes; Vite passes on
 * every request that isn't for a page. Ctrl-C ends both.
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
