/**
 * Runs a command in a process group of its own, and kills the whole group when standard input closes:
 *
 *   npx node e2e/process-group.ts <command> [argument …]
 *
 * Its parent (which starts it detached, with a pipe as standard input) need not live to clean up: npm, Vitest, browsers
 * and all other children of the command end with the pipe.
 */
import { spawn } from 'node:child_process';
import { endGroup } from '../scripts/system/processes.ts';
import { commandLine } from '../scripts/system/programs.ts';

const [command = '', ...args] = process.argv.slice(2);
const [program, ...rest] = commandLine([command, ...args]);
const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'] });
process.stdin.on('end', () => endGroup(process.pid, 'SIGKILL')).resume();
// The whole group gets the signal; this process ends with the command.
process.on('SIGTERM', () => {});
child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
