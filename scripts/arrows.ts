/**
 * Enforces the import arrows of ARCHITECTURE.md: which room may import which, what the packages may know of the world,
 * that nothing undeclared is imported and that no modules import each other in a circle. Type-only imports count
 * (an arrow is an arrow), except for circles. A room in which it found no module or no import fails: a tool that
 * understood nothing must not look like one that found nothing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Room → the rooms it may import. Games never import one another. */
const ARROWS: Record<string, readonly string[]> = {
  'packages/lexicon': [],
  'packages/kernel': [],
  'packages/games/wildwords': ['packages/kernel', 'packages/lexicon'],
  'packages/games/wordsy': ['packages/kernel', 'packages/lexicon'],
  'packages/games/word-nerds': ['packages/kernel', 'packages/lexicon'],
  'packages/games/wordsmith': ['packages/kernel', 'packages/lexicon'],
  'packages/games/word-worx': ['packages/kernel', 'packages/lexicon'],
  'packages/catalog': ['packages/games/', 'packages/kernel', 'packages/lexicon'],
  'packages/protocol': ['packages/kernel'],
  'packages/lab': ['packages/catalog', 'packages/kernel', 'packages/lexicon'],
  'apps/server': ['packages/'],
  'apps/web': ['packages/'],
  'apps/cli': ['packages/', 'apps/server'],
  bench: ['packages/', 'apps/server'],
  e2e: ['packages/', 'apps/server'],
};

interface Import {
  readonly file: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const rooms = Object.keys(ARROWS).filter((room) => existsSync(`${room}/package.json`));
const roomOf = (path: string): string | undefined => rooms.find((room) => path === room || path.startsWith(`${room}/`));
const manifest = (room: string): { name: string; dependencies?: object; devDependencies?: object } =>
  JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
const roomByName = new Map(rooms.map((room) => [manifest(room).name, room]));
const rootDev = Object.keys(manifest('.').devDependencies ?? {});

const isTest = (file: string): boolean => /\.(test|typetest)\.tsx?$|(^|\/)(scripts|test|testing)\//.test(file);

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found: Import[] = [];
  const add = (to: string, typeOnly: boolean): void => void found.push({ file, to, typeOnly });
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) add(literal[1]!, false);
  }
  return found;
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const faults: string[] = [];
const edges = new Map<string, string[]>();
let between = 0;

function judge(room: string, { file, to, typeOnly }: Import): void {
  const fault = (why: string): void => void faults.push(`${file} → ${to}: ${why}`);
  if (to.startsWith('.')) {
    const target = relative('.', join(dirname(file), to.replace(/\?.*$/, '')));
    if (!existsSync(target)) return fault('there is no such file');
    if (roomOf(target) !== undefined && roomOf(target) !== room) return fault('reaches into another room by path');
    if (!typeOnly) edges.set(file, [...(edges.get(file) ?? []), target]);
    return;
  }
  // Subpath imports (#strings) stay inside their package by definition of our manifests.
  if (to.startsWith('#')) return;
  if (to.startsWith('node:')) {
    const pure = room.startsWith('packages/') || (room === 'apps/web' && file.startsWith('apps/web/src/'));
    if (pure && !isTest(file)) fault('knows Node');
    return;
  }
  const name = packageName(to);
  const target = roomByName.get(name);
  const { dependencies = {}, devDependencies = {} } = manifest(room);
  const declared = name in dependencies || (isTest(file) && name in devDependencies);
  const tool = isTest(file) || room === 'e2e' || file === 'apps/web/vite.config.ts';
  if (!declared && !(tool && rootDev.includes(name))) fault(`${name} is not among the dependencies of ${room}`);
  if (target === undefined || target === room) return;
  between += 1;
  const allowed = ARROWS[room]!.some((arrow) => (arrow.endsWith('/') ? target.startsWith(arrow) : target === arrow));
  if (!allowed && !isTest(file)) fault(`${room} may not import ${target}`);
}

/** A circle of value imports, if there is one below this file. */
function circle(file: string, path: string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of edges.get(file) ?? []) {
    const found = circle(next, [...path, file], done);
    if (found) return found;
  }
  done.add(file);
  return undefined;
}

let modules = 0;
for (const room of rooms) {
  const files = globSync(`${room}/**/*.{ts,tsx}`, {
    exclude: (path) => /node_modules|dist$/.test(String(path)),
  }).filter((file) => roomOf(file) === room);
  const imports = files.flatMap(importsOf);
  if (files.length === 0 || imports.length === 0) faults.push(`${room}: nothing was looked at`);
  modules += files.length;
  for (const it of imports) judge(room, it);
}
if (between === 0) faults.push('no import between rooms was found');
const done = new Set<string>();
for (const file of edges.keys()) {
  const found = circle(file, [], done);
  if (found) {
    faults.push(`circle: ${found.join(' → ')}`);
    break;
  }
}
for (const fault of faults) console.error(fault);
console.log(`${modules} modules in ${rooms.length} rooms, ${between} imports between rooms, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
