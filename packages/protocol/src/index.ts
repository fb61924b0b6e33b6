export * from './commands.ts';
export * from './http.ts';
export * from './messages.ts';
export * from './names.ts';
export * from './table.ts';
