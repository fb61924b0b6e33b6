import type { Seat } from '@wordhoard/kernel';
import {
  type ActionDeck,
  type ActionId,
  actionsOf,
  type Config,
  componentsOf,
  type Event,
  type LetterDeck,
} from '@wordhoard/word-nerds';
import { allowedTold, endOutcome, type LatestEvent, leaders } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { wordNerds } from './strings/play.ts';

/** An event in words; null if it needs none. */
export function describe(event: Event, names: Names, config: Config): LatestEvent | null {
  if (event.type === 'allowed') return allowedTold(event, names);
  // The type of the event chooses the function, so the function takes this event.
  const tell = TELL[event.type] as (event: Event, names: Names, cards: Decks) => EventText | string | null;
  const told = tell(event, names, { letters: componentsOf(config).letters, actions: actionsOf(config) });
  if (told === null) return null;
  const toMe = isDoneTo(names.me, event);
  return {
    words: [],
    ...(typeof told === 'string' ? { text: told } : told),
    mine: toMe || concerns(event, names),
    toMe,
    urgent: event.type === 'judged' || (event.type === 'timed-out' && event.seat === names.me),
  };
}

/** The sentence for an event. Cards have names in capitals, too, so `words` lists those that can be looked up. */
type EventText = Pick<LatestEvent, 'text' | 'words' | 'outcome'>;

const say = wordNerds.event;

/** The cards that the ids of events stand for. */
interface Decks {
  readonly letters: LetterDeck;
  readonly actions: ActionDeck;
}

const TELL: {
  readonly [T in Exclude<Event['type'], 'allowed'>]: (
    event: Extract<Event, { type: T }>,
    names: Names,
    decks: Decks,
  ) => EventText | string | null;
} = {
  'turned-up': ({ turn, cards }, _, { letters }) => say.turnedUp(turn, cards.map(letters.letterOf)),
  bids: ({ tokens }, names) => say.bids(names, tokens),
  selection: ({ order }, names) => say.selection(names, order),
  selected: ({ seat, card }, names, { letters }) => say.selected(names, seat, letters.letterOf(card)),
  'joined-pool': ({ card }, _, { letters }) => say.joinedPool(letters.letterOf(card)),
  // If several people look at this device, it must stay secret.
  drew: ({ deck, cards }, { me }, decks) =>
    me === null
      ? null
      : say.drew(cards.map((card) => (deck === 'actions' ? cardName(decks, card) : letterName(decks, card)))),
  'others-drew': ({ seat, count, deck }, names) => say.othersDrew(names, seat, count, deck === 'actions'),
  reshuffled: () => say.reshuffled,
  'card-played': ({ seat, card, on, at }, names, decks) => {
    const target = on ? say.onWord(names, on) : at === null || at === seat ? '' : say.on(names, at);
    return {
      text: say.played(names, seat, cardName(decks, card), target),
      words: on ? [on.text] : [],
      ...(at !== null && at === names.me && seat !== at && { outcome: 'bad' }),
    };
  },
  moved: ({ from, to, card }, names, { letters }) => ({
    text: say.moved(names, from, to, card && names.me !== null ? letters.letterOf(card) : null),
    outcome: from === names.me ? 'bad' : outcomeFor(to, names, true),
  }),
  took: ({ seat, card, from }, names, { letters }) => say.took(names, seat, letters.letterOf(card), from),
  swept: () => say.swept,
  discarded: ({ seat, count }, names) => say.discarded(names, seat, count),
  retrieved: ({ seat, tokens }, names) => say.retrieved(names, seat, tokens),
  laid: ({ seat, text, value, actions, word, trumps }, names, decks) => {
    // [WN-14] The action cards laid with a word: those on itself, and those on the word it attacks.
    const along = actions.map(({ card, word: on }) => {
      const name = cardName(decks, card);
      return on === word ? name : say.against(name);
    });
    return trumps === null
      ? { text: say.laid(names, seat, text, value, along), words: [text] }
      : {
          text: say.trumped(names, seat, text, value, along),
          words: [text],
          outcome: outcomeFor(seat, names, true),
        };
  },
  'no-word': () => ({ text: say.noWord, outcome: 'even' }),
  'battle-decided': ({ won, lost }, names) => ({
    text: say.decided(names, won, lost),
    words: [won.text, lost.text],
    outcome: lost.owner === names.me ? 'bad' : outcomeFor(won.owner, names, true),
  }),
  challenge: ({ by, on }, names) => ({ text: say.challenge(names, by, on), words: [on.text] }),
  judged: ({ by, valid, ...word }, names) => ({
    text: say.judged(names, word, by, valid),
    words: [word.text],
    outcome:
      names.me !== null && by.includes(names.me) ? (valid ? 'bad' : 'good') : outcomeFor(word.owner, names, valid),
  }),
  scored: ({ words }, names) => ({
    text: say.scored(names, words),
    words: words.map(({ text }) => text),
    outcome: words.some(({ seat }) => seat === names.me) ? 'good' : 'even',
  }),
  kept: ({ seat, redrew }, names) => say.kept(names, seat, redrew),
  purchased: ({ seat, what, tokens }, names) => say.purchased(names, seat, what, tokens.length),
  'turn-over': () => null,
  stopping: ({ seat, agrees }, names) => say.stopping(names, seat, agrees),
  'timed-out': ({ seat, at }, names) => ({
    text: say.timedOut(names, seat)[at],
    outcome: outcomeFor(seat, names, false),
  }),
  ended: ({ why, scores }, names) => ({
    text: `${say.ended[why]} ${wordNerds.prompt.won(names, leaders(scores), Math.max(...scores))}`,
    outcome: endOutcome(leaders(scores), names),
  }),
};

const cardName = ({ actions }: Decks, card: ActionId): string => wordNerds.cards.name(actions.card(card).name);

const letterName = ({ letters }: Decks, card: string): string =>
  letters.isWild(card) ? 'WILD' : letters.letterOf(card).toUpperCase();

const outcomeFor = (seat: Seat, { me }: Names, good: boolean): 'good' | 'bad' | 'even' =>
  me === null || seat !== me ? 'even' : good ? 'good' : 'bad';

/** Did another player do this to the reader, or to a word of theirs? */
const isDoneTo = (me: Seat | null, event: Event): boolean =>
  me !== null &&
  (('on' in event && event.on?.owner === me) ||
    ('owner' in event && event.owner === me) ||
    ('at' in event && event.at === me) ||
    ('from' in event && event.from === me)) &&
  !('seat' in event && event.seat === me);

const concerns = (event: Event, { me }: Names): boolean =>
  me !== null &&
  (('seat' in event && event.seat === me) || ['laid', 'judged', 'scored', 'bids', 'ended'].includes(event.type));
