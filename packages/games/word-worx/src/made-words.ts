import type { MadeWord, Seat } from '@wordhoard/kernel';
import { type CardId, textOf } from './cards.ts';
import type { Event } from './types.ts';

const unscoredWords = (seat: Seat, words: readonly (readonly CardId[])[]): MadeWord[] =>
  words.map((cards) => ({ seat, word: textOf(cards), points: null }));

/** [WX-11] Words as built, and again with points if they were there when the round was scored. */
export const madeWords = (events: readonly Event[]): readonly MadeWord[] =>
  events.flatMap((event): MadeWord[] => {
    switch (event.type) {
      case 'built':
        return unscoredWords(event.seat, [...event.words.map(({ cards }) => cards), ...event.sealed]);
      case 'stole':
        return unscoredWords(
          event.seat,
          event.words.map(({ cards }) => cards),
        );
      case 'round-scored':
        return event.sheets.flatMap(({ lines }, seat) => lines.map(({ word, points }) => ({ seat, word, points })));
      default:
        return [];
    }
  });
