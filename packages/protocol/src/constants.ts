/**
 * The run-time part of the protocol that pages need, apart from the schemas: only servers validate, and the schema
 * library would otherwise be in every page.
 */

/** Path of the socket. The cookie set by GET /api/me identifies the guest. */
export const SOCKET_PATH = '/ws';

/**
 * Path of a socket for one table. A proxy that hashes on it brings all players of a table to one server, which is
 * cheaper than several. It is only a hint: `enter` names the table, and any server can serve any table.
 */
export const socketPathOf = (code: string): string => `${SOCKET_PATH}/${code}`;
/** Appended to the path by clients that keep their last view: an unchanged view is not sent again (`kept`). */
export const BRIEF_UPDATES = 'brief';
/** Appended instead by clients that can also change their last view: of a changed view only the changes are sent (`patch`). */
export const PATCHED_VIEWS = 'patched';

/** Appended too, or sent with POST /api/tables, by clients that add salts to the shuffle: the table waits for those. */
export const ADDS_SALT = 'salt';

/** Characters of a typed message. */
export const MAX_CHAT_LENGTH = 200;

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

/** Emblems a guest may choose instead of a letter; drawn by the pages. */
export const EMBLEMS = ['star', 'leaf', 'moon', 'key', 'cup', 'fish'] as const;
export type Emblem = (typeof EMBLEMS)[number];
/** Number of colours to choose from. */
export const COLOUR_COUNT = 6;

/** A guest's picture beside their name. Chosen from a few things, so that there is nothing to moderate. */
export interface Picture {
  /** A capital letter, as on a tile, or an emblem. */
  readonly mark: string;
  readonly colour: number;
}

/** Finished tables in one request, at most. */
export const MAX_FINISHED_TABLES = 6;
/** A guest's own tables in one request, at most. */
export const MAX_OWN_TABLES = 24;

/** Labels of linked devices in a list. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];
