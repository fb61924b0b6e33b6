/** Auto-pass: passes in reaction windows without asking the player. */
export const passing = {
  title: 'Auto-pass',
  open: 'Auto-pass…',
  on: 'Auto-pass',
  lead: 'Passes for you after a moment. The others can’t tell.',
  leadByDay: 'Passes for you after a while, as if you had looked in. The others can’t tell.',
  asks: 'It still asks you if',
  always: 'It still asks you whenever you can do more than pass.',
  line: 'Auto-pass is on.',
  now: 'It will soon pass here too.',
  change: 'Change',
} as const;
