import { entryAt } from '@wordhoard/kernel';

/** Upper bounds of buckets, in seconds. */
export const DURATIONS: readonly number[] = [
  0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Series of one metric; more would mean that a label has values that strangers choose. Further ones are added up. */
const MAX_SERIES = 500;
const OVERFLOW = 'other';
/** Between the values of a key; no label contains it. */
const SEPARATOR = '\u0000';

type MetricType = 'counter' | 'gauge' | 'histogram';
export type Sample = readonly [labels: readonly string[], value: number];

/** A metric as it is printed. */
interface Metric {
  readonly name: string;
  readonly type: MetricType;
  readonly help: string;
  lines(): readonly string[] | Promise<readonly string[]>;
}

/** One series that only grows. */
export class Counter {
  value = 0;

  add(by = 1): void {
    this.value += by;
  }
}

/** One series of durations. */
export class Histogram {
  readonly bounds: readonly number[];
  /** By bucket, not added up. */
  readonly buckets: number[];
  sum = 0;
  count = 0;

  constructor(bounds: readonly number[]) {
    this.bounds = bounds;
    this.buckets = bounds.map(() => 0);
  }

  observe(seconds: number): void {
    this.sum += seconds;
    this.count += 1;
    const { bounds, buckets } = this;
    for (let i = 0; i < bounds.length; i++)
      if (seconds <= bounds[i]!) {
        buckets[i]! += 1;
        return;
      }
  }
}

/** The series of a metric, one for each combination of label values. */
export class Series<S> {
  readonly labels: readonly string[];
  readonly #make: () => S;
  readonly #byKey = new Map<string, S>();

  constructor(labels: readonly string[], make: () => S) {
    this.labels = labels;
    this.#make = make;
    if (labels.length === 0) this.of();
  }

  /** The series with these values, in the order of the labels. Keep it if you need it often. */
  of(...values: readonly string[]): S {
    return this.#get(values.length === 1 ? values[0]! : values.join(SEPARATOR));
  }
  /** Every series, with its label values. */
  *all(): Generator<readonly [values: readonly string[], series: S]> {
    for (const [key, series] of this.#byKey) yield [this.labels.length === 0 ? [] : key.split(SEPARATOR), series];
  }

  #get(key: string): S {
    const known = this.#byKey.get(key);
    if (known) return known;
    const isFull = this.#byKey.size >= MAX_SERIES;
    const wanted = isFull ? this.labels.map(() => OVERFLOW).join(SEPARATOR) : key;
    const made = this.#byKey.get(wanted) ?? this.#make();
    this.#byKey.set(wanted, made);
    return made;
  }
}

/** All metrics of a server. */
export class Registry {
  readonly #metrics = new Map<string, Metric>();

  counter(name: string, help: string, labels: readonly string[] = []): Series<Counter> {
    const series = new Series(labels, () => new Counter());
    this.#add({ name, type: 'counter', help, lines: () => valueLines(name, labels, countersOf(series)) });
    return series;
  }
  histogram(
    name: string,
    help: string,
    labels: readonly string[] = [],
    bounds: readonly number[] = DURATIONS,
  ): Series<Histogram> {
    const series = new Series(labels, () => new Histogram(bounds));
    const lines = (): string[] =>
      [...series.all()].flatMap(([values, histogram]) => histogramLines(name, labels, values, histogram));
    this.#add({ name, type: 'histogram', help, lines });
    return series;
  }
  /** A metric whose values are read when it is printed. */
  collect(
    type: 'counter' | 'gauge',
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Iterable<Sample> | Promise<Iterable<Sample>>,
  ): void {
    this.#add({
      name,
      type,
      help,
      async lines() {
        return valueLines(name, labels, await read());
      },
    });
  }
  /** A gauge without labels. */
  gauge(name: string, help: string, read: () => number): void {
    this.collect('gauge', name, help, [], () => [[[], read()]]);
  }

  /** In the text format of Prometheus. */
  async text(): Promise<string> {
    const parts: string[] = [];
    for (const { name, type, help, lines } of this.#metrics.values())
      parts.push(`# HELP ${name} ${escapeHelp(help)}`, `# TYPE ${name} ${type}`, ...(await lines()));
    return `${parts.join('\n')}\n`;
  }

  #add(metric: Metric): void {
    if (this.#metrics.has(metric.name)) throw new Error(`there are two metrics ${metric.name}`);
    this.#metrics.set(metric.name, metric);
  }
}

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeValue = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

function labelText(labels: readonly string[], values: readonly string[], bound?: string): string {
  const pairs = labels.map((label, i) => `${label}="${escapeValue(entryAt(values, i))}"`);
  if (bound !== undefined) pairs.push(`le="${bound}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** Numbers as Prometheus writes them. */
const numberText = (value: number): string =>
  value === Number.POSITIVE_INFINITY ? '+Inf' : value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);

const countersOf = (series: Series<Counter>): Sample[] =>
  [...series.all()].map(([values, { value }]) => [values, value]);

const valueLines = (name: string, labels: readonly string[], samples: Iterable<Sample>): string[] =>
  [...samples].map(([values, value]) => `${name}${labelText(labels, values)} ${numberText(value)}`);

function histogramLines(
  name: string,
  labels: readonly string[],
  values: readonly string[],
  { bounds, buckets, sum, count }: Histogram,
): string[] {
  let below = 0;
  const bars = bounds.map((bound, i) => {
    below += entryAt(buckets, i);
    return `${name}_bucket${labelText(labels, values, String(bound))} ${below}`;
  });
  const own = labelText(labels, values);
  return [
    ...bars,
    `${name}_bucket${labelText(labels, values, '+Inf')} ${count}`,
    `${name}_sum${own} ${numberText(sum)}`,
    `${name}_count${own} ${count}`,
  ];
}
