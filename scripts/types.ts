/**
 * Type-checks four groups of files, each with its own globals: packages (neither DOM nor Node), Node (tests, apps,
 * tools), the page, and code that knows both (browser tests and benches, which hand functions to a page, and the page's
 * own tests). A file that belongs to no group is an error, so a wrong glob cannot look like success.
 *
 * What was checked before is kept in node_modules/.cache/types, so a second run looks only at what changed.
 */
import { spawnSync } from 'node:child_process';
import { isAbsolute, relative } from 'node:path';
import { findFiles, withSlashes } from './system/files.ts';
import { commandLine } from './system/programs.ts';

const GROUPS = ['packages', 'node', 'web', 'both'];
const unchecked = new Set(findFiles('**/*.{ts,tsx}'));
let failed = false;
for (const group of GROUPS) {
  const cache = `node_modules/.cache/types/${group}.tsbuildinfo`;
  const options = ['-p', `tsconfig.${group}.json`, '--listFiles', '--incremental', '--tsBuildInfoFile', cache];
  const [program, ...args] = commandLine(['tsc', ...options]);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  const lines = stdout.split(/\r?\n/).filter((line) => line !== '');
  // Errors name files by their path from here, the list of files by their whole path.
  const [files, errors] = [lines.filter(isAbsolute), lines.filter((line) => !isAbsolute(line))];
  const ours = files.filter((file) => !file.includes('/node_modules/'));
  for (const file of ours) unchecked.delete(withSlashes(relative('.', file)));
  for (const line of [...errors, stderr.trim()]) if (line !== '') console.error(line);
  console.log(`tsconfig.${group}.json: ${ours.length} files checked${status === 0 ? '' : ', with errors'}`);
  if (status !== 0) failed = true;
}
for (const file of unchecked)
  console.error(
    `${file}: not type-checked, because no tsconfig includes it. Add it to one of tsconfig.{${GROUPS.join(',')}}.json.`,
  );
process.exitCode = failed || unchecked.size > 0 ? 1 : 0;
