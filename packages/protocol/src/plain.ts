/**
 * What the pages need of the protocol at run time, apart from the schemas: those read what comes from outside, which
 * only servers do, and would bring their whole library into every page.
 */

/** Where the socket is. The cookie that GET /api/me gives says who you are. */
export const SOCKET_PATH = '/ws';
/** After its path: whoever says so keeps what they see, and is not sent a view again that is as it was (`kept`). */
export const BRIEFLY = 'brief';

/** Beside that, or in POST /api/tables: this client adds its salts to a shuffle, and a table that starts waits for them. */
export const SALTED = 'salt';

/** Characters of a typed message. */
export const CHAT_LENGTH = 200;

/** At every table there are presets: nothing to moderate, and every language can show them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'nice-word',
  'ouch',
  'thinking',
  'hurry',
  'oops',
  'thanks',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** What somebody may be known by besides a letter: drawn by the pages. */
export const EMBLEMS = ['star', 'leaf', 'moon', 'key', 'cup', 'fish'] as const;
export type Emblem = (typeof EMBLEMS)[number];
/** How many colours there are to choose from. */
export const COLOURS = 6;

/** How somebody is drawn beside their name. Chosen among few things, so that there is nothing to moderate. */
export interface Picture {
  /** A capital letter, as on a tile, or an emblem. */
  readonly mark: string;
  readonly colour: number;
}

/** So many finished tables may be asked about at once. */
export const MOST_FINISHED = 6;
/** So many tables of one's own may be asked about at once. */
export const MOST_MINE = 24;

/** What a linked device is called in a list. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
