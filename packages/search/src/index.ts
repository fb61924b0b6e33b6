export * from './champion.ts';
export * from './coach.ts';
export * from './fit.ts';
export * from './interval.ts';
export * from './rollout.ts';
export * from './search.ts';
export * from './value.ts';
