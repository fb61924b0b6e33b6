import type { Seat } from '@wordhoard/kernel';
import type { SoloLevel, Spot, Status } from '@wordhoard/wordsy';
import { inWords } from '#strings/shell.ts';
import { capital, listPlayers, type Names, points, says, waitingFor, whose } from '../../../table-kit/phrases.ts';
import { figure, listed, plural, signed } from '../../../ui/format.ts';

const word = (text: string): string => text.toUpperCase();

/** At the start of a sentence. */
const who = (names: Names, seat: Seat): string => (seat === names.me ? 'You' : names.of(seat));

const statuses: Readonly<Record<Status, string>> = {
  stands: '',
  proven: 'in the dictionary',
  struck: 'not a word',
  mended: 'spelling corrected',
  none: '',
};
const levels: Readonly<Record<SoloLevel, string>> = { easy: 'Easy', medium: 'Medium', hard: 'Hard', brutal: 'Brutal' };

/** The best words that count [WY-17]; in a short game, all do. */
function counting(rounds: number, counted: number): string {
  if (rounds <= counted) return 'All words count';
  return counted === 1 ? 'Only your best word counts' : `Your ${spelled(counted)} best words count`;
}
function best(rounds: number, counted: number): string {
  if (rounds <= counted) return 'All words';
  return counted === 1 ? 'Best word' : `Best ${spelled(counted)}`;
}
const spelled = (n: number): string => inWords(n).toLowerCase();

/** [WY-3] Goes on with 'of one letter'. */
function limits(rareCards: number, sameLetter: number): string {
  if (rareCards === 0) return `no rare cards, and at most ${spelled(sameLetter)}`;
  return `at most ${spelled(rareCards)} rare ${rareCards === 1 ? 'card' : 'cards'}, and ${spelled(sameLetter)}`;
}

