import { parseDocument } from 'yaml';
import type { Image } from './dockerfile.ts';
import { type House, isPinned, variablesIn } from './house.ts';

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
type Fields = { readonly [key: string]: Value };

/** All that our file uses of the format: a key that is misspelt does nothing, and says nothing. */
const KEYS = {
  file: ['name', 'services', 'configs', 'volumes'],
  service: `build image restart environment depends_on stop_grace_period read_only tmpfs cap_drop security_opt volumes
    healthcheck ports configs`.split(/\s+/),
  healthcheck: ['test', 'interval', 'timeout', 'retries', 'start_period'],
} as const;

const isFields = (value: Value | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: Value | undefined): Fields => (isFields(value) ? value : {});
/** Names in either of the two forms that lists of them have. */
const namesOf = (value: Value | undefined): string[] =>
  Array.isArray(value) ? value.map(String) : Object.keys(fieldsOf(value));
const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '');

/** What is wrong with a compose file, in words. `image` is what its own services are built from. */
export function composeFaults(text: string, image: Image, house: House): string[] {
  const document = parseDocument(text, { uniqueKeys: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const faults: string[] = [];
  const file = fieldsOf(document.toJS() as Value); // YAML of plain values
  const services = fieldsOf(file['services']);
  const known = (where: string, fields: Fields, keys: readonly string[]): void => {
    for (const key of Object.keys(fields))
      if (!keys.includes(key) && !key.startsWith('x-')) faults.push(`${where}: nothing is known of '${key}'`);
  };
  known('the file', file, KEYS.file);

  for (const [name, value] of Object.entries(services)) {
    const service = fieldsOf(value);
    const fault = (why: string): void => void faults.push(`${name}: ${why}`);
    known(name, service, KEYS.service);
    known(`${name}.healthcheck`, fieldsOf(service['healthcheck']), KEYS.healthcheck);
    if ('build' in service === 'image' in service) fault('it is either built or an image');
    if ('image' in service && !isPinned(textOf(service['image']))) fault(`${service['image']} is not pinned`);
    if ('build' in service && !house.exists(`${textOf(service['build'])}/Dockerfile`))
      fault('nothing to build it from');
    for (const other of namesOf(service['depends_on'])) {
      const there = fieldsOf(services[other]);
      const { condition } = fieldsOf(fieldsOf(service['depends_on'])[other]);
      if (!(other in services)) fault(`there is no ${other} to wait for`);
      else if (condition === 'service_healthy' && !('healthcheck' in there) && !('build' in there && image.checked))
        fault(`${other} never says that it is healthy`);
    }
    for (const volume of namesOf(service['volumes'])) {
      const [from = ''] = volume.split(':');
      if (!(from in fieldsOf(file['volumes']))) fault(`there is no volume ${from}`);
    }
    for (const config of Array.isArray(service['configs']) ? service['configs'] : []) {
      const { source } = fieldsOf(config);
      if (!(textOf(source) in fieldsOf(file['configs']))) fault(`there is no config ${source}`);
    }
    if ('build' in service) faults.push(...databaseFaults(name, service, services));
  }
  return [...faults, ...proxyFaults(fieldsOf(file['configs']), services, image, house), ...variableFaults(text, house)];
}

/** The database that a server is told of is one of the services, by the name and for the user it is made with. */
function databaseFaults(name: string, service: Fields, services: Fields): string[] {
  const url = textOf(fieldsOf(service['environment'])['DATABASE_URL']);
  const [, user, password, host, database] = /^postgresql:\/\/(\w+):(.+)@([\w-]+):5432\/(\w+)$/.exec(url) ?? [];
  const made = fieldsOf(fieldsOf(services[host ?? ''])['environment']);
  const same =
    made['POSTGRES_USER'] === user && made['POSTGRES_DB'] === database && made['POSTGRES_PASSWORD'] === password;
  return host !== undefined && same ? [] : [`${name}: its database is none of the services`];
}

/** The proxy leads to every server there is, to the port they listen on, and asks them whether they are ready. */
function proxyFaults(configs: Fields, services: Fields, image: Image, house: House): string[] {
  const servers = Object.keys(services).filter((name) => 'build' in fieldsOf(services[name]));
  const proxies = Object.values(configs).map((config) => textOf(fieldsOf(config)['content']));
  const faults = proxies.length === 0 ? ['no proxy is told where the servers are'] : [];
  for (const proxy of proxies) {
    const [, line = ''] = /reverse_proxy ([^{\n]+)/.exec(proxy) ?? [];
    const named = line.trim().split(/\s+/);
    for (const server of servers)
      if (!named.includes(`${server}:${image.port}`)) faults.push(`the proxy does not lead to ${server}:${image.port}`);
    for (const to of named)
      if (!servers.includes(to.split(':')[0]!)) faults.push(`the proxy leads to ${to}, which is none of the services`);
    if (!proxy.includes(`health_uri ${house.health}\n`)) faults.push('the proxy asks nobody whether they are ready');
  }
  for (const server of servers)
    if (fieldsOf(fieldsOf(services[server])['environment'])['WORDHOARD_TRUST_PROXY'] !== '1')
      faults.push(`${server} takes everybody for the proxy`);
  return faults;
}

/** What is asked of whoever starts it is told by the page for operators; what the servers are told, they read. */
function variableFaults(text: string, { variables, manual }: House): string[] {
  const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name!);
  return [
    ...asked.filter((name) => !manual.includes(name)).map((name) => `the page for operators does not tell of ${name}`),
    ...variablesIn(text)
      .filter((name) => !variables.has(name) && !asked.includes(name))
      .map((name) => `nobody reads or tells of ${name}`),
  ];
}
