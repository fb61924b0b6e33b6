import type { Seat } from '@wordhoard/kernel';
import {
  type Components,
  type Config,
  type Event,
  type Goal,
  type GoalNeeds,
  kindOf,
  type ScoreLine,
  type SquareKind,
  type StepReward,
} from '@wordhoard/wordsmith';
import { capital, listPlayers, type Names, points, says, waitingFor, whose } from '../../../table-kit/phrases.ts';
import { listed, plural } from '../../../ui/format.ts';

type GoalEvent = Extract<Event, { type: 'goal' }>;

const word = (text: string): string => text.toUpperCase();
const words = (list: readonly string[]): string => listed(list.map(word));
const coins = (n: number): string => plural(n, 'coin', 'coins');
const crowns = (n: number): string => plural(n, 'crown', 'crowns');
const price = (n: number): string => (n === 0 ? 'free' : coins(n));
const who = (names: Names, seat: Seat): string => (seat === names.me ? 'You' : names.of(seat));
/** The text if there is something to count; as a list, for sentences of several parts. */
const some = (n: number, text: (n: number) => string): readonly string[] => (n > 0 ? [text(n)] : []);

const PLURALS: Readonly<Record<SquareKind, string>> = {
  coin: 'coins',
  ring: 'rings',
  goblet: 'goblets',
  sword: 'swords',
  axe: 'axes',
};
const items = (n: number, kind: SquareKind): string => plural(n, kind, PLURALS[kind]);

/** The first few in words, as people write them. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** 'a ring and 2 coins': several of one kind are counted together. */
const forgedList = (kinds: readonly SquareKind[]): string =>
  listed(
    [...new Set(kinds)].map((kind) => {
      const n = kinds.filter((it) => it === kind).length;
      return n === 1 ? `${kind === 'axe' ? 'an' : 'a'} ${kind}` : items(n, kind);
    }),
  );

/** The longest word that a claimed word extends. */
const extended = ({ claim }: StepReward): string =>
  word((claim?.extended ?? []).reduce((long, other) => (other.length > long.length ? other : long), ''));

/** The components that sentences about a turn speak of. */
type TurnComponents = Pick<Components, 'lettersPerTurn' | 'extensionBonusFrom'>;

/** 'BURP circles 4 new squares and forges 2 rings'. */
function claimed(earned: StepReward, { extensionBonusFrom }: TurnComponents): string {
  const { claim, unpaid, circled, forged } = earned;
  const does = [
    ...some(circled.length, (n) => `circles ${plural(n, 'new square', 'new squares')}`),
    ...some(forged.length, () => `forges ${forgedList(forged.map(kindOf))}`),
    ...some(earned.coins, (n) => `earns ${coins(n)}`),
    ...some(earned.crowns, (n) => `earns ${crowns(n)}`),
  ];
  const done = `${word(claim?.word ?? '')} ${listed(does) || 'is claimed'}`;
  if (!unpaid) return done;
  const why =
    unpaid === 'extension'
      ? `it extends ${extended(earned)}, so it needs ${inWords(extensionBonusFrom)} letters`
      : 'it has no letter written since your last claim there';
  return `${done}, but gets no bonus: ${why}`;
}

/** 'the goblet and 2 swords'. */
const toUse = (goblets: number, swords: number): string =>
  listed([
    ...some(goblets, (n) => (n === 1 ? 'the goblet' : `${n} goblets`)),
    ...some(swords, (n) => (n === 1 ? 'the sword' : `${n} swords`)),
  ]);

/** A step in capitals, with details. */
function stepTold({ step, claim, unpaid, ...won }: StepReward): readonly [what: string, how: string] {
  switch (step.type) {
    case 'write':
      return [word(step.letter), price(step.price)];
    case 'goblet':
      return [word(step.letter), 'with goblet'];
    case 'sword':
      return ['', 'circled with sword'];
    case 'claim': {
      const more = [...some(won.coins, coins), ...some(won.crowns, crowns), ...(unpaid ? ['no bonus'] : [])];
      return [word(claim?.word ?? ''), ['claimed', ...more].join(', ')];
    }
  }
}

