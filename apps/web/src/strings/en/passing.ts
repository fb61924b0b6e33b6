/** Auto-pass: reaction windows in which nothing is asked of a player. */
export const passing = {
  title: 'Auto-pass',
  open: 'Auto-pass …',
  on: 'Auto-pass',
  lead: 'Passes for you after a moment. The others cannot tell.',
  leadByDay: 'Passes for you after a while, as if you had looked in. The others cannot tell.',
  asks: 'It still asks you if',
  always: 'It still asks you for everything that is more than a pass.',
  line: 'Auto-pass is on.',
  now: 'It will pass this question, too, in a while.',
  change: 'Change',
} as const;
