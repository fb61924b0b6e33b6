/**
 * Enforces the import arrows of ARCHITECTURE.md: which room may import which, what the packages may know of the world,
 * that nothing undeclared is imported (a game is declared by the arrow that leads to all games) and that no modules
 * import each other in a circle. Type-only imports count (an arrow is an arrow), except for circles. A room in which it
 * found no module or no import fails: a tool that understood nothing must not look like one that found nothing.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const GAMES = 'packages/games/';

/** Room → the rooms it may import; a name that ends in / stands for every room below it. Games never import one another. */
const ARROWS: Record<string, readonly string[]> = {
  'packages/lexicon': [],
  'packages/kernel': [],
  [GAMES]: ['packages/kernel', 'packages/lexicon'],
  'packages/catalog': [GAMES, 'packages/kernel', 'packages/lexicon'],
  'packages/protocol': ['packages/kernel'],
  'packages/table': ['packages/kernel', 'packages/protocol'],
  'packages/lab': ['packages/catalog', 'packages/kernel', 'packages/lexicon'],
  'packages/review': ['packages/kernel', 'packages/protocol', 'packages/table'],
  'packages/hoard': ['packages/catalog', 'packages/kernel', 'packages/lexicon'],
  'apps/server': ['packages/'],
  'apps/web': ['packages/'],
  'apps/cli': ['packages/', 'apps/server'],
  bench: ['packages/', 'apps/server', 'e2e'],
  e2e: ['packages/', 'apps/server'],
  sim: ['packages/', 'apps/server'],
};

interface Import {
  readonly file: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** One of the files that a path with a hole in it can be. */
  readonly pattern?: true;
}

/** Every room there is, also one made today. */
const rooms = globSync([
  'packages/*/package.json',
  'packages/games/*/package.json',
  'apps/*/package.json',
  '*/package.json',
])
  .map(dirname)
  .sort();
const covers = (pattern: string, room: string): boolean =>
  pattern.endsWith('/') ? room.startsWith(pattern) : room === pattern;
const arrowsOf = (room: string): readonly string[] | undefined =>
  Object.entries(ARROWS).find(([pattern]) => covers(pattern, room))?.[1];
const roomOf = (path: string): string | undefined => rooms.find((room) => path === room || path.startsWith(`${room}/`));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}
const manifest = (room: string): Manifest => JSON.parse(readFileSync(`${room}/package.json`, 'utf8'));
const roomByName = new Map(rooms.map((room) => [manifest(room).name, room]));
/** Where one comes in who imports a room by its name. */
const frontDoor = (room: string): string => join(room, manifest(room).exports?.['.'] ?? 'no door');
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
    const [, to] = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
    if (to?.includes('${')) found.push(...everyPath(file, to));
    else if (to !== undefined) add(to, false);
  }
  return found;
}

/** A path with a hole in it is every file it can be. */
const everyPath = (file: string, path: string): Import[] => {
  const matching = globSync(join(dirname(file), path.replace(/\$\{[^}]*\}/g, '*')));
  const paths = matching.length === 0 ? [path] : matching.map((it) => `./${relative(dirname(file), it)}`);
  return paths.map((to) => ({ file, to, typeOnly: false, pattern: true }));
};

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const faults: string[] = [];
const edges = new Map<string, string[]>();
let between = 0;

function judge(room: string, { file, to, typeOnly, pattern }: Import): void {
  const fault = (why: string): void => void faults.push(`${file} → ${to}: ${why}`);
  if (to.startsWith('.')) {
    const target = relative('.', join(dirname(file), to.replace(/\?.*$/, '')));
    if (!existsSync(target)) return fault('there is no such file');
    const other = roomOf(target);
    if (other !== undefined && other !== room) {
      // A bundler understands an import with a hole only as a path; by the front door it is as good as the name.
      if (pattern && target === frontDoor(other)) return judge(room, { file, to: manifest(other).name, typeOnly });
      return fault('reaches into another room by path');
    }
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
  const allowed = target !== undefined && (arrowsOf(room)?.some((arrow) => covers(arrow, target)) ?? false);
  // Whoever may import the games may import one made today: it is declared by the arrow, not in five lists.
  const declared =
    name in dependencies || (isTest(file) && name in devDependencies) || (allowed && target.startsWith(GAMES));
  const tool = isTest(file) || room === 'e2e' || file === 'apps/web/vite.config.ts';
  if (!declared && !(tool && rootDev.includes(name))) fault(`${name} is not among the dependencies of ${room}`);
  if (target === undefined || target === room) return;
  between += 1;
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
  if (!arrowsOf(room)) faults.push(`${room}: nobody has said what this room may import`);
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
