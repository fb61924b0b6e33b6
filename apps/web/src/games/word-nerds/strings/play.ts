import type { Seat } from '@wordhoard/kernel';
import type { ActionTiming, Status, TimedOut, WordName, WordScore, WordValue } from '@wordhoard/word-nerds';
import { capital, listPlayers, type Names, says, waitingFor, whose } from '../../../table-kit/phrases.ts';
import { listed, plural, signed } from '../../../ui/format.ts';

const word = (text: string): string => text.toUpperCase();
const letters = (all: readonly string[]): string => all.map((it) => (it === '?' ? 'WILD' : it.toUpperCase())).join(' ');
/** 'your PATHS', 'Beth’s PATHS'. */
export const theWord = (names: Names, { owner, text }: WordName): string => `${whose(names, owner)} ${word(text)}`;
const cards = (n: number): string => plural(n, 'letter', 'letters');

const sumOf = ({ letters: letterSum, bonus, modifier }: WordScore): string =>
  `${letterSum} + ${bonus}${modifier === 0 ? '' : ` ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`}`;
/** A word, what was laid with it, and its value then. */
const laidWord = (text: string, along: readonly string[], value: number): string =>
  `${listed([word(text), ...along])}${along.length === 0 ? ',' : ':'} worth ${value}`;

const statuses: Readonly<Record<Status, string>> = {
  scoring: 'scoring word',
  trumping: 'trump',
  beaten: 'beaten: scores half',
  struck: 'struck: scores nothing',
};
const endedStatuses: Readonly<Record<Status, string>> = {
  ...statuses,
  scoring: 'scored',
  beaten: 'beaten: scored half',
  struck: 'struck: scored nothing',
};

const timings: Readonly<Record<ActionTiming, string>> = {
  auction: 'Play after the bids are revealed',
  word: 'Play with your word, or on a word on the table',
  outside: 'Play any time except during the word declaration',
  any: 'Play at any time',
};

