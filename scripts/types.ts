/**
 * Type-checks the worlds, each with its own globals: packages (neither DOM nor Node), Node (tests, apps, tools), the
 * page, and what knows both (browser tests and benches, which hand functions to a page, and the page's own tests). A file that
 * no world checks is a fault: a wrong glob must not look like success.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';

const worlds = ['tsconfig.packages.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.both.json'];
const unchecked = new Set(globSync('**/*.{ts,tsx}', { exclude: ['**/node_modules/**', '**/dist/**'] }));
let failed = false;
for (const project of worlds) {
  // Fails where a file cannot be read as TypeScript, and the check below says so.
  const { stdout: listed } = spawnSync('tsc', ['-p', project, '--listFilesOnly'], { encoding: 'utf8' });
  const ours = listed.split('\n').filter((file) => file !== '' && !file.includes('/node_modules/'));
  for (const file of ours) unchecked.delete(relative('.', file));
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  console.log(`${project}: ${ours.length} files ${status === 0 ? 'sound' : 'with errors'}`);
  if (status !== 0) failed = true;
}
for (const file of unchecked) console.error(`${file}: no world checks it`);
process.exitCode = failed || unchecked.size > 0 ? 1 : 0;
