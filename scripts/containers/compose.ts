import { parseDocument } from 'yaml';
import { type ContainerContext, isPinned, variablesIn } from './context.ts';
import type { Image } from './dockerfile.ts';
import { limitFaults } from './limits.ts';
import { type Fields, fieldsOf, namesOf, textOf, type Value } from './values.ts';

/** The keys our file uses: Compose ignores a misspelled key without a warning. */
const KEYS = {
  file: ['name', 'services', 'configs', 'volumes'],
  service: `build image restart environment depends_on stop_grace_period read_only tmpfs cap_drop security_opt volumes
    healthcheck ports configs logging mem_limit cpus pids_limit ulimits`.split(/\s+/),
  healthcheck: ['test', 'interval', 'timeout', 'retries', 'start_period'],
} as const;

/** Lists the errors in a compose file. `image` is what its own services are built from. */
export function composeFaults(text: string, image: Image, context: ContainerContext): string[] {
  const document = parseDocument(text, { uniqueKeys: true, merge: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const faults: string[] = [];
  const file = fieldsOf(document.toJS() as Value); // YAML of plain values
  const services = fieldsOf(file['services']);
  const known = (where: string, fields: Fields, keys: readonly string[]): void => {
    for (const key of Object.keys(fields))
      if (!keys.includes(key) && !key.startsWith('x-')) faults.push(`${where}: unknown key '${key}'`);
  };
  known('the file', file, KEYS.file);

  for (const [name, value] of Object.entries(services)) {
    const service = fieldsOf(value);
    const fault = (why: string): void => void faults.push(`${name}: ${why}`);
    known(name, service, KEYS.service);
    known(`${name}.healthcheck`, fieldsOf(service['healthcheck']), KEYS.healthcheck);
    if ('build' in service === 'image' in service) fault('needs either build or image, not both');
    if ('image' in service && !isPinned(textOf(service['image']))) fault(`${service['image']} is not pinned`);
    if ('build' in service && !context.exists(`${textOf(service['build'])}/Dockerfile`))
      fault('the build folder has no Dockerfile');
    for (const other of namesOf(service['depends_on'])) {
      const there = fieldsOf(services[other]);
      const { condition } = fieldsOf(fieldsOf(service['depends_on'])[other]);
      if (!(other in services)) fault(`depends on ${other}, which is not a service`);
      else if (condition === 'service_healthy' && !('healthcheck' in there) && !('build' in there && image.checked))
        fault(`waits until ${other} is healthy, but ${other} has no health check`);
    }
    for (const volume of namesOf(service['volumes'])) {
      const [from = ''] = volume.split(':');
      if (!(from in fieldsOf(file['volumes']))) fault(`there is no volume ${from}`);
    }
    for (const config of Array.isArray(service['configs']) ? service['configs'] : []) {
      const { source } = fieldsOf(config);
      if (!(textOf(source) in fieldsOf(file['configs']))) fault(`there is no config ${source}`);
    }
    if (textOf(service['image']).startsWith('postgres:') && !isAskedOverTcp(fieldsOf(service['healthcheck'])))
      fault('the health check must name a host: PostgreSQL answers on its local socket before it is set up');
    if ('build' in service) faults.push(...databaseFaults(name, service, services));
    faults.push(...limitFaults(name, service));
  }
  return [
    ...faults,
    ...proxyFaults(fieldsOf(file['configs']), services, image, context),
    ...variableFaults(text, context),
  ];
}

const isAskedOverTcp = ({ test }: Fields): boolean => namesOf(test).some((word) => /^(--host|-h)\b/.test(word));

/** Checks that DATABASE_URL names one of the services, with its user and database, and that PGPASSWORD fits. */
function databaseFaults(name: string, service: Fields, services: Fields): string[] {
  const environment = fieldsOf(service['environment']);
  const url = textOf(environment['DATABASE_URL']);
  if (/:\/\/[^/]*:[^/]*@/.test(url))
    return [`${name}: put the password into PGPASSWORD; in DATABASE_URL, special characters have another meaning`];
  const [, user, host, database] = /^postgresql:\/\/(\w+)@([\w-]+):5432\/(\w+)$/.exec(url) ?? [];
  const made = fieldsOf(fieldsOf(services[host ?? ''])['environment']);
  const same = made['POSTGRES_USER'] === user && made['POSTGRES_DB'] === database;
  if (host === undefined || !same) return [`${name}: DATABASE_URL does not match the user and database of any service`];
  return made['POSTGRES_PASSWORD'] === environment['PGPASSWORD']
    ? []
    : [`${name}: PGPASSWORD is not the password of ${host}`];
}

/** Checks that the proxy leads to every server's port and checks its health. */
function proxyFaults(configs: Fields, services: Fields, image: Image, context: ContainerContext): string[] {
  const servers = Object.keys(services).filter((name) => 'build' in fieldsOf(services[name]));
  const files = Object.values(configs).map((config) => textOf(fieldsOf(config)['file']));
  const faults = files.length === 0 ? ['no proxy is configured'] : [];
  for (const [name, value] of Object.entries(services)) {
    const service = fieldsOf(value);
    if (!('configs' in service)) continue;
    const awaited = fieldsOf(service['depends_on']);
    for (const server of servers)
      if (fieldsOf(awaited[server])['condition'] !== 'service_healthy')
        faults.push(`${name} does not wait until ${server} is healthy`);
  }
  for (const file of files) {
    if (!context.exists(file)) faults.push(`there is no file ${file}`);
    else faults.push(...upstreamFaults(context.read(file), servers, image, context));
  }
  for (const server of servers)
    if (fieldsOf(fieldsOf(services[server])['environment'])['WORDHOARD_TRUST_PROXY'] !== '1')
      faults.push(`${server}: WORDHOARD_TRUST_PROXY must be 1, or all players share the proxy's address`);
  return faults;
}

/** Checks that every rule of a proxy's configuration leads to all servers, and that it checks their health. */
function upstreamFaults(proxy: string, servers: readonly string[], image: Image, context: ContainerContext): string[] {
  const faults: string[] = [];
  const rules = [...proxy.matchAll(/reverse_proxy (?:@\w+ )?([^{\n]+)/g)].map(([, to = '']) => to.trim().split(/\s+/));
  if (rules.length === 0) faults.push('the proxy leads nowhere');
  for (const named of rules) {
    for (const server of servers)
      if (!named.includes(`${server}:${image.port}`)) faults.push(`the proxy does not lead to ${server}:${image.port}`);
    for (const to of named)
      if (!servers.includes(to.split(':')[0]!)) faults.push(`the proxy leads to ${to}, which is not a service`);
  }
  if (!proxy.includes(`health_uri ${context.ready}\n`)) faults.push(`the proxy does not check ${context.ready}`);
  return faults;
}

/** Checks that docs/many-servers.md mentions the variables you must set, and that servers read the ones they are given. */
function variableFaults(text: string, { variables, manual }: ContainerContext): string[] {
  const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!);
  return [
    ...asked.filter((name) => !manual.includes(name)).map((name) => `docs/many-servers.md does not mention ${name}`),
    ...variablesIn(text)
      .filter((name) => !variables.has(name) && !asked.includes(name))
      .map((name) => `the server does not read ${name}`),
  ];
}
