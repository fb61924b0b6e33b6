import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/wordhoard.js', import.meta.url));

export interface CommandResult {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CommandOptions {
  /** Standard input, read from a pipe. */
  readonly input?: string;
  /** Maximum file size in bytes: the nearest to a full disk that needs no privileges. */
  readonly fileBytes?: number;
  /** A module that runs before the command. */
  readonly preload?: string;
}

const MEASURE = `data:text/javascript,process.on('exit', () => console.log(process.resourceUsage().maxRSS))`;

/** Runs a command that must succeed, and returns its peak memory in bytes. */
export async function measureMemory(args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const { exit, out, err } = await runWordhoard(args, { ...options, preload: MEASURE });
  if (exit !== 0) throw new Error(err);
  // The system counts in units of 1,024 bytes.
  return Number(out) * 1024;
}

/** Runs the real command in a separate process. */
export async function runWordhoard(args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const { child, ended } = startWordhoard(args, options);
  // A command that fails early does not read to the end.
  if (options.input === undefined) child.stdin.end();
  else pipeline(createReadStream(options.input), child.stdin).catch(() => undefined);
  return ended;
}

/** Starts the command with its standard input open. */
export function startWordhoard(
  args: readonly string[],
  { fileBytes, preload }: CommandOptions = {},
): { readonly child: ChildProcessWithoutNullStreams; readonly ended: Promise<CommandResult> } {
  // A shell counts in blocks of 512 bytes; the limit stays when it becomes the command.
  const limited =
    fileBytes === undefined ? [] : ['sh', '-c', `ulimit -f ${Math.floor(fileBytes / 512)} && exec "$0" "$@"`];
  const imported = preload === undefined ? [] : ['--import', preload];
  const [program, ...rest] = [...limited, process.execPath, ...imported, PROGRAM, ...args];
  const child = spawn(program!, rest);
  const exited = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  const outputs = [child.stdout, child.stderr].map(async (stream) => (await stream.toArray()).join('').trimEnd());
  const ended = Promise.all([exited, ...outputs]).then(([exit, out, err]) => ({ exit, out: out!, err: err! }));
  return { child, ended };
}
