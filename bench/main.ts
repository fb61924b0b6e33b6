/**
 * Measurements against peers in the same run: `npm run bench -- NAME…`. They print what they measured; none of them is
 * a test, because a busy machine is not a bug.
 */
import { existsSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';

interface Bench {
  run(): void | Promise<void>;
}

/** Loaded when asked for: a bench may bring heavy peers with it. A game has one if it has a file of its name here. */
const fileOf = (name: string): URL => new URL(`${name}.ts`, import.meta.url);
const load = (name: string): Promise<Bench> => import(fileOf(name).href);
const NAMES = [
  'lexicon',
  'patterns',
  'server',
  'load',
  'disk',
  'pages',
  'lab',
  'review',
  ...GAME_IDS.filter((game) => existsSync(fileOf(game))),
];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !NAMES.includes(name));
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no bench '${name}'.`);
  console.error(`Usage: npm run bench -- NAME…   with names among: ${NAMES.join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of names) await (await load(name)).run();
}
