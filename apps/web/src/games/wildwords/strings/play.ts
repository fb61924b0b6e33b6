import type { Seat } from '@wordhoard/kernel';
import type { Ending, Premium } from '@wordhoard/wildwords';
import { figure, listed, plural, signed } from '../../../shell/format.ts';
import type { Names } from '../../../shell/table/names.ts';

const points = (n: number): string => (n === 1 || n === -1 ? `${figure(n)} point` : `${figure(n)} points`);
const word = (text: string): string => text.toUpperCase();
const words = (texts: readonly string[]): string => listed(texts.map(word));
/** 'You pass' or 'Beth passes': one sentence, two subjects. */
const says = (names: Names, seat: Seat, you: string, other: string): string =>
  seat === names.me ? `You ${you}` : `${names.of(seat)} ${other}`;
const whose = (names: Names, seat: Seat): string => (seat === names.me ? 'your' : `${names.of(seat)}’s`);
const them = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));

const Whose = (names: Names, seat: Seat): string => (seat === names.me ? 'Your' : whose(names, seat));
const challenged = (names: Names, seat: Seat, by: Seat, play: string): string =>
  `${says(names, by, 'challenged', 'challenged')} ${whose(names, seat)} ${play}`;

const won = (names: Names, seats: readonly Seat[], total: number): string =>
  seats.length > 1
    ? `${listed(seats.map(names.of))} share first place with ${points(total)}.`
    : `${says(names, seats[0]!, 'win', 'wins')} with ${points(total)}.`;

const endedHow = (names: Names, ending: Ending, by: Seat | null): string => {
  if (ending === 'passed-out') return 'Everybody passed twice in a row.';
  if (by === null) return '';
  return ending === 'went-out' ? says(names, by, 'went out.', 'went out.') : `${Whose(names, by)} time ran out.`;
};

const premiums: Readonly<Record<Premium, string>> = {
  DL: 'double letter',
  TL: 'triple letter',
  DW: 'double word',
  TW: 'triple word',
  wild: 'turns a tile wild',
  lose: 'lose 20',
};

const shorts: Readonly<Record<Premium, string>> = { DL: 'DL', TL: 'TL', DW: 'DW', TW: 'TW', wild: 'WILD', lose: '−20' };

