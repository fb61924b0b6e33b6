import type { DeviceKind } from '@wordhoard/protocol';
import { plural } from '../../shell/format.ts';

const kinds: Readonly<Record<DeviceKind, string>> = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' };
const date = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const devices = {
  title: 'Another device',
  text: 'Go on on your phone: the same name, the same places at tables. No account, no mail. Games against bots stay on this device: “Save all to a file” under My games takes the finished ones along.',
  make: 'Go on on your phone',
  another: 'Another code',
  scan: 'Point the phone’s camera here, or type the code there under Settings.',
  code: 'Code',
  once: (ms: number): string =>
    `It works once, for ${plural(Math.round(ms / 60_000), 'minute', 'minutes')}. Whoever has it is you.`,
  qr: 'QR code for the other device',
  list: 'Your devices',
  kind: (kind: DeviceKind | null): string => (kind === null ? 'The device you began with' : kinds[kind]),
  here: 'this device',
  since: (at: number): string => `since ${date(at)}`,
  signOff: 'Sign off',
  signOffOf: (what: string): string => `Sign off: ${what}`,
  sure: (what: string): string => `Sign off: ${what}? It will be somebody else there from now on.`,
  keep: 'No, leave it',
  yes: 'Yes, sign off',
  have: 'A code from another device?',

  /** On the device that is to be the same guest. */
  claim: {
    title: 'Go on here',
    text: 'On your other device, open Settings and press “Go on on your phone”. Type the code it shows.',
    ready:
      'This device becomes the one you play on too: same name, same tables. Games against bots stay on the device they were begun on.',
    code: 'Code',
    hint: 'Ten letters and digits',
    go: 'Go on here',
    instead: (name: string): string =>
      `Here you are ${name} now. Places at tables that you took under this name are not yours any more then; games on this device stay.`,
    done: (name: string): string => `This device is ${name} now.`,
    somebody: 'the same guest',
  },
} as const;
