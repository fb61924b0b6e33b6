import type { Seat } from '@wordhoard/kernel';
import type { Status, Unless } from '@wordhoard/word-nerds';
import { listed, plural, signed } from '../../shell/format.ts';
import type { Names } from '../../shell/table/names.ts';

const word = (text: string): string => text.toUpperCase();
const letters = (all: readonly string[]): string => all.map((it) => (it === '?' ? 'WILD' : it.toUpperCase())).join(' ');
/** 'You bid' or 'Beth bids': one sentence, two subjects. */
const says = (names: Names, seat: Seat, you: string, other: string): string =>
  seat === names.me ? `You ${you}` : `${names.of(seat)} ${other}`;
const whose = (names: Names, seat: Seat): string => (seat === names.me ? 'your' : `${names.of(seat)}’s`);
const they = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const waiting = (names: Names, seats: readonly Seat[]): string =>
  seats.length === 0 ? '' : ` Waiting for ${they(names, seats)}.`;
const cards = (n: number): string => plural(n, 'letter', 'letters');

const statuses: Readonly<Record<Status, string>> = {
  scoring: 'the scoring word',
  trumping: 'the trump',
  beaten: 'beaten: scores half',
  struck: 'struck: scores nothing',
};
const unless: Readonly<Record<Unless, string>> = {
  'my-word': 'my word is on the table',
  'my-card': 'I hold a card for that moment',
  'might-trump': 'my letters might trump',
  'might-challenge': 'there is a word to challenge',
  'might-buy': 'I could buy something',
};

