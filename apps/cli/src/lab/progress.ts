const WIDTH = 30;

/** `12 s`, `3 min`, `2 h 5 min`. */
export function durationText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 100) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 100 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Formats the bar, the count, the speed and the time left. */
export function barText(done: number, total: number, elapsedMs: number): string {
  const filled = Math.floor((WIDTH * done) / total);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const rate = elapsedMs > 0 ? (1000 * done) / elapsedMs : 0;
  const left = done === 0 ? '' : `, ${durationText((elapsedMs / done) * (total - done))} left`;
  return `${bar} ${done} of ${total} games, ${rate.toFixed(1)} per second${left}`;
}

/** Redraws the bar a few times a second; prints nothing if the output is not a terminal. */
export class Progress {
  readonly #total: number;
  readonly #screen: NodeJS.WriteStream;
  readonly #started: number = performance.now();
  #done = 0;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(total: number, screen: NodeJS.WriteStream = process.stderr) {
    this.#total = total;
    this.#screen = screen;
  }
  get elapsed(): number {
    return performance.now() - this.#started;
  }
  step(): void {
    this.#done += 1;
    if (!this.#screen.isTTY || (performance.now() - this.#drawn < 200 && this.#done < this.#total)) return;
    this.#drawn = performance.now();
    this.#screen.write(`\r\u001b[2K${barText(this.#done, this.#total, this.elapsed)}`);
  }
  end(): void {
    if (this.#screen.isTTY && this.#done > 0) this.#screen.write('\n');
  }
}
