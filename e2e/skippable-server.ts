import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, createServer, DEFAULT_LIMITS, type RunningServer } from '@wordhoard/server';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** Runs as clocks do, and can be put forward by hours: what would have happened meanwhile happens on the way. */
class SkippableClock implements Clock {
  #ahead = 0;
  readonly #timers = new Set<Timer>();

  now(): number {
    return performance.timeOrigin + performance.now() + this.#ahead;
  }
  setTimer(ms: number, then: () => void): () => void {
    const timer: Timer = { at: this.now() + Math.max(0, ms), then };
    this.#timers.add(timer);
    const waiting = setTimeout(() => this.#run(timer), Math.min(Math.max(0, ms), 2 ** 31 - 1));
    return () => {
      clearTimeout(waiting);
      this.#timers.delete(timer);
    };
  }
  skip(ms: number): void {
    const until = this.now() + ms;
    this.#ahead += ms;
    const due = [...this.#timers].filter(({ at }) => at <= until);
    for (const timer of due.sort((a, b) => a.at - b.at)) this.#run(timer);
  }
  #run(timer: Timer): void {
    if (this.#timers.delete(timer)) timer.then();
  }
}

/** The real server in the test's own process, for what takes hours. */
export class SkippableServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
  readonly #clock = new SkippableClock();
  #server: RunningServer | undefined;

  get url(): string {
    return this.#server?.address ?? '';
  }
  /** @param inWorker is added to the service worker of the pages: what it is to do without. */
  async open(deal: string, inWorker: string): Promise<void> {
    const webRoot = join(this.#folder, 'pages');
    cpSync('apps/web/dist', webRoot, { recursive: true });
    appendFileSync(join(webRoot, 'sw.js'), `\n${inWorker}`);
    for (const packed of ['sw.js.br', 'sw.js.gz']) rmSync(join(webRoot, packed));
    this.#server = await createServer({
      port: 0,
      host: '127.0.0.1',
      db: join(this.#folder, 'wordhoard.db'),
      webRoot,
      deal,
      botPace: 0.05,
      clock: this.#clock,
      pushInside: true,
      // Hours pass in a moment here, too fast for heartbeats.
      limits: { ...DEFAULT_LIMITS, heartbeatMs: Number.POSITIVE_INFINITY },
    });
  }
  /** It is so much later, in ms. */
  skip(ms: number): void {
    this.#clock.skip(ms);
  }
  async close(): Promise<void> {
    try {
      await this.#server?.close();
    } finally {
      rmSync(this.#folder, { recursive: true, force: true });
    }
  }
}
