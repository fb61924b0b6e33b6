/**
 * Type-checks the worlds, each with its own globals: packages (neither DOM nor Node), Node (tests, apps, tools), the
 * page, and the browser tests (both, since they hand functions to a page). A world that checked no file of ours has failed: a wrong glob must not look like success.
 */
import { execFileSync, spawnSync } from 'node:child_process';

const worlds = ['tsconfig.packages.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.e2e.json'];
let failed = false;
for (const project of worlds) {
  const listed = execFileSync('tsc', ['-p', project, '--listFilesOnly'], { encoding: 'utf8' });
  const ours = listed.split('\n').filter((file) => file !== '' && !file.includes('/node_modules/')).length;
  const { status } = spawnSync('tsc', ['-p', project], { stdio: 'inherit' });
  console.log(`${project}: ${ours} files ${status === 0 ? 'sound' : 'with errors'}`);
  if (status !== 0 || ours === 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
