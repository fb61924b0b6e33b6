import type { MadeWord } from '@wordhoard/kernel';
import { countsAsWord } from './totals.ts';
import type { Event } from './types.ts';

/** [WY-14] [WY-24] Words as revealed, and as entered on the sheet after all challenges. */
export const madeWords = (events: readonly Event[]): readonly MadeWord[] =>
  events
    .flatMap((event): MadeWord[] => {
      if (event.type === 'revealed') return [{ seat: event.seat, word: event.word, points: null }];
      if (event.type !== 'round-scored') return [];
      return event.lines.map(({ word, status, points }, seat) => ({
        seat,
        word,
        points: countsAsWord(status) ? points : null,
      }));
    })
    .filter(({ word }) => word !== '');
