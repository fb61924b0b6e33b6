import { type Event, faceOf, textOf } from '@wordhoard/word-worx';
import { wordWorx } from '#strings/word-worx.ts';
import type { Told } from '../../shell/table/log.tsx';
import type { Names } from '../../shell/table/names.ts';

/** What everybody may hear; null for what needs no words. */
export function describe(event: Event, names: Names): Told | null {
  const say = wordWorx.event;
  switch (event.type) {
    case 'round-began':
      return { text: say.roundBegan(names, event.round, event.starter), mine: true };
    case 'turn-began':
      return { text: say.turnBegan(names, event.seat), mine: event.seat === names.me, passing: true };
    case 'picked': {
      const next = event.next === null ? null : faceOf(event.next);
      return { text: say.picked(names, event.seat, faceOf(event.card), next), mine: event.seat === names.me };
    }
    case 'stole': {
      const { seat, from, card, before, rest, made } = event;
      const text = say.stole(names, seat, from, faceOf(card), textOf(before), textOf(rest), textOf(made));
      return { text, mine: seat === names.me || from === names.me, urgent: from === names.me };
    }
    case 'built': {
      const { seat, words, laid, sealed } = event;
      const open = words.map(({ cards }) => textOf(cards));
      const parts = [say.built(names, seat, open, laid.length)];
      if (sealed.length > 0) parts.push(say.sealed(names, seat, sealed.map(textOf)));
      return { text: parts.join(' '), mine: seat === names.me };
    }
    case 'locked': {
      const { seat, word, cards } = event;
      const text = (word === null ? say.unlocked : say.locked)(names, seat, textOf(cards));
      return { text, mine: seat === names.me };
    }
    case 'discarded':
      return { text: say.discarded(names, event.seat, event.cards.map(faceOf)), mine: event.seat === names.me };
    case 'drew':
      // Several people look at this device: nobody else may know.
      return names.me === null ? null : { text: say.drew(event.cards.map(faceOf)), mine: true };
    case 'others-drew':
      return { text: say.othersDrew(names, event.seat, event.count), passing: true };
    case 'pile-out':
      return { text: say.pileOut, mine: true };
    case 'round-scored':
      return { text: say.scored(names, event.round, event.totals), mine: true };
  }
}
