/** For benches and tests of whoever uses this game: bots that play by themselves, and what their search is measured by. */
export { LINES, OpenLines } from './bot/lines.ts';
export { plainOpenings } from './bot/plain-openings.ts';
export { randomBot } from './bot/random.ts';
export { vocabularyOf } from './bot/vocabulary.ts';
