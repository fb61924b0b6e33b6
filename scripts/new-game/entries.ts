/** Adds a new game to existing files: its line in the catalog, its entries in the lock file. */
import { readFileSync } from 'node:fs';
import { rules } from '@wordhoard/kernel/example';
import type { GameManifest } from './files.ts';
import type { Name } from './name.ts';

export interface ChangedFile {
  readonly path: string;
  readonly text: string;
}

const CATALOG = 'packages/catalog/src/games.ts';
const LOCK = 'package-lock.json';

/** Adds a line at the end of the catalog. */
export function addToCatalog({ id, title }: Name): ChangedFile {
  const text = readFileSync(CATALOG, 'utf8');
  const end = text.indexOf('\n} as const;');
  if (end === -1)
    throw new Error(
      `Cannot find where to add the game in ${CATALOG}: its layout has changed. Update scripts/new-game/entries.ts.`,
    );
  const key = id.includes('-') ? `'${id}'` : id;
  const line = `\n  ${key}: { title: '${title}', players: [${rules.players.join(', ')}] },`;
  return { path: CATALOG, text: text.slice(0, end) + line + text.slice(end) };
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

/** Adds the workspace package to the lock file, as npm would. */
export function addToLock({ id }: Name, { name, version, license, dependencies }: GameManifest): ChangedFile {
  const lock: Lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const folder = `packages/games/${id}`;
  const packages = Object.entries({
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, license, dependencies },
  }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { path: LOCK, text: `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n` };
}