export const wordNerds = {
  title: 'Word Nerds',
  turn: (turn: number): string => `turn ${turn}`,
  ask: 'What is happening',
  answers: 'Your answer',

  /** What is happening, and what the player can do about it. How long is shown beside it. */
  prompt: {
    bid: (n: number): string => `${n} letters are up. Bid one token, face down: the highest bid picks first.`,
    bidDone: (names: Names, token: number, seats: readonly Seat[]): string =>
      `Your ${token} lies face down.${waiting(names, seats)}`,
    bidWatch: (names: Names, seats: readonly Seat[]): string => `Tokens are bid, face down.${waiting(names, seats)}`,
    bidCards: 'The bids are turned. Play a card on a bid, or pass.',
    passed: 'You have passed. Passing is sealed: nobody sees who is still thinking.',
    sealedWatch: 'Everybody answers in secret.',
    select: 'Pick a letter. One marked “+ card” also draws you an action card.',
    selectWait: (names: Names, seat: Seat): string => `${names.of(seat)} is picking a letter.`,
    declare: 'Spell a word of four letters or more, at least one from your hand, and say “Word Nerd”. Or pass.',
    declared: 'Your word lies face down. If somebody was as quick, the lower score goes first.',
    respond: (names: Names, owner: Seat, text: string): string =>
      `${capital(whose(names, owner))} ${word(text)} would score. Trump it, challenge it, play a card or pass?`,
    respondOwn: (text: string): string => `Your ${word(text)} would score. Play a card, or pass.`,
    battle: (names: Names, by: Seat, text: string, owner: Seat, other: string): string =>
      `${says(names, by, 'trump', 'trumps')} ${whose(names, owner)} ${word(other)} with ${word(text)}. Play a card, challenge or pass?`,
    answered: 'Your answer is sealed. The others are still asked.',
    join: (names: Names, by: readonly Seat[], text: string): string =>
      `${they(names, by)} challenged ${word(text)}. Join in? 10 points if it is no word, 10 lost if it is.`,
    joinWait: (names: Names, by: readonly Seat[], text: string): string =>
      `${capital(they(names, by))} challenged ${word(text)}. The others may join; then the dictionary decides.`,
    tokens: (n: number): string => `Your word scored. Take back ${plural(n, 'spent token', 'spent tokens')}.`,
    tokensWait: (names: Names, seat: Seat): string => `${names.of(seat)} is taking tokens back.`,
    keep: (n: number): string =>
      n === 0
        ? 'You have no letters left. Draw two?'
        : `Keep the ${n === 1 ? 'letter' : cards(n)} you have left, or discard ${n === 1 ? 'it' : 'them all'} and draw two?`,
    keepWait: (names: Names, seats: readonly Seat[]): string => `Hands are kept or changed.${waiting(names, seats)}`,
    purchase:
      'You may buy: replace letters, a token for each, or get one action card for one token. Choose below, or pass.',
    purchaseWait: (names: Names, seat: Seat): string => `${names.of(seat)} may buy something.`,
    drop: 'Somebody played DROP LETTER on you. Choose the letter you discard.',
    dropWait: (names: Names, seat: Seat): string => `${names.of(seat)} has to discard a letter.`,
    discard: (n: number): string => `Ten letters at most: discard ${n}.`,
    discardWait: (names: Names, seats: readonly Seat[]): string => `Too many letters.${waiting(names, seats)}`,
    aim: (card: string, text: string): string => `${card}: ${text}`,
    won: (names: Names, seats: readonly Seat[], score: number): string =>
      seats.length === 1
        ? `${says(names, seats[0]!, 'win', 'wins')} with ${score} points.`
        : `${capital(they(names, seats))} share the win with ${score} points.`,
  },

  table: {
    label: 'Table',
    auction: 'Up for auction',
    withAction: '+ card',
    pool: 'Community pool',
    poolOpen: 'open to all',
    poolEmpty: 'empty',
    noWords: 'No word has been declared yet.',
    bids: 'Bids and the order of picking',
    faceDown: 'face down',
    noBid: 'no bid yet',
    order:
      'Highest bid first. Equal bids: the lower score, then the nearest to the First Player’s left, the First Player last.',
    place: (n: number): string => `picks ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n] ?? 'later'}`,
    bidOf: (token: number, change: number): string => (change === 0 ? `${token}` : `${token} ${signed(change)}`),
    winsTies: 'wins ties',
    free: 'free',
    trumpedBy: 'trumped by',
    earlier: 'laid before',
    status: (status: Status): string => statuses[status],
    proven: 'in the dictionary',
    noBonus: 'no length bonus',
    doubled: 'twice',
    fullCredit: 'full credit',
    wordValue: 'word',
    sum: (letterSum: number, bonus: number, modifier: number): string =>
      [
        `${letterSum}`,
        `+ ${bonus}`,
        ...(modifier === 0 ? [] : [`${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`]),
      ].join(' '),
    holds: (names: Names, owner: Seat, total: number, other: number): string =>
      `${says(names, owner, 'hold', 'holds')} ${total} to ${other}`,
    wins: (names: Names, owner: Seat, total: number, other: number): string =>
      `${says(names, owner, 'win', 'wins')} ${total} to ${other}`,
    sumLabel: (total: number): string => `worth ${total}`,
    first: (names: Names, seat: Seat): string =>
      seat === names.me ? 'You hold the First Player card.' : `${names.of(seat)} holds the First Player card.`,
    to: (n: number, last: number | null): string =>
      last === null ? `First to ${n}.` : `First to ${n}; turn ${last} is the last.`,
    track: (n: number): string => `Score track to ${n}`,
  },

  letter: {
    name: (letter: string, value: number): string => (letter === '?' ? 'WILD, 0' : `${word(letter)}, ${value}`),
    inHand: 'in your hand',
    inPool: 'in the pool',
  },

  hand: {
    label: 'Your letters',
    none: 'You hold no letters.',
    word: 'Your word',
    hint: 'Type, tap or drag letters',
    noCard: (letter: string): string => `There is no ${letter.toUpperCase()} in your hand or the pool.`,
    swap: (letter: string): string => `${word(letter)}: use another card`,
    remove: (letter: string): string => `${word(letter)}: take it back`,
    clear: 'Clear',
    wild: 'The WILD stands for',
    unnamed: 'choose',
    worth: (letterSum: number, bonus: number, total: number): string => `${letterSum} + ${bonus} = ${total}`,
    needed: (names: Names, owner: Seat, text: string, n: number): string =>
      `${n} or more trumps ${whose(names, owner)} ${word(text)}.`,
  },

  cards: {
    label: 'Your action cards',
    /** As printed, with a minus that looks like one. */
    name: (name: string): string => name.replace(/^-/, '−'),
    none: 'None. Letters marked “+ card” bring one, and one can be bought for a token.',
    cancel: 'Not now',
    play: (name: string): string => `Play ${name}`,
    parts: {
      word: 'On which word?',
      seat: 'Which player?',
      give: 'Which letter of yours?',
      take: 'Which card?',
      letters: 'Which of your letters?',
      tokens: (n: number): string => `Which ${n === 1 ? 'token' : `${n} tokens`}?`,
    },
    ofWhom: (names: Names, owner: Seat, text: string): string => `${capital(whose(names, owner))} ${word(text)}`,
    you: 'You',
  },

  tokens: {
    label: 'Your tokens',
    token: (n: number): string => `Token ${n}`,
    spent: (n: number): string => `${n} is spent`,
    behind: 'behind your screen; spent ones lie open',
  },

  act: {
    bid: (token: number | null): string => (token === null ? 'Choose a token' : `Bid the ${token}`),
    pass: 'Pass',
    declare: (text: string, total: number): string =>
      text === '' ? 'Word Nerd!' : `Word Nerd! ${word(text)}, ${total}`,
    trump: (text: string, total: number): string => (text === '' ? 'Trump' : `Trump: ${word(text)}, ${total}`),
    challenge: (text: string): string => `Challenge ${word(text)}`,
    join: 'Join the challenge',
    stayOut: 'Stay out',
    take: (n: number, of: number): string => (n < of ? `Take back (${n} of ${of})` : 'Take back'),
    keep: (n: number): string => (n === 0 ? 'Draw none' : n === 1 ? 'Keep it' : 'Keep them'),
    redraw: (n: number): string => (n === 0 ? 'Draw two' : 'Discard and draw two'),
    replace: (n: number): string => (n === 0 ? 'Replace letters' : `Replace ${cards(n)}`),
    buy: 'Buy a card',
    discard: (n: number, of: number): string => (n < of ? `Discard (${n} of ${of})` : 'Discard'),
    stop: 'Agree to stop the game',
    playOn: 'Play on after all',
    stopping: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? '' : `${capital(they(names, seats))} would stop the game here.`,
  },

  auto: {
    on: 'Pass for me, unless …',
    unless: (reason: Unless): string => unless[reason],
    always: 'always',
    passing: 'Passing for you in a moment.',
  },

  status: {
    letters: (n: number): string => plural(n, 'letter', 'letters'),
    long: (n: number, actions: number, spent: readonly number[]): string =>
      [
        cards(n),
        plural(actions, 'card', 'cards'),
        ...(spent.length > 0 ? [`spent ${listed(spent.toSorted((a, b) => a - b).map(String))}`] : []),
      ].join(', '),
    bidding: 'bidding',
    bid: 'has bid',
    picking: 'picking',
    choosing: 'choosing',
  },

  event: {
    turnedUp: (turn: number, all: readonly string[]): string => `Turn ${turn}. Up for auction: ${letters(all)}.`,
    bids: (names: Names, all: readonly { seat: Seat; token: number }[]): string =>
      `The bids: ${all.map(({ seat, token }) => `${seat === names.me ? 'you' : names.of(seat)} ${token}`).join(', ')}.`,
    selection: (names: Names, order: readonly Seat[]): string => `Picking: ${they(names, order)}.`,
    selected: (names: Names, seat: Seat, letter: string): string =>
      `${says(names, seat, 'take', 'takes')} ${letters([letter])}.`,
    joinedPool: (letter: string): string => `${letters([letter])} joins the community pool.`,
    drew: (all: readonly string[]): string => `You draw ${listed(all)}.`,
    othersDrew: (names: Names, seat: Seat, n: number, actions: boolean): string =>
      `${says(names, seat, 'draw', 'draws')} ${actions ? plural(n, 'action card', 'action cards') : cards(n)}.`,
    reshuffled: 'The discards are shuffled into a new deck.',
    played: (names: Names, seat: Seat, card: string, on: string): string =>
      `${says(names, seat, 'play', 'plays')} ${card}${on}.`,
    on: (names: Names, at: Seat): string => ` on ${at === names.me ? 'you' : names.of(at)}`,
    moved: (names: Names, from: Seat, to: Seat, letter: string | null): string =>
      `${says(names, to, 'get', 'gets')} ${letter === null ? 'a letter' : letters([letter])} from ${from === names.me ? 'you' : names.of(from)}.`,
    took: (names: Names, seat: Seat, letter: string, from: 'pool' | 'discards'): string =>
      `${says(names, seat, 'take', 'takes')} ${letters([letter])} from the ${from === 'pool' ? 'pool' : 'discards'}.`,
    swept: 'The community pool is swept away.',
    discarded: (names: Names, seat: Seat, n: number): string =>
      `${says(names, seat, 'discard', 'discards')} ${cards(n)}.`,
    retrieved: (names: Names, seat: Seat, all: readonly number[]): string =>
      `${says(names, seat, 'take', 'takes')} back the ${all.length === 1 ? 'token' : 'tokens'} ${listed(all.map(String))}.`,
    laid: (names: Names, seat: Seat, text: string, value: number): string =>
      `Word Nerd! ${says(names, seat, 'lay', 'lays')} ${word(text)}, worth ${value}.`,
    trumped: (names: Names, seat: Seat, text: string, value: number): string =>
      `${says(names, seat, 'trump', 'trumps')} with ${word(text)}, worth ${value}.`,
    noWord: 'Nobody declares a word.',
    decided: 'The battle is decided: the higher word wins.',
    challenge: (names: Names, by: readonly Seat[]): string => `${capital(they(names, by))} challenged the word.`,
    judged: (names: Names, text: string, by: readonly Seat[], valid: boolean): string =>
      valid
        ? `${word(text)} is a word: 10 points lost for ${they(names, by)}.`
        : `${word(text)} is no word: 10 points for ${they(names, by)}.`,
    scored: (names: Names, all: readonly { seat: Seat; points: number }[]): string =>
      all.length === 0
        ? 'No word scores.'
        : `${all.map(({ seat, points }) => `${says(names, seat, 'score', 'scores')} ${points}`).join('. ')}.`,
    kept: (names: Names, seat: Seat, redrew: boolean): string =>
      redrew
        ? `${says(names, seat, 'draw', 'draws')} a fresh hand.`
        : `${says(names, seat, 'keep', 'keeps')} the rest.`,
    purchased: (names: Names, seat: Seat, what: 'letters' | 'action', n: number): string =>
      what === 'action'
        ? `${says(names, seat, 'buy', 'buys')} an action card.`
        : `${says(names, seat, 'replace', 'replaces')} ${cards(n)}.`,
    stopping: (names: Names, seat: Seat, agrees: boolean): string =>
      agrees
        ? `${says(names, seat, 'would', 'would')} stop here.`
        : `${says(names, seat, 'want', 'wants')} to play on.`,
    ended: {
      score: 'The winning score is reached.',
      'last-turn': 'That was the last turn.',
      agreed: 'All agreed to stop.',
    },
  },

  end: {
    best: (text: string, value: number): string => `best word ${word(text)}, ${value}`,
    noWord: 'laid no word',
  },
} as const;
