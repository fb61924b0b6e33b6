import { existsSync, readFileSync } from 'node:fs';
import { findFiles } from '../system/files.ts';

/** Facts a container file may rely on. */
export interface ContainerContext {
  exists(path: string): boolean;
  read(path: string): string;
  /** Files that npm installs from, and some sources, which stand for all. */
  readonly files: readonly string[];
  /** The manifest of every workspace, and the project's own. */
  readonly manifests: readonly string[];
  readonly dockerignore: string;
  /** Scripts of the workspace's manifest. */
  readonly scripts: ReadonlySet<string>;
  /** The major version of Node it uses. */
  readonly node: string;
  /** The server's health path. */
  readonly health: string;
  /** The path at which a proxy asks whether the server wants visitors. */
  readonly ready: string;
  /** Variables that the server reads and the manual lists. */
  readonly variables: ReadonlySet<string>;
  /** The text of docs/operations.md and docs/many-servers.md. */
  readonly manual: string;
}

const VARIABLE = /\b(?:WORDHOARD_[A-Z_]+|DATABASE_URL)\b/g;
export const variablesIn = (text: string): readonly string[] => text.match(VARIABLE) ?? [];

interface ProjectManifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly workspaces: readonly string[];
}

/** The facts of this project. */
export function readContext(): ContainerContext {
  const read = (path: string): string => readFileSync(path, 'utf8');
  // npm reads it as well.
  const { scripts, devDependencies, workspaces } = JSON.parse(read('package.json')) as ProjectManifest;
  const manual = read('docs/operations.md') + read('docs/many-servers.md');
  const documented = new Set(variablesIn(manual));
  const health = read('apps/server/src/http/health.ts');
  return {
    exists: existsSync,
    read,
    files: findFiles(['package-lock.json', '**/package.json', 'apps/cli/src/*.ts']),
    manifests: ['package.json', ...findFiles(workspaces.map((it) => `${it}/package.json`))],
    dockerignore: read('.dockerignore'),
    scripts: new Set(Object.keys(scripts)),
    node: devDependencies['node']!.split('.')[0]!,
    health: /HEALTH = '([^']+)'/.exec(health)![1]!,
    ready: /READY = '([^']+)'/.exec(health)![1]!,
    variables: new Set(variablesIn(read('apps/cli/src/serve.ts')).filter((name) => documented.has(name))),
    manual,
  };
}

/** True for an image with a version: `latest`, or none, may change. */
export const isPinned = (image: string): boolean => /^[\w./-]+:\d[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image);
