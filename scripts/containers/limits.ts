import { capacityOf } from '../../apps/server/src/socket/capacity.ts';
import { type Fields, fieldsOf, textOf } from './values.ts';

const UNITS: Readonly<Record<string, number>> = { k: 2 ** 10, m: 2 ** 20, g: 2 ** 30 };

/** The bytes of a size such as `2g` or `${SERVER_MEMORY:-2g}`; NaN for anything else. */
export function bytesOf(size: string): number {
  const [, count, unit] = /^(?:\$\{\w+:-)?(\d+)([kmg])b?\}?$/.exec(size) ?? [];
  return Number(count) * (UNITS[unit ?? ''] ?? Number.NaN);
}

/** With less, the system may end a server when its bots and daily tasks begin to work (docs/operations.md). */
const LEAST_SERVER_BYTES = 2 ** 30;

/** Lists the limits that a service lacks: one that takes all memory, processes or disk space stops the others, too. */
export function limitFaults(name: string, service: Fields): string[] {
  const faults: string[] = [];
  const fault = (why: string): void => void faults.push(`${name}: ${why}`);
  for (const limit of ['mem_limit', 'cpus', 'pids_limit']) if (!(limit in service)) fault(`has no ${limit}`);
  const { driver, options } = fieldsOf(service['logging']);
  const { 'max-size': size, 'max-file': files } = fieldsOf(options);
  if (driver !== 'json-file' || !(bytesOf(textOf(size)) > 0) || !/^\d+$/.test(textOf(files)))
    fault('its log grows without end; give json-file a max-size and a max-file');

  const memory = bytesOf(textOf(service['mem_limit']));
  if ('mem_limit' in service && Number.isNaN(memory)) fault(`mem_limit is no size: ${service['mem_limit']}`);
  if ('build' in service && memory > 0) {
    if (memory < LEAST_SERVER_BYTES) fault('a server needs at least 1g of memory');
    const plenty = { memory, heap: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY };
    const files = Number(fieldsOf(service['ulimits'])['nofile'] ?? 0);
    if (capacityOf({ ...plenty, files }).sockets < capacityOf(plenty).sockets)
      fault(`${files} open files are fewer than the sockets for which it has memory`);
  }
  return faults;
}
