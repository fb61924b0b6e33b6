import { sayAsterisks, showAsterisks } from '../../../table-kit/tiles/asterisks.ts';

/** The form in which a challenged player says what the asterisks stand for. */
export const spell = {
  /** For screen readers. */
  word: (pattern: string): string => sayAsterisks(`Spell ${showAsterisks(pattern)}`),
  asterisk: (pattern: string, n: number, of: number): string =>
    sayAsterisks(
      `What ${of === 1 ? 'the asterisk' : `asterisk ${n} of ${of}`} in ${showAsterisks(pattern)} stands for`,
    ),
  reads: (text: string): string => `reads ${showAsterisks(text)}`,
  plain: 'nothing to spell',
  go: 'Spell it out',
  giveIn: 'Give in',
  giveInTitle: 'Give in?',
  giveInText: 'You take your tiles back and lose your turn, as if a word didn’t count.',
  empty: 'An asterisk is still empty. Give each one at least one letter.',
} as const;
