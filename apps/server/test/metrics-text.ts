import type { RunningServer } from '../src/index.ts';

/** One line with a value. */
export interface ParsedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}
export interface ParsedMetric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly ParsedSample[];
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)/;
const VALUE = /^(?:[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?|[+-]Inf|NaN)$/i;
const HELP = /^# HELP (\S+) ((?:[^\\]|\\\\|\\n)+)$/;
const TYPE = /^# TYPE (\S+) (counter|gauge|histogram)$/;
const SAMPLE = /^([^\s{]+)(?:\{(.*)\})? (\S+)$/;
const SUFFIXES = { counter: [''], gauge: [''], histogram: ['_bucket', '_sum', '_count'] } as const;

/**
 * Reads the text format of Prometheus, version 0.0.4, more strictly than Prometheus does: every metric has a HELP and
 * then a TYPE line, all its samples follow, and no series occurs twice. Throws an error that quotes the line at fault.
 */
export function parseMetrics(text: string): ReadonlyMap<string, ParsedMetric> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  const metrics = new Map<string, ParsedMetric & { samples: ParsedSample[] }>();
  let help: RegExpExecArray | null = null;
  let current: (ParsedMetric & { samples: ParsedSample[] }) | undefined;
  for (const line of text.slice(0, -1).split('\n')) {
    const fail = (why: string): never => {
      throw new Error(`${why}: ${line}`);
    };
    if (line.startsWith('# HELP ')) {
      if (help) fail('a second HELP');
      help = HELP.exec(line) ?? fail('no HELP line');
    } else if (line.startsWith('# TYPE ')) {
      const [, name = '', type] = TYPE.exec(line) ?? fail('no TYPE line');
      if (help?.[1] !== name) fail('no HELP of this metric before its TYPE');
      if (!NAME.test(name)) fail('no name of a metric');
      if (metrics.has(name)) fail('a metric that was there before');
      // The expression matches no other types.
      current = { name, help: help![2]!, type: type as ParsedMetric['type'], samples: [] };
      metrics.set(name, current);
      help = null;
    } else if (help) fail('a sample between HELP and TYPE');
    else {
      const [, name = '', labels, value = ''] = SAMPLE.exec(line) ?? fail('neither a comment nor a sample');
      if (!current) throw new Error(`a sample before any metric: ${line}`);
      const { name: family, type } = current;
      if (!SUFFIXES[type].some((suffix) => name === family + suffix)) fail(`a sample of another metric in ${family}`);
      if (!VALUE.test(value)) fail('no number');
      current.samples.push({ name, labels: parseLabels(labels, fail), value: numberOf(value) });
    }
  }
  if (help) throw new Error('a HELP without a metric at the end');
  for (const metric of metrics.values()) checkSeries(metric);
  return metrics;
}

const numberOf = (text: string): number => Number(text.replace('Inf', 'Infinity'));

const unescapeValue = (text: string): string => text.replace(/\\(.)/g, (_, it: string) => (it === 'n' ? '\n' : it));

function parseLabels(text: string | undefined, fail: (why: string) => never): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text ?? '';
  if (text === '') fail('empty braces');
  while (rest !== '') {
    const [whole, label = '', value = '', comma] = LABEL.exec(rest) ?? fail('no labels');
    if (label in labels) fail(`two labels ${label}`);
    labels[label] = unescapeValue(value);
    rest = rest.slice(whole.length);
    if (comma === ',' && rest === '') fail('a comma at the end of the labels');
  }
  return labels;
}

/** Checks what a single line can't show. */
function checkSeries({ name, type, samples }: ParsedMetric): void {
  const keys = samples.map((it) => `${it.name} ${JSON.stringify(Object.entries(it.labels).sort())}`);
  if (new Set(keys).size < keys.length) throw new Error(`${name} has a series twice`);
  const sets = new Set(samples.map(({ labels: { le: _, ...labels } }) => Object.keys(labels).sort().join()));
  if (sets.size > 1) throw new Error(`${name} has different labels: ${[...sets].join(' and ')}`);
  if (type === 'counter' && samples.some(({ value }) => value < 0)) throw new Error(`${name} is below 0`);
  if (type === 'counter' && !name.endsWith('_total')) throw new Error(`${name} is a counter and lacks _total`);
  if (type === 'histogram') checkHistogram(name, samples);
}

function checkHistogram(name: string, samples: readonly ParsedSample[]): void {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  for (const [labels, own] of series) {
    const buckets = own.filter((it) => it.name === `${name}_bucket`);
    const bounds = buckets.map((it) => numberOf(it.labels['le'] ?? ''));
    const counts = buckets.map(({ value }) => value);
    const isSorted = (list: readonly number[], least: number): boolean =>
      list.every((it, i) => i === 0 || it - list[i - 1]! >= least);
    if (!isSorted(bounds, Number.MIN_VALUE)) throw new Error(`the buckets of ${name}${labels} are not in order`);
    if (!isSorted(counts, 0)) throw new Error(`the buckets of ${name}${labels} are not cumulative`);
    const count = own.find((it) => it.name === `${name}_count`)?.value;
    if (bounds.at(-1) !== Number.POSITIVE_INFINITY || counts.at(-1) !== count)
      throw new Error(`the last bucket of ${name}${labels} is not +Inf with the count`);
    if (!own.some((it) => it.name === `${name}_sum`)) throw new Error(`${name}${labels} has no sum`);
  }
}

/** The metrics of a server at one moment. */
export class ServerFigures {
  readonly metrics: ReadonlyMap<string, ParsedMetric>;

  constructor(metrics: ReadonlyMap<string, ParsedMetric>) {
    this.metrics = metrics;
  }

  static async of({ address }: Pick<RunningServer, 'address'>, token: string): Promise<ServerFigures> {
    const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    if (response.status !== 200) throw new Error(`/metrics answers ${response.status}`);
    return new ServerFigures(parseMetrics(await response.text()));
  }

  /** The sum of all series with these labels; the number of observations for a histogram. */
  sum(name: string, labels: Readonly<Record<string, string>> = {}): number {
    const metric = this.metrics.get(name);
    if (!metric) throw new Error(`there is no metric ${name}`);
    const counted = metric.type === 'histogram' ? `${name}_count` : name;
    const isWanted = (it: ParsedSample): boolean =>
      it.name === counted && Object.entries(labels).every(([label, value]) => it.labels[label] === value);
    return metric.samples.filter(isWanted).reduce((sum, { value }) => sum + value, 0);
  }
}
