export * from './boasts.ts';
export * from './high-card.ts';
