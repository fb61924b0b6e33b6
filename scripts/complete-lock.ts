/**
 * Completes package-lock.json. Run it after changing dependencies, where the lock file is:
 *
 *   rm -rf node_modules package-lock.json && npm install --package-lock-only && npx --yes node@26 scripts/complete-lock.ts && npm ci
 *   npm run lock:peers
 *
 * - `npm ci` refuses a lock file that lacks an optional platform package, and `npm install` leaves out those its registry
 *   does not serve (a mirror may hold Linux only). Every missing one is entered by its exact version, with the system it
 *   is for, so each machine fetches its own and skips the rest.
 * - `npm ci` verifies only packages that have a checksum (`integrity`), and npm writes none for what it found installed or
 *   cached. Every missing one is asked of the registry that npm is set to.
 *
 * It reports what it can't find out. `npm run lock` checks the result.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from './system/programs.ts';

interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added: string[] = [];
for (const [path, { optionalDependencies, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
    if (`node_modules/${name}` in lock.packages || `${path}/node_modules/${name}` in lock.packages) continue;
    if (!/^\d+\.\d+\.\d+\S*$/.test(version)) {
      console.error(`Skipped ${name}@${version}: not an exact version. Add its entry to package-lock.json by hand.`);
      process.exitCode = 1;
      continue;
    }
    const parts = name.split(/[-/]/);
    const os = OS.filter((it) => parts.includes(it));
    const cpu = CPU.filter((it) => parts.includes(it));
    const libc = parts.some((it) => it.startsWith('musl'))
      ? ['musl']
      : parts.some((it) => it.startsWith('gnu'))
        ? ['glibc']
        : [];
    if (os.length + cpu.length === 0) {
      console.error(
        `Skipped ${name}: its name does not tell its operating system or processor. Add its entry by hand.`,
      );
      process.exitCode = 1;
      continue;
    }
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(dev ? { dev } : {}),
      optional: true,
      ...(os.length ? { os } : {}),
      ...(cpu.length ? { cpu } : {}),
      ...(libc.length ? { libc } : {}),
    };
    added.push(name);
  }
}

const [npm, ...args] = commandLine(['npm', 'config', 'get', 'registry']);
const registry = execFileSync(npm, args, { encoding: 'utf8' }).trim().replace(/\/$/, '');

/** Looks up the registry's checksum of a version. */
async function integrityOf(name: string, version: string): Promise<string | undefined> {
  const answer = await fetch(`${registry}/${name.replace('/', '%2f')}`);
  if (!answer.ok) return undefined;
  // As every npm registry answers.
  const found = (await answer.json()) as { versions?: Record<string, { dist?: { integrity?: string } }> };
  return found.versions?.[version]?.dist?.integrity;
}

let completed = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  const at = path.lastIndexOf('node_modules/');
  if (at < 0 || entry.link || entry.integrity || !entry.version) continue;
  const name = entry.name ?? path.slice(at + 'node_modules/'.length);
  const integrity = await integrityOf(name, entry.version);
  if (integrity) {
    // Beside the version, where npm writes it.
    const { version, ...rest } = entry;
    lock.packages[path] = { version, integrity, ...rest };
    completed += 1;
  } else console.error(`No checksum for ${name}@${entry.version}: the registry does not have it.`);
}

// npm writes its entries in this order; keeping it keeps later diffs small.
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added.length} platform packages and ${completed} checksums to package-lock.json.`);
