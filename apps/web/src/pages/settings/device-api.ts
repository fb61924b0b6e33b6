import type { DeviceList, LinkCode, LinkedDevice, LinkRequest } from '@wordhoard/protocol';
import { type Answer, ask, call } from '../../net/api.ts';

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
