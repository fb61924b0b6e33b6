import type { MadeWord, Seat } from '@wordhoard/kernel';
import type { CardDeck, CardId } from './cards.ts';
import { componentsOf } from './components.ts';
import type { Config } from './config.ts';
import type { Event } from './types.ts';

const unscoredWords = ({ textOf }: CardDeck, seat: Seat, words: readonly (readonly CardId[])[]): MadeWord[] =>
  words.map((cards) => ({ seat, word: textOf(cards), points: null }));

/** [WX-11] Words as built, and again with points if they were there when the round was scored. */
export function madeWords(events: readonly Event[], config: Config): readonly MadeWord[] {
  const { deck } = componentsOf(config);
  return events.flatMap((event): MadeWord[] => {
    switch (event.type) {
      case 'built':
        return unscoredWords(deck, event.seat, [...event.words.map(({ cards }) => cards), ...event.sealed]);
      case 'stole':
        return unscoredWords(
          deck,
          event.seat,
          event.words.map(({ cards }) => cards),
        );
      case 'round-scored':
        return event.sheets.flatMap(({ lines }, seat) => lines.map(({ word, points }) => ({ seat, word, points })));
      default:
        return [];
    }
  });
}
