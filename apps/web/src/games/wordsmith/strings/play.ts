import type { Seat } from '@wordhoard/kernel';
import type { Deck, Earned, Goal, ItemName, Kind, Line } from '@wordhoard/wordsmith';
import { figure, listed, plural, signed } from '../../../shell/format.ts';
import type { Names } from '../../../shell/table/names.ts';

const word = (text: string): string => text.toUpperCase();
const says = (names: Names, seat: Seat, you: string, other: string): string =>
  seat === names.me ? `You ${you}` : `${names.of(seat)} ${other}`;
const them = (names: Names, seats: readonly Seat[]): string =>
  listed(seats.map((seat) => (seat === names.me ? 'you' : names.of(seat))));
const points = (n: number): string => `${figure(n)} ${n === 1 ? 'point' : 'points'}`;
const coins = (n: number): string => plural(n, 'coin', 'coins');
const crowns = (n: number): string => plural(n, 'crown', 'crowns');
const price = (n: number): string => (n === 0 ? 'free' : coins(n));

const KINDS: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  coin: ['coin', 'coins'],
  ring: ['ring', 'rings'],
  goblet: ['goblet', 'goblets'],
  sword: ['sword', 'swords'],
  axe: ['axe', 'axes'],
};
const KIND_OF: Readonly<Record<string, Kind>> = { C: 'coin', R: 'ring', G: 'goblet', S: 'sword', A: 'axe' };
const items = (n: number, kind: Kind): string => plural(n, ...KINDS[kind]);

/** 'a ring and 2 coins': several of one kind are counted together. */
function forgedList(kinds: readonly Kind[]): string {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return listed([...counts].map(([kind, n]) => (n === 1 ? `${kind === 'axe' ? 'an' : 'a'} ${kind}` : items(n, kind))));
}

const kindsOf = (names: readonly ItemName[]): Kind[] =>
  names.map((name) => KIND_OF[name[0] ?? '']).filter((kind) => kind !== undefined);

/** Why a word of five letters or more brings nothing for its length. */
const whyUnpaid = ({ claim, unpaid }: Earned): string =>
  unpaid === 'extension'
    ? `it extends ${word(longest(claim?.extended ?? []))} and has only five letters`
    : 'it has no letter newer than the last claim there';
const longest = (words: readonly string[]): string =>
  words.reduce((long, other) => (other.length > long.length ? other : long), '');

/** 'BURP circles 4 new squares and forges 2 rings'. */
function claimed(earned: Earned): string {
  const { claim, unpaid, circled, forged, coins: won, crowns: crowned } = earned;
  const does = [
    ...(circled.length > 0 ? [`circles ${plural(circled.length, 'new square', 'new squares')}`] : []),
    ...(forged.length > 0 ? [`forges ${forgedList(kindsOf(forged))}`] : []),
    ...(won > 0 ? [`brings ${coins(won)}`] : []),
    ...(crowned > 0 ? [`brings ${crowns(crowned)}`] : []),
  ];
  const done = `${word(claim?.word ?? '')} ${does.length === 0 ? 'is claimed' : listed(does)}`;
  return unpaid ? `${done}, but has no bonus: ${whyUnpaid(earned)}` : done;
}

/** 'the goblet and 2 swords'. */
const toUse = (goblets: number, swords: number): string =>
  listed([
    ...(goblets > 0 ? [goblets === 1 ? 'the goblet' : `${goblets} goblets`] : []),
    ...(swords > 0 ? [swords === 1 ? 'the sword' : `${swords} swords`] : []),
  ]);

/** What a step was, in large letters, and how. */
function stepTold({ step, claim, unpaid, coins: won, crowns: crowned }: Earned): readonly [what: string, how: string] {
  switch (step.type) {
    case 'write':
      return [word(step.letter), price(step.price)];
    case 'goblet':
      return [word(step.letter), 'by goblet'];
    case 'sword':
      return ['', 'sword circles'];
    case 'claim': {
      const more = [
        ...(won > 0 ? [coins(won)] : []),
        ...(crowned > 0 ? [crowns(crowned)] : []),
        ...(unpaid ? ['no bonus'] : []),
      ];
      return [word(claim?.word ?? ''), ['claimed', ...more].join(', ')];
    }
  }
}