/** The reward of a step, in a few words. */
function inShort(earned: StepReward): string {
  const { unpaid, circled, forged } = earned;
  return [
    circled.length === 0 ? 'no new circle' : plural(circled.length, 'circle', 'circles'),
    ...some(forged.length, () => forgedList(forged.map(kindOf))),
    ...some(earned.coins, (n) => `+${coins(n)}`),
    ...some(earned.crowns, (n) => `+${crowns(n)}`),
    ...(unpaid ? [unpaid === 'extension' ? `no bonus, extends ${extended(earned)}` : 'no bonus'] : []),
  ].join(', ');
}

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

/** A goal's name: what it shows. `changed`: what it needs, if that isn't as printed. */
function goalName(goal: Goal, changed: GoalNeeds | undefined): string {
  if (!changed) return GOALS[goal];
  if (changed.type === 'pattern') return `A pattern of ${changed.rows.join('').replaceAll('.', '').length} squares`;
  // Object.entries has `string` for the type of its keys.
  const counts = Object.entries(changed.items) as [SquareKind, number][];
  return capital(forgedList(counts.flatMap(([kind, n]) => Array.from({ length: n }, () => kind))));
}

/** 'both letters', 'your letter'. */
const allLetters = (n: number): string =>
  n === 1 ? 'your letter' : n === 2 ? 'both letters' : `all ${inWords(n)} letters`;

