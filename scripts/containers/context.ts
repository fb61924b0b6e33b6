import { existsSync, readFileSync } from 'node:fs';

/** Facts a container file may rely on. */
export interface ContainerContext {
  exists(path: string): boolean;
  /** Scripts of the workspace's manifest. */
  readonly scripts: ReadonlySet<string>;
  /** Which Node it is made for. */
  readonly node: string;
  /** The server's health path. */
  readonly health: string;
  /** Variables that the server reads, and the page for operators tells of. */
  readonly variables: ReadonlySet<string>;
  /** All that the page for operators says. */
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
  const told = new Set(variablesIn(manual));
  return {
    exists: existsSync,
    scripts: new Set(Object.keys(scripts!)),
    node: devDependencies!['node']!.split('.')[0]!,
    health: /HEALTH = '([^']+)'/.exec(read('apps/server/src/http/health.ts'))![1]!,
    variables: new Set(variablesIn(read('apps/cli/src/serve.ts')).filter((name) => told.has(name))),
    manual,
  };
}

/** A version at least: what is called `latest`, or nothing, is another thing tomorrow. */
export const isPinned = (image: string): boolean => /^[\w./-]+:\d[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image);
