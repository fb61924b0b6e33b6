export * from './chapters.ts';
export * from './decision.ts';
export * from './grade.ts';
export * from './judge-decisions.ts';
export * from './lead-changes.ts';
export * from './replay.ts';
export * from './summary.ts';
