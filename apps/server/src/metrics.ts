/** Upper bounds of the latency histogram's buckets, in seconds. */
import { entryAt } from '@wordhoard/kernel';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** Figures about the whole server, and none about a single table, because those could show what other players do. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #gauges = new Map<string, () => number>();
  readonly #histograms = new Map<string, { buckets: number[]; sum: number; count: number }>();

  count(name: string, by = 1): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + by);
  }
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }
  observe(name: string, seconds: number): void {
    let histogram = this.#histograms.get(name);
    if (!histogram) {
      histogram = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 };
      this.#histograms.set(name, histogram);
    }
    histogram.sum += seconds;
    histogram.count += 1;
    const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
    if (bucket >= 0) histogram.buckets[bucket]! += 1;
  }

  /** In the text format of Prometheus. */
  text(): string {
    const lines: string[] = [];
    const metric = (name: string, type: string, ...values: string[]): void => {
      lines.push(`# TYPE wordhoard_${name} ${type}`, ...values.map((value) => `wordhoard_${value}`));
    };
    for (const [name, value] of this.#counters) metric(name, 'counter', `${name} ${value}`);
    for (const [name, read] of this.#gauges) metric(name, 'gauge', `${name} ${read()}`);
    for (const [name, { buckets, sum, count }] of this.#histograms) {
      let below = 0;
      const bars = BUCKETS.map((bound, i) => {
        below += entryAt(buckets, i);
        return `${name}_bucket{le="${bound}"} ${below}`;
      });
      metric(
        name,
        'histogram',
        ...bars,
        `${name}_bucket{le="+Inf"} ${count}`,
        `${name}_sum ${sum}`,
        `${name}_count ${count}`,
      );
    }
    return `${lines.join('\n')}\n`;
  }
}
