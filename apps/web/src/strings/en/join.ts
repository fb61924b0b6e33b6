export const join = {
  code: 'Table code',
  hint: 'Table code, like FOX-3707',
  go: 'Join',
  bad: 'A table code is a word and a number, like FOX-3707.',
} as const;
