import { titleOf } from '@wordhoard/catalog';

/** The lab's form for a variant. */
export const variantForm = {
  title: 'A variant: change the game itself',
  lead: 'Other cards, values, a different board: change what you like, let the bots play it, and compare it with the printed game.',
  none: 'This game has no variants.',
  offline: 'What can be changed couldn’t be loaded. Try again when you’re online.',
  name: 'Name of the variant',
  newName: 'My variant',
  about: 'What is it for?',
  aboutHint: 'A note for yourself and others; it goes into the file.',
  numbers: 'Numbers and choices',
  limits: 'Time limits',
  limitsHint: 'In milliseconds: 1000 are a second. Leave a field empty for no limit.',
  changes: (n: number): string => (n === 0 ? 'as printed' : `${n} changed`),
  limitChanges: (n: number): string => (n === 0 ? 'as usual' : `${n} changed`),
  changed: 'changed',
  printed: (value: string): string => `printed: ${value}`,
  /** The button that undoes a change; its value only where it is short. */
  undo: (value: string): string => (value === '' ? 'Back to printed' : `Back to printed: ${value}`),
  undoLimit: (value: string): string => `Back to usual: ${value}`,
  undoAll: 'Put everything back as printed',
  undone: 'Everything is as printed again.',
  /** Names for screen readers. */
  entry: (title: string, key: string, note: string): string =>
    [`${title}, ${key === '*' ? 'asterisk' : key}`, ...(note === '' ? [] : [note])].join(', '),
  cell: (title: string, row: number, column: string): string => `${title}, row ${row}, ${column}`,
  newEntry: (title: string): string => `${title}: another card`,
  addEntry: 'Add',
  addRow: 'Add a row',
  addRowTo: (title: string): string => `Add a row: ${title}`,
  removeRow: (title: string, row: number): string => `Remove row ${row}: ${title}`,
  listHint: { words: 'With spaces between them.', lines: 'One row on each line.' },

  row: (n: number): string => `Row ${n}`,
  listEntry: (n: number): string => `entry ${n}`,
  /** A fault and its place: 'Row 2, Cards: expected …'. */
  fault: (place: readonly string[], text: string): string => {
    const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
    const whole = /[.?!]$/.test(sentence) ? sentence : `${sentence}.`;
    return place.length === 0 ? whole : `${place.join(', ')}: ${whole}`;
  },

  open: 'Open a variant file',
  opened: (name: string): string => `The variant “${name}” is open.`,
  save: 'Save as file',
  tooLarge: 'The file is too large for a variant.',
  cannotOpen: (name: string): string => `${name} can’t be used as a variant:`,
  table: 'Play this at a table',
  copy: 'Copy the link',
  copied: 'Copied',
  linkHint: 'Anyone with the link can make a table for it. The variant is in the link itself.',
  tooLong: 'This variant is too long for a link. Save it as a file, and open the file in the form for a new table.',

  willPlay: (name: string): string => `This table will play the variant “${name}”`,
  optionsSet: (name: string): string => `The form now has the options of “${name}”.`,
  playPrinted: (title: string): string => `Play ${title} as printed`,
  removed: 'The table will play the printed game.',
  use: 'Use a variant file',
  useHint: 'From the lab, or from someone who sent it to you: other cards, values or rules for this table.',
  notUsed: 'This variant can’t be used:',
  linkNotUsed: 'The variant in this link can’t be used. The form below is for the printed game.',
  damagedLink: 'This link is damaged or cut off. Ask for it again, or start from the printed game.',
  otherGame: (game: string): string => `It is a variant of ${titleOf(game)}.`,
  reading: 'Reading the variant…',
} as const;
