/**
 * Writes a small working game, for you to change into your own:
 *
 *   npm run new-game -- <id>
 *
 * It is the kernel's example, Magpies: the rules are copied from there, everything else from scripts/new-game/template,
 * which has the layout of this repository. Only two existing files change: the catalog's list and package-lock.json. It
 * writes all of it or nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addToCatalog, addToLock } from './new-game/entries.ts';
import { gameFiles, manifestOf, templateWords } from './new-game/files.ts';
import { idFault, nameOf, readTakenNames } from './new-game/name.ts';
import { commandLine } from './system/programs.ts';

function write(id: string): void {
  const name = nameOf(id, readTakenNames());
  const files = gameFiles(name);
  const old = [addToCatalog(name), addToLock(name, manifestOf(name))];
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
  }
  for (const { path, text } of old) writeFileSync(path, text);
  // The link that `npm install` would make, without needing the network.
  symlinkSync(`../../packages/games/${id}`, `node_modules/@wordhoard/${id}`, 'junction');
  // The new names change the length of lines, so format them.
  const paths = [...files.keys(), ...old.map(({ path }) => path)].filter((path) => /\.(tsx?|css|json)$/.test(path));
  const [biome, ...args] = commandLine(['biome', 'check', '--write', '--log-level=warn', ...paths]);
  const { status } = spawnSync(biome, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('Biome could not format the new files. Run npm ci, then npm run fix.');
  console.log(`Wrote ${name.title}: ${files.size} new files, a line in the catalog and entries in package-lock.json.
Its rules are in docs/rules/${id}.md, numbered from ${name.prefix}-1. Play it: npm run dev`);
}

const [id = '', ...more] = process.argv.slice(2);
const fault =
  id === '' || more.length > 0
    ? 'Usage: npm run new-game -- <id>   for example: npm run new-game -- fox-trot'
    : idFault(id, readTakenNames(), templateWords());
if (fault === undefined) write(id);
else {
  console.error(fault);
  process.exitCode = 2;
}
