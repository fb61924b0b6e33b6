/** Starts the programs that scripts need without a shell, on every system. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES: Readonly<Record<string, string>> = { biome: '@biomejs/biome', tsc: 'typescript', vitest: 'vitest' };
const INSTALLED = join(import.meta.dirname, '../../node_modules');

/** A command as `spawn` takes it. */
export type CommandLine = readonly [program: string, ...args: string[]];

/**
 * The command line without a shell. On Windows, npm and the programs in `node_modules/.bin` are `.cmd` files, which only a
 * shell can start, and a shell would take a path with a space apart. So Node runs their scripts, as those files would.
 */
export function commandLine([name, ...args]: CommandLine): CommandLine {
  if (name === 'node') return [process.execPath, ...args];
  if (name === 'npm') return npmCommand(args);
  const pack = PACKAGES[name];
  if (pack === undefined) return [name, ...args];
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(INSTALLED, pack, 'package.json'), 'utf8'),
  );
  const script = typeof bin === 'string' ? bin : bin[name];
  if (script === undefined) throw new Error(`The package ${pack} has no program ${name}.`);
  return [process.execPath, join(INSTALLED, pack, script), ...args];
}

function npmCommand(args: readonly string[]): CommandLine {
  // `npm` and `npx` set it for all they start.
  const script = process.env['npm_execpath'];
  if (script?.endsWith('npm-cli.js')) return [process.execPath, script, ...args];
  if (process.platform === 'win32')
    throw new Error('On Windows this must be started by npm or npx, to find npm again.');
  return ['npm', ...args];
}
