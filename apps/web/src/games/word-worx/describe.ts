import { entryAt } from '@wordhoard/kernel';
import { type CardDeck, type Config, componentsOf, type Event } from '@wordhoard/word-worx';
import { allowedTold, endTold, type LatestEvent, leaders, type TurnPart } from '../../table-kit/events.ts';
import type { Names } from '../../table-kit/phrases.ts';
import { listed } from '../../ui/format.ts';
import { wordWorx } from './strings/play.ts';

/** An event as all may hear it; null if it needs no words. Another player's turn is told in one sentence. */
export function describe(event: Event, names: Names, config: Config): LatestEvent | null {
  const { deck } = componentsOf(config);
  const told = describeMove(event, names, deck);
  const part = told && partOf(event, names, deck);
  if (!part || !('seat' in event)) return told;
  return { ...told, part: { ...part, who: names.of(event.seat), summary: turnSummary } };
}

function partOf(event: Event, names: Names, deck: CardDeck): Pick<TurnPart, 'verb' | 'what'> | null {
  const { faceOf, textOf } = deck;
  const say = wordWorx.event.part;
  if (!('seat' in event) || event.seat === names.me) return null;
  switch (event.type) {
    case 'picked':
      return say.took(faceOf(event.card));
    case 'stole':
      return say.stole(names, event.from, faceOf(event.card), textOf(event.before), madeBy(event, deck));
    case 'built': {
      const { words, laid, sealed, last } = event;
      // Words of the last build may be made of cards that lay there before.
      if (last && words.length > 0) return say.endedWith(words.map(({ cards }) => textOf(cards)));
      const made = words.filter(({ cards }) => cards.some((card) => laid.includes(card)));
      const texts = made.map(({ cards }) => textOf(cards));
      return say.built(texts, sealed.map(textOf));
    }
    case 'discarded':
      return say.discarded(event.cards.map(faceOf));
    case 'drew':
      return say.drew(event.cards.length + event.unseen);
    default:
      return null;
  }
}

/** The word that a stolen card went into. */
const madeBy = ({ words, card }: Extract<Event, { type: 'stole' }>, { textOf }: CardDeck): string =>
  textOf(words.find(({ cards }) => cards.includes(card))?.cards ?? [card]);

function describeMove(event: Event, names: Names, deck: CardDeck): LatestEvent | null {
  const { faceOf, textOf } = deck;
  const say = wordWorx.event;
  switch (event.type) {
    case 'allowed':
      return allowedTold(event, names);
    case 'round-began':
      return { text: say.roundBegan(names, event.round, event.starter), mine: true, words: [] };
    case 'turn-began':
      return { text: say.turnBegan(names, event.seat), mine: event.seat === names.me, passing: true };
    case 'timed-out':
      return {
        text: say.timedOut(names, event.seat)[event.at],
        mine: event.seat === names.me,
        urgent: event.seat === names.me,
        outcome: event.seat === names.me ? 'bad' : 'even',
      };
    case 'picked': {
      const next = event.next === null ? null : faceOf(event.next);
      return {
        text: say.picked(names, event.seat, faceOf(event.card), next),
        mine: event.seat === names.me,
        words: [],
      };
    }
    case 'stole': {
      const { seat, from, card, before, rest, words } = event;
      const open = words.map(({ cards }) => textOf(cards));
      const text = say.stole(names, seat, from, {
        card: faceOf(card),
        before: textOf(before),
        rest: textOf(rest),
        made: madeBy(event, deck),
        open,
      });
      return {
        text,
        mine: seat === names.me || from === names.me,
        urgent: from === names.me,
        toMe: from === names.me,
        outcome: from === names.me ? 'bad' : seat === names.me ? 'good' : 'even',
        words: [textOf(before), textOf(rest), ...open],
      };
    }
    case 'built': {
      const { seat, words, laid, sealed, last } = event;
      const open = words.map(({ cards }) => textOf(cards));
      const parts = [say.built(names, seat, open, laid.length, last)];
      if (sealed.length > 0) parts.push(say.sealed(names, seat, sealed.map(textOf)));
      const told = { text: parts.join(' '), mine: seat === names.me, words: [...open, ...sealed.map(textOf)] };
      return sealed.length === 0 ? told : { ...told, outcome: seat === names.me ? 'good' : 'even' };
    }
    case 'locked': {
      const { seat, word, cards } = event;
      const text = (word === null ? say.unlocked : say.locked)(names, seat, textOf(cards));
      return { text, mine: seat === names.me, words: [textOf(cards)] };
    }
    case 'discarded':
      return {
        text: say.discarded(names, event.seat, event.cards.map(faceOf)),
        mine: event.seat === names.me,
        words: [],
      };
    case 'drew': {
      const next = event.next === null ? null : faceOf(event.next);
      const text = say.drew(names, event.seat, event.cards.map(faceOf), event.unseen, next);
      return { text, mine: event.seat === names.me, words: [] };
    }
    case 'drew-unseen':
      // Several people look at this device: it must stay secret.
      return names.me === null ? null : { text: say.drewUnseen(event.cards.map(faceOf)), mine: true, words: [] };
    case 'pile-out':
      return { text: say.pileOut, mine: true, outcome: 'even' };
    case 'round-scored':
      return { text: say.scored(names, event.round, event.totals), mine: true, words: [], outcome: 'even' };
    case 'ended': {
      const first = leaders(event.totals);
      return endTold(wordWorx.prompt.won(names, first, Math.max(...event.totals)), first, names);
    }
  }
}

/** Outcomes by gravity: the gravest of a turn is the turn's. */
const GRAVITY = ['bad', 'good', 'even'] as const;

/** A turn of several moves in one sentence: 'Beth took E and R, stole S from your STARE, built HASTE.' */
export function turnSummary(turn: readonly LatestEvent[]): LatestEvent {
  const done: { readonly verb: string; readonly what: string[] }[] = [];
  // Of a turn in which something was done, what was not done is not worth saying.
  const isIdle = turn.every(({ part }) => !part || part.what === '');
  for (const { part } of isIdle ? turn.slice(0, 1) : turn) {
    if (!part || (part.what === '' && !isIdle)) continue;
    const last = done.at(-1);
    if (last?.verb === part.verb) last.what.push(part.what);
    else done.push({ verb: part.verb, what: [part.what] });
  }
  const told = done.map(({ verb, what }) => `${verb} ${listed(what)}`.trim()).join(', ');
  const outcome = GRAVITY.find((it) => turn.some((one) => one.outcome === it));
  return {
    text: `${entryAt(turn, 0).part?.who} ${told}.`,
    mine: turn.some(({ mine }) => mine),
    toMe: turn.some(({ toMe }) => toMe),
    words: turn.flatMap(({ words = [] }) => words),
    ...(outcome && { outcome }),
  };
}
