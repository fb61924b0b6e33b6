import type { SoloLevel } from '@wordhoard/wordsy';

const levels: Readonly<Record<SoloLevel, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', brutal: 'Brutal' };

/** What a Wordsy table may choose, explained. */
export const wordsyOptions = {
  pace: {
    live: 'The first to lock a word flips the sand timer: 30 seconds for the others.',
    stretched: 'The same race with more sand, and longer for everything else.',
    relaxed: 'No timer: a Main Player stands in for the fastest, and everybody takes the time they need.',
    days: 'Days to answer; a Main Player stands in for the fastest.',
  },
  /** Nobody flips it, and nobody is to be beaten. */
  paceAlone: {
    live: '30 seconds of sand from the moment the letters appear; after that you may go on, without a bonus.',
    stretched: 'The same with more sand.',
    relaxed: 'No timer at all: every word is in time.',
  },
  /** Nobody challenges: the house looks every word up. */
  dictionaryAlone: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; a rare one scores 0',
  },
  rounds: 'Length',
  roundsOf: (n: number): string => (n === 7 ? 'Seven rounds' : `${n} rounds (ours)`),
  roundsHint: 'Fewer rounds make a shorter game.',
  solo: 'How hard?',
  soloLevel: (level: SoloLevel): string => levels[level],
  soloTarget: (level: SoloLevel, target: number): string =>
    level === 'brutal' ? `${target} points win, and no middle spot` : `${target} points win`,
  friendly: 'Friendly spelling',
  friendlyHint:
    'A challenged word that is only misspelt may be corrected once (from suggestions: ours), so that a slip doesn’t cost a good idea.',
} as const;