export const wordNerds = {
  title: 'Word Nerds',
  turn: (turn: number): string => `turn ${turn}`,
  ask: 'What is happening',
  answers: 'Your answer',

  /** The situation, and what the player can do. The time left is shown beside it. */
  prompt: {
    bid: (n: number): string => `${n} letters are up. Bid one token, face down: the highest bid picks first.`,
    bidDone: (names: Names, token: number, seats: readonly Seat[]): string =>
      `You bid ${token}, face down.${waitingFor(names, seats)}`,
    bidWatch: (names: Names, seats: readonly Seat[]): string => `Players bid in secret.${waitingFor(names, seats)}`,
    bidCards: 'The bids are revealed. Play a card on a bid, or pass.',
    idle: 'Nothing for you to do. Waiting for the others.',
    passed: 'You passed. Waiting for the others.',
    sealedWatch: 'Players answer in secret.',
    select: 'Pick a letter. One marked “+ card” also gets you an action card.',
    selectWait: (names: Names, seat: Seat): string => `${names.of(seat)} is picking a letter.`,
    declare: 'Spell a word: four letters or more, at least one from your hand. Then tap “Word Nerd!”, or pass.',
    declared: (text: string): string =>
      `Your ${word(text)} is face down. If another player is as fast, the lower score goes first.`,
    /** `only`: it is proven, and there is no card to play. */
    respond: (names: Names, on: WordName, only?: boolean): string =>
      `${capital(theWord(names, on))} would score. Trump it${only ? '' : ', challenge it, play a card'} or pass?`,
    respondIdle: (names: Names, on: WordName): string =>
      `${capital(theWord(names, on))} would score. Nothing for you to do.`,
    respondOwn: (text: string): string => `Your ${word(text)} would score. Play a card, or pass.`,
    battle: (names: Names, trump: WordName, attacked: WordName): string =>
      `${says(names, trump.owner, 'trump', 'trumps')} ${theWord(names, attacked)} with ${word(trump.text)}. Play a card, challenge or pass?`,
    answered: 'Your answer is in. Waiting for the others.',
    challenged: (text: string): string => `You challenge ${word(text)}. Waiting for the others.`,
    trumping: (text: string): string => `You trump with ${word(text)}. Waiting for the others.`,
    join: (names: Names, by: readonly Seat[], text: string): string =>
      `${listPlayers(names, by)} challenged ${word(text)}. Join in? You get 10 points if it isn’t a word, or lose 10 if it is.`,
    joinWait: (names: Names, by: readonly Seat[], text: string): string =>
      `${capital(listPlayers(names, by))} challenged ${word(text)}. Others may join; then the dictionary decides.`,
    keep: (n: number, tokens: number): string => {
      const back = tokens === 0 ? '' : `Your word scored. Choose ${plural(tokens, 'token', 'tokens')} to take back. `;
      return n === 0
        ? `${back}You have no letters left. Draw two?`
        : `${back}Keep the ${n === 1 ? 'letter' : cards(n)} you have left, or discard ${n === 1 ? 'it' : 'them all'} and draw two?`;
    },
    keepWait: (names: Names, seats: readonly Seat[]): string =>
      `Players keep or replace their letters.${waitingFor(names, seats)}`,
    purchase: 'You may buy. Tap a token to pay: one for an action card, or one per letter you replace. Or pass.',
    purchaseSoon: 'Tap a token to buy something, or Auto-pass passes for you.',
    purchaseWait: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'Buying is over.' : `Players may buy.${waitingFor(names, seats)}`,
    drop: (names: Names, by: Seat): string => `${names.of(by)} played DROP LETTER on you. Choose a letter to discard.`,
    dropWait: (names: Names, seat: Seat, by: Seat): string =>
      `${says(names, by, 'played')} DROP LETTER: ${names.of(seat)} must discard a letter.`,
    discard: (n: number): string => `You can hold ten letters: discard ${n}.`,
    discardWait: (names: Names, seats: readonly Seat[]): string =>
      `Ten letters is the limit.${waitingFor(names, seats)}`,
    won: (names: Names, seats: readonly Seat[], score: number): string =>
      seats.length === 1
        ? `${says(names, seats[0]!, 'win', 'wins')} with ${score} points.`
        : `${capital(listPlayers(names, seats))} share the win with ${score} points.`,
  },

  table: {
    label: 'Table',
    auction: 'Up for auction',
    withAction: '+ card',
    pool: 'Community pool',
    poolOpen: 'open to all',
    poolEmpty: 'empty',
    noWords: 'No words yet.',
    bids: 'Bids and picking order',
    picks: 'Picking order',
    faceDown: 'face down',
    noBid: 'no bid yet',
    noBids: 'Players pick clockwise from the First Player.',
    order: 'Ties go to the lower score, then clockwise from the First Player’s left.',
    place: (n: number): string => `picks ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][n] ?? 'later'}`,
    bidOf: (token: number, change: number): string => (change === 0 ? `${token}` : `${token} ${signed(change)}`),
    winsTies: 'wins ties',
    free: 'free',
    trumpedBy: 'trumped by',
    earlier: 'Earlier words',
    status: (status: Status, over: boolean): string => (over ? endedStatuses : statuses)[status],
    sealed: 'Your word, hidden from the others',
    proven: 'in the dictionary',
    noBonus: 'no length bonus',
    doubled: 'double',
    fullCredit: 'full credit',
    wordValue: 'word',
    sum: (score: WordScore): string => sumOf(score),
    holds: (names: Names, owner: Seat, total: number, other: number): string =>
      `${owner === names.me ? 'you hold' : `${names.of(owner)} holds`}, ${total} to ${other}`,
    wins: (names: Names, owner: Seat, total: number, other: number): string =>
      `${owner === names.me ? 'you lead' : `${names.of(owner)} leads`}, ${total} to ${other}`,
    sumLabel: (total: number): string => `worth ${total}`,
    first: (names: Names, seat: Seat): string => `${says(names, seat, 'hold', 'holds')} the First Player card.`,
    to: (n: number, last: number | null): string =>
      last === null ? `Play to ${n}.` : `Play to ${n}, until turn ${last} at most.`,
  },

  letter: {
    name: (letter: string, value: number): string => (letter === '?' ? 'WILD, 0' : `${word(letter)}, ${value}`),
    inHand: 'in your hand',
    inPool: 'in the pool',
  },

  hand: {
    label: 'Your letters',
    none: 'You have no letters.',
    word: 'Your word',
    hint: 'Type, tap or drag letters',
    noCard: (letter: string): string => `There’s no ${letter.toUpperCase()} left in your hand or the pool.`,
    swap: (letter: string): string => `Use another ${word(letter)}`,
    remove: (letter: string): string => `Take back ${word(letter)}`,
    clear: 'Clear',
    wild: 'The WILD stands for',
    unnamed: 'choose',
    worth: (score: WordScore): string => `${sumOf(score)} = ${score.total}`,
    needed: (names: Names, on: WordName, n: number): string => `It takes ${n} to trump ${theWord(names, on)}.`,
  },

  /** [WN-14] Action cards laid with a word. */
  withWord: {
    label: 'Play cards with your word',
    hint: 'Play it with your word.',
    stays: 'keep',
    onYours: 'on your new word',
    onTheirs: (names: Names, on: WordName): string => `on ${theWord(names, on)}`,
    twice: (letter: string): string => `double ${letter}`,
  },

  cards: {
    label: 'Your action cards',
    none: 'None. Pick a letter marked “+ card”, or buy one for a token.',
    when: (when: ActionTiming, withWord: boolean): string =>
      when === 'word' && !withWord ? 'Play on a word on the table' : timings[when],
    /** As printed, with a minus that looks like one. */
    name: (name: string): string => name.replace(/^-/, '−'),
  },

  tokens: {
    label: 'Your tokens',
    token: (n: number): string => `Token ${n}`,
    spent: (n: number): string => `Token ${n}, spent`,
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
    everybody: 'What each player holds',
    bidding: 'bidding',
    bid: 'has bid',
    picking: 'picking',
    choosing: 'choosing',
  },

  event: {
    turnedUp: (turn: number, all: readonly string[]): string => `Turn ${turn}. Up for auction: ${letters(all)}.`,
    bids: (names: Names, all: readonly { seat: Seat; token: number }[]): string =>
      `The bids: ${all.map(({ seat, token }) => `${listPlayers(names, [seat])} ${token}`).join(', ')}.`,
    selection: (names: Names, order: readonly Seat[]): string => `Picking order: ${listPlayers(names, order)}.`,
    selected: (names: Names, seat: Seat, letter: string): string =>
      `${says(names, seat, 'take', 'takes')} ${letters([letter])}.`,
    joinedPool: (letter: string): string => `${letters([letter])} joins the community pool.`,
    drew: (all: readonly string[]): string => `You draw ${listed(all)}.`,
    othersDrew: (names: Names, seat: Seat, n: number, actions: boolean): string =>
      `${says(names, seat, 'draw', 'draws')} ${actions ? plural(n, 'action card', 'action cards') : cards(n)}.`,
    reshuffled: 'The discards are shuffled into a new deck.',
    played: (names: Names, seat: Seat, card: string, on: string): string =>
      `${says(names, seat, 'play', 'plays')} ${card}${on}.`,
    on: (names: Names, at: Seat): string => ` on ${listPlayers(names, [at])}`,
    onWord: (names: Names, on: WordName): string => ` on ${theWord(names, on)}`,
    moved: (names: Names, from: Seat, to: Seat, letter: string | null): string =>
      `${says(names, to, 'get', 'gets')} ${letter === null ? 'a letter' : letters([letter])} from ${listPlayers(names, [from])}.`,
    took: (names: Names, seat: Seat, letter: string, from: 'pool' | 'discards'): string =>
      `${says(names, seat, 'take', 'takes')} ${letters([letter])} from the ${from === 'pool' ? 'pool' : 'discards'}.`,
    swept: 'The community pool is discarded.',
    discarded: (names: Names, seat: Seat, n: number): string =>
      `${says(names, seat, 'discard', 'discards')} ${cards(n)}.`,
    retrieved: (names: Names, seat: Seat, all: readonly number[]): string =>
      `${says(names, seat, 'take', 'takes')} back ${all.length === 1 ? 'token' : 'tokens'} ${listed(all.map(String))}.`,
    laid: (names: Names, seat: Seat, text: string, value: number, along: readonly string[]): string =>
      `Word Nerd! ${says(names, seat, 'lay', 'lays')} ${laidWord(text, along, value)}.`,
    trumped: (names: Names, seat: Seat, text: string, value: number, along: readonly string[]): string =>
      `${says(names, seat, 'trump', 'trumps')} with ${laidWord(text, along, value)}.`,
    against: (card: string): string => `${card} (on the word it attacks)`,
    noWord: 'No one declares a word.',
    decided: (names: Names, won: WordValue, lost: WordValue): string =>
      `${capital(theWord(names, won))}, ${won.value}, ${won.value > lost.value ? 'beats' : 'holds against'} ${theWord(names, lost)}, ${lost.value}.`,
    challenge: (names: Names, by: readonly Seat[], on: WordName): string =>
      `${capital(listPlayers(names, by))} challenged ${theWord(names, on)}.`,
    judged: (names: Names, on: WordName, by: readonly Seat[], valid: boolean): string =>
      valid
        ? `${capital(theWord(names, on))} is a word and stays: −10 points for ${listPlayers(names, by)}.`
        : `${capital(theWord(names, on))} isn’t a word and scores nothing: +10 points for ${listPlayers(names, by)}.`,
    scored: (names: Names, all: readonly { seat: Seat; text: string; points: number }[]): string =>
      all.length === 0
        ? 'No word scores.'
        : `${all.map(({ seat, text, points }) => `${says(names, seat, 'score', 'scores')} ${points} with ${word(text)}`).join('. ')}.`,
    kept: (names: Names, seat: Seat, redrew: boolean): string =>
      redrew
        ? `${says(names, seat, 'draw', 'draws')} two new letters.`
        : `${says(names, seat, 'keep your', 'keeps their')} letters.`,
    purchased: (names: Names, seat: Seat, what: 'letters' | 'action', n: number): string =>
      what === 'action'
        ? `${says(names, seat, 'buy', 'buys')} an action card.`
        : `${says(names, seat, 'replace', 'replaces')} ${cards(n)}.`,
    stopping: (names: Names, seat: Seat, agrees: boolean): string =>
      `${says(names, seat, 'vote', 'votes')} to ${agrees ? 'end the game' : 'play on'}.`,
    /** By question. The next event says what came of it. */
    timedOut: (names: Names, seat: Seat): Readonly<Record<TimedOut, string>> => {
      const out = `Time’s up for ${listPlayers(names, [seat])}:`;
      return {
        bid: `${out} the 0 is bid.`,
        select: `${out} the most valuable letter is taken.`,
        declare: `${out} no word declared.`,
        window: `${out} that’s a pass.`,
        keep: `${out} the hand is kept.`,
        purchase: `${out} nothing is bought.`,
        letters: `${out} the letters to go are chosen at random.`,
      };
    },
    ended: {
      score: 'The winning score has been reached.',
      'last-turn': 'That was the last turn.',
      agreed: 'All players voted to end the game.',
    },
  },
} as const;
