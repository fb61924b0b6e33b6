/**
 * Checks the lock files: every package that can be installed here has a checksum, so that `npm ci` verifies what it
 * fetched. Exempt are optional packages for other systems, which a registry mirror may not serve; npm skips those.
 */
import { readFileSync } from 'node:fs';

interface LockEntry {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** The system that CI runs on, and that most servers run on. */
const OURS = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;

const isForOthers = (entry: LockEntry): boolean =>
  entry.optional === true &&
  (['os', 'cpu', 'libc'] as const).some((part) => entry[part] !== undefined && !entry[part].includes(OURS[part]));

/** Paths of the packages without a checksum that should have one. */
export const findUnverified = (packages: Readonly<Record<string, LockEntry>>): string[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity && !isForOthers(entry))
    .map(([path]) => path);

if (import.meta.main)
  for (const file of ['package-lock.json', 'bench/peers/package-lock.json']) {
    const { packages }: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync(file, 'utf8'));
    const missing = findUnverified(packages);
    for (const path of missing)
      console.error(
        `${file}: ${path} has no checksum. In the folder of ${file}, run scripts/complete-lock.ts with node.`,
      );
    console.log(`${file}: ${Object.keys(packages).length} packages, ${missing.length} without a checksum`);
    if (missing.length > 0) process.exitCode = 1;
  }
