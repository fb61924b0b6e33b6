export * from './calls.ts';
export * from './client.ts';
export * from './pool.ts';
export * from './ports.ts';
export * from './serve.ts';
