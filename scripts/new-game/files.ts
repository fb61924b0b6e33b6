/** The files of a new game, from the kernel's example and the template, with its own names. */
import { readFileSync } from 'node:fs';
import { findFiles } from '../system/files.ts';
import type { Name } from './name.ts';

const EXAMPLE = 'packages/kernel/src/example';
const TEMPLATE = 'scripts/new-game/template';

/** Source path → target path. */
const places = (): Map<string, string> =>
  new Map([
    ...findFiles(`${EXAMPLE}/**/*.*`).map(
      (path) => [path, `packages/games/magpies/src${path.slice(EXAMPLE.length)}`] as const,
    ),
    ...findFiles(`${TEMPLATE}/**/*.*`).map((path) => [path, path.slice(TEMPLATE.length + 1)] as const),
  ]);

/** All its new files, by path. */
export function gameFiles(name: Name): Map<string, string> {
  const found = [...places()].map(
    ([from, to]) => [to.replaceAll('magpies', name.id), renameIn(readFileSync(from, 'utf8'), to, name)] as const,
  );
  const manifest = `${JSON.stringify(manifestOf(name), null, 2)}\n`;
  return new Map([...found, [`packages/games/${name.id}/package.json`, manifest]]);
}

/**
 * Replacements. The example imports the kernel by a relative path. A title ends a string, begins a comment, names
 * the variants or stands in prose.
 */
const NAMES =
  /(?<kernel>(?<=')(?:\.\.\/)+index\.ts(?='))|(?<title>Magpies(?=')|(?<=^ \* |A variant of )Magpies)|Magpies|magpies|\bMG(?=-\d)/gm;

/** Replaces all names at once, so that a new name may contain an old one. */
function renameIn(text: string, path: string, { id, type, title, prefix }: Name): string {
  const own: Readonly<Record<string, string>> = {
    Magpies: path.endsWith('.md') ? title : type,
    magpies: id,
    MG: prefix,
  };
  return text.replaceAll(NAMES, (found, kernel, asTitle) =>
    kernel ? '@wordhoard/kernel' : asTitle ? title : own[found]!,
  );
}

export interface GameManifest {
  readonly name: string;
  readonly version: string;
  readonly private: true;
  readonly license: string;
  readonly type: 'module';
  readonly sideEffects: false;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Its package.json, with the versions of this workspace. */
export function manifestOf({ id }: Name): GameManifest {
  const read = (path: string): GameManifest => JSON.parse(readFileSync(path, 'utf8'));
  const { version, license } = read('package.json');
  return {
    name: `@wordhoard/${id}`,
    version,
    private: true,
    license,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts', './testing': './src/testing.ts' },
    dependencies: { '@wordhoard/kernel': '*', valibot: read('packages/kernel/package.json').dependencies['valibot']! },
  };
}

/** All names in the files: a game's own type must differ from them. */
export const templateWords = (): Set<string> =>
  new Set([...places().keys()].flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w*/g) ?? []));
