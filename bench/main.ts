/**
 * Measurements against peers in the same run: `npm run bench -- NAME…`. They print what they measured; none of them is
 * a test, because a busy machine is not a bug.
 */
interface Bench {
  run(): void | Promise<void>;
}

/** Loaded when asked for: a bench may bring heavy peers with it. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  lexicon: () => import('./lexicon.ts'),
  wildwords: () => import('./wildwords.ts'),
  wordsy: () => import('./wordsy.ts'),
  wordsmith: () => import('./wordsmith.ts'),
  'word-nerds': () => import('./word-nerds.ts'),
  'word-worx': () => import('./word-worx.ts'),
  server: () => import('./server.ts'),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(BENCHES, name));
if (names.length === 0 || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no bench '${name}'.`);
  console.error(`Usage: npm run bench -- NAME…   with names among: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const name of names) await (await BENCHES[name]!()).run();
}
