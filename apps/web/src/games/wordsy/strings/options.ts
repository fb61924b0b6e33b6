import type { SoloLevel } from '@wordhoard/wordsy';
import { plural } from '../../../ui/format.ts';

const levels: Readonly<Record<SoloLevel, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', brutal: 'Brutal' };

/** Options of a Wordsy table, explained. */
export const wordsyOptions = {
  pace: {
    live: 'The first to lock a word flips the sand timer: the others have 30 seconds.',
    stretched: 'The same race with a longer timer, and more time for everything else.',
    relaxed: 'No timer: take your time while one Main Player a round sets the word to beat.',
    days: 'You have days to answer, and each round one Main Player sets the word to beat.',
  },
  /** A solo game has no race: the timer starts with the round. */
  paceAlone: {
    live: '30 seconds from the moment the cards appear; you can go on after that, but without a bonus.',
    stretched: 'The same with a longer timer.',
    relaxed: 'No timer: every word is in time.',
  },
  /** A solo game has no challenges: every word is looked up. */
  dictionaryAlone: {
    wide: 'Rare words count too',
    everyday: 'Only words most people know; rare ones score 0',
  },
  rounds: 'Length',
  roundsOf: (n: number): string => (n === 7 ? 'Seven rounds' : `${n} rounds (ours)`),
  roundsOfVariant: (n: number): string => plural(n, 'round', 'rounds'),
  roundsHint: 'Fewer rounds make a shorter game.',
  solo: 'Level',
  soloLevel: (level: SoloLevel): string => levels[level],
  soloTarget: (level: SoloLevel, target: number): string =>
    level === 'brutal' ? `Score ${target} to win; the timer has no middle spot` : `Score ${target} to win`,
  friendly: 'Friendly spelling',
  friendlyHint:
    'If a challenged word is only misspelt, its player may correct it once (from suggestions: ours), so that a slip isn’t the end of it.',
} as const;
