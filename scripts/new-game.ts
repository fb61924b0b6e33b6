/**
 * Writes a small game that works into all its places, for somebody to make their own out of it:
 *
 *   npm run new-game -- <id>
 *
 * It is the kernel's example, Magpies: its rules are copied from there, everything else from scripts/new-game/template,
 * where names are the example's and paths those of this house. Of the files there were before, only the catalog's list
 * and package-lock.json get something new. Nothing is written unless all can be.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withGame, withPackage } from './new-game/entries.ts';
import { gameFiles, manifestOf, templateWords } from './new-game/files.ts';
import { idFault, nameOf, readHouse } from './new-game/name.ts';

function write(id: string): void {
  const name = nameOf(id, readHouse());
  const files = gameFiles(name);
  const old = [withGame(name), withPackage(name, manifestOf(name))];
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }
  for (const { path, text } of old) writeFileSync(path, text);
  // What npm would make of the workspace; it needs no network for it, and neither do we.
  symlinkSync(`../../packages/games/${id}`, `node_modules/@wordhoard/${id}`, 'junction');
  // Lines of another length may break elsewhere.
  const paths = [...files.keys(), ...old.map(({ path }) => path)].filter((path) => /\.(tsx?|css|json)$/.test(path));
  const { status } = spawnSync('biome', ['check', '--write', '--log-level=warn', ...paths], { stdio: 'inherit' });
  if (status !== 0) throw new Error('biome could not format what was written: is everything installed (npm ci)?');
  console.log(`${name.title} is there: ${files.size} files, its line in the catalog and its entries in package-lock.json.
Its rules are in docs/rules/${id}.md, numbered ${name.prefix}-1 and on. Try it: npm run dev`);
}

const [id = '', ...more] = process.argv.slice(2);
const fault =
  id === '' || more.length > 0 ? 'Usage: npm run new-game -- <id>' : idFault(id, readHouse(), templateWords());
if (fault === undefined) write(id);
else {
  console.error(fault);
  process.exitCode = 2;
}
