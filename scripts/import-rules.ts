/**
 * Enforces the import rules of ARCHITECTURE.md: which package may import which, what packages may know of Node, that
 * every imported package is declared (a rule that allows all games declares them all), and that modules do not import
 * each other in a cycle. Type-only imports count too, except in cycles. A package without a module or an import fails
 * the check: a parser that understood nothing must not pass.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { findFiles } from './system/files.ts';

const GAMES = 'packages/games/';

/** Package → the packages it may import; a name ending in / stands for every package below it. Games never import each other. */
const IMPORT_RULES: Record<string, readonly string[]> = {
  'packages/lexicon': [],
  'packages/kernel': [],
  'packages/worker-rpc': [],
  [GAMES]: ['packages/kernel', 'packages/lexicon'],
  'packages/catalog': [GAMES, 'packages/kernel', 'packages/lexicon', 'packages/search'],
  'packages/search': ['packages/kernel'],
  'packages/protocol': ['packages/kernel'],
  'packages/table': ['packages/kernel', 'packages/protocol'],
  'packages/lab': ['packages/catalog', 'packages/kernel', 'packages/lexicon', 'packages/search', 'packages/worker-rpc'],
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
  /** One of the files that a template path matches. */
  readonly pattern?: true;
}

/** Every package in the workspace, including one not committed yet. */
const packages = findFiles([
  'packages/*/package.json',
  'packages/games/*/package.json',
  'apps/*/package.json',
  '*/package.json',
])
  .map(dirname)
  .sort();
const covers = (pattern: string, pkg: string): boolean =>
  pattern.endsWith('/') ? pkg.startsWith(pattern) : pkg === pattern;
const allowedImports = (pkg: string): readonly string[] | undefined =>
  Object.entries(IMPORT_RULES).find(([pattern]) => covers(pattern, pkg))?.[1];
const packageOf = (path: string): string | undefined =>
  packages.find((pkg) => path === pkg || path.startsWith(`${pkg}/`));

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly devDependencies?: object;
}
const manifest = (pkg: string): Manifest => JSON.parse(readFileSync(`${pkg}/package.json`, 'utf8'));
const packageByName = new Map(packages.map((pkg) => [manifest(pkg).name, pkg]));
/** The module you get when you import a package by its name. */
const entryOf = (pkg: string): string => join(pkg, manifest(pkg).exports?.['.'] ?? 'no entry');
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
    if (to?.includes('${')) found.push(...expandPath(file, to));
    else if (to !== undefined) add(to, false);
  }
  return found;
}

/** Expands a template path to every file that matches it. */
const expandPath = (file: string, path: string): Import[] => {
  const matching = findFiles(join(dirname(file), path.replace(/\$\{[^}]*\}/g, '*')));
  const paths = matching.length === 0 ? [path] : matching.map((it) => `./${relative(dirname(file), it)}`);
  return paths.map((to) => ({ file, to, typeOnly: false, pattern: true }));
};

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const errors: string[] = [];
const edges = new Map<string, string[]>();
let between = 0;

function judge(pkg: string, { file, to, typeOnly, pattern }: Import): void {
  const report = (why: string): void => void errors.push(`${file} → ${to}: ${why}`);
  if (to.startsWith('.')) {
    const target = relative('.', join(dirname(file), to.replace(/\?.*$/, '')));
    if (!existsSync(target)) return report('no such file');
    const other = packageOf(target);
    if (other !== undefined && other !== pkg) {
      // Bundlers understand a template import only as a path, so a path to the package's entry counts as its name.
      if (pattern && target === entryOf(other)) return judge(pkg, { file, to: manifest(other).name, typeOnly });
      return report(`imports ${other} by path; import it by its name, ${manifest(other).name}`);
    }
    if (!typeOnly) edges.set(file, [...(edges.get(file) ?? []), target]);
    return;
  }
  // Subpath imports (#strings) stay inside their package by definition of our manifests.
  if (to.startsWith('#')) return;
  if (to.startsWith('node:')) {
    const pure = pkg.startsWith('packages/') || (pkg === 'apps/web' && file.startsWith('apps/web/src/'));
    if (pure && !isTest(file)) report('code that runs in browsers may not import Node modules');
    return;
  }
  const name = packageName(to);
  const target = packageByName.get(name);
  const { dependencies = {}, devDependencies = {} } = manifest(pkg);
  const allowed = target !== undefined && (allowedImports(pkg)?.some((rule) => covers(rule, target)) ?? false);
  // A rule that allows every game also declares a new one, so no package.json has to list them.
  const declared =
    name in dependencies || (isTest(file) && name in devDependencies) || (allowed && target.startsWith(GAMES));
  const tool = isTest(file) || pkg === 'e2e' || file === 'apps/web/vite.config.ts';
  // A dependency that the rules forbid would not help.
  const forbidden = target !== undefined && target !== pkg && !allowed && !isTest(file);
  if (!declared && !forbidden && !(tool && rootDev.includes(name)))
    report(`${name} is not a dependency of ${pkg}; add it to ${pkg}/package.json`);
  if (target === undefined || target === pkg) return;
  between += 1;
  if (forbidden) report(`${pkg} may not import ${target}; see the import rules in ARCHITECTURE.md`);
}

/** Finds a cycle of value imports that this file leads to. */
function findCycle(file: string, path: string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of edges.get(file) ?? []) {
    const found = findCycle(next, [...path, file], done);
    if (found) return found;
  }
  done.add(file);
  return undefined;
}

let modules = 0;
for (const pkg of packages) {
  if (!allowedImports(pkg)) errors.push(`${pkg}: no import rule; add one to IMPORT_RULES in scripts/import-rules.ts`);
  const files = findFiles(`${pkg}/**/*.{ts,tsx}`).filter((file) => packageOf(file) === pkg);
  const imports = files.flatMap(importsOf);
  if (files.length === 0 || imports.length === 0)
    errors.push(`${pkg}: found ${files.length} modules and ${imports.length} imports, so nothing was checked`);
  modules += files.length;
  for (const it of imports) judge(pkg, it);
}
if (between === 0) errors.push('found no import from one package to another, so nothing was checked');
const done = new Set<string>();
for (const file of edges.keys()) {
  const found = findCycle(file, [], done);
  if (found) {
    errors.push(`import cycle: ${found.join(' → ')}`);
    break;
  }
}
for (const error of errors) console.error(error);
console.log(
  `${modules} modules in ${packages.length} packages, ${between} imports between packages, ${errors.length} errors`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
