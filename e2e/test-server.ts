import { type ChildProcess, spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const END_WITH_PARENT = new URL('end-with-parent.ts', import.meta.url).href;

/** Read by `npm run test:times`. */
const setUp = channel('wordhoard:set-up');

const TEST_SETTINGS = {
  // Slow bots would only make the tests longer.
  WORDHOARD_BOT_PACE: '0.05',
  // Thirty days of unused tasks would take a minute of CPU.
  WORDHOARD_HOARD_AHEAD: '0',
  // Each visitor has a separate address (`visit`), so that many tests at one server stay within its limits.
  WORDHOARD_TRUST_PROXY: '1',
  // Its start and stop are of no interest here.
  WORDHOARD_LOG: 'warn',
};

/** The real server as a child process with its own database file; it can be killed and restarted. */
export class TestServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #port = 0;

  /** @param settings environment variables of the server, beside or instead of those every test server has */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
  }

  /** Its database: to be touched only while it is closed. */
  get db(): string {
    return join(this.#folder, 'wordhoard.db');
  }
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts, or starts again, on the same port and the same database. */
  async open(): Promise<void> {
    const serve = ['apps/cli/bin/wordhoard.js', 'serve', '--port', String(this.#port), '--db', this.db];
    const env = { ...process.env, ...TEST_SETTINGS, ...this.#settings };
    const began = performance.now();
    // Its standard input is never written to: it ends when we do, however we end, and the server with it.
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...serve], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env,
    });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let output = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const address = /http:\/\/[^\s:]+:(\d+)/.exec(output);
        if (address) resolve(Number(address[1]));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    });
    setUp.publish({ what: 'server process', ms: performance.now() - began });
  }

  /** Kills the server with SIGKILL, so that nothing is flushed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    try {
      await this.#end('SIGTERM');
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.#child = undefined;
  }
}
