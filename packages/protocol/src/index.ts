export * from './commands.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './table.ts';
