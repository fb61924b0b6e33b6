import type { Event } from '@wordhoard/wildwords';

/** A word as it lies there: with an asterisk in it, it is a pattern. */
export const isPlain = (pattern: string): boolean => !pattern.includes('*');

/** The word of `8E FEND` or `8E (F)END`; null where an asterisk is in it. */
export function wordOfPlay(play: string): string | null {
  const word = play.replace(/^\S+ |[()]/g, '');
  return isPlain(word) ? word : null;
}

/** The words of one play: as they lie, and as they were spelled after a challenge. */
export interface WordsOfPlay {
  readonly patterns: readonly string[];
  readonly spelt: readonly string[] | null;
  /** The dictionary has decided, or can't be asked any more. */
  readonly decided: boolean;
}

/** Of every play there was, in their order. */
export function wordsOfPlays(events: readonly Event[]): readonly WordsOfPlay[] {
  const plays: WordsOfPlay[] = [];
  for (const event of events) {
    if (event.type === 'played')
      plays.push({ patterns: event.words.map(({ pattern }) => pattern), spelt: null, decided: false });
    const now = plays.at(-1);
    if (!now) continue;
    if (event.type === 'spelt') plays[plays.length - 1] = { ...now, spelt: event.words };
    // Without a spelling the dictionary wasn't asked: the same word may be tried again.
    else if (event.type === 'stood' || (event.type === 'judged' && event.words !== null))
      plays[plays.length - 1] = { ...now, decided: true };
  }
  return plays;
}

/** Words of which the dictionary must not speak while the game lasts, in small letters. */
export const undecidedOf = (plays: readonly WordsOfPlay[]): readonly string[] =>
  plays
    .filter(({ decided }) => !decided)
    .flatMap(({ patterns, spelt }) => [...patterns.filter(isPlain), ...(spelt ?? [])])
    .map((word) => word.toLowerCase());
