export const join = {
  code: 'Table code',
  hint: 'Table code, such as FOX-OWL-3707',
  go: 'Join',
  bad: 'A table code is two or four short words and a number, such as FOX-OWL-3707.',
} as const;
