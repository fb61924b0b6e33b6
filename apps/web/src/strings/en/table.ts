import { CHAMPION, type Level } from '@wordhoard/kernel';
import type { Phrase, SeatInfo } from '@wordhoard/protocol';
import { plural } from '../../ui/format.ts';

const phrases: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-word': 'Nice word!',
  ouch: 'Ouch.',
  thinking: 'Let me think…',
  hurry: 'Come on!',
  oops: 'Oops.',
  thanks: 'Thank you.',
  'good-game': 'Good game!',
};

const levels: Readonly<Record<Level, string>> = {
  1: 'beginner',
  2: 'easy-going',
  3: 'steady',
  4: 'sharp',
  5: 'master',
  6: 'champion',
};

/** Around every game: the bar, the seats, the log, the chat, the waiting room. */
export const table = {
  leave: 'Leave the table',
  log: 'Log',
  chat: 'Chat',
  docked: 'Log and chat',
  chatNew: 'Chat, new',
  menu: 'Menu',
  you: 'You',
  /** In the name of the window: a tab shows only its beginning. */
  yourTurnAt: (title: string): string => `Your turn · ${title}`,
  seats: 'Players',
  logEmpty: 'Nothing yet.',
  phrase: (phrase: Phrase): string => phrases[phrase],
  said: (name: string, phrase: Phrase): string => `${name}: ${phrases[phrase]}`,
  chatEmpty: 'No messages since you joined.',
  chatSay: 'Say',
  level: (level: Level): string => `bot, ${levels[level]}`,
  levelWord: (level: Level): string => levels[level],
  levelName: (level: Level): string =>
    `Level ${level}, ${levels[level]}${level === CHAMPION ? ': very hard to beat' : ''}`,
  presence: ({ presence }: SeatInfo): string =>
    presence === 'here' ? '' : { away: 'away', 'stand-in': 'a bot stands in', resigned: 'resigned' }[presence],
  /** First what the reader must know: a phone has no room for the rest. */
  watchingAt: (what: string): string => `watching, ${what}`,
  watchers: (n: number): string => plural(n, 'person is watching', 'people are watching'),
  timeLeft: (text: string): string => `${text} left`,

  lost: 'Connection lost. Your seat is safe; reconnecting…',
  back: 'You’re back online.',
  opening: 'Opening the table…',
  openingLocal: 'Shuffling the cards…',
  words: {
    /** The name of what is behind the menu's button. */
    allowed: 'Words allowed here',
    /** In the log; null for the reader. */
    told: (who: string | null, word: string): string =>
      `${who ?? 'You'} allowed ${word.toUpperCase()}. It counts from now on.`,
    coming: 'The dictionary is still loading. The clock waits, and your play is safe.',
    missing: 'The dictionary couldn’t be loaded. Your play is safe; trying again…',
  },

  no: 'No, keep playing',

  rules: 'How to play',
  shortWords: 'Short and unusual words',
  keys: 'Keyboard shortcuts',
  passForMe: 'Auto-pass',
  settings: 'Settings',
  rise: 'Let a bot play for me',
  toLanding: 'Go to the start page',
  /** A new game was started on this device while another was unfinished. */
  putAside: 'New game. Your other one is in My games.',
  options: 'About this table',

  pace: {
    live: 'live',
    changed: 'live, with more time',
    other: 'live, with other time limits',
    relaxed: 'no clocks',
    bank: (minutes: number): string => `${plural(minutes, 'minute', 'minutes')} on each clock`,
    days: (n: number): string => `${plural(n, 'day', 'days')} per move`,
  },
  record: 'Download the record',
  over: {
    atLevel: (level: Level): string => `Next against level ${level}, ${levels[level]}`,
    title: 'The end',
    ranking: 'Final ranking',
    again: 'Play again',
    rematch: 'Rematch',
    offered: 'There’s a rematch, and a seat for you.',
    accept: 'Play again',
    rematchTitle: (title: string): string => `Rematch! ${title}`,
    rematchHint: 'Same players, same options, new shuffle.',
  },
} as const;

/** The definition of a word that is tapped. */
export const meaning = {
  of: (word: string): string => `What ${word.toUpperCase()} means`,
  none: (word: string): string => `${word.toUpperCase()} is in the dictionary, but we have no definition for it.`,
  noWord: (word: string): string => `${word.toUpperCase()} isn’t in the dictionary.`,
  offline: 'Go online to see the definition.',
  loading: 'Looking it up…',
};
