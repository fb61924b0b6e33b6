import type { Seat } from '@wordhoard/kernel';
import type { SoloLevel, Spot, Status } from '@wordhoard/wordsy';
import { listed, plural, signed } from '../../../shell/format.ts';
import type { Names } from '../../../shell/table/names.ts';

const points = (n: number): string => plural(n, 'point', 'points');
const word = (text: string): string => text.toUpperCase();
/** 'You lock' or 'Beth locks': one sentence, two subjects. */
const says = (names: Names, seat: Seat, you: string, other: string): string =>
  seat === names.me ? `You ${you}` : `${names.of(seat)} ${other}`;
const whose = (names: Names, seat: Seat): string => (seat === names.me ? 'Your' : `${names.of(seat)}’s`);
const them = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));

const spots: Readonly<Record<Spot, string>> = { top: 'top', middle: 'middle', bottom: 'bottom' };

const statuses: Readonly<Record<Status, string>> = {
  stands: '',
  proven: 'in the dictionary',
  struck: 'no such word',
  mended: 'spelling mended',
  none: '',
};
const levels: Readonly<Record<SoloLevel, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', brutal: 'Brutal' };

/** So many words count [WY-17]; of a game as short as that, all do. */
const COUNTED = 5;
const counting = (rounds: number): string => (rounds > COUNTED ? 'The five best words' : 'All words');

