export * from './champion.ts';
export * from './fit.ts';
export * from './rollout.ts';
export * from './search.ts';
export * from './value.ts';
