import type { Seat } from '@wordhoard/kernel';
import type { Components, EndReason, Premium } from '@wordhoard/wildwords';
import { capital, listPlayers, type Names, points, says, whose } from '../../../table-kit/phrases.ts';
import { GLYPH, showAsterisks } from '../../../table-kit/tiles/asterisks.ts';
import { figure, listed, plural, signed } from '../../../ui/format.ts';

const word = (text: string): string => text.toUpperCase();
const words = (texts: readonly string[]): string => listed(texts.map(word));

const challenged = (names: Names, seat: Seat, by: Seat, play: string): string =>
  `${says(names, by, 'challenged', 'challenged')} ${whose(names, seat)} ${play}`;

/** 'it' for what the sentence has just named. */
const whatOf = (play: string, texts: readonly string[]): string => (words(texts) === play ? 'it' : words(texts));

const won = (names: Names, seats: readonly Seat[], total: number): string =>
  seats.length > 1
    ? `${listed(seats.map(names.of))} share first place with ${points(total)}.`
    : `${says(names, seats[0]!, 'win', 'wins')} with ${points(total)}.`;

/** `All players pass …` so many times to end the game. */
const inARow = (passes: number): string =>
  passes === 1 ? 'one after another' : passes === 2 ? 'twice in a row' : `${passes} times in a row`;

const endedHow = (names: Names, ending: EndReason, by: Seat | null, passes: number): string => {
  if (ending === 'passed-out') return `All players passed ${inARow(passes)}.`;
  if (by === null) return '';
  return ending === 'went-out'
    ? says(names, by, 'played your last tile.', 'played the last tile.')
    : `${capital(whose(names, by))} time ran out.`;
};

type LosePoints = Pick<Components, 'losePoints'>;

const premiums: Readonly<Record<Premium, (numbers: LosePoints) => string>> = {
  DL: () => 'double letter',
  TL: () => 'triple letter',
  DW: () => 'double word',
  TW: () => 'triple word',
  wild: () => 'turns a tile face down',
  lose: ({ losePoints }) => `costs ${losePoints} points`,
};

