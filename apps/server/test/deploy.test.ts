import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BOT_WAIT_MS } from '@wordhoard/table/testing';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { WAIT_MS } from '../src/storage/wait-for-postgres.ts';
import { Guest } from './client.ts';
import { type ParsedMetric, ServerFigures } from './metrics-text.ts';
import { metricsIn } from './promql.ts';
import { annAndBob, folder, lay, openServer } from './server.ts';

const TOKEN = 'may-look-at-the-metrics';
const pathOf = (name: string): string => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
const readDeploy = (name: string): string => readFileSync(pathOf(name), 'utf8');

const isInstalled = (...[command, ...args]: [string, ...string[]]): boolean =>
  spawnSync(command, args).error === undefined;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const rules = (parse(readDeploy('alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((it) => it.rules);

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
const panels = (JSON.parse(readDeploy('dashboard.json')) as { panels: Panel[] }).panels;

/** The metrics of a server with some traffic, in which every labelled metric has a series. */
async function realMetrics(): Promise<{ text: string; metrics: ReadonlyMap<string, ParsedMetric> }> {
  const server = await openServer({ metricsToken: TOKEN });
  const { ann } = await annAndBob(server);
  await lay(ann, 0, false);
  await lay(ann, 0);
  await ann.guest.post('/api/me', { name: 'Ann' }, { origin: 'https://evil.example' });
  const carol = await Guest.at(server.address);
  const alone = await carol.enter(await carol.table({ bots: [3], start: true, options: { config: { rounds: 1 } } }));
  await alone.until('update');
  await lay(alone, 0);
  server.clock.advance(BOT_WAIT_MS);
  await alone.until('table', (it) => it.table.status === 'over');
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${server.address}/metrics`, { headers })).text();
  return { text, metrics: (await ServerFigures.of(server, TOKEN)).metrics };
}

/** Labels that Prometheus adds to every series. */
const OF_EVERY_SERIES = ['job', 'instance'];

/** Faults of an expression: metrics and labels that a server doesn't have. */
function faultsOf(expression: string, metrics: ReadonlyMap<string, ParsedMetric>): string[] {
  const { used, grouped } = metricsIn(expression);
  const labelsOf = (name: string): readonly string[] | undefined => {
    if (name === 'up') return OF_EVERY_SERIES;
    const histogram = metrics.get(name.replace(/_(?:bucket|sum|count)$/, ''));
    const metric = histogram?.type === 'histogram' && histogram.name !== name ? histogram : metrics.get(name);
    if (!metric || (metric.type === 'histogram' && metric === metrics.get(name))) return undefined;
    const labels = metric.samples.filter((it) => it.name === name).flatMap((it) => Object.keys(it.labels));
    return metric.samples.length === 0 ? undefined : [...OF_EVERY_SERIES, ...labels];
  };
  const known = used.flatMap(({ name }) => labelsOf(name) ?? []);
  return [
    ...(used.length === 0 ? ['no metric'] : []),
    ...used.flatMap(({ name, labels }) => {
      const has = labelsOf(name);
      if (!has) return [`no metric ${name}, or no series of it`];
      return labels.filter((label) => !has.includes(label)).map((label) => `${name} has no label ${label}`);
    }),
    ...grouped.filter((label) => !known.includes(label)).map((label) => `nothing has a label ${label} to group by`),
  ];
}

test('alerts and dashboard ask only for metrics and labels that a server has', async () => {
  const { metrics } = await realMetrics();
  const faults = [
    ...rules.map(({ alert, expr }) => [alert, faultsOf(expr, metrics)] as const),
    ...panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => [title, faultsOf(expr, metrics)] as const),
    ),
  ];
  expect(faults.length).toBeGreaterThan(50);
  expect(faults.filter(([, wrong]) => wrong.length > 0)).toEqual([]);
});

test('the check finds metrics, labels and groups that do not exist', async () => {
  const { metrics } = await realMetrics();
  const faults = (expression: string): string[] => faultsOf(expression, metrics);
  expect(faults('wordhoard_socket')).toEqual(['no metric wordhoard_socket, or no series of it']);
  expect(faults('wordhoard_command_duration_seconds')).toEqual([
    'no metric wordhoard_command_duration_seconds, or no series of it',
  ]);
  expect(faults('rate(wordhoard_moves_total{table="FOX"}[5m])')).toEqual(['wordhoard_moves_total has no label table']);
  expect(faults('sum by (guest) (rate(wordhoard_moves_total[5m]))')).toEqual(['nothing has a label guest to group by']);
  expect(faults('1 > 0')).toEqual(['no metric']);
});

test('every alert has a name of its own, a severity and a summary, and says what to do', () => {
  for (const { alert, labels, annotations } of rules) {
    expect(alert).toMatch(/^Wordhoard[A-Z]/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).not.toBe('');
    expect(annotations.runbook).toMatch(/^[A-Z].*\.$/);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('every panel has its own number and place, and a legend', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { targets = [] } of panels) for (const { legendFormat } of targets) expect(legendFormat).not.toBe('');
});

test.skipIf(!isInstalled('promtool', '--version'))('Prometheus accepts the alert rules and the metrics', async () => {
  const checked = spawnSync('promtool', ['check', 'rules', pathOf('alerts.yaml')], { encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0 });
  const { text } = await realMetrics();
  const linted = spawnSync('promtool', ['check', 'metrics'], { encoding: 'utf8', input: text });
  expect(linted).toMatchObject({ status: 0, stderr: '', stdout: '' });
});

/** Minutes of a series, one value for each. */
type Minutes = Readonly<Record<string, string>>;
/** Labels that Prometheus would add to series of a server. */
const SCRAPED = 'instance="a:1",job="wordhoard"';

/** Asks Prometheus whether an alert fires with these series. */
function promtoolFindsAlert(alert: string, minute: number, series: Minutes): boolean {
  const file = join(folder(), 'rules.test.yaml');
  const input_series = Object.entries(series).map(([name, values]) => ({ series: name, values }));
  const input = { interval: '1m', input_series };
  const rulesTest = { ...input, alert_rule_test: [{ eval_time: `${minute}m`, alertname: alert, exp_alerts: [] }] };
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify({ rule_files: [pathOf('alerts.yaml')], tests: [rulesTest] }));
  const { status, stderr, stdout } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  const said = `${stdout}${stderr}`;
  if (status !== 0 && !said.includes(`alertname: ${alert}`)) throw new Error(said);
  return status !== 0;
}

const FAULTS = `wordhoard_refusals_total{${SCRAPED},channel="http",code="fault"}`;
const DRAINING = `wordhoard_draining{${SCRAPED}}`;
const refused = (reason: string): string => `wordhoard_sockets_refused_total{${SCRAPED},reason="${reason}"}`;
const ACCEPTED = `wordhoard_sockets_accepted_total{${SCRAPED}}`;
const requests = (status: number, route = '/api/me'): string =>
  `wordhoard_http_requests_total{${SCRAPED},method="GET",route="${route}",status="${status}"}`;
const TABLES = `wordhoard_tables{${SCRAPED},game="wordsy",status="playing"}`;
const TABLES_LIMIT = `wordhoard_tables_limit{${SCRAPED}}`;

test.skipIf(!isInstalled('promtool', '--version')).each<[string, boolean, string, number, Minutes]>([
  ['the first fault of a server', true, 'WordhoardFaults', 5, { [FAULTS]: '0x3 1x10' }],
  ['no fault', false, 'WordhoardFaults', 5, { [FAULTS]: '0x13' }],
  ['an hour of draining', true, 'WordhoardLeftDraining', 70, { [DRAINING]: '0x5 1x80' }],
  ['a restart after half an hour', false, 'WordhoardLeftDraining', 70, { [DRAINING]: '1x30 0x5 1x40' }],
  [
    'a proxy that changes the host',
    true,
    'WordhoardPlayersRefused',
    10,
    { [refused('bad-origin')]: '0+20x10', [ACCEPTED]: '0x10' },
  ],
  [
    'another site that uses a busy server',
    false,
    'WordhoardPlayersRefused',
    10,
    { [refused('bad-origin')]: '0+20x10', [ACCEPTED]: '0+30x10' },
  ],
  [
    'half of all requests failing',
    true,
    'WordhoardManyServerErrors',
    15,
    { [requests(200)]: '0+60x15', [requests(503)]: '0+60x15' },
  ],
  [
    'a health check that fails',
    false,
    'WordhoardManyServerErrors',
    15,
    { [requests(200)]: '0+60x15', [requests(503, '/healthz')]: '0+60x15' },
  ],
  ['all tables in use', true, 'WordhoardNoMoreTables', 5, { [TABLES]: '5000x5', [TABLES_LIMIT]: '5000x5' }],
  ['most tables in use', false, 'WordhoardNoMoreTables', 5, { [TABLES]: '4700x5', [TABLES_LIMIT]: '5000x5' }],
])('%s: fires is %s', (_, fires, alert, minute, series) => {
  expect(promtoolFindsAlert(alert, minute, series)).toBe(fires);
});

const SERVICE = 'wordhoard.service';
const BACKUP = 'wordhoard-backup.service';
const PROGRAM = '/opt/wordhoard/current/node_modules/.bin/wordhoard';

/** The settings of a section of a unit, in order. */
function readUnit(unit: string, section: string): Map<string, string[]> {
  const [, text = ''] =
    new RegExp(`^\\[${section}\\]\n([\\s\\S]*?)(?=^\\[|$(?![\\s\\S]))`, 'm').exec(readDeploy(unit)) ?? [];
  const settings = new Map<string, string[]>();
  for (const line of text.split('\n').filter((it) => it !== '' && !it.startsWith('#'))) {
    const [, key, value] = /^([A-Z]\w+)=(.*)$/.exec(line) ?? expect.fail(`no setting: ${line}`);
    settings.set(key!, [...(settings.get(key!) ?? []), value!]);
  }
  return settings;
}

test('the systemd unit stores its database where it may write, and stops the server gently', () => {
  const service = readUnit(SERVICE, 'Service');
  expect(readUnit(SERVICE, 'Install').get('WantedBy')).toEqual(['multi-user.target']);
  expect(service.get('ExecStart')).toEqual([`${PROGRAM} serve`]);
  expect(service.get('Environment')).toContain(`WORDHOARD_DB=/var/lib/${service.get('StateDirectory')}/wordhoard.db`);
  expect(service.get('ProtectSystem')).toEqual(['strict']);
  expect(service.get('NoNewPrivileges')).toEqual(['yes']);
  // SIGTERM is the default, which the server waits for.
  expect(service.has('KillSignal')).toBe(false);
  // The server gives itself 8 seconds for a store that hangs, and 2 for clients.
  expect(Number(service.get('TimeoutStopSec'))).toBeGreaterThan(10);
});

test('systemd goes on restarting a server that waits for its database', () => {
  const limit = readUnit(SERVICE, 'Unit');
  const attempt = WAIT_MS / 1000 + Number(readUnit(SERVICE, 'Service').get('RestartSec'));
  expect(Number(limit.get('StartLimitIntervalSec')) / attempt).toBeLessThan(Number(limit.get('StartLimitBurst')));
});

test('the backup unit runs the same program for the same database, as the same user', () => {
  const [service, backup] = [readUnit(SERVICE, 'Service'), readUnit(BACKUP, 'Service')];
  for (const key of ['User', 'Group', 'Environment', 'EnvironmentFile', 'UMask'])
    expect(backup.get(key)).toEqual(service.get(key));
  expect(backup.get('ExecStart')!.join()).toContain(`${PROGRAM} export /var/lib/${backup.get('StateDirectory')}/`);
  expect(readUnit('wordhoard-backup.timer', 'Install').get('WantedBy')).toEqual(['timers.target']);
});

test.skipIf(!isInstalled('systemd-analyze', '--version'))('systemd finds no fault with the units', () => {
  const copies = folder();
  const paths = [SERVICE, BACKUP, 'wordhoard-backup.timer'].map((unit) => {
    const path = join(copies, unit);
    // The program is not installed here; any other stands for it.
    writeFileSync(path, readDeploy(unit).replace(PROGRAM, process.execPath));
    return path;
  });
  const checked = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
  expect(checked).toMatchObject({ status: 0, stderr: '' });
});
