/**
 * Runs benchmarks next to peers: `npm run bench -- NAME…`. None of them is a test, because a busy machine is not a bug.
 * Options after the names (`--seed 7`) are the benchmark's own.
 */
import { existsSync } from 'node:fs';
import { GAME_IDS } from '@wordhoard/catalog';

interface Bench {
  run(): void | Promise<void>;
}

/** Loads a benchmark on demand: its peers may be heavy. A game has one if there is a file with its name. */
const fileOf = (name: string): URL => new URL(`${name}.ts`, import.meta.url);
const load = (name: string): Promise<Bench> => import(fileOf(name).href);
const NAMES = [
  'lexicon',
  'patterns',
  'server',
  'load',
  'idle',
  'memory',
  'bytes',
  'disk',
  'pages',
  'lab',
  'review',
  'search',
  'coach',
  'strength',
  ...GAME_IDS.filter((game) => existsSync(fileOf(game))),
];

const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith('--'));
const names = firstOption < 0 ? words : words.slice(0, firstOption);
const unknown = names.filter((name) => !NAMES.includes(name));
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no benchmark '${name}'.`);
  console.error(`Usage: npm run bench -- NAME…\nNames: ${NAMES.join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of names) await (await load(name)).run();
}