export const wordsy = {
  title: 'Wordsy',
  round: (round: number, of: number): string => (round === 0 ? 'about to start' : `round ${round} of ${of}`),
  points: (n: number): string => points(n),
  pointsWord: (n: number): string => (n === 1 ? 'point' : 'points'),

  /** What is happening, and what the player can do about it. How long is shown beside it. */
  prompt: {
    readyFirst: 'Everyone sees the eight letters at the same moment. Say when you are ready.',
    readyFirstSolo: 'The sand runs from the moment the letters appear. Say when you are ready.',
    readyNext: (round: number): string => `Round ${round} is next. Say when you are ready for the letters.`,
    readyWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'The letters are coming.' : `You are ready. Waiting for ${them(names, seats)}.`,
    lastRound: (round: number): string => `Round ${round} is over. Look at the words, then go on when you like.`,
    readyWatch: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0
        ? 'The letters are coming.'
        : `Waiting until ${listed(seats.map(names.of))} ${seats.length === 1 ? 'is' : 'are'} ready.`,
    write: 'Write the best word you can. Whoever locks first flips the sand timer.',
    writeNoFlip: 'You hold the No-Flip card: lock when you like, but somebody else must flip the timer.',
    writeMain: (names: Names, lead: Seat): string =>
      lead === names.me
        ? 'You are the Main Player: the others try to beat your word. No timer, take your time.'
        : `${names.of(lead)} is the Main Player. Beat that word for a bonus. No timer, take your time.`,
    writeSolo: 'Write the best word you can. There is no timer, so take your time.',
    timerSolo: (spot: Spot): string =>
      `The sand is running, and the timer stands on the ${spots[spot]} spot. Lock 15 or more in time for a bonus.`,
    flipped: (names: Names, by: Seat): string =>
      `${names.of(by)} flipped the timer. Lock your word before the sand runs out.`,
    againstSand: 'Lock your best word before the sand runs out.',
    flippedByNobody: 'Nobody locked a word, so the timer started by itself. Lock yours before the sand runs out.',
    grace: 'The sand has run out. Finish your word: you can still add letters, not change them.',
    blank: 'The sand has run out, and nothing was written: you have no word this round.',
    late: 'The sand has run out: no bonus this round. Go on as long as you like; every letter may change.',
    locked: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'Your word is locked.' : `Your word is locked. Waiting for ${them(names, seats)}.`,
    fastest: (names: Names, seats: readonly Seat[]): string =>
      `You flipped the timer: you are the fastest. Waiting for ${them(names, seats)}.`,
    watchWrite: (names: Names, seats: readonly Seat[]): string =>
      `${listed(seats.map(names.of))} ${seats.length === 1 ? 'is' : 'are'} still writing.`,
    challenge: 'All the words are on the table. Challenge one you doubt, or let them stand.',
    challengeMore: 'Challenge another word you doubt, or go on.',
    challengeWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'The words stand.' : `Waiting for ${them(names, seats)}: challenge, or let the words stand.`,
    mend: (misspelt: string): string =>
      `${word(misspelt)} is not in the dictionary. If you meant one of these, take it; once only.`,
    mendParts: (together: string): string =>
      `${word(together)} is not one word. Choose which of its words to use; once only.`,
    mendWait: (names: Names, seat: Seat, misspelt: string): string =>
      `${word(misspelt)} is not in the dictionary. ${names.of(seat)} may change it to the word that was meant.`,
    won: (names: Names, seats: readonly Seat[], total: number): string => {
      if (seats.length > 1) return `${listed(seats.map(names.of))} share first place with ${points(total)}.`;
      return `${says(names, seats[0]!, 'win', 'wins')} with ${points(total)}.`;
    },
    soloWon: (total: number, target: number): string => `You win: ${points(total)}, and ${target} were needed.`,
    soloLost: (total: number, target: number): string => `${points(total)}. ${target} win at this level.`,
  },

  /** Under a player's name. */
  status: {
    writing: 'writing',
    done: 'done',
    fastest: 'fastest',
    fastestLong: 'done, the fastest',
    main: 'Main Player',
    noFlip: 'no flip',
    noFlipLong: 'writing, holds No-Flip',
    ready: 'ready',
    getting: 'getting ready',
    thinking: 'deciding',
    choosing: 'choosing a word',
  },

  /** The log, and what a screen reader is told. */
  event: {
    dealt: (round: number, letters: string): string => `Round ${round}. The letters: ${letters}.`,
    dealtMain: (names: Names, lead: Seat): string => says(names, lead, 'are the Main Player.', 'is the Main Player.'),
    passedOver: (letters: readonly string[]): string =>
      `${listed(letters.map(word))} turned up and went: never more than two rare cards, or two of a letter.`,
    column: (value: number, letters: readonly string[]): string => `${value}: ${letters.join(' ')}`,
    locked: (names: Names, seat: Seat): string => says(names, seat, 'locked a word.', 'locked a word.'),
    flipped: (names: Names, by: Seat): string => says(names, by, 'flipped the sand timer.', 'flipped the sand timer.'),
    flippedByNobody: 'The sand timer started by itself. No fastest this round, and no bonuses.',
    frozen: 'The sand has run out. Words that were begun may be finished, not changed.',
    ranOut: 'The sand has run out: no bonus this round. Go on as long as you like.',
    revealed: (names: Names, seat: Seat, text: string, n: number): string =>
      text === ''
        ? says(names, seat, 'wrote no word.', 'wrote no word.')
        : `${whose(names, seat)} word: ${word(text)}, ${points(n)}.`,
    lookedUp: (text: string, found: boolean): string =>
      found ? `${word(text)} is in the dictionary.` : `${word(text)} is not in the dictionary: 0 points.`,
    proven: (names: Names, text: string, by: Seat): string =>
      `${says(names, by, 'challenged', 'challenged')} ${word(text)}: it is in the dictionary. −2 at the end for ${by === names.me ? 'you' : names.of(by)}.`,
    struck: (names: Names, text: string, by: Seat): string =>
      `${says(names, by, 'challenged', 'challenged')} ${word(text)}: it is not in the dictionary, and scores 0.`,
    mendable: (names: Names, seat: Seat, text: string): string =>
      `${word(text)} is not in the dictionary. ${says(names, seat, 'may', 'may')} change it to the word that was meant.`,
    mended: (from: string, to: string, n: number): string => `${word(from)} becomes ${word(to)}, ${points(n)}.`,
    notMended: (from: string): string => `${word(from)} stays as it is, and scores 0.`,
    scored: (round: number, lines: string): string => `Round ${round} scored. ${lines}.`,
    line: (names: Names, seat: Seat, n: number, bonus: number): string =>
      `${seat === names.me ? 'You' : names.of(seat)} ${n}${bonus > 0 ? ` and a bonus of ${bonus}` : ''}`,
    spotStays: (spot: Spot): string => `The timer stays on the ${spots[spot]} spot.`,
    spotMoved: (to: Spot): string => `The timer moves to the ${spots[to]} spot.`,
    penalty: (to: Spot): string => `−2 at the end, and the timer goes to the ${spots[to]} spot.`,
    soloEnded: (names: Names, won: boolean, total: number): string =>
      won
        ? `${says(names, 0, 'win', 'wins')} with ${points(total)}.`
        : `${points(total)}: too few to win at this level.`,
    secondsLeft: (n: number): string => `${n} seconds left.`,
    preview: (n: number): string => points(n),
  },

  board: {
    label: 'Board',
    card: (letter: string, column: number, rare: number): string =>
      rare > 0 ? `${word(letter)}, ${column}, rare ${signed(rare)}` : `${word(letter)}, ${column}`,
    used: (n: number): string => `scores ${n}`,
    faceDown: 'Eight cards, face down',
  },
  timer: {
    label: (seconds: number): string => `Sand timer, ${plural(seconds, 'second', 'seconds')} left`,
    still: 'Sand timer, not running',
    out: 'Sand timer, run out',
    noBonus: 'no bonus',
  },
  write: {
    label: 'Your word',
    hint: 'Any word you like: letters that are not on the board are allowed, they just score nothing. Enter locks it.',
    freely: 'Any word. Other letters are allowed too.',
    lock: 'Lock it in',
    locked: 'Locked',
    keyboard: 'Letters',
    erase: 'Delete the last letter',
    scores: 'scores',
  },
  reveal: {
    label: 'The words',
    challenge: 'Challenge',
    challengeWord: (text: string): string => `Challenge ${word(text)}`,
    pass: 'Let them stand',
    passOne: 'Let it stand',
    /** After a strike: the words that are left, not the one that fell. */
    goOn: 'Go on',
    challengeBy: (name: string): string => `${name} challenges`,
    sure: (text: string): string => `Challenge ${word(text)}?`,
    risk: 'If it is in the dictionary, you lose 2 at the end. If not, it scores 0.',
    cancel: 'Not this one',
    yourWord: 'your word',
    noWord: 'no word',
    passAll: 'Nobody here challenges',
  },
  statusOf: (status: Status): string => statuses[status],
  mend: {
    keep: 'None of these',
  },
  ready: {
    go: 'I am ready',
    next: 'Next round',
    result: (round: number): string => `Round ${round}`,
    rounds: (n: number): string => `${plural(n, 'round', 'rounds')}. ${counting(n)} count.`,
  },
  sheet: {
    yours: 'Your sheet',
    of: (name: string): string => `${name}’s sheet`,
    all: 'Score sheets',
    short: 'Sheet',
    word: 'Word',
    bonus: 'Bonus',
    points: 'Pts',
    roundHead: 'Round',
    writing: 'writing…',
    best: (rounds: number): string => (rounds > COUNTED ? 'Best five so far' : 'All words so far'),
    bestEnd: (rounds: number): string => (rounds > COUNTED ? 'Best five words' : 'All words'),
    tallies: (n: number): string => plural(n, 'missed challenge', 'missed challenges'),
    penalties: (n: number): string => plural(n, 'penalty', 'penalties'),
    total: 'Total',
    note: (rounds: number, alone: boolean): string =>
      `${counting(rounds)} count, with every bonus. A ${alone ? 'penalty' : 'missed challenge'} costs 2 at the end.`,
    dropped: 'dropped',
    noWord: 'no word',
  },
  boxes: {
    title: 'This round’s boxes',
    titleOf: (round: number): string => `The boxes of round ${round}`,
    went: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'went to nobody' : `went to ${them(names, seats)}`,
    beat: (names: Names, lead: Seat | null): string => {
      if (lead === null) return 'beat the fastest word';
      return lead === names.me ? 'the others, if they beat your word' : `beat ${names.of(lead)}’s word`;
    },
    hold: (names: Names, lead: Seat | null, opponents: number): string => {
      const all = opponents === 1 ? 'the other word' : opponents <= 3 ? 'all the others' : 'three others';
      if (lead === null) return `the fastest, if that word holds off ${all}`;
      return lead === names.me ? `you, if you hold off ${all}` : `${names.of(lead)}, for holding off ${all}`;
    },
  },
  solo: {
    title: 'The timer’s spot',
    spot: (spot: Spot): string => spots[spot],
    bonus: 'The bonus is for 15 points or more, locked in time.',
    noBonus: 'The sand has run out: no bonus this round.',
    rule: '20 or more with the bonus: to the top; without it: it stays. Under 20: down one; at the bottom: −2.',
    goal: (target: number): string => `${target} points win`,
    level: (level: SoloLevel): string => levels[level],
  },
  end: {
    bestOfGame: (names: Names, seat: Seat, n: number): string =>
      `The best word of the game, ${points(n)}, by ${seat === names.me ? 'you' : names.of(seat)}:`,
    bestWord: (text: string, n: number): string => `best word ${word(text)}, ${n}`,
  },
} as const;
