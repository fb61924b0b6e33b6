import type { PassWish } from '@wordhoard/protocol';

const until: Readonly<Record<PassWish['until'], string>> = {
  turn: 'until it is my turn',
  told: 'until I take it back',
};

/** What is said ahead about windows, at a table by the day. */
export const passing = {
  title: 'Pass for me',
  open: 'Pass for me …',
  lead: 'Where a question only waits for people to let it pass, the table passes for you, after a while, as if you had looked in. Nobody else is told. Whatever is more than a pass waits for you.',
  until: 'How long',
  untilText: (it: PassWish['until']): string => until[it],
  unless: 'But ask me if',
  yes: 'Pass for me',
  change: 'Change',
  back: 'Take it back',
  on: { turn: 'Passing for you until it is your turn.', told: 'Passing for you until you take it back.' },
  now: 'This question too, in a while.',
} as const;
