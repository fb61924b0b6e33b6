import { effect, type Signal, signal } from '@preact/signals';
import { BOT_SPEEDS, type BotSpeed } from '@wordhoard/protocol';
import { readText, writeJson } from './storage.ts';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly largeTiles: boolean;
  readonly motion: 'system' | 'reduce';
  readonly sound: boolean;
  /** Sound when it becomes the player's turn at a table. */
  readonly turnSound: boolean;
  /** Bots' speed at the next table made here, as last chosen. */
  readonly botSpeed: BotSpeed;
  /** Last choices about rude words, for tables by link or on this device, and for public ones. */
  readonly familyFriendly: boolean;
  readonly familyFriendlyPublic: boolean;
  /** Are typed messages of others shown, and can one write? Preset phrases always are. */
  readonly typedChat: boolean;
  /** Words that were allowed at tables made here; new tables begin with them. */
  readonly allowedWords: readonly string[];
  /** The keys of every table: '?', and letters with Alt. */
  readonly keys: boolean;
  /** Announcements to a screen reader: all, only those that concern the player, or none. */
  readonly announcements: 'all' | 'mine' | 'none';
}

/** first.js reads the theme from the same key before the first paint. */
const KEY = 'wordhoard.settings';

/** As many as a table may allow. */
const MOST_ALLOWED = 500;
/** The words of a list that any table could allow, each once; the last ones of a longer list. */
export const asAllowed = (words: readonly unknown[]): string[] =>
  [...new Set(words)]
    .filter((it): it is string => typeof it === 'string' && /^[a-z]{1,60}$/.test(it))
    .slice(-MOST_ALLOWED);

/** Sound is off by default on phones. */
const defaults = (): Settings => ({
  theme: 'system',
  largeTiles: false,
  motion: 'system',
  sound: typeof matchMedia === 'function' && matchMedia('(hover: hover) and (min-width: 900px)').matches,
  turnSound: false,
  botSpeed: 'natural',
  familyFriendly: false,
  familyFriendlyPublic: true,
  typedChat: true,
  allowedWords: [],
  keys: true,
  announcements: 'all',
});

/** Reads stored settings, old or damaged, as far as they still make sense. */
export function readSettings(stored: string | null, fallback: Settings): Settings {
  let raw: unknown;
  try {
    raw = JSON.parse(stored ?? '{}');
  } catch {
    return fallback;
  }
  if (typeof raw !== 'object' || raw === null) return fallback;
  const given: { readonly [K in keyof Settings | 'quickBots']?: unknown } = raw;
  const among = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.find((it) => it === value) ?? otherwise;
  return {
    theme: among(given.theme, ['system', 'light', 'dark'], fallback.theme),
    largeTiles: among(given.largeTiles, [true, false], fallback.largeTiles),
    motion: among(given.motion, ['system', 'reduce'], fallback.motion),
    sound: among(given.sound, [true, false], fallback.sound),
    turnSound: among(given.turnSound, [true, false], fallback.turnSound),
    // Kept as a tick before there were three speeds.
    botSpeed: among(given.botSpeed, BOT_SPEEDS, given.quickBots === true ? 'quick' : fallback.botSpeed),
    familyFriendly: among(given.familyFriendly, [true, false], fallback.familyFriendly),
    familyFriendlyPublic: among(given.familyFriendlyPublic, [true, false], fallback.familyFriendlyPublic),
    typedChat: among(given.typedChat, [true, false], fallback.typedChat),
    allowedWords: Array.isArray(given.allowedWords) ? asAllowed(given.allowedWords) : fallback.allowedWords,
    keys: among(given.keys, [true, false], fallback.keys),
    announcements: among(given.announcements, ['all', 'mine', 'none'], fallback.announcements),
  };
}

export const settings: Signal<Settings> = signal(readSettings(readText(KEY), defaults()));

export const change = (part: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...part };
};

/** Keeps the root element and the storage as the settings say. */
export function applySettings(): void {
  effect(() => {
    const { theme, largeTiles, motion } = settings.value;
    const root = document.documentElement.dataset;
    if (theme === 'system') delete root['theme'];
    else root['theme'] = theme;
    if (motion === 'reduce') root['motion'] = 'reduce';
    else delete root['motion'];
    root['tiles'] = largeTiles ? 'large' : 'normal';
    writeJson(KEY, settings.value);
  });
}

/** Should things move? */
export const moves = (): boolean =>
  settings.value.motion !== 'reduce' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
