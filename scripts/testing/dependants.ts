import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { findFiles } from '../system/files.ts';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** A package.json, as far as it says where an import leads. */
interface PackageJson {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, string>>;
}

interface Package extends PackageJson {
  readonly folder: string;
}

function readPackages(): Package[] {
  const manifests = findFiles(
    ['packages/*', 'packages/games/*', 'apps/*', 'bench', 'e2e', 'sim'].map((it) => `${it}/package.json`),
  );
  return manifests.map((path) => ({ ...JSON.parse(readFileSync(path, 'utf8')), folder: dirname(path) }));
}

/** `./src/strings/en/*` for `#strings/*`, with the star filled in. */
function followPattern(patterns: Readonly<Record<string, string>> = {}, path: string): string | undefined {
  for (const [pattern, target] of Object.entries(patterns)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? path === pattern : path.startsWith(before))
      return target.replace('*', path.slice(before.length));
  }
  return undefined;
}

/** Finds the file of ours that an import leads to; undefined for packages from the registry and for Node's own. */
function resolveImport(file: string, to: string, packages: readonly Package[]): string | undefined {
  const path = to.replace(/\?.*$/, '');
  if (path.startsWith('.')) return normalize(join(dirname(file), path));
  const own = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const target = path.startsWith('#') ? own : packages.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (!target) return undefined;
  const found = path.startsWith('#')
    ? followPattern(target.imports, path)
    : followPattern(target.exports, `.${path.slice(target.name.length)}`);
  return found && normalize(join(target.folder, found));
}

/**
 * The files a file needs when it runs. Types are left to the type check. An import with a hole in it, such as a game loaded
 * by its id, is no dependency on any one of them.
 */
function importsOf(file: string, packages: readonly Package[]): string[] {
  const text = readFileSync(file, 'utf8');
  const { module } = parseSync(file, text);
  const found = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const [, path = ''] = /^['"`]([^$]*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
      return path === '' ? [] : [path];
    }),
  ];
  return found.flatMap((to) => resolveImport(file, to, packages) ?? []);
}

/**
 * Sources and results of the schemas and of the generated pages. No import leads there: they are made from types, and from
 * games that are loaded by their id.
 */
const GENERATED =
  /^(?:packages\/.*\.ts$|packages\/games\/[^/]*\/schema\.json$|apps\/server\/schema\/|docs\/(?:lab|protocol|variants)|examples\/variants\/)/;
/** Check that what is generated is up to date. */
const GENERATED_TESTS = ['scripts/schemas.test.ts', 'scripts/protocol-pages.test.ts'];

/** Changed files that say how all tests run. */
const isGlobal = (file: string): boolean => !file.includes('/') && /\.(json|ts)$/.test(file);

/** Which file runs which: the packages, all unit tests, and for each file those that import it. */
export interface ImportGraph {
  readonly folders: readonly string[];
  readonly tests: readonly string[];
  readonly importers: ReadonlyMap<string, readonly string[]>;
}

export function readImportGraph(): ImportGraph {
  const packages = readPackages();
  const files = findFiles('{packages,apps,bench,sim,scripts}/**/*.{ts,tsx}', [
    '**/node_modules/**',
    '**/dist/**',
    'scripts/new-game/template/**',
  ]);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const to of importsOf(file, packages)) importers.set(to, [...(importers.get(to) ?? []), file]);
  return { folders: packages.map(({ folder }) => folder), tests: files.filter(isTest), importers };
}

/** The unit tests that run any of the changed files, directly or not. */
export function testsOf(changed: readonly string[], { folders, tests, importers }: ImportGraph): readonly string[] {
  if (changed.some(isGlobal)) return tests;
  // Readers of a file that isn't a module can't be found, so all tests of its package count as its readers.
  const data = changed.filter((file) => !/\.tsx?$/.test(file));
  const touched = folders.filter((folder) => data.some((file) => file.startsWith(`${folder}/`)));
  const readers = tests.filter((test) => touched.some((folder) => test.startsWith(`${folder}/`)));
  const generated = changed.some((file) => GENERATED.test(file) && !isTest(file)) ? GENERATED_TESTS : [];
  const reached = new Set([...changed, ...readers, ...generated]);
  // This also goes through what is added on the way.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return tests.filter((test) => reached.has(test));
}
