import type { Seat } from '@wordhoard/kernel';
import type { Named, Status, TimedOut, Valued, Worth } from '@wordhoard/word-nerds';
import { listed, plural, signed } from '../../../shell/format.ts';
import type { Names } from '../../../shell/table/names.ts';

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

const sum = (letterSum: number, bonus: number, modifier: number): string =>
  [`${letterSum}`, `+ ${bonus}`, ...(modifier === 0 ? [] : [`${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`])].join(
    ' ',
  );
/** A word, what was laid with it, and its value then. */
const laidWord = (text: string, along: readonly string[], value: number): string =>
  `${listed([word(text), ...along])}${along.length === 0 ? ',' : ':'} worth ${value}`;

const statuses: Readonly<Record<Status, string>> = {
  scoring: 'the scoring word',
  trumping: 'the trump',
  beaten: 'beaten: scores half',
  struck: 'struck: scores nothing',
};
const ended: Readonly<Record<Status, string>> = {
  ...statuses,
  scoring: 'scored',
  beaten: 'beaten: scored half',
  struck: 'struck: scored nothing',
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
    idle: 'Nothing for you to do here. The others are still asked.',
    passed: 'You have passed. Passing is sealed: nobody sees who is still thinking.',
    sealedWatch: 'Everybody answers in secret.',
    select: 'Pick a letter. One marked “+ card” also draws you an action card.',
    selectWait: (names: Names, seat: Seat): string => `${names.of(seat)} is picking a letter.`,
    declare: 'Spell a word of four letters or more, at least one from your hand, and say “Word Nerd”. Or pass.',
    declared: (text: string): string =>
      `Your ${word(text)} lies face down. If somebody was as quick, the lower score goes first.`,
    respond: (names: Names, owner: Seat, text: string): string =>
      `${capital(whose(names, owner))} ${word(text)} would score. Trump it, challenge it, play a card or pass?`,
    respondIdle: (names: Names, owner: Seat, text: string): string =>
      `${capital(whose(names, owner))} ${word(text)} would score. Nothing for you to do here.`,
    respondOwn: (text: string): string => `Your ${word(text)} would score. Play a card, or pass.`,
    battle: (names: Names, by: Seat, text: string, owner: Seat, other: string): string =>
      `${says(names, by, 'trump', 'trumps')} ${whose(names, owner)} ${word(other)} with ${word(text)}. Play a card, challenge or pass?`,
    answered: 'Your answer is sealed. The others are still asked.',
    challenged: (text: string): string => `You challenge ${word(text)}. That is sealed; the others are still asked.`,
    trumping: (text: string): string => `You trump with ${word(text)}. That is sealed; the others are still asked.`,
    join: (names: Names, by: readonly Seat[], text: string): string =>
      `${they(names, by)} challenged ${word(text)}. Join in? 10 points if it is no word, 10 lost if it is.`,
    joinWait: (names: Names, by: readonly Seat[], text: string): string =>
      `${capital(they(names, by))} challenged ${word(text)}. The others may join; then the dictionary decides.`,
    keep: (n: number, tokens: number): string => {
      const back = tokens === 0 ? '' : `Your word scored. Choose ${plural(tokens, 'token', 'tokens')} to take back. `;
      return n === 0
        ? `${back}You have no letters left. Draw two?`
        : `${back}Keep the ${n === 1 ? 'letter' : cards(n)} you have left, or discard ${n === 1 ? 'it' : 'them all'} and draw two?`;
    },
    keepWait: (names: Names, seats: readonly Seat[]): string => `Hands are kept or changed.${waiting(names, seats)}`,
    purchase:
      'You may buy. Tap a token to pay: one for an action card, or one for each letter you tap to replace. Or pass.',
    purchaseSoon: 'Tap a token to buy something. If you don’t, Auto-pass passes for you in a moment.',
    purchaseWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'Buying is over.' : `Players may buy.${waiting(names, seats)}`,
    drop: (names: Names, by: Seat): string =>
      `${names.of(by)} played DROP LETTER on you. Choose the letter you discard.`,
    dropWait: (names: Names, seat: Seat, by: Seat): string =>
      `${says(names, by, 'played', 'played')} DROP LETTER: ${names.of(seat)} has to discard a letter.`,
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
    ended: (status: Status): string => ended[status],
    sealed: 'Your word, face down for the others',
    proven: 'in the dictionary',
    noBonus: 'no length bonus',
    doubled: 'twice',
    fullCredit: 'full credit',
    wordValue: 'word',
    sum: (letterSum: number, bonus: number, modifier: number): string => sum(letterSum, bonus, modifier),
    holds: (names: Names, owner: Seat, total: number, other: number): string =>
      `${owner === names.me ? 'you hold' : `${names.of(owner)} holds`} ${total} to ${other}`,
    wins: (names: Names, owner: Seat, total: number, other: number): string =>
      `${owner === names.me ? 'you win' : `${names.of(owner)} wins`} ${total} to ${other}`,
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
    worth: ({ letters: letterSum, bonus, modifier, total }: Worth): string =>
      `${sum(letterSum, bonus, modifier)} = ${total}`,
    needed: (names: Names, owner: Seat, text: string, n: number): string =>
      `${n} or more trumps ${whose(names, owner)} ${word(text)}.`,
  },

  /** [WN-14] Action cards laid with a word. */
  along: {
    label: 'Lay with it',
    hint: 'Lay it with your word.',
    stays: 'keep',
    onYours: 'on your new word',
    onTheirs: (names: Names, owner: Seat, text: string): string => `on ${whose(names, owner)} ${word(text)}`,
    twice: (letter: string): string => `${letter}: twice`,
  },

  cards: {
    /** As printed, with a minus that looks like one. */
    name: (name: string): string => name.replace(/^-/, '−'),
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
    keep: (n: number): string => (n === 0 ? 'Draw none' : n === 1 ? 'Keep it' : 'Keep them'),
    redraw: (n: number): string => (n === 0 ? 'Draw two' : 'Discard and draw two'),
    replace: (n: number): string => (n === 0 ? 'Replace letters' : `Replace ${cards(n)}`),
    buy: 'Buy a card',
    discard: (n: number, of: number): string => (n < of ? `Discard (${n} of ${of})` : 'Discard'),
  },

  status: {
    letters: (n: number): string => plural(n, 'letter', 'letters'),
    long: (n: number, actions: number, spent: readonly number[]): string =>
      [
        cards(n),
        plural(actions, 'card', 'cards'),
        ...(spent.length > 0 ? [`spent ${listed(spent.toSorted((a, b) => a - b).map(String))}`] : []),
      ].join(', '),
    everybody: 'What everybody holds',
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
    onWord: (names: Names, on: Named): string => ` on ${whose(names, on.owner)} ${word(on.text)}`,
    moved: (names: Names, from: Seat, to: Seat, letter: string | null): string =>
      `${says(names, to, 'get', 'gets')} ${letter === null ? 'a letter' : letters([letter])} from ${from === names.me ? 'you' : names.of(from)}.`,
    took: (names: Names, seat: Seat, letter: string, from: 'pool' | 'discards'): string =>
      `${says(names, seat, 'take', 'takes')} ${letters([letter])} from the ${from === 'pool' ? 'pool' : 'discards'}.`,
    swept: 'The community pool is swept away.',
    discarded: (names: Names, seat: Seat, n: number): string =>
      `${says(names, seat, 'discard', 'discards')} ${cards(n)}.`,
    retrieved: (names: Names, seat: Seat, all: readonly number[]): string =>
      `${says(names, seat, 'take', 'takes')} back the ${all.length === 1 ? 'token' : 'tokens'} ${listed(all.map(String))}.`,
    laid: (names: Names, seat: Seat, text: string, value: number, along: readonly string[]): string =>
      `Word Nerd! ${says(names, seat, 'lay', 'lays')} ${laidWord(text, along, value)}.`,
    trumped: (names: Names, seat: Seat, text: string, value: number, along: readonly string[]): string =>
      `${says(names, seat, 'trump', 'trumps')} with ${laidWord(text, along, value)}.`,
    against: (card: string): string => `${card} (on the word it attacks)`,
    noWord: 'Nobody declares a word.',
    decided: (names: Names, won: Valued, lost: Valued): string =>
      `${capital(whose(names, won.owner))} ${word(won.text)}, ${won.value}, ${won.value > lost.value ? 'beats' : 'holds against'} ${whose(names, lost.owner)} ${word(lost.text)}, ${lost.value}.`,
    challenge: (names: Names, by: readonly Seat[], on: Named): string =>
      `${capital(they(names, by))} challenged ${whose(names, on.owner)} ${word(on.text)}.`,
    judged: (names: Names, on: Named, by: readonly Seat[], valid: boolean): string =>
      valid
        ? `${capital(whose(names, on.owner))} ${word(on.text)} is a word and stays: 10 points lost for ${they(names, by)}.`
        : `${capital(whose(names, on.owner))} ${word(on.text)} is no word and scores nothing: 10 points for ${they(names, by)}.`,
    scored: (names: Names, all: readonly { seat: Seat; text: string; points: number }[]): string =>
      all.length === 0
        ? 'No word scores.'
        : `${all.map(({ seat, text, points }) => `${says(names, seat, 'score', 'scores')} ${points} with ${word(text)}`).join('. ')}.`,
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
    /** By what the time was for. What came of it is told next. */
    timedOut: (names: Names, seat: Seat): Readonly<Record<TimedOut, string>> => {
      const out = `Time is up for ${seat === names.me ? 'you' : names.of(seat)}:`;
      return {
        bid: `${out} the 0 is bid.`,
        select: `${out} the card worth most is taken.`,
        declare: `${out} no word is declared.`,
        window: `${out} that is a pass.`,
        keep: `${out} the hand is kept.`,
        purchase: `${out} nothing is bought.`,
        letters: `${out} the letters that go are drawn by lot.`,
      };
    },
    ended: {
      score: 'The winning score is reached.',
      'last-turn': 'That was the last turn.',
      agreed: 'All agreed to stop.',
    },
  },
} as const;
