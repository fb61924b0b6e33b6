import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { templateWords } from '../scripts/new-game/files.ts';
import { idFault, readTakenNames } from '../scripts/new-game/name.ts';
import { endGroup, HAS_PROCESS_GROUPS } from '../scripts/system/processes.ts';
import { chromiumPath } from './chromium.ts';

const exec = promisify(execFile);

/** Runs Git in the original; its list of files exceeds the default buffer. */
const git = async (...args: string[]): Promise<string> => (await exec('git', args, { maxBuffer: 1e8 })).stdout;

/** The end of a failed command's output: Vitest lists there what failed. */
const TAIL_LINES = 200;

/** Milliseconds a command has to end by itself before it is killed. */
const GRACE_MS = 5000;

const PROCESS_GROUP = join(import.meta.dirname, 'process-group.ts');

/** A copy of the project, in a temporary folder and a Git repository of its own. Nothing done there changes the original. */
export class ProjectCopy {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'wordhoard-copy-'));
  readonly #running = new Set<ChildProcess>();

  /** Copies what Git tracks, with uncommitted changes and new files, and commits it there. */
  async open(): Promise<void> {
    const listed = await git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
    // Files that were deleted but not yet committed are listed as well.
    const files = listed.split('\0').filter((file) => file !== '' && lstatSync(file, { throwIfNoEntry: false }));
    for (const folder of new Set(files.map(dirname))) mkdirSync(join(this.folder, folder), { recursive: true });
    for (const file of files) copyFileSync(file, join(this.folder, file));
    installLike('node_modules', join(this.folder, 'node_modules'));
    await this.run('git', 'init', '--quiet');
    // Reads this repository's objects, so that only what is not committed here is compressed again.
    const objects = resolve((await git('rev-parse', '--git-path', 'objects')).trim());
    writeFileSync(join(this.folder, '.git/objects/info/alternates'), `${objects}\n`);
    await this.run('git', 'add', '--all');
    const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', '-c', 'commit.gpgsign=false'];
    await this.run('git', ...author, 'commit', '--quiet', '--message', 'as it was');
  }

  /** Runs a command in the copy, without this test run's environment. Gives its output; fails with the end of it. */
  async run(command: string, ...args: string[]): Promise<string> {
    const child = spawn(process.execPath, [PROCESS_GROUP, command, ...args], {
      cwd: this.folder,
      env: await this.#environment(),
      // A group of its own, so that all of it can be ended at once. It ends too when the pipe to it closes.
      detached: HAS_PROCESS_GROUPS,
      stdio: 'pipe',
    });
    this.#running.add(child);
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    try {
      const [code] = await once(child, 'exit');
      // Leftover processes of the command would hold the pipes open.
      signalGroup(child, 'SIGKILL');
      await Promise.all([child.stdout, child.stderr].map((stream) => stream.closed || once(stream, 'close')));
      if (code !== 0) throw new Error(failureText([command, ...args], [...out, ...err]));
      return out.join('');
    } finally {
      this.#running.delete(child);
    }
  }

  /** Ends the commands that still run, then deletes the folder. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map(endCommand));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #environment(): Promise<NodeJS.ProcessEnv> {
    const { CI, HOME, PATH, TMPDIR, npm_execpath } = process.env;
    return {
      CI,
      HOME,
      TMPDIR,
      npm_execpath,
      PATH: [join(this.folder, 'node_modules/.bin'), PATH].join(delimiter),
      NO_COLOR: '1',
      WORDHOARD_CHROMIUM: await chromiumPath(),
    };
  }
}

function failureText(command: readonly string[], output: readonly string[]): string {
  const lines = output.join('').trimEnd().split('\n');
  const left = lines.length > TAIL_LINES ? `… ${lines.length - TAIL_LINES} lines before\n` : '';
  return `${command.join(' ')} failed:\n${left}${lines.slice(-TAIL_LINES).join('\n')}`;
}

/** Tells the command to end, and kills it if it does not in time. */
async function endCommand(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const killing = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGTERM');
  await ended;
  clearTimeout(killing);
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) endGroup(pid, signal);
  } catch (error) {
    // The group is empty.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Links the packages of this project; links between its own packages lead to those of the copy. */
function installLike(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [there, here] = [join(from, name), join(to, name)];
    if (lstatSync(there).isSymbolicLink()) symlinkSync(readlinkSync(there), here, 'junction');
    else if (name === '@wordhoard') installLike(there, here);
    // Not the caches of tools: the copy would write to them.
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(resolve(there), here, 'junction');
  }
}

/** An id for a new game that this project has no game for yet, which a copy made by these tests already may. */
export function freeGameId(): string {
  const taken = readTakenNames();
  const used = templateWords();
  const id = ['fox-trot', 'barn-dance', 'square-dance', 'rain-dance'].find(
    (it) => idFault(it, taken, used) === undefined,
  );
  if (id === undefined) throw new Error('every id for a new game is taken: add one to the list');
  return id;
}
