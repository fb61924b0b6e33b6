import type { MadeWord } from '@wordhoard/kernel';
import type { Event } from './types.ts';

/** [WN-14] [WN-17] Words as laid, and again with points if they scored. */
export const madeWords = (events: readonly Event[]): readonly MadeWord[] =>
  events.flatMap((event): MadeWord[] => {
    if (event.type === 'laid') return [{ seat: event.seat, word: event.text, points: null }];
    if (event.type !== 'scored') return [];
    return event.words.map(({ seat, text, points }) => ({ seat, word: text, points }));
  });
