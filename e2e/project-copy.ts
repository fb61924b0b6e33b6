import { execFile } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from './chromium.ts';

const exec = promisify(execFile);
/** What a command may say, in bytes. */
const maxBuffer = 1e8;

/** A copy of the project as it lies here, in a repository of its own: what is tried there leaves no trace. */
export class ProjectCopy {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'wordhoard-copy-'));
  readonly #closing = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  async open(): Promise<void> {
    const all = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const { stdout } = await exec('git', all, { maxBuffer });
    // What was deleted and not yet committed is listed as well.
    const files = stdout.split('\0').filter((file) => file !== '' && lstatSync(file, { throwIfNoEntry: false }));
    for (const file of files) cpSync(file, join(this.folder, file));
    installLike('node_modules', join(this.folder, 'node_modules'));
    await this.run('git', 'init', '--quiet');
    await this.run('git', 'add', '--all');
    const who = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost', '-c', 'commit.gpgsign=false'];
    await this.run('git', ...who, 'commit', '--quiet', '--message', 'as it was');
  }

  /** Runs it there, with nothing of this test run around it. Gives what it said; fails with all of it, if it fails. */
  async run(command: string, ...args: string[]): Promise<string> {
    const { HOME, TMPDIR, PATH } = process.env;
    const path = [join(this.folder, 'node_modules/.bin'), PATH].join(delimiter);
    const env = { HOME, TMPDIR, PATH: path, NO_COLOR: '1', WORDHOARD_CHROMIUM: await chromiumPath() };
    const running = exec(command, args, { cwd: this.folder, env, maxBuffer, signal: this.#closing.signal });
    this.#running.add(running);
    try {
      return (await running).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }; // as execFile fails
      throw new Error(`${[command, ...args].join(' ')}\n${stdout}\n${stderr}`);
    } finally {
      this.#running.delete(running);
    }
  }

  /** Ends what still runs there, and is gone. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#running);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Packages are those of this project; links to its rooms lead to the rooms of the copy. */
function installLike(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [there, here] = [join(from, name), join(to, name)];
    if (lstatSync(there).isSymbolicLink()) symlinkSync(readlinkSync(there), here, 'junction');
    else if (name === '@wordhoard') installLike(there, here);
    // What tools keep there is theirs, and would be written to.
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(resolve(there), here, 'junction');
  }
}
