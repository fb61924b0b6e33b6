import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, createServer, DEFAULT_LIMITS, type RunningServer } from '@wordhoard/server';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** A real clock that can skip hours; timers in between run on the way. */
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

/** The real server in the test's process, for tests that take hours. */
export class SkippableServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'wordhoard-e2e-'));
  readonly #clock = new SkippableClock();
  #server: RunningServer | undefined;

  get url(): string {
    return this.#server?.address ?? '';
  }
  /** @param inWorker code added to the pages' service worker */
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
  /** Skips this many milliseconds. */
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