export const wordsy = {
  title: 'Wordsy',
  round: (round: number, of: number): string => (round === 0 ? 'about to start' : `round ${round} of ${of}`),
  pointsWord: (n: number): string => (n === 1 ? 'point' : 'points'),

  /** The situation, and what the player can do. The time left is shown beside it. */
  prompt: {
    readyFirst: 'Everyone sees the eight cards at the same moment. Ready?',
    readyFirstSolo: 'The sand starts running when the cards appear. Ready?',
    readyNext: (round: number): string => `Ready for round ${round}?`,
    readyWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'The letters are coming.' : `You’re ready.${waitingFor(names, seats)}`,
    lastRound: (round: number): string => `Round ${round} is over. Start the next when you’ve seen the words.`,
    readyWatch: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'The letters are coming.' : `Waiting for ${listed(seats.map(names.of))} to be ready.`,
    write: 'Write the best word you can. The first to lock a word flips the sand timer.',
    writeNoFlip: 'You hold the No-Flip card: you can lock your word, but another player must flip the timer.',
    writeMain: (names: Names, lead: Seat): string =>
      lead === names.me
        ? 'You’re the Main Player: the others try to beat your word. There’s no timer, so take your time.'
        : `${names.of(lead)} is the Main Player: score more for a bonus. There’s no timer, so take your time.`,
    writeSolo: 'Write the best word you can. There’s no timer, so take your time.',
    timerSolo: (spot: Spot, from: number): string =>
      `The timer is on the ${spot} spot. For a bonus, lock a word worth ${from} or more before the sand runs out.`,
    flipped: (names: Names, by: Seat): string =>
      `${names.of(by)} flipped the timer. Lock your word before the sand runs out.`,
    againstSand: 'Lock your best word before the sand runs out.',
    flippedByNobody: 'No one has locked a word, so the timer started by itself. Lock yours before the sand runs out.',
    grace: 'The sand has run out. Finish your word: you can add letters, but not change any.',
    blank: 'The sand ran out before you wrote anything, so you have no word this round.',
    late: 'The sand has run out, so no bonus this round. Take your time: you can still change your word.',
    locked: (names: Names, seats: readonly Seat[]): string => `Your word is locked.${waitingFor(names, seats)}`,
    fastest: (names: Names, seats: readonly Seat[]): string =>
      `You flipped the timer, so you’re the fastest.${waitingFor(names, seats)}`,
    watchWrite: (names: Names, seats: readonly Seat[]): string =>
      `${listed(seats.map(names.of))} ${seats.length === 1 ? 'is' : 'are'} still writing.`,
    /** `words`: how many the player can challenge. */
    challenge: (words: number): string =>
      words === 1
        ? 'Is the other word a real one? Challenge it, or let it stand.'
        : 'Is one of these not a word? Challenge it, or let them stand.',
    challengeMore: 'Challenge another word, or continue.',
    challengeWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'The words stand.' : `${listed(seats.map(names.of))} can still challenge a word.`,
    mend: (misspelt: string): string =>
      `${word(misspelt)} isn’t in the dictionary. If you meant one of these, choose it.`,
    mendParts: (together: string): string => `${word(together)} isn’t one word. Choose the part you want to use.`,
    mendWait: (names: Names, seat: Seat, misspelt: string): string =>
      `${word(misspelt)} isn’t in the dictionary. ${names.of(seat)} can correct it.`,
    won: (names: Names, seats: readonly Seat[], total: number): string => {
      if (seats.length > 1) return `${listed(seats.map(names.of))} share first place with ${points(total)}.`;
      return `${says(names, seats[0]!, 'win', 'wins')} with ${points(total)}.`;
    },
    soloWon: (total: number, target: number): string => `You win with ${points(total)}! You needed ${target}.`,
    soloLost: (total: number, target: number): string => `${points(total)}. You needed ${target} to win.`,
  },

  /** Under a player's name. */
  status: {
    writing: 'writing',
    done: 'done',
    fastest: 'fastest',
    fastestLong: 'done, the fastest',
    main: 'Main Player',
    noFlip: 'no flip',
    noFlipLong: 'writing, holds the No-Flip card',
    ready: 'ready',
    getting: 'getting ready',
    thinking: 'deciding',
    choosing: 'choosing a word',
  },

  /** The log, and what a screen reader is told. */
  event: {
    dealt: (round: number, letters: string): string => `Round ${round}. The cards: ${letters}.`,
    dealtMain: (names: Names, lead: Seat): string => says(names, lead, 'are the Main Player.', 'is the Main Player.'),
    passedOver: (letters: readonly string[], rareCards: number, sameLetter: number): string =>
      `${listed(letters.map(word))} ${letters.length === 1 ? 'was' : 'were'} discarded: the board holds ${limits(rareCards, sameLetter)} of one letter.`,
    column: (value: number, letters: readonly string[]): string => `${letters.join(' ')} for ${value}`,
    locked: (names: Names, seat: Seat): string => `${who(names, seat)} locked a word.`,
    flipped: (names: Names, by: Seat): string => `${who(names, by)} flipped the sand timer.`,
    flippedByNobody: 'The sand timer started by itself, so this round has no fastest and no bonuses.',
    frozen: 'The sand has run out. You can finish a word, but not change it.',
    ranOut: 'The sand has run out, so no bonus this round. Take your time.',
    revealed: (names: Names, seat: Seat, text: string, n: number): string =>
      text === ''
        ? `${who(names, seat)} wrote no word.`
        : `${capital(whose(names, seat))} word: ${word(text)}, ${points(n)}.`,
    lookedUp: (text: string, found: boolean): string =>
      found ? `${word(text)} is in the dictionary.` : `${word(text)} isn’t in the dictionary: 0 points.`,
    proven: (names: Names, text: string, by: Seat, cost: number): string =>
      `${who(names, by)} challenged ${word(text)}, but it’s in the dictionary: ${figure(-cost)} at the end for ${by === names.me ? 'you' : names.of(by)}.`,
    struck: (names: Names, text: string, by: Seat): string =>
      `${who(names, by)} challenged ${word(text)}: it isn’t in the dictionary and scores 0.`,
    mendable: (names: Names, seat: Seat, text: string): string =>
      `${word(text)} isn’t in the dictionary. ${who(names, seat)} can correct it.`,
    mended: (from: string, to: string, n: number): string => `${word(from)} becomes ${word(to)}, ${points(n)}.`,
    notMended: (from: string): string => `${word(from)} stays and scores 0.`,
    scored: (round: number, lines: string): string => `Round ${round} scores: ${lines}.`,
    line: (names: Names, seat: Seat, n: number, bonus: number): string =>
      `${seat === names.me ? 'you' : names.of(seat)} ${n}${bonus > 0 ? ` and a bonus of ${bonus}` : ''}`,
    spotStays: (spot: Spot): string => `The timer stays on the ${spot} spot.`,
    spotMoved: (to: Spot): string => `The timer moves to the ${to} spot.`,
    penalty: (to: Spot, cost: number): string => `${figure(-cost)} at the end, and the timer goes to the ${to} spot.`,
    soloEnded: (names: Names, won: boolean, total: number): string =>
      won
        ? `${says(names, 0, 'win', 'wins')} with ${points(total)}.`
        : `${points(total)}: not enough to win at this level.`,
    secondsLeft: (n: number): string => `${n} seconds left.`,
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
    hint: 'Use any letters you like; those without a card just don’t score. Press Enter to lock your word.',
    freely: 'Any word. You can use other letters too.',
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
    goOn: 'Continue',
    challengeBy: (name: string): string => `${name} challenges`,
    sure: (text: string): string => `Challenge ${word(text)}?`,
    risk: (cost: number): string =>
      `If it’s not in the dictionary, it scores 0. If it is, you lose ${points(cost)} at the end.`,
    cancel: 'Don’t challenge',
    yourWord: 'your word',
    noWord: 'no word',
    passAll: 'Let all words stand',
  },
  statusOf: (status: Status): string => statuses[status],
  mend: {
    keep: 'Keep my word for 0 points',
  },
  ready: {
    go: 'I’m ready',
    next: 'Next round',
    result: (round: number): string => `Round ${round}`,
    rounds: (n: number, counted: number): string => `${plural(n, 'round', 'rounds')}. ${counting(n, counted)}.`,
  },
  sheet: {
    yours: 'Your sheet',
    of: (name: string): string => `${name}’s sheet`,
    all: 'Score sheets',
    open: 'See all score sheets',
    short: 'Sheet',
    word: 'Word',
    bonus: 'Bonus',
    points: 'Pts',
    roundHead: 'Round',
    writing: 'writing…',
    best: (rounds: number, counted: number): string => `${best(rounds, counted)} so far`,
    bestEnd: (rounds: number, counted: number): string =>
      rounds > counted && counted > 1 ? `${best(rounds, counted)} words` : best(rounds, counted),
    tallies: (n: number): string => plural(n, 'failed challenge', 'failed challenges'),
    penalties: (n: number): string => plural(n, 'penalty', 'penalties'),
    total: 'Total',
    note: (rounds: number, counted: number, cost: number, alone: boolean): string =>
      `${counting(rounds, counted)}, plus every bonus. Each ${alone ? 'penalty' : 'failed challenge'} costs ${cost} at the end.`,
    dropped: 'dropped',
    noWord: 'no word',
  },
  boxes: {
    title: 'Bonuses this round',
    titleOf: (round: number): string => `Bonuses in round ${round}`,
    went: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'not won' : `won by ${listPlayers(names, seats)}`,
    beat: (names: Names, lead: Seat | null): string => {
      if (lead === null) return 'for beating the fastest player’s word';
      return lead === names.me ? 'for each player who beats your word' : `for beating ${names.of(lead)}’s word`;
    },
    /** `needed`: how many opponents have to be matched, if there are so many. */
    hold: (names: Names, lead: Seat | null, opponents: number, needed: number): string => {
      const some = needed === 1 ? 'one other word' : `${spelled(needed)} other words`;
      const all = opponents === 1 ? 'the other word' : opponents <= needed ? 'all other words' : some;
      if (lead === null) return `to the fastest for matching or beating ${all}`;
      return `to ${lead === names.me ? 'you' : names.of(lead)} for matching or beating ${all}`;
    },
  },
  solo: {
    title: 'Timer spot and bonus',
    bonus: (from: number): string => `To get the bonus, lock a word worth ${from} or more in time.`,
    noBonus: 'The sand has run out: no bonus this round.',
    rule: (safe: number, cost: number): string =>
      `Then the timer moves. ${safe} or more with the bonus: to the top; without it: it stays. Under ${safe}: down one spot; from the bottom: ${figure(-cost)}.`,
    goal: (target: number): string => `score ${target} to win`,
    level: (level: SoloLevel): string => levels[level],
  },
  /** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
  handOver: {
    begins: (round: number): string => `round ${round} begins, and everyone writes a word`,
    missing: (name: string, round: number): string => `${name} has yet to write a word in round ${round}`,
  },
  end: {
    bestOfGame: (names: Names, seat: Seat, n: number): string =>
      `The best word of the game was ${seat === names.me ? 'yours' : `${names.of(seat)}’s`}, for ${points(n)}:`,
    bestWord: (text: string, n: number): string => `best word ${word(text)}, ${n}`,
  },
} as const;
