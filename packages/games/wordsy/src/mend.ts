import { MAX_WORD } from '@wordhoard/lexicon/schema';
import * as v from 'valibot';
import { entryOf, strike } from './challenge.ts';
import type { Steps } from './types.ts';
import { pointsOf } from './write.ts';

/** [WY-24] A challenged word that is none may once be changed to one of those offered; it then scores as any other. */
export const mend: Steps['mend'] = {
  asks: (_state, { seat }) => [seat],
  limit: 'mend',
  progress: 'shown',
  answer: v.strictObject({ word: v.nullable(v.pipe(v.string(), v.maxLength(MAX_WORD))) }),
  check: ({ step }, { word }) =>
    word === null || step.offered.includes(word) ? undefined : { code: 'not-suggested', word },
  defaultAnswer: () => ({ word: null }),
  close(m, { seat, word: from }, [given]) {
    const entry = entryOf(m, seat);
    const to = given?.answer.word ?? null;
    if (to === null) strike(entry);
    else Object.assign(entry, { word: to, points: pointsOf(m.state, seat, to), status: 'mended' });
    m.tell({ type: 'mended', seat, from, to, points: entry.points });
  },
};
