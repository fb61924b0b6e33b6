export * from './chapters.ts';
export * from './curve.ts';
export * from './decision.ts';
export * from './grade.ts';
export * from './judging.ts';
export * from './replay.ts';
export * from './summary.ts';