export const wildwords = {
  title: 'WildWords',
  /** Players' own words for such plays: in the log, and in the list of plays. */
  calls: {
    bomb: { aloud: 'The bomb!', short: 'the bomb' },
    touchdown: { aloud: 'Touchdown!', short: 'touchdown' },
    hipswop: { aloud: 'A hipswop!', short: 'hipswop' },
  },
  playNumber: (n: number): string => `play ${n}`,
  finished: 'finished',
  points: (n: number): string => points(n),

  /** What is happening, and what the player can do about it. How long is shown beside it. */
  prompt: {
    first: 'Your turn. The first play covers the middle square, 8H, with two tiles or more.',
    turn: 'Your turn. Lay tiles on the board, trade the whole tray, or pass.',
    turnNoTrade: 'Your turn. Lay tiles on the board, or pass.',
    turnNoPot: 'Your turn. Lay tiles on the board, or pass: the pot is empty.',
    traded: 'You have new tiles. Lay some of them on the board, or pass.',
    would: (play: string, n: number): string => `Your turn. ${play} would score ${figure(n)}.`,
    notYet: (why: string): string => `Your turn. ${why}`,
    ahead: (names: Names, seat: Seat, n: number): string =>
      `${names.of(seat)} is thinking. What you lay there meanwhile would score ${figure(n)}.`,
    thinks: (names: Names, seat: Seat): string => `${names.of(seat)} is thinking about a play.`,
    thinksTraded: (names: Names, seat: Seat): string =>
      `${names.of(seat)} has traded the whole tray and may still play.`,
    challenge: (names: Names, seat: Seat, play: string, n: number): string =>
      `${names.of(seat)} played ${play} for ${figure(n)}. Accept or challenge?`,
    late: 'Your clock is at zero: silence will accept.',
    played: (names: Names, play: string, n: number, waiting: readonly Seat[]): string =>
      `You played ${play} for ${figure(n)}. ${them(names, waiting)} may accept it or challenge.`,
    accepted: (names: Names, seat: Seat, play: string, n: number, waiting: readonly Seat[]): string =>
      `${names.of(seat)} played ${play} for ${figure(n)}. Waiting for ${them(names, waiting)} to accept it or challenge.`,
    spell: (names: Names, by: Seat, play: string): string =>
      `${names.of(by)} challenges ${play}. Say what every asterisk stands for.`,
    spellWait: (names: Names, seat: Seat, by: Seat, play: string): string =>
      `${says(names, by, 'challenge', 'challenges')} ${play}. ${names.of(seat)} must spell out every word.`,
    vote: (names: Names, seat: Seat, by: Seat, spelt: readonly string[]): string =>
      `${names.of(by)} challenges; ${names.of(seat)} says it is ${words(spelt)}. Are all of these words?`,
    votePlain: (names: Names, by: Seat, made: readonly string[]): string =>
      `${names.of(by)} challenges ${words(made)}. ${made.length === 1 ? 'Is it a word?' : 'Are all of these words?'}`,
    votePlainWait: (names: Names, by: Seat, waiting: readonly Seat[], made: readonly string[]): string =>
      `${says(names, by, 'challenge', 'challenges')} ${words(made)}. ${them(names, waiting)} may side with the challenge or with the play.`,
    voteWait: (names: Names, seat: Seat, waiting: readonly Seat[], spelt: readonly string[]): string =>
      `${says(names, seat, 'say', 'says')} it is ${words(spelt)}. ${them(names, waiting)} may side with the challenge or with the play.`,
    won: (names: Names, seats: readonly Seat[], total: number): string => won(names, seats, total),
    ending: (names: Names, ending: Ending, by: Seat | null): string => endedHow(names, ending, by),
  },

  /** Where a challenge was about to be made, and came to nothing. */
  late: {
    first: (names: Names, by: Seat): string => `Too late: ${names.of(by)} challenged first.`,
    over: 'Too late to challenge: the play has been accepted.',
  },

  /** Under a player's name. */
  status: {
    turn: 'to play',
    turnYou: 'your turn',
    deciding: 'deciding',
    accepted: 'accepts',
    spelling: 'spelling',
    challenger: 'challenges',
    tiles: (n: number): string => plural(n, 'tile', 'tiles'),
    pending: (n: number): string => `${signed(n)}?`,
    urgency: { low: 'One minute left on your clock.', last: 'Ten seconds left on your clock.' },
  },

  /** The log, and what a screen reader is told. */
  event: {
    traded: (names: Names, seat: Seat): string => says(names, seat, 'traded your tray.', 'traded the whole tray.'),
    passed: (names: Names, seat: Seat): string => says(names, seat, 'passed.', 'passed.'),
    passedLate: (names: Names, seat: Seat): string =>
      `${Whose(names, seat)} time ran out: ${seat === names.me ? 'you pass' : 'that is a pass'}.`,
    silent: (names: Names, seats: readonly Seat[], about: 'challenge' | 'vote'): string =>
      `Time ran out for ${them(names, seats)}: silence ${about === 'vote' ? 'trusts' : 'accepts'} the play.`,
    drew: (faces: readonly string[]): string => `You drew ${listed(faces)}.`,
    played: (names: Names, seat: Seat, play: string, n: number, made: readonly string[]): string =>
      `${says(names, seat, 'played', 'played')} ${play} for ${figure(n)}${made.length > 1 || play.includes('(') ? `, making ${listed(made)}` : ''}.`,
    flipped: (n: number): string =>
      n === 0 ? '' : n === 1 ? ' One tile turned face down.' : ` ${n} tiles turned face down.`,
    challenged: (names: Names, seat: Seat, by: Seat): string =>
      `${says(names, by, 'challenged', 'challenged')} ${seat === names.me ? 'you' : names.of(seat)}.`,
    spelt: (names: Names, seat: Seat, spelt: readonly string[] | null, late: boolean): string => {
      const said = says(names, seat, 'spelt', 'spelt');
      if (spelt !== null) return `${said} ${words(spelt)}.`;
      return late ? `Time ran out: ${said} nothing.` : says(names, seat, 'gave in.', 'gave in.');
    },
    stands: (names: Names, seat: Seat, by: Seat, play: string, n: number): string =>
      `${challenged(names, seat, by, play)}: every word is good at this table, so it stands for ${figure(n)}.`,
    /** `wrong` is null where nothing was spelt. */
    falls: (names: Names, seat: Seat, by: Seat, play: string, wrong: readonly string[] | null): string =>
      `${challenged(names, seat, by, play)}: ${
        wrong ? `${words(wrong)} ${wrong.length > 1 ? 'do' : 'does'} not hold` : 'nothing was spelt'
      }. ${Whose(names, seat)} tiles come back and the turn is lost.`,
    penalised: (names: Names, seats: readonly Seat[], n: number): string =>
      `${seats.map((seat) => says(names, seat, `lose ${n}`, `loses ${n}`)).join(', ')}.`,
    turnLost: (names: Names, seat: Seat): string => says(names, seat, 'lose your next turn.', 'loses the next turn.'),
    stood: (names: Names, seat: Seat, play: string, n: number, total: number): string =>
      `${play} stands: ${figure(n)} for ${seat === names.me ? 'you' : names.of(seat)}, now ${figure(total)}.`,
    overtime: (names: Names, seat: Seat, cost: number): string =>
      `${Whose(names, seat)} clock has run out: ${signed(-cost)} for another minute.`,
    ended: (
      names: Names,
      ending: Ending,
      by: Seat | null,
      added: readonly number[],
      first: readonly Seat[],
      total: number,
    ): string =>
      [
        won(names, first, total),
        endedHow(names, ending, by),
        ...added.flatMap((n, seat) =>
          n > 0 ? [`${signed(n)} for ${seat === names.me ? 'you' : names.of(seat)} for others’ tiles.`] : [],
        ),
      ].join(' '),
  },

  board: {
    label: 'Board',
    row: (n: number): string => `Row ${n}`,
    premium: (premium: Premium): string => premiums[premium],
    /** On the square itself. */
    short: (premium: Premium): string => shorts[premium],
    empty: 'empty',
    face: (face: string, value: number): string => (face === '*' ? 'asterisk' : `${face}, ${value}`),
    flipped: 'face down, wild',
    was: (face: string): string => `face down, wild; it is ${face === '*' ? 'an asterisk' : face}`,
    trying: (face: string): string => `your ${face === '*' ? 'asterisk' : face}, not played yet`,
    tryingFlipped: (face: string): string =>
      `your ${face === '*' ? 'asterisk' : face}, will turn face down, not played yet`,
    last: 'just played',
    arrow: { across: 'arrow across', down: 'arrow down' },
    whole: 'Whole board',
    scores: (n: number): string => `scores ${figure(n)}`,
  },
  tray: {
    label: 'Your tray',
    tile: (face: string, value: number): string => (face === '*' ? 'Asterisk' : `${face} ${value}`),
    asterisk: 'asterisk',
    shuffle: 'Shuffle the tray',
    recall: 'Take all back',
    keys: 'Letters and * lay tiles, arrow keys move the arrow, Enter plays. A question mark lists all keys.',
    hidden: (n: number): string => `${plural(n, 'tile', 'tiles')} in the tray`,
  },
  act: {
    play: 'Play',
    playFor: (n: number): string => `Play for ${figure(n)}`,
    trade: 'Trade',
    pass: 'Pass',
    tradeTitle: 'Trade the whole tray?',
    tradeText: 'All seven go back, and you draw new ones. You may still play or pass afterwards; once a turn.',
    tradeGo: 'Trade all',
    passTitle: 'Pass this turn?',
    passText:
      'You keep your tiles and score nothing. When everybody has passed twice in a row, the game ends; a play that was taken back counts as a pass.',
    passGo: 'Pass',
    cancel: 'Not now',
    accept: 'Accept',
    acceptAll: 'Nobody here challenges',
    challenge: 'Challenge',
    challengeTitle: (play: string): string => `Challenge ${play}?`,
    riskTwo:
      'If any word does not hold, the tiles go back and the turn is lost. If all do, the play scores and you lose your next turn.',
    riskMany: (n: number): string =>
      `If any word does not hold, the tiles go back and the turn is lost. If all do, the play scores and you lose ${n} points.`,
    agree: 'Side with the challenge',
    disagree: 'Trust the play',
    voteRisk: (n: number): string => `Nobody sees your answer before all have answered. Whoever was wrong loses ${n}.`,
  },
  terms: {
    label: 'How it adds up',
    lose: 'square',
    bomb: 'the bomb',
    times: (sum: number, by: readonly string[]): string => `${sum} × ${by.join(' × ')}`,
  },
  spell: {
    word: (pattern: string): string => `Spell ${pattern}`,
    asterisk: (pattern: string, n: number, of: number): string =>
      of === 1 ? `What the asterisk in ${pattern} stands for` : `What asterisk ${n} of ${of} in ${pattern} stands for`,
    reads: (text: string): string => `reads ${text}`,
    plain: 'as it lies there',
    go: 'Spell it out',
    giveIn: 'Give in',
    giveInTitle: 'Give in?',
    giveInText: 'The tiles come back to your tray and your turn is lost, as if a word had been wrong.',
    empty: 'Every asterisk stands for one letter or more.',
  },
  verdict: {
    label: 'The challenge',
    stands: 'The play stands',
    falls: 'The play falls',
    silent: 'Nothing was spelt.',
    is: 'a word',
    isNot: 'does not hold.',
    challenged: (names: Names, seat: Seat, by: Seat, play: string): string => `${challenged(names, seat, by, play)}.`,
    turnLost: (names: Names, seat: Seat): string => says(names, seat, 'lose a turn.', 'loses a turn.'),
    agreed: (names: Names, seats: readonly Seat[]): string =>
      `${listed(seats.map((seat) => (seat === names.me ? 'You' : names.of(seat))))} sided with the challenge.`,
    disagreed: (names: Names, seats: readonly Seat[]): string =>
      `${listed(seats.map((seat) => (seat === names.me ? 'You' : names.of(seat))))} trusted the play.`,
  },
  unseen: {
    title: 'Unseen',
    sum: (n: number, down: number): string => (down === 0 ? String(n) : `${n}, ${down} of them face down`),
    short: (n: number): string => `${n} unseen`,
    face: (face: string, n: number): string => `${face === '*' ? 'asterisk' : face}: ${n}`,
    pot: (n: number): string =>
      `Pot ${n}. A tile on a WILD square turns face down and stays wild; nobody learns what it was.`,
  },
  plays: {
    title: 'Plays',
    none: 'No plays yet.',
    all: 'Plays and unseen tiles',
    you: 'You',
    pass: 'pass',
    trade: 'trade',
    was: (pattern: string): string => `${pattern} was`,
    /** What its asterisks stood for. */
    stoodFor: (strings: readonly string[]): string =>
      strings.length === 0 ? '' : ` (${strings.map((it) => `* ${word(it)}`).join(', ')})`,
    also: 'also',
    failed: 'taken back',
    proven: 'stood a challenge',
    open: 'being looked at',
  },
  written: {
    title: 'Play by coordinates',
    label: 'A play, such as 8E FEND',
    hint: '8E runs across from row 8, column E; E8 runs down. A tile that lies there already is a dot, or in parentheses. On a WILD square write the letter you give up.',
    lay: 'Lay it',
    laid: (n: number): string => `It lies there and would score ${figure(n)}. Enter plays it.`,
  },
  agreed: 'Which words count here',
  text: {
    title: 'The board in words',
    row: (n: number, what: string): string => `Row ${n}: ${what}`,
    emptyRow: 'empty',
    tray: (faces: readonly string[]): string => `Your tray: ${faces.join(' ')}.`,
    free: (what: string): string => `free: ${what}`,
  },
  end: {
    left: 'left in the tray',
    nothingLeft: 'nothing left in the tray',
    added: (n: number): string => `${signed(n)} for others’ tiles`,
    flipped: 'The letters in the corners show what the flipped tiles were.',
    best: (names: Names, seat: Seat, play: string, n: number): string =>
      `Best play: ${play} for ${figure(n)}, by ${seat === names.me ? 'you' : names.of(seat)}.`,
  },
} as const;
