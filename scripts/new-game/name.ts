/** Checks the id of a new game and derives its other names. */
import { existsSync, readFileSync } from 'node:fs';
import { MAX_GAME_ID_LENGTH } from '../../packages/protocol/src/table.ts';
import { findFiles } from '../system/files.ts';

export interface Name {
  /** In URLs and folders: 'fox-trot'. */
  readonly id: string;
  /** The name of its Shape: 'FoxTrot'. */
  readonly type: string;
  /** Shown to players: 'Fox Trot'. */
  readonly title: string;
  /** Prefix of its rule numbers: 'FT' for FT-1. */
  readonly prefix: string;
}

/** Names in use. */
export interface TakenNames {
  /** Packages, games, and anything else with a folder or a command where a game would have its own. */
  readonly ids: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
}

/** The example, commands of the command line, and planned packages. */
const RESERVED = ['magpies', 'new-game', 'words', 'verify', 'serve', 'replay', 'lab', 'sim'];

/** Folders where a new game could clash with something else. */
const TAKEN = ['packages/*', 'packages/games/*', 'apps/*', 'apps/web/src/games/*', 'e2e/*', 'bench/*', 'docs/rules/*'];

export function readTakenNames(): TakenNames {
  const ids = findFiles(TAKEN).map((path) => path.replace(/^.*\/|\.\w+$/g, ''));
  const books = findFiles('docs/rules/*.md').map((file) => readFileSync(file, 'utf8'));
  return {
    ids: new Set([...RESERVED, ...ids, ...['bench', 'e2e', 'scripts', 'docs', 'examples'].filter(existsSync)]),
    prefixes: new Set(books.flatMap((book) => /^- \*\*([A-Z]{2})-\d/m.exec(book)?.[1] ?? [])),
  };
}

const partsOf = (id: string): string[] => id.split('-').map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));

/** Says why an id can't be used; `used` are names that the game's own files need for something else. */
export function idFault(id: string, { ids }: TakenNames, used: ReadonlySet<string>): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `'${id}' is not a valid id. Use lower-case letters and digits, with single hyphens between words, like 'fox-trot'.`;
  if (id.length < 2 || id.length > MAX_GAME_ID_LENGTH)
    return `'${id}' is not a valid id: it must have 2 to ${MAX_GAME_ID_LENGTH} characters.`;
  if (ids.has(id)) return `'${id}' is taken: a game, a package or a command already has this name. Choose another.`;
  const type = partsOf(id).join('');
  if (used.has(type) || type in globalThis)
    return `'${id}' can't be used: the game's own files need the name ${type}. Choose another.`;
  return undefined;
}

export function nameOf(id: string, { prefixes }: TakenNames): Name {
  const parts = partsOf(id);
  return { id, type: parts.join(''), title: parts.join(' '), prefix: freePrefix(id, prefixes) };
}

/** Picks two letters for the rule numbers: the initials, the first and a later letter, or any two that are free. */
function freePrefix(id: string, taken: ReadonlySet<string>): string {
  const letters = id.toUpperCase().replace(/[^A-Z]/g, '');
  const initials = id
    .toUpperCase()
    .match(/(?<![A-Z])[A-Z]/g)!
    .join('');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const wanted = [initials.slice(0, 2), ...Array.from(letters.slice(1) + alphabet, (letter) => letters[0]! + letter)];
  const any = Array.from(alphabet, (a) => Array.from(alphabet, (b) => a + b)).flat();
  return [...wanted, ...any].find((prefix) => prefix.length === 2 && !taken.has(prefix))!;
}
