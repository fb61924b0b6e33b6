/** What a new game may be called, and what follows from its id. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { LONGEST_GAME_ID } from '../../packages/protocol/src/table.ts';

export interface Name {
  /** As in addresses and folders: 'fox-trot'. */
  readonly id: string;
  /** Of its Shape: 'FoxTrot'. */
  readonly type: string;
  /** As people read it: 'Fox Trot'. */
  readonly title: string;
  /** Of its rules: 'FT' for FT-1. */
  readonly prefix: string;
}

/** What is taken already. */
export interface House {
  /** Of rooms, games and whatever has a folder or a command where a game would have its own. */
  readonly ids: ReadonlySet<string>;
  readonly prefixes: ReadonlySet<string>;
}

/** The example itself, the commands of the command line, and rooms that are thought of. */
const RESERVED = ['magpies', 'new-game', 'words', 'verify', 'serve', 'replay', 'lab', 'sim'];

/** Wherever something lies that a game of the same name would meet. */
const TAKEN = ['packages/*', 'packages/games/*', 'apps/*', 'apps/web/src/games/*', 'e2e/*', 'bench/*', 'docs/rules/*'];

export function readHouse(): House {
  const ids = globSync(TAKEN).map((path) => path.replace(/^.*[/\\]|\.\w+$/g, ''));
  const books = globSync('docs/rules/*.md').map((file) => readFileSync(file, 'utf8'));
  return {
    ids: new Set([...RESERVED, ...ids, ...['bench', 'e2e', 'scripts', 'docs', 'examples'].filter(existsSync)]),
    prefixes: new Set(books.flatMap((book) => /^- \*\*([A-Z]{2})-\d/m.exec(book)?.[1] ?? [])),
  };
}

const partsOf = (id: string): string[] => id.split('-').map((part) => part.slice(0, 1).toUpperCase() + part.slice(1));

/** Why a game cannot be called so, in words; `used` are the names its own files need for something else. */
export function idFault(id: string, { ids }: House, used: ReadonlySet<string>): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `'${id}' is no id: small letters and digits, with single hyphens between words, like 'fox-trot'.`;
  if (id.length < 2 || id.length > LONGEST_GAME_ID) return `'${id}' is no id: it has 2 to ${LONGEST_GAME_ID} letters.`;
  if (ids.has(id)) return `'${id}' is taken: a game, a room or a command has this name already.`;
  const type = partsOf(id).join('');
  if (used.has(type) || type in globalThis)
    return `'${id}' cannot be used: ${type} is a name the game's own files need.`;
  return undefined;
}

export function nameOf(id: string, { prefixes }: House): Name {
  const parts = partsOf(id);
  return { id, type: parts.join(''), title: parts.join(' '), prefix: freePrefix(id, prefixes) };
}

/** Two letters for its rules: the initials, or the first and a later one; any two if all of those are taken. */
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
