import { expect, test } from 'vitest';
import { parseMetrics } from '../../test/metrics-text.ts';
import { Registry, type Sample } from './registry.ts';

test('counters, gauges and histograms in the text format', async () => {
  const registry = new Registry();
  registry.counter('seen_total', 'Things seen.').of().add(2);
  registry.gauge('waiting', 'Things that wait.', () => 3.5);
  const seconds = registry.histogram('wait_seconds', 'Waits.', ['kind'], [0.1, 1]);
  for (const value of [0.05, 0.1, 0.5, 7]) seconds.of('long').observe(value);
  expect(await registry.text()).toBe(
    [
      '# HELP seen_total Things seen.',
      '# TYPE seen_total counter',
      'seen_total 2',
      '# HELP waiting Things that wait.',
      '# TYPE waiting gauge',
      'waiting 3.5',
      '# HELP wait_seconds Waits.',
      '# TYPE wait_seconds histogram',
      'wait_seconds_bucket{kind="long",le="0.1"} 2',
      'wait_seconds_bucket{kind="long",le="1"} 3',
      'wait_seconds_bucket{kind="long",le="+Inf"} 4',
      'wait_seconds_sum{kind="long"} 7.65',
      'wait_seconds_count{kind="long"} 4',
      '',
    ].join('\n'),
  );
});

test('label values and help are escaped, and read back as they were', async () => {
  const registry = new Registry();
  const odd = 'a "quoted"\\ value\nof two lines, {with} = signs';
  registry.counter('odd_total', 'Two\nlines and a \\.', ['one', 'two']).of(odd, 'plain').add();
  const parsed = parseMetrics(await registry.text()).get('odd_total')!;
  expect(parsed.help).toBe('Two\\nlines and a \\\\.');
  expect(parsed.samples).toEqual([{ name: 'odd_total', labels: { one: odd, two: 'plain' }, value: 1 }]);
});

test('infinite values are written as Prometheus reads them', async () => {
  const registry = new Registry();
  registry.gauge('most', 'No limit.', () => Number.POSITIVE_INFINITY);
  expect(parseMetrics(await registry.text()).get('most')!.samples[0]!.value).toBe(Number.POSITIVE_INFINITY);
});

test('a series keeps its value, and beyond 500 the rest are counted together', async () => {
  const registry = new Registry();
  const seen = registry.counter('seen_total', 'Seen.', ['who', 'where']);
  for (let i = 0; i < 600; i++) seen.of(`guest ${i}`, 'here').add();
  seen.of('guest 0', 'here').add();
  const { samples } = parseMetrics(await registry.text()).get('seen_total')!;
  expect(samples).toHaveLength(501);
  expect(samples[0]).toMatchObject({ labels: { who: 'guest 0', where: 'here' }, value: 2 });
  expect(samples.at(-1)).toMatchObject({ labels: { who: 'other', where: 'other' }, value: 100 });
});

test('a name is used once', () => {
  const registry = new Registry();
  registry.counter('seen_total', 'Seen.');
  expect(() => registry.gauge('seen_total', 'Seen.', () => 0)).toThrow('there are two metrics seen_total');
});

test('values may be collected when the text is made', async () => {
  const registry = new Registry();
  let samples: Sample[] = [];
  registry.collect('gauge', 'now', 'Now.', ['game'], async () => samples);
  expect(parseMetrics(await registry.text()).get('now')!.samples).toEqual([]);
  samples = [[['fox'], 1]];
  expect(parseMetrics(await registry.text()).get('now')!.samples[0]!.labels).toEqual({ game: 'fox' });
});

test.each([
  ['no end of the last line', '# HELP a A.\n# TYPE a gauge\na 1'],
  ['no TYPE', '# HELP a A.\na 1\n'],
  ['no HELP', '# TYPE a gauge\na 1\n'],
  ['TYPE of another metric', '# HELP a A.\n# TYPE b gauge\nb 1\n'],
  ['a sample of another metric', '# HELP a A.\n# TYPE a gauge\nb 1\n'],
  ['the same series twice', '# HELP a A.\n# TYPE a gauge\na{x="1",y="2"} 1\na{y="2",x="1"} 1\n'],
  ['different labels', '# HELP a A.\n# TYPE a gauge\na{x="1"} 1\na{y="1"} 1\n'],
  ['a quote that is not escaped', '# HELP a A.\n# TYPE a gauge\na{x="1"2"} 1\n'],
  ['a counter without _total', '# HELP a A.\n# TYPE a counter\na 1\n'],
  ['no number', '# HELP a A.\n# TYPE a gauge\na one\n'],
  ['buckets that are not cumulative', bars([2, 1, 2], 2)],
  ['a last bucket that is not the count', bars([1, 1, 2], 3)],
])('the parser of the tests refuses %s', (_, text) => {
  expect(() => parseMetrics(text)).toThrow();
});

function bars(counts: readonly number[], count: number): string {
  const buckets = ['1', '2', '+Inf'].map((bound, i) => `a_bucket{le="${bound}"} ${counts[i]}`);
  return ['# HELP a A.', '# TYPE a histogram', ...buckets, 'a_sum 1', `a_count ${count}`, ''].join('\n');
}
