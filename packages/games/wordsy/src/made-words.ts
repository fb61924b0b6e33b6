import type { MadeWord } from '@wordhoard/kernel';
import { isWord } from './totals.ts';
import type { Event } from './types.ts';

/** [WY-14] [WY-24] As shown, and as the sheet has it after all challenges. */
export const madeWords = (events: readonly Event[]): readonly MadeWord[] =>
  events
    .flatMap((event): MadeWord[] => {
      if (event.type === 'revealed') return [{ seat: event.seat, word: event.word, points: null }];
      if (event.type !== 'round-scored') return [];
      return event.lines.map(({ word, status, points }, seat) => ({
        seat,
        word,
        points: isWord(status) ? points : null,
      }));
    })
    .filter(({ word }) => word !== '');
