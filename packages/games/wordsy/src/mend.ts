import { MAX_WORD_LENGTH } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { entryOf, strike } from './challenge.ts';
import type { Steps } from './types.ts';
import { pointsOf } from './write.ts';

/** [WY-24] Lets a player change a challenged non-word, once, to one of the words offered, which then scores as usual. */
export const mend: Steps['mend'] = {
  asks: (_state, { seat }) => [seat],
  limit: 'mend',
  progress: 'shown',
  answer: v.strictObject({ word: v.nullable(v.pipe(v.string(), v.maxLength(MAX_WORD_LENGTH))) }),
  check: ({ step }, { word }) =>
    word === null || step.offered.includes(word) ? undefined : { code: 'not-suggested', word },
  defaultAnswer: () => ({ word: null }),
  close(m, { seat, word: from }, [submitted]) {
    const entry = entryOf(m, seat);
    const to = submitted?.answer.word ?? null;
    if (to === null) strike(entry);
    else Object.assign(entry, { word: to, points: pointsOf(m.state, seat, to), status: 'mended' });
    m.tell({ type: 'mended', seat, from, to, points: entry.points });
  },
};
