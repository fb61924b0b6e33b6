export * from './contract.ts';
export { spoil } from './garbage.ts';
export * from './golden.ts';
export * from './personalities.ts';
export { eachSecret, hiddenIds, idsIn } from './relabel.ts';
export type { Report } from './report.ts';
export * from './self-play.ts';
export * from './test-match.ts';