const LINES: Readonly<Record<ScoreLine, string>> = {
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
  items: (n: number, kind: SquareKind): string => items(n, kind),
  number: (n: number): string => inWords(n),

  /** The situation, and what the player can do. The time left is shown beside it. */
  prompt: {
    loading: 'Loading the dictionary…',
    noDictionary: 'The dictionary couldn’t be loaded. Reload the page to try again.',
    begin: (letters: number): string =>
      letters === 1
        ? 'Write a letter. Choose it from a card, then an empty square.'
        : `Write ${inWords(letters)} letters. Choose one from a card, then an empty square.`,
    more: (letters: number): string => `Write ${inWords(letters)} more ${letters === 1 ? 'letter' : 'letters'}.`,
    chooseLetter: 'Choose any letter.',
    held: (letter: string, cost: number): string =>
      `${word(letter)} ${cost === 0 ? 'is free' : `costs ${coins(cost)}`}. Choose an empty square.`,
    heldGoblet: (letter: string): string => `${word(letter)} with the goblet: choose an empty square.`,
    sword: 'Choose any square for the sword to circle, with or without a letter.',
    claimFrom: (letter: string): string =>
      `Your word starts with this ${word(letter)}. Choose its last letter to claim it.`,
    claim: (made: readonly string[], letters: number): string => {
      const isOne = made.length === 1;
      const then = letters > 0 ? ', or write your next letter' : isOne ? ' before you confirm' : ', then confirm';
      return `You’ve made ${words(made)}. Claim ${isOne ? 'it' : 'the longest first'}${then}.`;
    },
    use: (goblets: number, swords: number): string =>
      `Use ${toUse(goblets, swords)} this turn, or lose ${goblets + swords === 1 ? 'it' : 'them'}.`,
    leaving: (unclaimed: readonly string[], goblets: number, swords: number): string => {
      const unused = toUse(goblets, swords);
      const them = goblets + swords === 1 ? 'it' : 'them';
      if (unclaimed.length === 0) return `You haven’t used ${unused}. Use ${them} now, or lose ${them}.`;
      return `You haven’t claimed ${words(unclaimed)}${unused && ` or used ${unused}`}.`;
    },
    done: (last: StepReward | null, components: TurnComponents): string =>
      `${last?.claim ? claimed(last, components) : `You’ve written ${allLetters(components.lettersPerTurn)}`}. Happy with your turn?`,
    /** [WS-18] Never says whether there is a word to claim. */
    moreUnspotted: (letters: number): string =>
      `Write ${inWords(letters)} more ${letters === 1 ? 'letter' : 'letters'}, or claim a word: choose its first letter, then its last.`,
    doneUnspotted: (last: StepReward | null, components: TurnComponents): string =>
      `${last?.claim ? `${claimed(last, components)}. See another word?` : `You’ve written ${allLetters(components.lettersPerTurn)}. See a word?`} Choose its first and last letter, or confirm your turn.`,
    confirmed: (names: Names, seats: readonly Seat[]): string => `Turn confirmed.${waitingFor(names, seats)}`,
    watch: (names: Names, seats: readonly Seat[]): string => `All players write at once.${waitingFor(names, seats)}`,
    won: (names: Names, seats: readonly Seat[], total: number): string => {
      const [only] = seats;
      if (seats.length === 1 && only !== undefined) return `${says(names, only, 'win', 'wins')} with ${points(total)}.`;
      return `${listed(seats.map(names.of))} share the win with ${points(total)}.`;
    },
    solo: (total: number, before: number | null): string => {
      if (before === null) return `${points(total)}: your first record on this device.`;
      if (total > before) return `${points(total)}: a new record! Your old one was ${before}.`;
      return `${points(total)}. Your record on this device is ${before}.`;
    },
  },

  status: { writing: 'writing', done: 'ready' },

  grid: {
    of: (names: Names, seat: Seat): string => `${capital(whose(names, seat))} sheet`,
    help: 'Move with the arrow keys. Type a letter to write it, press Enter to place what you hold, Backspace to undo. To claim a word, press Enter on its first and then its last letter; Shift and Enter claims the first word shown. Control and Enter confirms your turn.',
    look: 'Move from square to square with the arrow keys.',
  },

  /** Screen-reader text of the sheet. */
  text: {
    label: 'The sheet in words',
    at: (row: number, column: number): string => `row ${row}, column ${column}`,
    vacant: 'empty',
    circled: (what: string): string => `${what} circled`,
    itemPart: (kind: SquareKind, of: number): string => (of === 1 ? kind : `${kind} of ${of} squares`),
    forgedItem: (kind: SquareKind): string => `${kind}, forged`,
    row: (row: number, told: readonly string[]): string => `Row ${row}: ${told.join(', ') || 'nothing written'}`,
    inRow: (column: number, what: string): string => `column ${column} ${what}`,
    words: (list: readonly string[]): string =>
      list.length === 0 ? 'No words yet' : `Words: ${list.map(word).join(', ')}`,
    claimed: 'Words',
    forged: (kinds: readonly SquareKind[]): string =>
      kinds.length === 0 ? 'Nothing forged yet' : `Forged: ${forgedList(kinds)}`,
  },

  cards: {
    label: 'Cards',
    price: (n: number): string => (n === 0 ? 'free' : n === 1 ? 'coin' : 'coins'),
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
    offeredIdle: 'Words that earn nothing new',
    claim: 'Claim',
    claimWord: (text: string): string => `Claim ${word(text)}`,
    goblet: (n: number): string => (n === 1 ? 'Use the goblet' : `Use a goblet (${n})`),
    sword: (n: number): string => (n === 1 ? 'Use the sword' : `Use a sword (${n})`),
    undo: 'Undo',
    redo: 'Redo',
    confirm: 'Confirm turn',
    without: 'Confirm anyway',
    step: (earned: StepReward): readonly [what: string, how: string] => stepTold(earned),
    brings: (earned: StepReward): string => inShort(earned),
    /** Screen-reader text of a step; a letter that circles nothing isn't worth saying. */
    did: (earned: StepReward): string => {
      const told = stepTold(earned).join(' ');
      return earned.step.type === 'claim' || earned.circled.length > 0 ? `${told}: ${inShort(earned)}` : told;
    },
  },

  /** The reference card: how often each letter occurs. */
  letters: {
    short: 'A–Z',
    open: ': see how often each letter occurs',
    whole: 'See how often each letter occurs',
    title: ({ deck, variant }: Pick<Config, 'deck' | 'variant'>): string =>
      variant?.cards ? 'Letters on the cards' : `Letters on the ${deck} cards`,
    about: (cards: number, used: number): string =>
      `These are the letters on all ${cards} cards. ${used === cards ? 'Each game uses all of them.' : `Each game uses ${used} of them; the other ${cards - used} stay hidden.`}`,
    times: (letter: string, n: number): string => `${word(letter)}: ${n === 0 ? 'none' : n}`,
  },

  tracks: {
    label: 'Coins and crowns',
    coins: (spent: number, gained: number): string => `Coins: ${spent} spent, ${gained} gained`,
    /** [WS-15] */
    unpaid: (n: number, each: number): string =>
      n === 0 ? 'All paid back' : `${n} not paid back: −${points(n * each)} at the end`,
    crowns: (n: number): string => `Crowns: ${n}`,
  },

  goals: {
    label: 'Goals',
    forged: 'Forged',
    name: (goal: Goal, changed?: GoalNeeds): string => goalName(goal, changed),
    progress: (done: number, of: number): string => `${done} of ${of}`,
    /** `later`: for the players after the first; null once somebody was first. */
    worth: (now: number, later: number | null): string =>
      later === null ? points(now) : `${now} for the first, then ${later}`,
    won: (n: number): string => `reached: ${points(n)}`,
    others: (names: Names, seats: readonly Seat[]): string => `reached by ${listPlayers(names, seats)}`,
    record: (n: number): string => `Your solo record on this device: ${points(n)}`,
  },

  sheets: {
    all: 'All sheets',
    open: 'See all sheets',
    whose: 'Choose a sheet',
    who: (names: Names, seat: Seat): string => who(names, seat),
    look: (names: Names, seat: Seat): string => `See ${whose(names, seat)} sheet`,
    last: (round: number): string => `Round ${round}`,
    score: (n: number): string => `${points(n)} so far`,
    couldClaim: (names: Names, seat: Seat, missed: readonly string[]): string =>
      `${who(names, seat)} could also have claimed ${words(missed)}.`,
  },

  event: {
    dealt: (round: number, offer: readonly string[], prices: readonly number[]): string =>
      `Round ${round}. ${offer.map((card, i) => `${prices[i] === 0 ? 'Free' : `${coins(prices[i] ?? 0)} each`}: ${[...card].map(word).join(' ')}`).join('; ')}.`,
    turned: (names: Names, seat: Seat, told: string): string => `${says(names, seat, told, told)}.`,
    // The parts of a turn; missing ones aren't mentioned.
    wrote: (letters: readonly string[]): string => `wrote ${words(letters)}`,
    late: (told: string, prepared: boolean): string =>
      `ran out of time${prepared ? '' : ' with nothing prepared'}: ${told}`,
    claimed: (list: readonly string[]): string => (list.length === 0 ? '' : `claimed ${words(list)}`),
    forged: (kinds: readonly SquareKind[]): string => (kinds.length === 0 ? '' : `forged ${forgedList(kinds)}`),
    goblets: (letters: readonly string[]): string =>
      letters.length === 0 ? '' : `wrote ${words(letters)} with ${letters.length === 1 ? 'the goblet' : 'goblets'}`,
    swords: (n: number): string =>
      n === 0 ? '' : n === 1 ? 'circled a square with the sword' : `circled ${n} squares with swords`,
    gained: (won: number, crowned: number): string =>
      won + crowned === 0 ? '' : `gained ${listed([...some(won, coins), ...some(crowned, crowns)])}`,
    reached: ({ goal, needs, points: n }: GoalEvent): string => `reached “${goalName(goal, needs)}” for ${points(n)}`,
    goal: (names: Names, { seat, goal, needs, points: n }: GoalEvent): string =>
      `${says(names, seat, 'reach', 'reaches')} the goal “${goalName(goal, needs)}”: ${points(n)}.`,
  },

  end: {
    scores: 'Final scores',
    line: (line: ScoreLine): string => LINES[line],
    total: 'Total',
    crowns: (n: number): string => crowns(n),
  },
} as const;
