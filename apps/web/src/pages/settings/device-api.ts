import type { DeviceList, LinkCode, Linked, LinkRequest } from '@wordhoard/protocol';
import { type Answer, ask, call } from '../../shell/api.ts';

/** What is asked of the server about other devices. */
export const deviceApi: {
  /** A code that makes another device the same guest. */
  code(): Promise<Answer<LinkCode>>;
  link(request: LinkRequest): Promise<Answer<Linked>>;
  list(): Promise<Answer<DeviceList>>;
  signOff(device: string): Promise<Answer<unknown>>;
  /** All tables of one's own that the server knows of. */
  history(): Promise<Answer<Pick<Linked, 'tables'>>>;
} = {
  code: () => call('/me/code', {}),
  link: (request) => call('/link', request),
  list: () => call('/me/devices'),
  signOff: (device) => ask(`/me/devices/${encodeURIComponent(device)}`, { method: 'DELETE' }),
  history: () => call('/me/history'),
};
