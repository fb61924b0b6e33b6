import type { DeviceKind } from '@wordhoard/protocol';
import { plural } from '../../ui/format.ts';

export const settings = {
  title: 'Settings',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  tiles: 'Large tiles and letters',
  tilesHint: 'Bigger cards, keys and words where they fit.',
  motion: 'Less motion',
  motionHint: 'Nothing flips, slides or fades. Your device’s reduced-motion setting also applies.',
  sound: 'Sounds',
  soundHint: 'Clicks when you place or lock something, sand when a timer turns, a few notes when you win.',
  turnSound: 'Sound when it’s your turn',
  turnSoundHint: 'Two notes when others are waiting for you, even if you’re in another tab.',
  keys: 'Keyboard shortcuts for log, chat and menu',
  keysHint: 'Press ? at a table to see them all. Turn them off if they clash with your own.',
  familyHint: 'No coarse words in your next games. For a public table, choose this when you make it.',
  announcements: 'Announcements for screen readers',
  announcing: {
    all: 'Everything that happens',
    mine: 'Only what affects me',
    none: 'None',
  },
  announceHint: 'What your screen reader says unasked. The log always has everything.',
  myGames: 'My games: save, move or delete them',
  about: 'About and licences',
} as const;

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
