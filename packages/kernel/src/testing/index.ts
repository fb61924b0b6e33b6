export * from './contract.ts';
export * from './golden.ts';
export type { Report } from './report.ts';
export * from './self-play.ts';