/** What a step has brought, in a few words. */
const inShort = ({ claim, unpaid, circled, forged, coins: won, crowns: crowned }: Earned): string =>
  [
    circled.length === 0 ? 'no new circle' : plural(circled.length, 'circle', 'circles'),
    ...(forged.length > 0 ? [forgedList(kindsOf(forged))] : []),
    ...(won > 0 ? [`${signed(won)} ${won === 1 ? 'coin' : 'coins'}`] : []),
    ...(crowned > 0 ? [`${signed(crowned)} ${crowned === 1 ? 'crown' : 'crowns'}`] : []),
    ...(unpaid === 'extension' ? [`no bonus, extends ${word(longest(claim?.extended ?? []))}`] : []),
    ...(unpaid === 'paid-before' ? ['no bonus'] : []),
  ].join(', ');

const GOALS: Readonly<Record<Goal, string>> = {
  '1a': 'A row of six',
  '1b': 'Four rings',
  '2a': 'A column of six',
  '2b': 'Two swords',
  '3a': 'A plus, five by five',
  '3b': 'Two goblets and a sword',
  '4a': 'An L, five by four',
  '4b': 'An axe and a goblet',
  '5a': 'A T, five by four',
  '5b': 'Four coins',
  '6a': 'A block, two by three',
  '6b': 'One of each item',
  '7a': 'A diagonal of four',
  '7b': 'Three goblets',
};

const LINES: Readonly<Record<Line, string>> = {
  debt: 'Coins not paid back',
  crowns: 'Crowns',
  'most-crowns': 'Most crowns',
  rings: 'Rings',
  goblets: 'Goblets',
  swords: 'Swords',
  axes: 'Axes',
  goals: 'Goals',
};

