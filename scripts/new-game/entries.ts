/** What the files that are there already get for a new game: its line in the catalog, its entries in the lock file. */
import { readFileSync } from 'node:fs';
import type { Manifest } from './files.ts';
import type { Name } from './name.ts';

export interface Changed {
  readonly path: string;
  readonly text: string;
}

const CATALOG = 'packages/catalog/src/games.ts';
const LOCK = 'package-lock.json';
const RULES = 'packages/kernel/src/example/rules.ts';

/** The catalog with one more line, the last. */
export function withGame({ id, title }: Name): Changed {
  const [, players] = /\n {2}players: (\[.*\]),\n/.exec(readFileSync(RULES, 'utf8')) ?? [];
  const text = readFileSync(CATALOG, 'utf8');
  const end = text.indexOf('\n} as const;');
  if (players === undefined || end === -1) throw new Error(`${RULES} or ${CATALOG} does not look as it did`);
  const key = id.includes('-') ? `'${id}'` : id;
  const line = `\n  ${key}: { title: '${title}', players: ${players} },`;
  return { path: CATALOG, text: text.slice(0, end) + line + text.slice(end) };
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** The lock file as npm would write it: it asks nobody about a room of this house. */
export function withPackage({ id }: Name, { name, version, license, dependencies }: Manifest): Changed {
  const lock: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const room = `packages/games/${id}`;
  const packages = Object.entries({
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: room, link: true },
    [room]: { name, version, license, dependencies },
  }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { path: LOCK, text: `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n` };
}
