/** For benches and tests of whoever uses this game: bots that play by themselves. */
export { randomBot } from './bot/random.ts';
export { type SelfPlay, selfPlay } from './self-play.ts';
