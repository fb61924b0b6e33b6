import { existsSync, readFileSync } from 'node:fs';

/** Facts a container file may rely on. */
export interface ContainerContext {
  exists(path: string): boolean;
  read(path: string): string;
  /** Scripts of the workspace's manifest. */
  readonly scripts: ReadonlySet<string>;
  /** The major version of Node it uses. */
  readonly node: string;
  /** The server's health path. */
  readonly health: string;
  /** Variables that the server reads and docs/operations.md lists. */
  readonly variables: ReadonlySet<string>;
  /** The text of docs/operations.md. */
  readonly manual: string;
}

const VARIABLE = /\b(?:WORDHOARD_[A-Z_]+|DATABASE_URL)\b/g;
export const variablesIn = (text: string): readonly string[] => text.match(VARIABLE) ?? [];

/** The facts of this project. */
export function readContext(): ContainerContext {
  const read = (path: string): string => readFileSync(path, 'utf8');
  // npm reads it as well.
  const { scripts, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const manual = read('docs/operations.md');
  const documented = new Set(variablesIn(manual));
  return {
    exists: existsSync,
    read,
    scripts: new Set(Object.keys(scripts!)),
    node: devDependencies!['node']!.split('.')[0]!,
    health: /HEALTH = '([^']+)'/.exec(read('apps/server/src/http/health.ts'))![1]!,
    variables: new Set(variablesIn(read('apps/cli/src/serve.ts')).filter((name) => documented.has(name))),
    manual,
  };
}

/** True for an image with a version: `latest`, or none, may change. */
export const isPinned = (image: string): boolean => /^[\w./-]+:\d[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image);
