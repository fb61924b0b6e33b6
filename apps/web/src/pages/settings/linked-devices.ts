import type { DeviceKind, DeviceList, HistoryTable, LinkCode, LinkedDevice, LinkRequest } from '@wordhoard/protocol';
import { myFinishedTables, myTables, rememberTable } from '../../device/my-tables.ts';
import { readText, writeText } from '../../device/storage.ts';
import { type Answer, ask, call } from '../../net/api.ts';

/** Remembers that there is another device: only then can there be tables that this one doesn't know of. */
const KEY = 'wordhoard.linked';

export const isLinked = (): boolean => readText(KEY) !== null;

export const markLinked = (): void => void writeText(KEY, '1');

/** Remembers those that this device has not heard of; which of them is over or gone is found out as with all others. */
export function rememberHistory(tables: readonly HistoryTable[]): void {
  const known = new Set([...myTables(), ...myFinishedTables()].map(({ code }) => code));
  for (const { code, game, status } of tables) {
    if (known.has(code) || status === 'closed') continue;
    rememberTable({ code, game }, status === 'over' ? 'over' : 'goes-on');
  }
}

export async function fetchHistory(): Promise<void> {
  const answer = await deviceApi.history();
  if (answer.ok) rememberHistory(answer.value.tables);
}

/** Roughly: it only has to be told from the others in a list of few. */
export function deviceKind(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}

/** Requests about other devices. */
export const deviceApi: {
  /** A code that makes another device the same guest. */
  code(): Promise<Answer<LinkCode>>;
  link(request: LinkRequest): Promise<Answer<LinkedDevice>>;
  list(): Promise<Answer<DeviceList>>;
  signOff(device: string): Promise<Answer<unknown>>;
  /** All of the guest's tables that the server knows of. */
  history(): Promise<Answer<Pick<LinkedDevice, 'tables'>>>;
} = {
  code: () => call('/me/code', {}),
  link: (request) => call('/link', request),
  list: () => call('/me/devices'),
  signOff: (device) => ask(`/me/devices/${encodeURIComponent(device)}`, { method: 'DELETE' }),
  history: () => call('/me/history'),
};
