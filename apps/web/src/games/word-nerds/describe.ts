import { type ActionId, actionOf, type Event, letterOf } from '@wordhoard/word-nerds';
import { wordNerds } from '#strings/word-nerds.ts';
import type { Told } from '../../shell/table/log.tsx';
import type { Names } from '../../shell/table/names.ts';

/** What happened, in words; null for what needs none. */
export function describe(event: Event, names: Names): Told | null {
  const text = textFor(event, names);
  return text === null ? null : { text, mine: concerns(event, names), urgent: event.type === 'judged' };
}

const cardName = (card: ActionId): string => wordNerds.cards.name(actionOf(card).name);

const concerns = (event: Event, { me }: Names): boolean =>
  me !== null && (('seat' in event && event.seat === me) || ['laid', 'judged', 'scored', 'bids'].includes(event.type));

function textFor(event: Event, names: Names): string | null {
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
      // Several people look at this device: nobody else may know.
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
        event.at === null || event.at === event.seat ? '' : say.on(names, event.at),
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
        ? say.laid(names, event.seat, event.text, event.value)
        : say.trumped(names, event.seat, event.text, event.value);
    case 'no-word':
      return say.noWord;
    case 'battle-decided':
      return say.decided;
    case 'challenge':
      return say.challenge(names, event.by);
    case 'judged':
      return say.judged(names, event.text, event.by, event.valid);
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
    case 'ended':
      return say.ended[event.why];
  }
}

const letterName = (letter: string): string => (letter === '?' ? 'WILD' : letter.toUpperCase());