const shorts: Readonly<Record<Premium, (numbers: LosePoints) => string>> = {
  DL: () => 'DL',
  TL: () => 'TL',
  DW: () => 'DW',
  TW: () => 'TW',
  wild: () => 'WILD',
  lose: ({ losePoints }) => `−${losePoints}`,
};

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

  /** The situation, and what the player can do. The time left is shown beside it. */
  prompt: {
    first: 'Your turn. Lay two or more tiles, one of them on the middle square (row 8, column H).',
    turn: 'Your turn. Lay tiles on the board, trade your tray, or pass.',
    turnNoTrade: 'Your turn. Lay tiles on the board, or pass.',
    turnNoPot: 'Your turn. The pot is empty: lay tiles on the board, or pass.',
    traded: 'You have new tiles. Lay some of them on the board, or pass.',
    would: (play: string, n: number): string => `Your turn. ${play} would score ${figure(n)}.`,
    notYet: (why: string): string => `Your turn. ${why}`,
    ahead: (names: Names, seat: Seat, n: number): string =>
      `${names.of(seat)} is thinking. What you have laid would score ${figure(n)}.`,
    thinks: (names: Names, seat: Seat): string => `${names.of(seat)} is thinking about a play.`,
    thinksTraded: (names: Names, seat: Seat): string => `${names.of(seat)} has traded tiles and can still play.`,
    challenge: (names: Names, seat: Seat, play: string, n: number): string =>
      `${names.of(seat)} played ${play} for ${figure(n)}. Accept or challenge?`,
    late: 'Your clock is at zero: if you don’t answer in time, you accept.',
    played: (names: Names, play: string, n: number, waiting: readonly Seat[]): string =>
      `You played ${play} for ${figure(n)}. Waiting for ${listPlayers(names, waiting)} to accept or challenge it.`,
    accepted: (names: Names, seat: Seat, play: string, n: number, waiting: readonly Seat[]): string =>
      `${names.of(seat)} played ${play} for ${figure(n)}. Waiting for ${listPlayers(names, waiting)} to accept or challenge it.`,
    spell: (names: Names, by: Seat, play: string): string =>
      `${names.of(by)} challenges ${play}. Spell it out: what does each asterisk stand for?`,
    spellWait: (names: Names, seat: Seat, by: Seat, play: string): string =>
      `${says(names, by, 'challenge', 'challenges')} ${play}. Waiting for ${names.of(seat)} to spell it out.`,
    vote: (names: Names, seat: Seat, by: Seat, spelt: readonly string[]): string =>
      `${names.of(by)} challenges. ${names.of(seat)} spells ${words(spelt)}. ${spelt.length === 1 ? 'Is it a word?' : 'Are all of them words?'}`,
    votePlain: (names: Names, by: Seat, made: readonly string[]): string =>
      `${names.of(by)} challenges ${words(made)}. ${made.length === 1 ? 'Is it a word?' : 'Are all of them words?'}`,
    votePlainWait: (names: Names, by: Seat, waiting: readonly Seat[], made: readonly string[]): string =>
      `${says(names, by, 'challenge', 'challenges')} ${words(made)}. Waiting for ${listPlayers(names, waiting)} to take sides.`,
    voteWait: (names: Names, seat: Seat, waiting: readonly Seat[], spelt: readonly string[]): string =>
      `${says(names, seat, 'spelt', 'spelt')} ${words(spelt)}. Waiting for ${listPlayers(names, waiting)} to take sides.`,
    ending: (names: Names, ending: EndReason, by: Seat | null, passes: number): string =>
      endedHow(names, ending, by, passes),
  },

  /** For a challenge that came too late. */
  late: {
    first: (names: Names, by: Seat): string => `Too late: ${names.of(by)} challenged first.`,
    over: 'Too late to challenge: the play is already accepted.',
  },

  /** Under a player's name. */
  status: {
    turn: 'to play',
    turnYou: 'your turn',
    deciding: 'deciding',
    accepted: 'accepted',
    spelling: 'spelling',
    challenger: 'challenged',
    tiles: (n: number): string => plural(n, 'tile', 'tiles'),
    pending: (n: number): string => `${signed(n)}?`,
    urgency: { low: 'One minute left on your clock.', last: 'Ten seconds left on your clock.' },
  },

  /** The log, and what a screen reader is told. */
  event: {
    traded: (names: Names, seat: Seat): string => says(names, seat, 'traded your tiles.', 'traded all tiles.'),
    passed: (names: Names, seat: Seat): string => says(names, seat, 'passed.', 'passed.'),
    passedLate: (names: Names, seat: Seat): string =>
      `${capital(whose(names, seat))} time ran out, which counts as a pass.`,
    silent: (names: Names, seats: readonly Seat[], about: 'challenge' | 'vote'): string =>
      `Time ran out for ${listPlayers(names, seats)}, which counts as ${about === 'vote' ? 'trusting' : 'accepting'} the play.`,
    drew: (faces: readonly string[]): string => `You drew ${listed(faces)}.`,
    played: (names: Names, seat: Seat, play: string, n: number, made: readonly string[]): string =>
      `${says(names, seat, 'played', 'played')} ${play} for ${figure(n)}${made.length > 1 ? `, also making ${listed(made.slice(1).map(showAsterisks))}` : ''}.`,
    flipped: (n: number): string =>
      n === 0 ? '' : n === 1 ? ' One tile turned face down.' : ` ${n} tiles turned face down.`,
    challenged: (names: Names, seat: Seat, by: Seat): string =>
      `${says(names, by, 'challenged', 'challenged')} ${seat === names.me ? 'you' : names.of(seat)}.`,
    spelt: (names: Names, seat: Seat, spelt: readonly string[] | null, late: boolean): string => {
      const said = says(names, seat, 'spelt', 'spelt');
      if (spelt !== null) return `${said} ${words(spelt)}.`;
      return late ? `Time ran out: ${said} nothing.` : says(names, seat, 'gave in.', 'gave in.');
    },
    stands: (names: Names, seat: Seat, by: Seat, play: string, n: number, spelt: readonly string[]): string =>
      `${challenged(names, seat, by, play)}: ${whatOf(play, spelt)} ${spelt.length > 1 ? 'count' : 'counts'}, so the play stands for ${figure(n)}.`,
    /** `wrong` is null where nothing was spelt. */
    falls: (names: Names, seat: Seat, by: Seat, play: string, wrong: readonly string[] | null): string =>
      `${challenged(names, seat, by, play)}: ${
        wrong ? `${whatOf(play, wrong)} ${wrong.length > 1 ? 'don’t' : 'doesn’t'} count` : 'nothing was spelt'
      }. ${says(names, seat, 'take your tiles back and lose the turn.', 'takes the tiles back and loses the turn.')}`,
    penalised: (names: Names, seats: readonly Seat[], n: number): string =>
      `${capital(listPlayers(names, seats))} ${seats.length > 1 || seats[0] === names.me ? 'lose' : 'loses'} ${n} points${seats.length > 1 ? ' each' : ''}.`,
    turnLost: (names: Names, seat: Seat): string => says(names, seat, 'lose your next turn.', 'loses the next turn.'),
    stood: (names: Names, seat: Seat, play: string, n: number, total: number): string =>
      `${says(names, seat, 'score', 'scores')} ${figure(n)} for ${play}: ${figure(total)} in all.`,
    overtime: (names: Names, seat: Seat, cost: number): string =>
      `${capital(whose(names, seat))} clock has run out: another minute costs ${points(cost)}.`,
    ended: (
      names: Names,
      ending: EndReason,
      by: Seat | null,
      added: readonly number[],
      first: readonly Seat[],
      total: number,
      passes: number,
    ): string =>
      [
        won(names, first, total),
        endedHow(names, ending, by, passes),
        ...added.flatMap((n, seat) =>
          n > 0
            ? [`${says(names, seat, 'add', 'adds')} ${n} for tiles left in other trays.`]
            : n < 0
              ? [`${says(names, seat, 'lose', 'loses')} ${-n} for tiles left.`]
              : [],
        ),
      ].join(' '),
  },

  board: {
    label: 'Board',
    row: (n: number): string => `Row ${n}`,
    premium: (premium: Premium, numbers: LosePoints): string => premiums[premium](numbers),
    /** On the square itself. */
    short: (premium: Premium, numbers: LosePoints): string => shorts[premium](numbers),
    empty: 'empty',
    face: (face: string, value: number): string =>
      face !== '*' ? `${face}, ${value}` : value === 0 ? 'asterisk' : `asterisk, ${value}`,
    flipped: 'face down, an asterisk',
    was: (face: string): string => `face down, an asterisk; it was ${face === '*' ? 'an asterisk' : face}`,
    trying: (face: string): string => `your ${face === '*' ? 'asterisk' : face}, not played yet`,
    tryingFlipped: (face: string): string =>
      `your ${face === '*' ? 'asterisk' : face}, turns face down, not played yet`,
    last: 'just played',
    arrow: { across: 'arrow across', down: 'arrow down' },
    whole: 'Show whole board',
  },
  tray: {
    label: 'Your tray',
    tile: (face: string, value: number): string =>
      face !== '*' ? `${face} ${value}` : value === 0 ? 'Asterisk' : `Asterisk ${value}`,
    asterisk: 'asterisk',
    shuffle: 'Shuffle the tray',
    recall: 'Take all back',
    keys: 'Type letters or the asterisk key to lay tiles. Arrow keys move the arrow, Enter plays, a question mark lists all keys.',
  },
  act: {
    play: 'Play',
    playFor: (n: number): string => `Play for ${figure(n)}`,
    trade: 'Trade',
    pass: 'Pass',
    tradeTitle: 'Trade your whole tray?',
    tradeText:
      'All your tiles go back into the pot and you draw new ones. Then you can still play or pass. You can trade once a turn.',
    tradeGo: 'Trade all',
    passTitle: 'Pass this turn?',
    passText: (passes: number): string =>
      `You keep your tiles and score nothing. The game ends when all players have passed ${inARow(passes)}; a play that was taken back counts as a pass.`,
    passGo: 'Pass',
    cancel: 'Cancel',
    accept: 'Accept',
    acceptAll: 'We all accept',
    challenge: 'Challenge',
    challengeTitle: (play: string, many: boolean): string => `${many ? 'Who challenges' : 'Challenge'} ${play}?`,
    riskTwo:
      'If any word doesn’t count, the play is taken back and its player loses the turn. If all count, the play scores and you lose your next turn.',
    riskMany: (n: number): string =>
      `If any word doesn’t count, the play is taken back and its player loses the turn. If all count, the play scores and you lose ${n} points.`,
    agree: 'Side with the challenge',
    disagree: 'Trust the play',
    voteRisk: (n: number): string =>
      `Your answer stays secret until all have answered. If you’re wrong, you lose ${n} points.`,
  },
  terms: {
    label: 'What is happening',
    lose: (n: number): string => `−${n} square`,
    bomb: 'the bomb',
    times: (sum: number, by: readonly string[]): string => `${sum} × ${by.join(' × ')}`,
  },
  verdict: {
    label: 'The challenge',
    stands: 'The play stands',
    falls: 'The play falls',
    silent: 'Nothing was spelt.',
    is: 'counts:',
    isNot: 'doesn’t count.',
    challenged: (names: Names, seat: Seat, by: Seat, play: string): string => `${challenged(names, seat, by, play)}.`,
    turnLost: (names: Names, seat: Seat): string => says(names, seat, 'lose a turn.', 'loses a turn.'),
    agreed: (names: Names, seats: readonly Seat[]): string =>
      `${capital(listPlayers(names, seats))} sided with the challenge.`,
    disagreed: (names: Names, seats: readonly Seat[]): string =>
      `${capital(listPlayers(names, seats))} trusted the play.`,
  },
  unseen: {
    title: 'Unseen tiles',
    sum: (n: number, down: number): string => (down === 0 ? String(n) : `${n}, ${down} face down`),
    short: (n: number): string => `${n} unseen`,
    face: (face: string, n: number): string => `${face === '*' ? 'asterisk' : face}: ${n}`,
    pot: (n: number): string =>
      `${plural(n, 'tile', 'tiles')} in the pot. The rest are in the other trays or face down on the board.`,
  },
  plays: {
    title: 'Plays',
    none: 'No plays yet.',
    all: 'Plays and unseen tiles',
    you: 'You',
    pass: 'passed',
    trade: 'traded',
    laidAs: (pattern: string): string => `laid as ${showAsterisks(pattern)}`,
    was: (pattern: string): string => `${showAsterisks(pattern)} was`,
    /** The meaning of its asterisks. */
    stoodFor: (strings: readonly string[]): string =>
      strings.length === 0 ? '' : ` (${GLYPH} = ${strings.map(word).join(', ')})`,
    also: 'also',
    failed: 'taken back',
    proven: 'survived a challenge',
    open: 'not accepted yet',
  },
  written: {
    title: 'Play by coordinates',
    label: 'Type a play, such as 8E FEND',
    hint: '8E starts in row 8, column E and runs across; E8 runs down. Write tiles already on the board as dots or in parentheses. On a WILD square, write the letter you give up.',
    lay: 'Lay it',
    laid: (n: number): string => `Laid: it would score ${figure(n)}. Press Enter to play it.`,
  },
  agreed: 'Which words count',
  inWords: 'The board in words',
  /** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
  handOver: {
    lostTurn: (name: string): string => `${name}’s challenge failed, so ${name} loses a turn`,
    traded: 'trading tiles doesn’t end a turn',
    vote: (by: string, name: string): string => `${by} challenged ${name}’s play, so everyone else votes`,
    late: (name: string): string => `time ran out for ${name}, which counts as a pass`,
    after: (before: string, name: string): string => `${before}’s turn is over, and ${name} is next`,
  },
} as const;
