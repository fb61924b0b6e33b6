/** Paths as this project writes them: with slashes, also on Windows. */
import { globSync } from 'node:fs';
import { sep } from 'node:path';

/** A path of this system with slashes. */
export const withSlashes = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** The files that match a pattern, by their paths from here. */
export const findFiles = (
  pattern: string | readonly string[],
  exclude: readonly string[] = ['**/node_modules/**', '**/dist/**'],
): string[] => globSync(pattern, { exclude }).map(withSlashes);
