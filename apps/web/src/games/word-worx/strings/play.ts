import type { Seat } from '@wordhoard/kernel';
import type { TimedOut } from '@wordhoard/word-worx';
import type { TurnPart } from '../../../table-kit/events.ts';
import { type Names, points, says, whose } from '../../../table-kit/phrases.ts';
import { figure, listed, plural } from '../../../ui/format.ts';

type Part = Pick<TurnPart, 'verb' | 'what'>;

const upper = (text: string): string => text.toUpperCase();
/** The pay of the indicator's set. */
const times = (factor: number): string =>
  factor === 1 ? 'no bonus' : factor === 2 ? 'double' : `${factor} times as much`;
const cards = (n: number): string => plural(n, 'card', 'cards');

interface PlannedTheft {
  readonly word: string;
  readonly card: string;
  readonly rest: string;
  /** The thief's words that it changes, the one it goes into first. */
  readonly made: readonly string[];
}

interface DoneTheft {
  readonly card: string;
  readonly before: string;
  readonly rest: string;
  readonly made: string;
  /** All the thief's open words. */
  readonly open: readonly string[];
}

export const wordWorx = {
  title: 'Word Worx',
  sub: (names: Names, turn: Seat | null, round: number, rounds: number): string =>
    [
      ...(rounds > 1 ? [`round ${round} of ${rounds}`] : []),
      turn === null ? 'game over' : turn === names.me ? 'your turn' : `${names.of(turn)}’s turn`,
    ].join(', '),

  /** The situation, and what the player can do. The time left is shown beside it. */
  prompt: {
    pickFirst: 'Your turn. Take a card from the line.',
    pickMore: (nth: number): string =>
      nth === 2
        ? 'Take a second card from the line, or stop at one.'
        : 'Take another card from the line, or stop here.',
    steal: 'You may steal one card from another player’s word. Tap the card, or steal nothing.',
    stealFrom: (names: Names, owner: Seat, word: string, card: string): string =>
      `Stealing ${upper(card)} from ${whose(names, owner)} ${upper(word)}: choose the word it leaves, and use the ${upper(card)} in a word of yours.`,
    theft: (names: Names, owner: Seat, { word, card, rest, made }: PlannedTheft): string =>
      `Take ${upper(card)} from ${whose(names, owner)} ${upper(word)}: it leaves ${upper(rest)} and makes ${listed(made.map(upper))}.`,
    build: 'Build and rearrange your words with cards from your hand. Then end your turn.',
    last: (cost: number): string =>
      `The pile is empty: your last build. Each card left in your hand costs ${points(cost)}.`,
    discard: (kept: number, n: number): string => `You can keep ${cards(kept)}. Choose ${cards(n)} to discard.`,
    pickWait: (names: Names, seat: Seat): string => `${names.of(seat)} is taking cards from the line.`,
    stealWait: (names: Names, seat: Seat): string => `${names.of(seat)} may steal. Your locked word is safe.`,
    buildWait: (names: Names, seat: Seat): string => `${names.of(seat)} is building.`,
    lastWait: (names: Names, seat: Seat): string =>
      `The pile is empty. ${names.of(seat)} is building for the last time.`,
    discardWait: (names: Names, seat: Seat): string => `${names.of(seat)} is discarding.`,
    won: (names: Names, seats: readonly Seat[], n: number): string =>
      `${listed(seats.map((seat) => (seat === names.me ? 'You' : names.of(seat))))} ${seats.length > 1 ? 'share the win' : seats[0] === names.me ? 'win' : 'wins'} with ${points(n)}.`,
  },

  event: {
    roundBegan: (names: Names, round: number, starter: Seat): string =>
      `Round ${round}: ${starter === names.me ? 'you begin' : `${names.of(starter)} begins`}.`,
    turnBegan: (names: Names, seat: Seat): string =>
      seat === names.me ? 'It’s your turn.' : `It’s ${names.of(seat)}’s turn.`,
    /** By what the time was for. What came of it is told next. */
    timedOut: (names: Names, seat: Seat): Readonly<Record<TimedOut, string>> => {
      const out = `Time’s up for ${seat === names.me ? 'you' : names.of(seat)}:`;
      return {
        pick: `${out} the card longest on the line is taken.`,
        second: `${out} no other card is taken.`,
        steal: `${out} nothing is stolen.`,
        build: `${out} ${whose(names, seat)} last valid words are laid.`,
        discard: `${out} the newest cards are discarded.`,
      };
    },
    picked: (names: Names, seat: Seat, card: string, next: string | null): string =>
      `${says(names, seat, `took ${upper(card)} from the line`)}${next === null ? '' : `; ${upper(next)} takes its place`}.`,
    stole: (names: Names, seat: Seat, from: Seat, { card, before, rest, made, open }: DoneTheft): string =>
      `${says(names, seat, `stole ${upper(card)} from ${whose(names, from)} ${upper(before)}`)}. It leaves ${upper(rest)} and makes ${upper(made)}. On the table: ${open.map(upper).join(', ')}.`,
    /** @param last in the last build, laid cards may make new words even if no more are laid */
    built: (names: Names, seat: Seat, words: readonly string[], laid: number, last: boolean): string =>
      laid === 0 && !last
        ? says(names, seat, 'laid no cards.')
        : `${says(names, seat, laid === 0 ? 'laid no more cards' : `laid ${cards(laid)}`)}. On the table: ${words.length === 0 ? 'nothing' : words.map(upper).join(', ')}.`,
    /** The parts of a turn that is told in one sentence. */
    part: {
      took: (card: string): Part => ({ verb: 'took', what: upper(card) }),
      stole: (names: Names, from: Seat, card: string, before: string, made: string): Part => ({
        verb: 'stole',
        what: `${upper(card)} from ${whose(names, from)} ${upper(before)} for ${upper(made)}`,
      }),
      built: (words: readonly string[], sealed: readonly string[]): Part => ({
        verb: words.length > 0 ? 'built' : sealed.length > 0 ? 'locked' : 'laid no cards',
        what: [listed(words.map(upper)), `${words.length > 0 ? 'locked ' : ''}${listed(sealed.map(upper))} for good`]
          .slice(words.length > 0 ? 0 : 1, sealed.length > 0 ? 2 : 1)
          .join(', '),
      }),
      endedWith: (words: readonly string[]): Part => ({ verb: 'ended with', what: listed(words.map(upper)) }),
      discarded: (faces: readonly string[]): Part => ({ verb: 'discarded', what: listed(faces.map(upper)) }),
      drew: (count: number): Part => ({ verb: 'drew', what: cards(count) }),
    },
    sealed: (names: Names, seat: Seat, words: readonly string[]): string =>
      says(names, seat, `locked ${listed(words.map(upper))} for good.`),
    locked: (names: Names, seat: Seat, word: string): string => says(names, seat, `put the lock on ${upper(word)}.`),
    unlocked: (names: Names, seat: Seat, word: string): string =>
      says(names, seat, `took the lock off ${upper(word)}.`),
    discarded: (names: Names, seat: Seat, faces: readonly string[]): string =>
      says(names, seat, `discarded ${listed(faces.map(upper))}.`),
    /** `unseen`: number of further cards that only their owner saw; `next`: the card on the pile now. */
    drew: (names: Names, seat: Seat, faces: readonly string[], unseen: number, next: string | null): string =>
      `${says(names, seat, `drew ${listed([...faces.map(upper), ...(unseen === 0 ? [] : [plural(unseen, 'hidden card', 'hidden cards')])])}`)}${next === null ? '' : `; the pile now shows ${upper(next)}`}.`,
    drewUnseen: (faces: readonly string[]): string => `Only you saw ${listed(faces.map(upper))}.`,
    pileOut: 'The pile is empty. Each player builds once more.',
    scored: (names: Names, round: number, totals: readonly number[]): string =>
      `Round ${round} is scored: ${totals.map((n, seat) => `${seat === names.me ? 'you' : names.of(seat)} ${figure(n)}`).join(', ')}.`,
  },

  floor: {
    others: 'Other players’ words',
    state: (total: number | null, hand: number): string =>
      `${cards(hand)}${total === null ? '' : `, ${points(total)}`}`,
    nothing: 'no words yet',
    locked: 'locked',
    forGood: (word: string): string => `${upper(word)}, locked for good`,
    take: (card: string, word: string): string => `Take ${upper(card)} from ${upper(word)}`,
    line: 'Assembly line',
    left: (n: number): string => (n === 0 ? 'pile empty' : `${n} left`),
    mine: 'Your words',
    noneMine: 'No words yet.',
    /** `before`: from the rounds before this one. */
    worth: (n: number, before: number | null): string =>
      `${points(n)} so far${before === null ? '' : `, ${figure(before)} before`}`,
    hand: 'Your hand',
    handEmpty: 'Your hand is empty.',
    mustLie: 'from the table',
    stolen: 'stolen',
    discards: 'Discards',
  },
  lock: {
    /** While building: where the manifest card goes once its word has changed. */
    to: (word: string): string => `Put the lock on ${upper(word)}`,
    put: (word: string): string => `Lock ${upper(word)}`,
    off: (word: string): string => `Unlock ${upper(word)}`,
    /** As long as it lies on no word. */
    hint: 'Tap a lock to keep one of your words safe from thieves. You can move it at any time, even on other players’ turns.',
    good: 'Lock for good',
    goodHint:
      'Lock for good turns a manifest word face down. It scores, and no one can steal from it or change it, not even you.',
    willSeal: (words: readonly string[]): string => `${listed(words.map(upper))} will be locked for good.`,
    goodName: (word: string): string => `Lock for good: ${upper(word)}`,
  },
  build: {
    label: 'Your words, typed',
    hint: 'Tap or drag cards, or type all your words.',
    move: (card: string, word: string): string => `Move ${upper(card)} in ${upper(word)}`,
    out: (card: string, word: string): string => `Take ${upper(card)} out of ${upper(word)}`,
    to: (lifted: string, card: string, word: string): string =>
      `Put ${upper(lifted)} next to ${upper(card)} in ${upper(word)}`,
    here: (word: string): string => `Add to ${upper(word)}`,
    fresh: 'Start a word',
    other: (word: string): string => `Use other cards for ${upper(word)}`,
    reset: 'Undo all',
    done: 'End your turn',
    doneLast: 'Finish',
    lifted: (card: string): string =>
      `Where does the ${upper(card)} go? Tap a card, a + or “Start a word”. Tap the ${upper(card)} again to take it out.`,
    unsure: 'The dictionary isn’t available right now. Your words will be checked when you send them.',
    fine: (n: number): string => `All words are valid: ${points(n)}, with your hand deducted.`,
  },
  pick: { enough: (nth: number): string => (nth > 2 ? 'Stop here' : 'Stop at one') },
  steal: {
    leave: 'Steal nothing',
    go: (card: string): string => `Steal the ${upper(card)}`,
    rest: 'It leaves',
    offers: 'It can make',
    unsure: 'The dictionary isn’t available right now, so we can’t show what you can steal.',
    waiting: 'Finding cards you can steal…',
    none: 'You can’t steal any card: what’s left must always be a word.',
  },
  discard: { go: (n: number): string => `Discard ${cards(n)}` },
  manifest: {
    title: 'Your manifest: secret words that pay',
    short: 'Manifest',
    double: (set: number, factor: number): string => `set ${set} pays ${times(factor)}`,
    set: 'Set',
    note: (once: boolean, other: number, cost: number): string =>
      `Lay these words for the points above them${once ? ', once each' : '; every copy pays'}. Other words pay ${other}, and each card left in your hand costs ${cost}.`,
    done: 'done',
    now: 'you can lay it now',
    oneAway: (faces: readonly string[]): string => `one card away: ${faces.map(upper).join(' or ')}`,
    sum: (done: number, now: number, away: number): string =>
      done === 0 ? `secret words that pay: ${now} ready` : `${done} done, ${now} ready, ${away} one card away`,
  },
  sheet: {
    title: (round: number): string => `Round ${round} scores`,
    open: (round: number): string => `See round ${round} scores`,
    word: 'Word',
    why: 'Why',
    points: 'Points',
    /** `factor`: of the bonus; 1 for none. */
    manifest: (set: number, factor: number): string =>
      `set ${set}${factor === 1 ? '' : factor === 2 ? ', doubled' : ` × ${factor}`}`,
    again: 'another copy',
    other: 'not on your manifest',
    left: (n: number): string => `${cards(n)} left in hand`,
    sum: 'Total',
    on: (manifest: number, bonus: number, factor: number): string =>
      `Manifest ${manifest}, set ${bonus} pays ${times(factor)}`,
  },
  end: {
    words: (n: number): string => plural(n, 'manifest word', 'manifest words'),
    noWords: 'No words on the table.',
    best: (names: Names, seat: Seat, text: string, n: number): string =>
      `Best word: ${text.toUpperCase()} for ${n}, by ${seat === names.me ? 'you' : names.of(seat)}.`,
  },
  lately: 'Last moves',
  /** Why a player gets a shared device next. Names, not 'you': everyone reads it. */
  handOver: {
    lastBuild: 'the pile is empty, so everyone builds one last time',
    starts: (name: string, round: number): string => `${name} starts round ${round}`,
    goesOn: (name: string): string => `${name}’s turn isn’t over`,
    late: (name: string): string => `time ran out for ${name}`,
  },
} as const;