export const wordsmith = {
  title: 'Wordsmith',
  round: (round: number, of: number): string => (round === 0 ? 'about to start' : `round ${round} of ${of}`),
  item: (kind: Kind): string => KINDS[kind][0],
  items: (n: number, kind: Kind): string => items(n, kind),

  /** What is happening, and what the player can do about it. How long is shown beside it. */
  prompt: {
    loading: 'The dictionary is on its way. A moment.',
    noDictionary: 'The dictionary could not be fetched. Reload the page to try again.',
    begin: 'Write two letters: choose one from a card, then a square.',
    more: 'One more letter to write this turn.',
    chooseLetter: 'Any letter you like: choose it.',
    held: (letter: string, cost: number): string =>
      `${word(letter)} ${cost === 0 ? 'is free' : `for ${coins(cost)}`}: choose a vacant square.`,
    heldGoblet: (letter: string): string => `${word(letter)} by the goblet: choose a vacant square.`,
    sword: 'The sword circles any square, written or not: choose one.',
    claimFrom: (letter: string): string => `A word from this ${word(letter)}: choose its last letter to claim it.`,
    claim: (words: readonly string[], letters: number): string =>
      `You have written ${listed(words.map(word))}. Claim ${words.length === 1 ? 'it' : 'them, the longest first'}${
        letters > 0 ? ', or write on' : ' before you confirm'
      }.`,
    use: (goblets: number, swords: number): string => `Use ${toUse(goblets, swords)} now: unused, it is lost.`,
    leaving: (words: readonly string[], goblets: number, swords: number): string => {
      const items = toUse(goblets, swords);
      if (words.length === 0) return `You have not used ${items}. After this turn it is too late.`;
      const claim = `You have written ${listed(words.map(word))} and have not claimed ${words.length === 1 ? 'it' : 'them'}`;
      return items === '' ? `${claim}.` : `${claim}, nor used ${items}.`;
    },
    done: (last: Earned | null): string =>
      `${last?.claim ? claimed(last) : 'Both letters are written'}. Happy with your turn?`,
    /** [WS-18] Whether there is a word to be claimed is not said. */
    moreUnspotted: 'Write one more letter, or claim a word: its first letter, then its last.',
    doneUnspotted: (last: Earned | null): string =>
      `${last?.claim ? `${claimed(last)}. Any other word?` : 'Both letters are written. Do you see a word?'} Tap its first and last letter, or confirm.`,
    confirmed: (names: Names, seats: readonly Seat[]): string =>
      seats.length === 0 ? 'Your turn is confirmed.' : `Your turn is confirmed. Waiting for ${them(names, seats)}.`,
    watch: (names: Names, seats: readonly Seat[]): string =>
      `Everybody writes at once. Waiting for ${them(names, seats)}.`,
    won: (names: Names, seats: readonly Seat[], total: number): string => {
      const [only] = seats;
      if (seats.length === 1 && only !== undefined) return `${says(names, only, 'win', 'wins')} with ${points(total)}.`;
      return `${listed(seats.map(names.of))} share the win with ${points(total)}.`;
    },
    solo: (total: number, before: number | null): string => {
      if (before === null) return `${points(total)}: your first record on this device.`;
      if (total > before) return `${points(total)}: a new record. It was ${before}.`;
      return `${points(total)}. Your record on this device is ${before}.`;
    },
  },

  status: { writing: 'writing', done: 'ready' },

  grid: {
    of: (names: Names, seat: Seat): string => (seat === names.me ? 'Your sheet' : `${names.of(seat)}’s sheet`),
    help: 'Arrow keys move. Type a letter to write it, Enter lays down what you hold, Backspace undoes. Enter on the first and then on the last letter of a word claims it, Shift and Enter a word that is offered. Control and Enter confirms the turn.',
    look: 'Arrow keys move from square to square.',
  },

  /** The sheet for those who read it. */
  text: {
    label: 'The sheet in words',
    at: (row: number, column: number): string => `row ${row}, column ${column}`,
    vacant: 'vacant',
    circled: (what: string): string => `${what} circled`,
    itemPart: (kind: Kind, of: number): string => (of === 1 ? KINDS[kind][0] : `${KINDS[kind][0]} of ${of} squares`),
    forgedItem: (kind: Kind): string => `${KINDS[kind][0]}, forged`,
    row: (row: number, told: readonly string[]): string =>
      told.length === 0 ? `Row ${row}: nothing written` : `Row ${row}: ${told.join(', ')}`,
    inRow: (column: number, what: string): string => `column ${column} ${what}`,
    words: (words: readonly string[]): string =>
      words.length === 0 ? 'No words yet' : `Words: ${words.map(word).join(', ')}`,
    claimed: 'Words',
    forged: (kinds: readonly Kind[]): string =>
      kinds.length === 0 ? 'Nothing forged yet' : `Forged: ${forgedList(kinds)}`,
  },

  cards: {
    label: 'Cards',
    price: (n: number): string => (n === 0 ? 'free' : n === 1 ? 'coin' : 'each'),
    costs: (n: number): string => (n === 0 ? ', free' : `, ${coins(n)}`),
    taken: ', taken',
    any: 'any letter',
  },

  ask: {
    label: 'Your turn',
    which: 'Which letter?',
    cancel: 'Never mind',
    soFar: 'This turn so far',
    offered: 'Words you can claim',
    offeredIdle: 'Words that bring nothing new',
    claim: 'Claim',
    claimWord: (text: string): string => `Claim ${word(text)}`,
    goblet: (n: number): string => (n === 1 ? 'Use the goblet' : `Use a goblet (${n})`),
    sword: (n: number): string => (n === 1 ? 'Use the sword' : `Use a sword (${n})`),
    undo: 'Undo',
    redo: 'Redo',
    confirm: 'Confirm turn',
    without: 'Confirm without',
    step: (earned: Earned): readonly [what: string, how: string] => stepTold(earned),
    brings: (earned: Earned): string => inShort(earned),
    /** The same for those who hear it: of a letter nobody needs to hear that it circles nothing. */
    did: (earned: Earned): string => {
      const told = stepTold(earned).join(' ');
      return earned.step.type === 'claim' || earned.circled.length > 0 ? `${told}: ${inShort(earned)}` : told;
    },
  },

  /** The reference card: how often each letter occurs. */
  letters: {
    short: 'A–Z',
    open: ': how often each letter occurs',
    whole: 'How often each letter occurs',
    title: (deck: Deck): string =>
      deck === 'printed' ? 'Letters on the printed cards' : 'Letters on the balanced cards',
    about: 'All 47 cards are counted. 36 of them come up in a game, and nobody knows which 11 do not.',
    times: (letter: string, n: number): string => `${word(letter)}: ${n === 0 ? 'none' : n}`,
  },

  tracks: {
    label: 'Coins and crowns',
    coins: (spent: number, gained: number): string => `Coins: ${spent} spent, ${gained} gained`,
    /** [WS-15] */
    unpaid: (n: number): string => (n === 0 ? 'All paid back' : `${n} unpaid: −${points(n)} at the end`),
    crowns: (n: number): string => `Crowns: ${n}`,
  },

  goals: {
    label: 'Goals',
    forged: 'Forged',
    name: (goal: Goal): string => GOALS[goal],
    progress: (done: number, of: number): string => `${done} of ${of}`,
    worth: (open: boolean): string => (open ? '8, later 5' : '5 points'),
    won: (n: number): string => `reached: ${points(n)}`,
    others: (names: Names, seats: readonly Seat[]): string => `reached by ${them(names, seats)}`,
    record: (n: number): string => `Your record alone on this device: ${points(n)}`,
  },

  sheets: {
    all: 'Everybody’s sheets',
    whose: 'Whose sheet',
    who: (names: Names, seat: Seat): string => (seat === names.me ? 'You' : names.of(seat)),
    look: (names: Names, seat: Seat): string =>
      seat === names.me ? 'Look at your sheet' : `Look at ${names.of(seat)}’s sheet`,
    last: (round: number): string => `Round ${round}`,
    score: (n: number): string => `${points(n)} so far`,
    couldClaim: (names: Names, seat: Seat, words: readonly string[]): string =>
      `${seat === names.me ? 'You' : names.of(seat)} could also have claimed ${listed(words.map(word))}.`,
  },

  event: {
    dealt: (round: number, offer: readonly string[]): string =>
      `Round ${round}. ${offer.map((card, i) => `${price(i)}: ${[...card].map(word).join(' ')}`).join('; ')}.`,
    turned: (names: Names, seat: Seat, told: string): string => `${says(names, seat, told, told)}.`,
    // What was done, in parts; nothing is said of what was not.
    wrote: (letters: readonly string[]): string => `wrote ${listed(letters.map(word))}`,
    late: (told: string, prepared: boolean): string =>
      `ran out of time, ${prepared ? 'and what was ready is played' : 'with nothing ready'}: ${told}`,
    claimed: (words: readonly string[]): string => (words.length === 0 ? '' : `claimed ${listed(words.map(word))}`),
    forged: (kinds: readonly Kind[]): string => (kinds.length === 0 ? '' : `forged ${forgedList(kinds)}`),
    goblets: (letters: readonly string[]): string =>
      letters.length === 0
        ? ''
        : `wrote ${listed(letters.map(word))} with ${letters.length === 1 ? 'the goblet' : 'goblets'}`,
    swords: (n: number): string =>
      n === 0 ? '' : n === 1 ? 'circled a square with the sword' : `circled ${n} squares with swords`,
    gained: (won: number, crowned: number): string =>
      won + crowned === 0
        ? ''
        : `gained ${listed([...(won > 0 ? [coins(won)] : []), ...(crowned > 0 ? [crowns(crowned)] : [])])}`,
    reached: (goal: Goal, n: number): string => `reached “${GOALS[goal]}” for ${points(n)}`,
    goal: (names: Names, seat: Seat, goal: Goal, n: number): string =>
      `${says(names, seat, 'reach', 'reaches')} the goal “${GOALS[goal]}”: ${points(n)}.`,
  },

  end: {
    scores: 'Every line of the score',
    line: (line: Line): string => LINES[line],
    total: 'Total',
    crowns: (n: number): string => crowns(n),
  },
} as const;
