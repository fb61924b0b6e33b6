import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

/** Characters of its error output that are kept for the report. */
const MAX_ERRORS = 400;

/** A bot that runs as a process of its own, for one game. */
export class BotProcess {
  readonly #child: ChildProcess;
  #errors = '';
  /** The way it ended, in words; null while it runs. */
  #ending: string | null = null;
  readonly #ended: Promise<void>;

  /** @param command a command line for the shell; the server's address and the table's code are added to it */
  constructor(command: string, address: string, code: string) {
    // A process group of its own, so that the shell ends together with the bot.
    this.#child = spawn(`${command} ${address} ${code}`, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child.stderr?.on('data', (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-MAX_ERRORS);
    });
    this.#ended = new Promise((resolve) => {
      const end = (how: string): void => {
        this.#ending ??= how;
        resolve();
      };
      this.#child.on('error', (error) => end(error.message));
      this.#child.on('close', (exit, signal) =>
        end(signal === null ? `ended with exit code ${exit}` : `ended by ${signal}`),
      );
    });
  }

  get ending(): string | null {
    return this.#ending;
  }
  get ended(): Promise<void> {
    return this.#ended;
  }
  /** The end of what it wrote to its error output. */
  get errors(): string {
    return this.#errors.trim();
  }

  async stop(): Promise<void> {
    const { pid } = this.#child;
    if (this.#ending === null && pid !== undefined)
      try {
        // Windows has no groups, but can end a process with all it has started.
        if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
        else process.kill(-pid, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    await this.#ended;
  }
}
