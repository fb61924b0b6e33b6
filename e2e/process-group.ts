/**
 * Runs a command in a process group of its own, and kills the whole group when standard input closes:
 *
 *   npx node e2e/process-group.ts <command> [argument …]
 *
 * Its parent (which starts it detached, with a pipe as standard input) need not live to clean up: npm, Vitest, browsers
 * and all other children of the command end with the pipe.
 */
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
process.stdin.on('end', () => process.kill(-process.pid, 'SIGKILL')).resume();
// The whole group gets the signal; this process ends with the command.
process.on('SIGTERM', () => {});
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
