import type { MadeWord } from '@wordhoard/kernel';
import type { Event } from './types.ts';

/**
 * [WW-11] [WW-14] [WW-15] The words of every play, as patterns or as spelt. The points of a play that stands are given
 * with its main word; crossing words have none.
 */
export function madeWords(events: readonly Event[]): readonly MadeWord[] {
  const made: MadeWord[] = [];
  let words: readonly string[] = [];
  for (const event of events) {
    if (event.type === 'played') words = event.words.map(({ pattern }) => pattern.toLowerCase());
    else if (event.type === 'spelt' && event.words) words = event.words.map((word) => word.toLowerCase());
    else if (event.type === 'stood' || event.type === 'taken-back')
      for (const [i, word] of words.entries())
        made.push({ seat: event.seat, word, points: event.type === 'stood' && i === 0 ? event.points : null });
  }
  return made;
}
