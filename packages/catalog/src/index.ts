export * from './games.ts';
export * from './load.ts';
