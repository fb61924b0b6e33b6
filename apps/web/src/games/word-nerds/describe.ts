import type { Seat } from '@wordhoard/kernel';
import { type ActionId, actionOf, type Event, letterOf } from '@wordhoard/word-nerds';
import { allowedTold, endOutcome, type LatestEvent, leaders } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { wordNerds } from './strings/play.ts';

/** An event in words; null if it needs none. */
export function describe(event: Event, names: Names): LatestEvent | null {
  if (event.type === 'allowed') return allowedTold(event, names);
  const text = textFor(event, names);
  if (text === null) return null;
  const outcome = outcomeOf(event, names);
  const toMe = isDoneTo(names.me, event);
  return {
    text,
    words: wordsOf(event),
    mine: toMe || concerns(event, names),
    toMe,
    urgent: event.type === 'judged' || (event.type === 'timed-out' && event.seat === names.me),
    ...(outcome && { outcome }),
  };
}

/** Cards have names in capitals, too: only these are words. */
function wordsOf(event: Event): readonly string[] {
  switch (event.type) {
    case 'laid':
    case 'judged':
      return [event.text];
    case 'challenge':
    case 'card-played':
      return event.on ? [event.on.text] : [];
    case 'battle-decided':
      return [event.won.text, event.lost.text];
    case 'scored':
      return event.words.map(({ text }) => text);
    default:
      return [];
  }
}

const forOne = (seat: Seat, me: Seat | null, good: boolean): 'good' | 'bad' | 'even' =>
  me === null || seat !== me ? 'even' : good ? 'good' : 'bad';

/** Did another player do this to the reader, or to a word of theirs? */
const isDoneTo = (me: Seat | null, event: Event): boolean =>
  me !== null &&
  (('on' in event && event.on?.owner === me) ||
    ('owner' in event && event.owner === me) ||
    ('at' in event && event.at === me) ||
    ('from' in event && event.from === me)) &&
  !('seat' in event && event.seat === me);

/** The decision an event brought, and for which players. */
function outcomeOf(event: Event, names: Names): LatestEvent['outcome'] {
  const { me } = names;
  switch (event.type) {
    case 'judged':
      if (me !== null && event.by.includes(me)) return event.valid ? 'bad' : 'good';
      return forOne(event.owner, me, event.valid);
    case 'laid':
      return event.trumps === null ? undefined : forOne(event.seat, me, true);
    case 'battle-decided':
      return event.lost.owner === me ? 'bad' : forOne(event.won.owner, me, true);
    case 'scored':
      return event.words.some(({ seat }) => seat === me) ? 'good' : 'even';
    case 'moved':
      return event.from === me ? 'bad' : forOne(event.to, me, true);
    case 'card-played':
      return event.at !== null && event.at === me && event.seat !== me ? 'bad' : undefined;
    case 'timed-out':
      return forOne(event.seat, me, false);
    case 'ended':
      return endOutcome(leaders(event.scores), names);
    case 'no-word':
      return 'even';
    default:
      return undefined;
  }
}

const cardName = (card: ActionId): string => wordNerds.cards.name(actionOf(card).name);

const concerns = (event: Event, { me }: Names): boolean =>
  me !== null &&
  (('seat' in event && event.seat === me) || ['laid', 'judged', 'scored', 'bids', 'ended'].includes(event.type));

function textFor(event: Exclude<Event, { type: 'allowed' }>, names: Names): string | null {
  const say = wordNerds.event;
  switch (event.type) {
    case 'turned-up':
      return say.turnedUp(event.turn, event.cards.map(letterOf));
    case 'bids':
      return say.bids(names, event.tokens);
    case 'selection':
      return say.selection(names, event.order);
    case 'selected':
      return say.selected(names, event.seat, letterOf(event.card));
    case 'joined-pool':
      return say.joinedPool(letterOf(event.card));
    case 'drew':
      // Several people look at this device: it must stay secret.
      if (names.me === null) return null;
      return say.drew(
        event.cards.map((card) => (event.deck === 'actions' ? cardName(card) : letterName(letterOf(card)))),
      );
    case 'others-drew':
      return say.othersDrew(names, event.seat, event.count, event.deck === 'actions');
    case 'reshuffled':
      return say.reshuffled;
    case 'card-played':
      return say.played(
        names,
        event.seat,
        cardName(event.card),
        event.on
          ? say.onWord(names, event.on)
          : event.at === null || event.at === event.seat
            ? ''
            : say.on(names, event.at),
      );
    case 'moved':
      return say.moved(names, event.from, event.to, event.card && names.me !== null ? letterOf(event.card) : null);
    case 'took':
      return say.took(names, event.seat, letterOf(event.card), event.from);
    case 'swept':
      return say.swept;
    case 'discarded':
      return say.discarded(names, event.seat, event.count);
    case 'retrieved':
      return say.retrieved(names, event.seat, event.tokens);
    case 'laid':
      return event.trumps === null
        ? say.laid(names, event.seat, event.text, event.value, along(event))
        : say.trumped(names, event.seat, event.text, event.value, along(event));
    case 'no-word':
      return say.noWord;
    case 'battle-decided':
      return say.decided(names, event.won, event.lost);
    case 'challenge':
      return say.challenge(names, event.by, event.on);
    case 'judged':
      return say.judged(names, event, event.by, event.valid);
    case 'scored':
      return say.scored(names, event.words);
    case 'kept':
      return say.kept(names, event.seat, event.redrew);
    case 'purchased':
      return say.purchased(names, event.seat, event.what, event.tokens.length);
    case 'turn-over':
      return null;
    case 'stopping':
      return say.stopping(names, event.seat, event.agrees);
    case 'timed-out':
      return say.timedOut(names, event.seat)[event.at];
    case 'ended': {
      const first = leaders(event.scores);
      return `${say.ended[event.why]} ${wordNerds.prompt.won(names, first, Math.max(...event.scores))}`;
    }
  }
}

/** [WN-14] The action cards laid with a word: those on itself, and those on the word it attacks. */
const along = ({ actions, word }: Extract<Event, { type: 'laid' }>): string[] =>
  actions.map(({ card, word: on }) => (on === word ? cardName(card) : wordNerds.event.against(cardName(card))));

const letterName = (letter: string): string => (letter === '?' ? 'WILD' : letter.toUpperCase());
