import type { DeviceKind } from '@wordhoard/protocol';
import { plural } from '../../ui/format.ts';

const kinds: Readonly<Record<DeviceKind, string>> = { phone: 'Phone', tablet: 'Tablet', computer: 'Computer' };
const date = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const devices = {
  title: 'Another device',
  text: 'Continue on your phone with the same name and the same seats. No account, no email. Games against bots stay on this device; to move finished ones, use “Save all to a file” in My games.',
  make: 'Continue on your phone',
  another: 'Show another code',
  scan: 'Scan this with your phone, or type the code into its Settings.',
  code: 'Code',
  once: (ms: number): string =>
    `It works once, for ${plural(Math.round(ms / 60_000), 'minute', 'minutes')}. Keep it to yourself: it signs a device in as you.`,
  qr: 'QR code for the other device',
  list: 'Your devices',
  kind: (kind: DeviceKind | null): string => (kind === null ? 'Your first device' : kinds[kind]),
  here: 'this device',
  since: (at: number): string => `since ${date(at)}`,
  signOff: 'Sign out',
  signOffOf: (what: string): string => `Sign out: ${what}`,
  sure: (what: string): string => `Sign out: ${what}? You’ll no longer be able to play as yourself there.`,
  keep: 'No, keep it',
  yes: 'Yes, sign out',
  have: 'Enter a code from another device',

  /** On the device being added. */
  claim: {
    title: 'Continue here',
    text: 'On your other device, open Settings and choose “Continue on your phone”. Then type the code it shows.',
    ready:
      'You can play on this device too, with the same name and tables. Games against bots stay on the device where you started them.',
    code: 'Code',
    hint: '10 letters and digits',
    go: 'Continue here',
    instead: (name: string): string =>
      `On this device you’re ${name}. If you continue, you give up the seats you took as ${name}; games on this device stay.`,
    done: (name: string): string => `You’re now ${name} on this device.`,
    somebody: 'the same player',
  },
} as const;
