/** For benches and tests of whoever uses this game: bots that play by themselves, and a match in a test's hands. */
export { randomBot } from './bot/random.ts';
export { Play, type PlayOptions } from './test-support.ts';
